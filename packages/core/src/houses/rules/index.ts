export { type RuleCard, type RuleSection, ruleCard } from './card.ts';

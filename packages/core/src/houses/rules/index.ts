export { type RuleCard, type RuleSection, ruleCard, type SectionId } from './card.ts';

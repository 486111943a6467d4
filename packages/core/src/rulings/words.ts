/** What went wrong, when a ruling holds and what is done then, in the words of people at a table. */
export { sayIrregularity } from './words/irregularities.ts';
export { REMEDIES, sayRemedy } from './words/remedies.ts';
export { sayWhen } from './words/when.ts';

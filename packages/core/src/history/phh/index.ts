/** Hands on record: poker hand histories (PHH) read, replayed on the pot machine and written. */
export { type ParsedHand, type PhhOutcome, readPhh, replayPhh } from './phh.ts';
export { type PhhExtras, phhVariant, toPhh, whyNotPhh } from './write.ts';

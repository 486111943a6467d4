/** Everything at hand: rank cards, deal a hand, run a table, read a rule card, work out a fee. */
export type { Refusal, Result } from '../engine/index.ts';
export type { Ranking, RankingId } from '../ranks/index.ts';
export { type GivenCards, type Ranked, rank, readHand, saySizes } from './rank.ts';

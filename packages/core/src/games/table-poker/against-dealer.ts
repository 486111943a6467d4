import { parseCards } from '../../cards/index.ts';
import type { Arrangement, Choice, Outcome, Step } from '../../engine/player-dealer/game.ts';
import type { RoundState, Wager } from '../../engine/player-dealer/state.ts';
import { evenMoney, lose, push, saying, settleOnly } from '../../engine/player-dealer/steps.ts';
import type { Ranking } from '../../ranks/ranking.ts';

/** Words and choices that many games against a player-dealer share. */

/** The higher hand wins even money, and equal hands push; `ahead` is the difference. */
export const higherWins = (ahead: number): Outcome => (ahead > 0 ? evenMoney : ahead < 0 ? lose : push);

/** Two hands against two: both must be higher to win, one of them is a push. The player-dealer wins a copy. */
export const bothMustWin = (one: boolean, other: boolean, paid: Outcome = evenMoney): Outcome =>
  one && other ? paid : one || other ? push : lose;

/** Why two hands against two came out as they did, by how far ahead each of them is. */
export function bothWhy(one: number, other: number, where = ['in front', 'in back']): string {
  if (one > 0 && other > 0) return 'both hands higher';
  if (one < 0 && other < 0) return 'both hands lower';
  const part = (ahead: number) => (ahead > 0 ? 'higher' : ahead < 0 ? 'lower' : 'a copy');
  return `${part(one)} ${where[0]}, ${part(other)} ${where[1]}`;
}

export const NOT_QUALIFIED = 'the player-dealer does not qualify';

/** Two hands by their names; kickers are named only where they count. */
export function against({ name }: Pick<Ranking, 'name'>, mine: number, theirs: number): string {
  const full = [name(mine), name(theirs)];
  const heads = full.map((words) => words.split(',')[0]);
  if (full[0] === full[1]) return `both have ${full[0]}`;
  return (heads[0] === heads[1] ? full : heads).join(' against ');
}

export const bothMustWinWords = (paid = 'even money'): string =>
  `Both hands higher than the player-dealer's win ${paid}; one higher is a push; none loses.`;

export const COPY_WORDS = 'Equal hands are a copy, which the player-dealer wins.';

/** A player sets two cards in front; a set that the house does not allow is refused with a sentence. */
export const setsHimself = (
  refuses?: (set: Arrangement) => string | null,
  absent?: (cards: readonly number[]) => Arrangement,
): Choice => ({
  id: 'set',
  title: 'Set',
  set: { front: 2, way: null, ...(refuses && { refuses }), ...(absent && { absent }) },
  effects: ['pass'],
});

/** The same with any number of cards in front; the hand is foul unless there are two. */
export const setsAnySplit: Choice = {
  id: 'set',
  title: 'Set',
  set: { front: 2, anyFront: true, way: null },
  effects: ['pass'],
};

/** A player leaves it to the house way. */
export const asksForHouseWay = (way: (cards: readonly number[]) => Arrangement): Choice => ({
  id: 'house way',
  title: 'House way',
  houseWay: true,
  set: { front: 2, way },
  effects: ['pass'],
});

/** Lost wagers are collected before the others are settled, or in order with them. */
export const collected = (
  when: 'at once' | 'in order',
  what: string,
  lost: (round: RoundState, bet: Wager) => boolean,
): readonly Step[] => (when === 'in order' ? [] : [saying(`${what} collected.`, settleOnly(lost))]);

/** The value of a hand written as text, for the threshold of a line of play. */
export function worth(ranking: { value(cards: readonly number[]): number }, text: string): number {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.message);
  return ranking.value(read.cards);
}

import { parseCards } from '../../cards/index.ts';
import type { Arrangement, Choice, Outcome, Step } from '../../engine/player-dealer/game.ts';
import type { RoundState, Wager } from '../../engine/player-dealer/state.ts';
import { evenMoney, lose, push, saying, settleOnly } from '../../engine/player-dealer/steps.ts';

/** What many games against a player-dealer say in the same words. */

/** The higher hand wins even money, and equal hands push; the difference is given. */
export const higherWins = (ahead: number): Outcome => (ahead > 0 ? evenMoney : ahead < 0 ? lose : push);

/** Two hands against two: both must be higher to win, one of them is a push. A copy is the player-dealer's. */
export const bothMustWin = (one: boolean, other: boolean, paid: Outcome = evenMoney): Outcome =>
  one && other ? paid : one || other ? push : lose;

export const bothMustWinWords = (paid = 'even money'): string =>
  `Both hands higher than the player-dealer's win ${paid}; one higher is a push; none loses.`;

export const COPY_WORDS = 'Equal hands are a copy, which the player-dealer wins.';

/** A player sets two cards in front himself; what the house does not let stand is refused by a sentence. */
export const setsHimself = (
  refuses?: (set: Arrangement) => string | null,
  absent?: (cards: readonly number[]) => Arrangement,
): Choice => ({
  id: 'set',
  title: 'Set',
  set: { front: 2, way: null, ...(refuses && { refuses }), ...(absent && { absent }) },
  effects: ['pass'],
});

/** The same, with as many cards in front as the player likes: two, or the hand is foul. */
export const setsAnySplit: Choice = {
  id: 'set',
  title: 'Set',
  set: { front: 2, anyFront: true, way: null },
  effects: ['pass'],
};

/** He leaves it to the house way. */
export const asksForHouseWay = (way: (cards: readonly number[]) => Arrangement): Choice => ({
  id: 'house way',
  title: 'House way',
  houseWay: true,
  set: { front: 2, way },
  effects: ['pass'],
});

/** What is lost already is collected before the others are settled, or with them in their order. */
export const collected = (
  when: 'at once' | 'in order',
  what: string,
  lost: (round: RoundState, bet: Wager) => boolean,
): readonly Step[] => (when === 'in order' ? [] : [saying(`${what} collected.`, settleOnly(lost))]);

/** What a hand is worth, for a line of play that begins with it. */
export function worth(ranking: { value(cards: readonly number[]): number }, text: string): number {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.message);
  return ranking.value(read.cards);
}

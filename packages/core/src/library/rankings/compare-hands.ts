import type { Card } from '../../cards/index.ts';
import { type Result, refuse } from '../../engine/index.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import { type GivenCards, isRanking, notRanking, type Ranked, rankRead, readHand } from './rank.ts';

/** One of the hands compared, as `compareHands` returns it. */
export interface ComparedHand extends Ranked {
  /** 1 is the best; hands that tie share a place. */
  readonly place: number;
  /** Its cards, part by part. */
  readonly parts: readonly (readonly Card[])[];
}

/**
 * Which of some hands is best. Each is a list of its parts: its cards, or hole cards and board.
 *
 * @example
 * ```ts
 * import { compareHands, high } from '@cardroom/core/ranks';
 *
 * const compared = compareHands(high, [['9c 9d 9h 4s 4c'], ['As Ks Qs Js Ts']]);
 * if (compared.ok) console.log(compared.hands.map(({ place, name }) => `${place}: ${name}`).join('; '));
 * // 2: full house, nines over fours; 1: royal flush
 * ```
 */
export function compareHands(
  ranking: Ranking,
  hands: readonly (readonly GivenCards[])[],
): Result<{ readonly hands: readonly ComparedHand[] }> {
  if (!isRanking(ranking)) return refuse('malformed', notRanking(ranking));
  // `Array.from` visits holes in a list as well.
  if (!Array.isArray(hands) || !Array.from(hands).every(Array.isArray))
    return refuse('bad-cards', 'Hands are a list, and each hand is a list of its parts.');
  const ranked: (Ranked & Pick<ComparedHand, 'parts'>)[] = [];
  for (const [i, given] of hands.entries()) {
    const read = readHand(ranking, given, `Hand ${i + 1}`);
    if (!read.ok) return read;
    ranked.push({ ...rankRead(ranking, read.parts), parts: read.parts });
  }
  const place = (value: number) => 1 + ranked.filter((other) => other.value > value).length;
  return { ok: true, hands: ranked.map((hand) => ({ ...hand, place: place(hand.value) })) };
}

import { printCards } from '../../cards/index.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { type Way, without } from '../round/ways.ts';
import { Continued } from './continued.ts';
import type { CardsInSight, ChoiceMade } from './in-sight.ts';

/** A way to play in words: the choice, with the card that goes or the cards in front. */
function said({ choice, discard, set }: Way): string {
  if (set !== undefined) return setSaid(set);
  return discard === undefined ? choice.id : `${choice.id} for ${printCards([...discard])}`;
}

/** `Ah Qc / Ks Kd 9d 5s 3h` */
export const setSaid = ({ front, back }: NonNullable<Way['set']>): string =>
  `${printCards([...front])} / ${printCards([...back])}`;

/** Sets that are the same to every wager are one way to play; the first of them stands for all. */
function apart({ counted }: PlayerDealerGame, cards: readonly number[], ways: readonly Way[]): Way[] {
  if (counted?.by !== 'sets') return [...ways];
  const found = new Map<number, Way>();
  for (const way of ways) {
    const kind = way.set === undefined ? Number.NaN : counted.kind(cards, way.set);
    if (!found.has(kind)) found.set(kind, way);
  }
  return [...found.values()];
}

/**
 * What each way to play a hand is worth, over every card that may still come; the ways of two choices in a row are
 * named together.
 */
export function worthsInSight(game: PlayerDealerGame, seen: CardsInSight): Record<string, number> {
  const round = new Continued(game, seen);
  const found: Record<string, number> = {};
  for (const way of apart(game, seen.own, round.open))
    if (round.choosesAgain)
      round.with(way, () => {
        const then = round.open;
        if (then.length === 0) found[said(way)] = round.rest();
        for (const next of then) found[`${said(way)}, ${said(next)}`] = round.worth(next);
      });
    else found[said(way)] = round.worth(way);
  return found;
}

/** The name of a set in the worths of its hand; empty if it is not among them. */
export function setNamed(game: PlayerDealerGame, own: readonly number[], front: readonly number[]): string {
  const { counted } = game;
  if (counted?.by !== 'sets') return '';
  const kind = counted.kind(own, { front, back: without(own, front) });
  const ways = apart(game, own, new Continued(game, { own, bank: [] }).open);
  const alike = ways.find(({ set }) => set !== undefined && counted.kind(own, set) === kind);
  return alike === undefined ? '' : said(alike);
}

/** The name in the worths of a choice that was made, other than a set. */
export const choiceNamed = ({ id, discard, least }: ChoiceMade): string =>
  discard !== undefined && discard.length > 0
    ? `${id} for ${printCards([...discard])}`
    : least === true
      ? `${id}, least`
      : id;

/** For choices in a row, named together: what the next is worth after those already made, followed by best play. */
export function afterChoices(
  worths: Readonly<Record<string, number>>,
  chosen: readonly string[],
): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, worth] of Object.entries(worths)) {
    const parts = name.split(', ');
    if (parts.length <= chosen.length || chosen.some((id, i) => parts[i] !== id)) continue;
    const next = parts[chosen.length];
    found[next] = Math.max(found[next] ?? Number.NEGATIVE_INFINITY, worth);
  }
  return found;
}

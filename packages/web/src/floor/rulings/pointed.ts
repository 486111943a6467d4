import type { IrregularityKind } from '@cardroom/core/rulings';
import type { HandInPlay } from '@cardroom/core/table';
import { isSameName, type Picked, type Thing } from '../../table/naming/naming.ts';
import { type Nameable, nameablesOf } from './nameables.ts';
import { type Draft, groupsOf, isNamed, type Known, namesCards } from './ruling-draft.ts';

/** What becomes of what was said so far when something on the felt is pointed at; null where it is not about such a thing. */
export function pointedAt(
  draft: Draft,
  known: Known,
  nameables: readonly Nameable[],
  thing: Thing,
): Partial<Draft> | null {
  if (thing.what === 'table') return known.of === 'table' ? {} : null;
  if (!isNamed(known) || (thing.what === 'bet') !== isOfBets(known)) return null;
  const named = nameables.findIndex(({ names }) => isSameName(names, thing.names));
  if (named < 0) return null;
  // The second hand is the one that lies in the place of the first.
  const another = draft.named >= 0 && draft.named !== named;
  if (known.asks.includes('other') && another) return { other: named };
  if (thing.what !== 'card' || !namesCards(known)) return { named, cards: [], other: -1 };
  const { place } = thing;
  if (draft.named !== named) return { named, cards: [place], other: -1 };
  const cards = draft.cards.includes(place)
    ? draft.cards.filter((one) => one !== place)
    : [...draft.cards, place];
  return { cards };
}

/** What players do with chips, in games where a bet goes by whose it is. */
const ACTS: readonly IrregularityKind[] = [
  'unaware of a raise',
  'act out of turn',
  'two acted behind',
  'bet not as said',
  'oversize chip',
  'altered wager',
];
const isOfBets = ({ what, of }: Known): boolean => of === 'wager' || ACTS.includes(what);

/** What can have gone wrong with a thing on the felt: of a card what happens to cards, of anything else all that can be said of it. */
export function wrongWith(
  draft: Draft,
  all: readonly Known[],
  hand: HandInPlay,
  thing: Thing,
): readonly Known[] {
  const cards = groupsOf(all).find(({ title }) => title === 'ruling.group.cards')?.kinds ?? [];
  return all.filter((known) => {
    if (thing.what === 'card' && !namesCards(known) && !cards.includes(known.what)) return false;
    if (thing.what === 'hand' && known.of !== 'table' && namesCards(known)) return false;
    return pointedAt(draft, known, nameablesOf(hand, known, String), thing) !== null;
  });
}

/** What is marked on the felt: what the panel has, or what was pointed at while nothing has been said of it. */
export function markedOn(
  draft: Draft,
  known: Known | undefined,
  named: Nameable | undefined,
  pointed: Thing | null,
): Picked | null {
  if (known !== undefined)
    return named === undefined ? null : { names: named.names, cards: draft.cards, bet: isOfBets(known) };
  if (pointed === null || pointed.what === 'table') return null;
  const { names, what } = pointed;
  return { names, cards: what === 'card' ? [pointed.place] : [], bet: what === 'bet' };
}

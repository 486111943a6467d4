import { IRREGULARITIES, type Irregularity, type IrregularityKind } from '@cardroom/core/rulings';
import type { Nameable } from './nameables.ts';

/** What more may matter, besides whose and which. */
export type Detail = 'by' | 'count' | 'looked' | 'exposed' | 'cents' | 'hand' | 'cards' | 'other';

/** What may go wrong in the hand, as the room lists it, what has to be said of it, and what may be. */
export interface Known {
  readonly what: IrregularityKind;
  readonly of: 'table' | 'seat' | 'cards' | 'hand' | 'hand cards' | 'circle' | 'unbet circle' | 'wager';
  readonly asks: readonly Detail[];
}

/** What the floor has said of it so far. */
export interface Draft {
  readonly what: IrregularityKind | '';
  /** Which of those that can be named it was; -1 for none yet. */
  readonly named: number;
  /** Which of them lies in its place; -1 where nothing is said. */
  readonly other: number;
  readonly cards: readonly number[];
  readonly count: number;
  /** What a bet was found to be, in cents; 0 where nothing is said. */
  readonly cents: number;
  readonly by: 'dealer' | 'player';
  readonly looked: boolean;
  readonly exposed: boolean;
}

export const NOTHING: Draft = {
  what: '',
  named: -1,
  other: -1,
  cards: [],
  count: 1,
  cents: 0,
  by: 'dealer',
  looked: false,
  exposed: false,
};

/** Which hand, circle or bet it was has to be said, or may be. */
export const isNamed = ({ of, asks }: Known): boolean => of !== 'table' || asks.includes('hand');

/** Which cards it was has to be said. */
const needsCards = ({ of }: Known): boolean => of === 'cards' || of === 'hand cards';

/** Which cards it was has to be said, or may be. */
export const namesCards = (known: Known): boolean => needsCards(known) || known.asks.includes('cards');

/** The irregularity as the room is told it; null while something is left to say. */
export function irregularityOf(
  draft: Draft,
  known: Known | undefined,
  nameables: readonly Nameable[],
): Irregularity | null {
  if (known === undefined || draft.what === '') return null;
  const named = isNamed(known) ? nameables[draft.named] : undefined;
  if (known.of !== 'table' && named === undefined) return null;
  if (needsCards(known) && draft.cards.length === 0) return null;
  const { asks } = known;
  const { what, cards, count, cents, by } = draft;
  return {
    what,
    ...named?.names,
    ...(namesCards(known) && cards.length > 0 && { cards: [...cards].sort((a, b) => a - b) }),
    ...(asks.includes('other') && named !== undefined && otherOf(nameables[draft.other])),
    ...(asks.includes('count') && count > 1 && { count }),
    ...(asks.includes('cents') && cents > 0 && { cents }),
    ...(asks.includes('by') && by === 'player' && { by }),
    ...(asks.includes('looked') && draft.looked && { looked: true }),
    ...(asks.includes('exposed') && draft.exposed && { exposed: true }),
  };
}

/** A hand on a circle, the player-dealer's, or a seat's. */
const otherOf = (one: Nameable | undefined): Pick<Irregularity, 'other'> => {
  const other = one?.names.spot ?? one?.names.seat;
  return other === undefined ? {} : { other };
};

export interface Group {
  readonly title:
    | 'ruling.group.cards'
    | 'ruling.group.dealing'
    | 'ruling.group.house'
    | 'ruling.group.players';
  readonly kinds: readonly IrregularityKind[];
}

/** The first kind of each group. */
const BEGINS: Partial<Readonly<Record<IrregularityKind, Group['title']>>> = {
  'exposed card': 'ruling.group.cards',
  'dealt out of order': 'ruling.group.dealing',
  'wrong low card': 'ruling.group.house',
  'changed draw': 'ruling.group.players',
};

/** What may go wrong, in groups; those without any are left out. */
export function groupsOf(known: readonly Known[]): readonly Group[] {
  const groups: { title: Group['title']; kinds: IrregularityKind[] }[] = [];
  for (const what of IRREGULARITIES) {
    const title = BEGINS[what];
    if (title !== undefined) groups.push({ title, kinds: [] });
    if (known.some((one) => one.what === what)) groups.at(-1)?.kinds.push(what);
  }
  return groups.filter(({ kinds }) => kinds.length > 0);
}

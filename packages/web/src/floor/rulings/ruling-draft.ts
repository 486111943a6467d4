import { IRREGULARITIES, type Irregularity, type IrregularityKind } from '@cardroom/core/rulings';
import type { Nameable } from './nameables.ts';

/** What may go wrong in the hand, as the room lists it, and what has to be said of it. */
export interface Known {
  readonly what: IrregularityKind;
  readonly of: 'table' | 'seat' | 'cards' | 'hand' | 'hand cards' | 'circle' | 'wager';
}

/** What the floor has said of it so far. */
export interface Draft {
  readonly what: IrregularityKind | '';
  /** Which of those that can be named it was; -1 for none yet. */
  readonly named: number;
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
  cards: [],
  count: 1,
  cents: 0,
  by: 'dealer',
  looked: false,
  exposed: false,
};

/** What more may matter, besides whose and which. */
export type Detail = 'by' | 'count' | 'looked' | 'exposed' | 'cents';

const DETAILS: Partial<Readonly<Record<IrregularityKind, readonly Detail[]>>> = {
  'exposed card': ['by'],
  'flashed card': ['by'],
  'boxed card': ['by'],
  'card off the table': ['by'],
  'misread hand': ['by'],
  'extra card': ['count'],
  'missing card': ['count'],
  'large board': ['count'],
  'early street': ['count', 'looked', 'exposed'],
  'dealt out of order': ['count'],
  'wrong seat': ['count', 'looked'],
  'wrong burn': ['looked'],
  'burn card taken': ['looked'],
  'early card': ['exposed'],
  'two cards at once': ['exposed'],
  'bet not as said': ['cents'],
  'altered wager': ['looked', 'cents'],
  'wager outside the limits': ['cents'],
};

/** What a player announced has an amount wherever there are bets. */
const ANNOUNCED: readonly IrregularityKind[] = ['bet not as said'];

/** A bet has an amount; where players have none, nobody says how much. */
export const detailsOf = ({ what, of }: Known): readonly Detail[] =>
  (DETAILS[what] ?? []).filter((detail) => detail !== 'cents' || of === 'wager' || ANNOUNCED.includes(what));

export const namesCards = ({ of }: Known): boolean => of === 'cards' || of === 'hand cards';

/** The irregularity as the room is told it; null while something is left to say. */
export function irregularityOf(
  draft: Draft,
  known: Known | undefined,
  nameables: readonly Nameable[],
): Irregularity | null {
  if (known === undefined || draft.what === '') return null;
  const named = nameables[draft.named];
  if (known.of !== 'table' && named === undefined) return null;
  if (namesCards(known) && draft.cards.length === 0) return null;
  const details = detailsOf(known);
  const { what, cards, count, cents, by } = draft;
  return {
    what,
    ...named?.names,
    ...(namesCards(known) && { cards: [...cards].sort((a, b) => a - b) }),
    ...(details.includes('count') && count > 1 && { count }),
    ...(details.includes('cents') && cents > 0 && { cents }),
    ...(details.includes('by') && by === 'player' && { by }),
    ...(details.includes('looked') && draft.looked && { looked: true }),
    ...(details.includes('exposed') && draft.exposed && { exposed: true }),
  };
}

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

import type { Irregularity } from '../../engine/irregularities/irregularity.ts';
import type { KnownIrregularity } from '../../engine/irregularities/known.ts';

type Name = Exclude<keyof Irregularity, 'what' | 'count' | 'by' | 'looked' | 'exposed'>;

/** What names it, by what has to be said of it. */
const NAMED_BY: { readonly [Of in KnownIrregularity['of']]: readonly Name[] } = {
  table: ['seat'],
  seat: ['seat', 'cards', 'cents'],
  cards: ['seat', 'cards'],
  hand: ['spot', 'hand', 'shared', 'pile', 'other'],
  'hand cards': ['spot', 'hand', 'shared', 'pile', 'cards'],
  circle: ['spot', 'hand'],
  'unbet circle': ['spot', 'hand'],
  wager: ['wager', 'cents'],
};
/** What more may name it, where it is asked. */
const ASKED_BY: { readonly [Asked in KnownIrregularity['asks'][number]]?: readonly Name[] } = {
  hand: ['seat', 'spot', 'hand'],
  cards: ['cards'],
  other: ['other'],
};
const NAMES: readonly Name[] = ['seat', 'spot', 'hand', 'other', 'shared', 'pile', 'wager', 'cents', 'cards'];

/** An irregularity without names that say nothing here; one that no machine knows stays as it is, to be refused. */
export function asNamed(
  irregularity: Irregularity,
  known: readonly KnownIrregularity[],
  seats: number,
): Irregularity {
  const one = known.find(({ what }) => what === irregularity?.what);
  if (one === undefined) return irregularity;
  const { of, asks } = one;
  const kept = { ...irregularity };
  const names = [...NAMED_BY[of], ...asks.flatMap((asked) => ASKED_BY[asked] ?? [])];
  for (const name of NAMES) if (!names.includes(name)) delete kept[name];
  if (of === 'table' && kept.seat !== undefined && !isSeat(kept.seat, seats)) delete kept.seat;
  return kept;
}

const isSeat = (seat: unknown, seats: number): boolean =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats;

import { quoted } from '../../cards/quoted.ts';
import type { MachineKind, MachineOf } from '../../engine/machines/machine.ts';
import { isObject } from '../given.ts';
import type { LimitRange } from '../limits/range.ts';
import type { Family } from './families.ts';
import type { AnyLimit, HouseId, OfferingOf } from './offering.ts';
import type { Settings, ValuesOf } from './setting.ts';

type WrittenId = `${HouseId}/${string}`;

/** An offering as a house declares it: its game is built from the values of exactly its own settings. */
interface Written<I extends WrittenId, S extends Settings, D, L extends AnyLimit, R extends LimitRange, T> {
  readonly id: I;
  readonly name: string;
  readonly family: Family;
  readonly line: string;
  readonly cite: string | null;
  readonly wagers?: Readonly<Record<string, string>>;
  readonly settings: S;
  readonly limits: readonly L[];
  /** Left out if its limits are all that is printed. */
  readonly ranges?: readonly R[];
  /** A value if the same is printed for all limits; left out if nothing is printed. */
  readonly table?: T | ((limit: L) => T);
  readonly game: (values: ValuesOf<S>) => D;
}

/** A function that declares a house's offerings of one kind; `D` is a game as its file declares it. */
export type Writer<K extends MachineKind, G, D, L extends AnyLimit, R extends LimitRange, T> = <
  const I extends WrittenId,
  S extends Settings,
>(
  of: Written<I, S, D, L, R, T>,
) => OfferingOf<K, G, L, R, T> & { readonly id: I };

/** `completed` gives a declared game its offering's name, and what it leaves out. */
export function writer<
  K extends MachineKind,
  G,
  D,
  L extends AnyLimit,
  R extends LimitRange,
  T extends object,
>(machine: MachineOf<K>, completed: (name: string, declared: D) => G): Writer<K, G, D, L, R, T> {
  return <const I extends WrittenId, S extends Settings>(written: Written<I, S, D, L, R, T>) => {
    const wrong = whyNotWritten(written);
    if (wrong !== null) throw new Error(wrong);
    const { game, table, ranges = [], ...of } = written;
    return {
      kind: machine.kind,
      machine,
      ranges,
      house: of.id.slice(0, of.id.indexOf('/')) as HouseId,
      ...of,
      table: typeof table === 'function' ? (table as (limit: L) => T) : () => table ?? ({} as T),
      game: (values) => completed(of.name, game(values as ValuesOf<S>)),
    };
  };
}

/**
 * What a declaration lacks; null if nothing. Without types it would go unnoticed, and the game would break far from
 * here.
 */
function whyNotWritten(written: unknown): string | null {
  if (!isObject(written)) return `An offering is declared by an object, not ${quoted(written)}.`;
  const { id, game, settings, limits } = written;
  if (typeof id !== 'string' || !/^[^/]+\/[^/]+$/.test(id))
    return `An offering has an id such as "house/game", not ${quoted(id)}.`;
  if (typeof game !== 'function')
    return `${id}: "game" is a function from the values of its settings to the game, not ${quoted(game)}.`;
  if (!isObject(settings))
    return `${id}: "settings" is an object, empty where nothing is left open, not ${quoted(settings)}.`;
  if (!Array.isArray(limits) || limits.length === 0)
    return `${id}: "limits" lists what its tables are opened at, at least one, not ${quoted(limits)}.`;
  return null;
}

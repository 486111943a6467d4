import type { MachineKind, MachineOf } from '../../engine/machines/machine.ts';
import type { LimitRange } from '../limits/range.ts';
import type { Family } from './families.ts';
import type { AnyLimit, HouseId, OfferingOf } from './offering.ts';
import { whole, whyNotDeclared } from './parts.ts';
import { defaultsOf, type Settings, type ValuesOf } from './setting.ts';

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
    const wrong = whyNotDeclared(machine.kind, written);
    if (wrong !== null) throw new Error(wrong);
    const { game, table, ranges = [], ...of } = written;
    return {
      kind: machine.kind,
      machine,
      ranges,
      house: of.id.slice(0, of.id.indexOf('/')) as HouseId,
      ...of,
      table: typeof table === 'function' ? (table as (limit: L) => T) : () => table ?? ({} as T),
      // What nobody has chosen is as the house has it.
      game: (values) =>
        whole(
          machine.kind,
          of.id,
          completed(of.name, game({ ...defaultsOf(of.settings), ...values } as ValuesOf<S>)),
        ),
    };
  };
}

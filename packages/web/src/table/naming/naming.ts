import type { Irregularity } from '@cardroom/core/rulings';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';

/** As the room is told whose it is. */
export type Names = Pick<Irregularity, 'seat' | 'spot' | 'hand' | 'shared' | 'pile' | 'wager'>;

/** What the floor points at on the felt: a card by its place in its hand, a hand or who has it, a bet, or the deck and the board. */
export type Thing =
  | { readonly what: 'card'; readonly names: Names; readonly place: number }
  | { readonly what: 'hand' | 'bet'; readonly names: Names }
  | { readonly what: 'table' };

/** What the ruling panel holds: whose it is, which cards, and whether it is the bet. */
export interface Picked {
  readonly names: Names;
  readonly cards: readonly number[];
  readonly bet: boolean;
}

/** While something that went wrong is named, the felt can be pointed at. */
export interface Naming {
  readonly point: (thing: Thing) => void;
  readonly picked: Picked | null;
}

const Context = createContext<Naming | null>(null);
export const NamingProvider = Context.Provider;

/** Null while nothing is named: the felt is as always. */
export const useNaming = (): Naming | null => useContext(Context);

/** One name for each hand, however it is said. */
export const isSameName = (a: Names, b: Names): boolean => keyOf(a) === keyOf(b);
const keyOf = ({ seat, spot, hand = 0, shared, pile, wager }: Names): string =>
  JSON.stringify([seat, spot, hand, shared, pile, wager]);

export function isPicked({ picked }: Naming, thing: Thing): boolean {
  if (picked === null || thing.what === 'table' || !isSameName(picked.names, thing.names)) return false;
  if (thing.what === 'card') return picked.cards.includes(thing.place);
  return (thing.what === 'bet') === picked.bet;
}

/** What a table needs to let its felt be pointed at while the panel is open. */
export function usePointing(open: boolean) {
  const [pointed, point] = useState<Thing | null>(null);
  const [picked, setPicked] = useState<Picked | null>(null);
  useEffect(() => {
    if (!open) point(null);
  }, [open]);
  const naming = useMemo(
    // A thing may be pointed at twice: each time it is another object.
    () => (open ? { point: (thing: Thing) => point({ ...thing }), picked } : null),
    [open, picked],
  );
  return { naming, pointed, setPicked };
}

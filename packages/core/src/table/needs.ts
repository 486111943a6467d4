import { needsShoe } from './bank/banking.ts';
import { blindsOf } from './blinds/blinds.ts';
import { drawers } from './decide.ts';
import { seatedWithChips } from './hand/next-hand.ts';
import type { Table } from './table.ts';

/** What the house has to bring so that the table goes on; null while players are to act or there are too few. */
export type HouseNeed =
  | { readonly type: 'draw for button'; readonly players: number }
  | { readonly type: 'shuffle shoe'; readonly cards: readonly number[] }
  /** The whole pack, or cards of the hand that are shuffled again. */
  | { readonly type: 'shuffle'; readonly pile: string; readonly cards: readonly number[] }
  | { readonly type: 'roll'; readonly dice: number }
  /** Bets are open; closing them is allowed unless `refused` says why not. */
  | { readonly type: 'close'; readonly refused: string }
  | { readonly type: 'deal' }
  /** A hand has won a jackpot: the size of the house's pool is asked for. */
  | { readonly type: 'pay jackpot' };

/**
 * What only the house can bring next: a shuffle, dice, the end of the bets; null for nothing.
 *
 * @example
 * ```ts
 * import { houseNeed, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * table.play({ by: 'house', type: 'sell chips', player: 'Bob', cents: 200_00 });
 * table.play({ by: { player: 'Bob' }, type: 'sit', seat: 3, cents: 200_00 });
 * console.log(houseNeed(table)?.type); // draw for button
 * ```
 */
export function houseNeed(table: Table): HouseNeed | null {
  const { state, machine } = table;
  if (machine !== null) return inHand(machine);
  const { sign, bank } = state;
  if (state.jackpot.length > 0) return { type: 'pay jackpot' };
  if (state.closing || state.paused || seatedWithChips(state).length < 2) return null;
  if (sign.kind === 'player-dealer') {
    if (!bank.ready) return null;
    return needsShoe(state)
      ? { type: 'shuffle shoe', cards: Array.from(sign.game.shoe.cards) }
      : { type: 'deal' };
  }
  if (sign.kind === 'pot' && blindsOf(sign) !== null && state.button < 0)
    return { type: 'draw for button', players: drawers(state).length };
  return { type: 'deal' };
}

function inHand({ played }: NonNullable<Table['machine']>): HouseNeed | null {
  if (played.kind !== 'player-dealer') {
    const need = played.hand.need;
    return need;
  }
  const { need } = played.hand;
  switch (need?.type) {
    case 'shuffle':
      return need;
    case 'roll':
      return { type: 'roll', dice: need.count };
    case 'close': {
      const close = played.hand.answerTo({ type: 'close' });
      return { type: 'close', refused: close.ok ? '' : close.message };
    }
    default:
      return null;
  }
}

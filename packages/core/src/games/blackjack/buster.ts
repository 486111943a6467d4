import type { WagerSize } from '../../engine/player-dealer/game.ts';
import { shared } from '../../engine/player-dealer/state.ts';
import { lose, wager } from '../../engine/player-dealer/steps.ts';
import { type PayTable, payFor, payTable } from '../table-poker/pay-table.ts';
import type { SideBet } from './rules.ts';

/** Cards in the player-dealer's hand when it goes over. */
const COUNTS = ['3 cards', '4 cards', '5 cards', '6 cards', '7 cards', '8 cards or more'] as const;
export type BustCount = (typeof COUNTS)[number];

/** Prices for three, four, five, six, seven and eight cards, on consecutive lines. */
export const bustTable = (book: string, firstLine: number, ...prices: number[]): PayTable<BustCount> =>
  payTable(
    book,
    firstLine,
    COUNTS.map((count, i) => [count, prices[i]] as const),
  );

/** A wager that the bank goes over, paid better the more cards it takes; it stands whatever the player has. */
export const bustBet = (id: string, title: string, size: WagerSize, table: PayTable<BustCount>): SideBet => ({
  kind: wager(id, title, size, { needs: ['game'] }),
  onDealer: true,
  outcome: (round, _bet, totals) => {
    const { cards } = shared(round, 'dealer');
    return totals.isOver(cards) ? payFor(table, COUNTS[Math.min(cards.length, 8) - 3]) : lose;
  },
  says: "Paid by the number of cards in the player-dealer's hand when it busts, whatever the player has; otherwise lost.",
  missed: 'the player-dealer did not bust',
  pays: table,
});

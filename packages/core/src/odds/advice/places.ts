import { parseCards, printCard, suitOf } from '../../cards/index.ts';
import type { Chart } from '../../engine/card-words.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { type ChartPlace, placeOfTwo } from '../twenty-one/charts.ts';
import type { CardsInSight } from './in-sight.ts';

const rankOf = (card: number): string => printCard(card)[0];

/** Where a hand is in the charts of its game; null if it is in none, or if they are a rule for all hands. */
export function placeOf(
  { counted }: PlayerDealerGame,
  charts: readonly Chart[],
  { own, bank, board = [] }: CardsInSight,
): ChartPlace | null {
  if (charts.length === 0) return null;
  const [{ rows, columns }] = charts;
  switch (counted?.by) {
    case 'twenty-one':
      return placeOfTwo(charts, own, bank[0]);
    case 'showdown':
      return at(
        0,
        rows.findIndex(([[rank]]) => rank === rankOf(bank[0])),
        1,
      );
    case 'hits': {
      const worth = counted.value(own);
      const isAlike = (text: string) => {
        const read = parseCards(text);
        return read.ok && counted.value(read.cards) === worth;
      };
      return at(
        0,
        rows.findIndex(([such]) => isAlike(such)),
        1,
      );
    }
    case 'script': {
      const { total } = counted;
      if (total === undefined) return null;
      const row = rows.findIndex(([name]) => name === String(total(own)));
      return at(0, row, bank.length === 0 ? 1 : columns.indexOf(String(total(bank))));
    }
    case 'board':
      return placeOfStart(charts, own, board.length);
    default:
      return null;
  }
}

const at = (chart: number, row: number, column: number): ChartPlace | null =>
  row < 0 || column < 1 ? null : { chart, row, column };

/** Starting hands: suited ones above the pairs. The chart is the one for the decision still to be made. */
function placeOfStart(charts: readonly Chart[], own: readonly number[], seen: number): ChartPlace | null {
  if (own.length !== 2) return null;
  const chart = seen === 0 ? 0 : seen <= 3 ? 1 : 2;
  const [high, low] = [...own].sort((a, b) => b - a);
  const [row, column] = suitOf(high) === suitOf(low) ? [high, low] : [low, high];
  const { rows, columns } = charts[chart] ?? charts[0];
  return at(
    chart,
    rows.findIndex(([name]) => name === rankOf(row)),
    columns.indexOf(rankOf(column)),
  );
}

import type { Limit } from '../offering/offering.ts';
import { buyIns, isBigBet, type PotTable, printed } from '../offering/table-rules.ts';

/**
 * What the house prints about its poker tables; `showdown` is the line that has all active players show their hands.
 */
export const pokerTable =
  (showdown: string) =>
  ({ stakes }: Limit): PotTable => ({
    showdown: printed('tabled', showdown),
    drawTies: printed('redraw', '000:19, 000:68'),
    ...(isBigBet(stakes) && { buyIns: buyIns('000:2098-2100', [100, null]) }),
  });

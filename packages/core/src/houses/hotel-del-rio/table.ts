import { type PotTable, printed } from '../offering/table-rules.ts';

/** What the house prints about its poker tables: the draw for the button, and that all active players show. */
export const pokerTable = (draw: string, showdown: string): PotTable => ({
  drawTies: printed('suits', draw),
  showdown: printed('tabled', showdown),
});

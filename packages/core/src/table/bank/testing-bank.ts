import { type Random, seededRandom } from '../../cards/index.ts';
import { absentMove } from '../people/absent.ts';
import type { Opening } from '../sign.ts';
import type { Table } from '../table.ts';
import { act, houseMove, must, name, opened, refusal, sits } from '../testing/testing.ts';

/** For tests only: who is offered the bank, takes it, and plays a round with it. */

export const gardens = (game: string, table = {}): Opening => ({
  house: 'hawaiian-gardens',
  offering: `hawaiian-gardens/${game}`,
  table,
});
export const empire = (game: string, table = {}): Opening => ({
  house: 'empire',
  offering: `empire/${game}`,
  table,
});
/** Begins anew with each table, so that a test is dealt the same cards whichever tests ran before it. */
let source = seededRandom('bank');
export const random: Random = { below: (n) => source.below(n) };

export function seated(opening: Opening, players: number, seed = 'bank'): Table {
  source = seededRandom(seed);
  const table = opened(opening);
  for (let i = 0; i < players; i++) sits(table, name(i), i + 1);
  return table;
}

export const takes = (table: Table, player: string) => refusal(table, { by: { player }, type: 'take bank' });
export const passes = (table: Table, player: string) => refusal(table, { by: { player }, type: 'pass bank' });
export const asked = (table: Table) => table.state.seats[table.state.bank.offered]?.player ?? '-';

/** The holder banks a round in which these players bet the least. */
export function round(table: Table, ...bettors: string[]): void {
  roundWith(table, [], bettors);
}

export const seatIn = ({ state }: Table, player: string) =>
  state.seats.findIndex((one) => one?.player === player);

/** The same, and these partners put up as much as the holder. */
export function roundWith(table: Table, partners: readonly string[], bettors: readonly string[]): void {
  const { state } = table;
  must(table, { by: 'house', type: 'deal' });
  const { sign, bank } = state;
  if (sign.kind !== 'player-dealer') throw new Error('No bank.');
  const seatOf = (player: string) => seatIn(table, player);
  while (houseMove(table, random));
  for (const seat of [bank.seat, ...partners.map(seatOf)])
    act(table, { type: 'stake', seat, cents: 10 * sign.limits.min });
  for (const player of bettors) {
    const seat = seatOf(player);
    const bets = sign.game.wagers.filter(
      ({ when, size }, i) => i === 0 || (when === 'before' && size.by === 'equal' && i < 2),
    );
    for (const { id } of bets)
      act(table, { type: 'wager', seat, spot: seat * sign.game.circles, kind: id, cents: sign.limits.min });
  }
  act(table, { type: 'close' });
  playOut(table);
}

/** Everybody does what is done for somebody who is away, and nobody is late. */
export function playOut(table: Table): void {
  for (let machine = table.machine; machine !== null; machine = table.machine) {
    if (houseMove(table, random)) continue;
    const move = absentMove(machine, table.due[0]);
    if (move === null) throw new Error('Nothing can be done.');
    act(table, move);
  }
}

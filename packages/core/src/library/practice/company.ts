import type { Random } from '../../cards/index.ts';
import { viewTable } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import { noFees } from '../../table/fees/no-fees.ts';
import { newTable, type TableState } from '../../table/state.ts';
import type { Table } from '../../table/table.ts';
import type { Mind } from '../company/company.ts';

/** A bot at a practice table. */
interface Bot {
  readonly player: string;
  readonly seat: number;
  /** The table as it has been shown to the bot. */
  readonly view: TableState;
}

/** The bots of a table; each knows only what its seat may see. */
export class BotCompany {
  readonly #table: Table;
  readonly #mind: Mind;
  readonly #bots: readonly Bot[];
  #told = 0;

  constructor(table: Table, mind: Mind, players: readonly string[]) {
    this.#table = table;
    this.#mind = mind;
    this.#bots = table.state.seats.flatMap((seated, seat) =>
      seated !== null && players.includes(seated.player)
        ? [{ player: seated.player, seat, view: newTable(table.state.sign) }]
        : [],
    );
  }

  /** Does what the first bot that wants to act wants; false when none does. */
  async move(random: Random): Promise<boolean> {
    const { log } = this.#table;
    for (; this.#told < log.length; this.#told++)
      for (const { view, seat } of this.#bots) evolve(view, viewTable(log[this.#told], seat));
    for (const { view, seat, player } of this.#bots) {
      const command = await this.#mind({ state: view, seat, player, random, fees: noFees });
      if (command !== null && this.#table.play({ by: { player }, ...command }).ok) return true;
    }
    return false;
  }
}

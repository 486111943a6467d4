import type { Random } from '../../cards/index.ts';
import { viewTable } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import { noFees } from '../../table/fees/no-fees.ts';
import { newTable, type TableState } from '../../table/state.ts';
import type { Table } from '../../table/table.ts';
import type { Mind } from '../company/company.ts';

/** Somebody at a practice table who is no person. */
interface Bot {
  readonly player: string;
  readonly seat: number;
  /** The table as the bot has been told of it. */
  readonly view: TableState;
}

/** The bots of a table, each of whom knows what the seat may see and nothing else. */
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

  /** The first who wants to do something does it; false when nobody does. */
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

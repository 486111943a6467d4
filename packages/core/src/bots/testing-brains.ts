import { type Random, seededRandom } from '../cards/index.ts';
import { total } from '../engine/index.ts';
import { viewTable } from '../table/events.ts';
import { evolve } from '../table/evolve.ts';
import { houseNeed, newTable, type Opening, type Table, type TableState } from '../table/index.ts';
import { houseMove, must, opened } from '../table/testing/testing.ts';
import type { Thinking } from './at-table.ts';
import { think } from './brain.ts';
import { type Character, characterOf } from './character.ts';

/** For tests only: a table of brains, each of which is told no more than its seat may see. */

interface Brain {
  readonly seat: number;
  readonly player: string;
  readonly who: Character;
  readonly view: TableState;
}

/** Buy-ins that each player has in all. */
const BUY_INS = 20;

export interface BrainOptions extends Thinking {
  readonly players: number;
  /** How many of them bank for a living. */
  readonly proposition?: number;
  /** Those who do not bank for a living come with so many of the least buy-in, and have no more. */
  readonly short?: number;
  /** Everybody plays like this; else each in a way of their own. */
  readonly who?: Character;
}

export class BrainTable {
  readonly table: Table;
  readonly brains: Brain[] = [];
  readonly #random: Random;
  readonly #options: BrainOptions;
  readonly #all: number;
  #told = 0;

  constructor(opening: Opening, seed: string, options: BrainOptions) {
    this.table = opened(opening);
    this.#random = seededRandom(seed);
    this.#options = options;
    const { state } = this.table;
    this.#all = total(state.chips);
    const { buyIn, kind } = state.sign;
    // A bank is worth more than a bettor's stack.
    const full = kind === 'player-dealer' ? 5 * buyIn.usual : buyIn.usual;
    for (let seat = 0; seat < options.players; seat++) {
      const player = `${seed} ${seat}`;
      const role = seat < (options.proposition ?? 0) ? 'proposition' : 'player';
      const short = role === 'player' ? options.short : undefined;
      const cents = short === undefined ? full : short * buyIn.least;
      const bought = short === undefined ? BUY_INS * cents : cents;
      must(this.table, { by: 'house', type: 'sell chips', player, cents: bought });
      must(this.table, { by: 'floor', type: 'seat', player, seat, cents, role });
      this.brains.push({ seat, who: options.who ?? characterOf(player), player, view: newTable(state.sign) });
    }
  }

  /** Plays until so many hands are over. */
  play(hands: number): this {
    const { table } = this;
    for (let steps = 0; table.state.hands < hands || table.machine !== null; steps++) {
      if (steps > 2000 * hands) throw new Error(`${table.state.sign.offering.id} does not end.`);
      this.#tell();
      if (this.#anyBrain() || this.#house()) continue;
      throw new Error(`${table.state.sign.offering.id} waits, and nobody does anything.`);
    }
    this.#tell();
    return this;
  }

  #tell(): void {
    const { log, state } = this.table;
    for (; this.#told < log.length; this.#told++)
      for (const { view, seat } of this.brains) evolve(view, viewTable(log[this.#told], seat));
    if (total(state.chips) !== this.#all) throw new Error('Chips were made or lost.');
  }

  #anyBrain(): boolean {
    const { table } = this;
    for (const { seat, player, who, view } of this.brains) {
      const command = think(view, seat, who, this.#random, this.#options);
      if (command === null) continue;
      must(table, { by: { player }, ...command });
      return true;
    }
    return false;
  }

  #house(): boolean {
    if (houseNeed(this.table)?.type !== 'close') return houseMove(this.table, this.#random);
    must(this.table, { by: 'house', type: 'play', command: { type: 'close' } });
    return true;
  }
}

import { type Random, seededRandom } from '../../cards/index.ts';
import { DONE, type Result, refuse } from '../../engine/index.ts';
import { BadScenario } from '../../history/scenario/field.ts';
import { type Shape, whyNotOptions } from '../../houses/given.ts';
import type { PlayerCommand } from '../../table/commands.ts';
import { type DealtOffering, whyNotDealtSo } from '../../table/dealt-offering.ts';
import { houseNeed } from '../../table/needs.ts';
import type { Opening } from '../../table/sign.ts';
import { onRail } from '../../table/state.ts';
import { Table } from '../../table/table.ts';
import { askedOf } from '../../table/time/asked.ts';
import type { Mind } from '../company/company.ts';
import { byChance, type HouseHands, houseCommand } from '../table/house.ts';
import { BotCompany } from './company.ts';
import type { Stacked } from './stacked.ts';
import { StackedHouse } from './stacked-house.ts';

/** How a practice table is opened; the house's defaults fill in what is left out. */
export interface PracticeOptions {
  readonly limit?: string;
  /** How many play, you included. */
  readonly players?: number;
  /** The same seed deals the same cards. */
  readonly seed?: string | number;
  /** Cards of every hand, by where they go. */
  readonly cards?: Stacked;
}

const PRACTICE: Shape<PracticeOptions> = {
  limit: 'a text',
  players: 'a whole number',
  seed: 'a text or a number',
  cards: 'cards by their places',
};

/** The name that the table knows you by. */
export const YOU = 'you';
const BOTS = ['Ada', 'Ben', 'Cora', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivy'];
const BANKING: readonly PlayerCommand['type'][] = ['take bank', 'pass bank'];
/** More than any hand takes. */
const MOST_STEPS = 5_000;
/** How many buy-ins everybody has in a player-dealer game: a bank takes more than a bettor's stack. */
const BANK = 5;

/**
 * A table for you and bots, with no clock: it goes on by itself until it is your turn. You may take a move back, end
 * the betting, and ask for the next hand when ready.
 */
export class PracticeTable {
  readonly ok = true;
  readonly opening: Opening;
  readonly #dealt: DealtOffering;
  readonly #mind: Mind;
  readonly #random: Random;
  readonly #players: readonly string[];
  readonly #stacked: Stacked;
  #table: Table;
  #company: BotCompany;
  #house: HouseHands;
  /** How long the log was before each of your moves in this hand. */
  #marks: number[] = [];
  /** You have no more bets in this round. */
  #ready = false;
  #wanted = false;

  private constructor(dealt: DealtOffering, table: Table, mind: Mind, options: PracticeOptions) {
    this.opening = table.state.sign.opening;
    this.#dealt = dealt;
    this.#mind = mind;
    this.#random = seededRandom(options.seed ?? 'practice');
    this.#stacked = options.cards ?? new Map();
    this.#players = table.state.seats.flatMap((seated) => (seated === null ? [] : [seated.player]));
    this.#table = table;
    this.#company = this.#bots(table);
    this.#house = byChance(this.#random);
  }

  /** Opens a table with everybody seated, you in the first seat. `mind` decides for the bots. */
  static open(dealt: DealtOffering, mind: Mind, options: PracticeOptions = {}): Result<PracticeTable> {
    const undealt = whyNotDealtSo(dealt);
    if (undealt !== null) return undealt;
    const wrong = whyNotOptions(options, PRACTICE);
    if (wrong !== null) return wrong;
    const { offering } = dealt;
    const { limit, players = 4 } = options;
    if (players < 2) return refuse('bad-setup', `At least two players play, not ${players}.`);
    const opening: Opening = {
      house: offering.house,
      offering: offering.id,
      ...(limit !== undefined && { limit }),
      table: {
        timeToAct: 0,
        // Cards are stacked hand by hand, so a shoe is never carried over to the next hand.
        ...(offering.kind === 'player-dealer' && { bankRole: 'anyone', shoe: 'fresh' }),
      },
    };
    // As many seats as players, unless the book gives a number.
    const small = Table.open(dealt, { ...opening, seats: players });
    const table = small.ok ? small : Table.open(dealt, opening);
    if (!table.ok) return table;
    const { sign } = table.state;
    const cents = (sign.kind === 'player-dealer' ? BANK : 1) * sign.buyIn.usual;
    const seats = Math.max(2, Math.min(players, sign.seats, 1 + BOTS.length));
    for (const [seat, player] of [YOU, ...BOTS].slice(0, seats).entries()) {
      const seated = table.play({ by: 'floor', type: 'seat', player, seat, cents, brings: cents });
      if (!seated.ok) return seated;
    }
    return new PracticeTable(dealt, table, mind, options);
  }

  /** The table itself: its state, its log. Taking a move back replaces it. */
  get table(): Table {
    return this.#table;
  }

  /** Your seat, counted from 0. */
  get seat(): number {
    return this.#table.state.seats.findIndex((seated) => seated?.player === YOU);
  }

  /** Whether a hand is being played. */
  get playing(): boolean {
    return this.#table.state.hand !== null;
  }

  /** Bets are open, and the house waits for you to end them. */
  get betting(): boolean {
    const { hand } = this.#table.state;
    const { seat } = this;
    if (hand?.kind !== 'player-dealer' || !hand.state.open || this.#ready) return false;
    return hand.state.dealer !== seat && hand.state.setup.stacks[seat] !== null;
  }

  /** Whether something waits for you. */
  get yours(): boolean {
    const { state, due } = this.#table;
    // After a hand nothing is asked until you ask for the next one.
    if (!this.playing && !this.#wanted) return false;
    return this.betting || askedOf(state, due, YOU) !== null;
  }

  get mayTakeBack(): boolean {
    return this.#marks.length > 0;
  }

  /** Deals the next hand, and goes on until it waits for you or is over. */
  async next(): Promise<Result> {
    if (this.playing) return refuse('not-allowed', 'Finish this hand first.');
    this.#marks = [];
    this.#wanted = true;
    this.#house = byChance(this.#random);
    this.#sellChips();
    return this.goOn();
  }

  /** Does what you ask for, and goes on. */
  async do(command: PlayerCommand): Promise<Result> {
    const mark = this.#table.log.length;
    const answer = this.#table.play({ by: { player: YOU }, ...command });
    if (!answer.ok) return answer;
    this.#marks.push(mark);
    // Having answered about the bank, you are waiting for the round.
    if (!this.playing && BANKING.includes(command.type)) this.#wanted = true;
    return this.goOn();
  }

  /** You have no more bets in this round. */
  async noMoreBets(): Promise<Result> {
    if (!this.betting) return refuse('not-allowed', 'No bets are open.');
    this.#marks.push(this.#table.log.length);
    this.#ready = true;
    return this.goOn();
  }

  /** Takes back your last move and everything after it. */
  takeBack(): Result {
    const mark = this.#marks.pop();
    if (mark === undefined) return refuse('not-allowed', 'There is nothing to take back.');
    this.#table = Table.replay(this.#dealt, this.opening, this.#table.log.slice(0, mark));
    this.#company = this.#bots(this.#table);
    this.#ready = false;
    // Before the deal, the question of the bank is asked again; during a hand, nobody has asked for another one.
    this.#wanted = !this.playing;
    return DONE;
  }

  /** Plays your part of the hand as a bot would, to its end. */
  async finish(): Promise<Result> {
    this.#ready = true;
    const mine = new BotCompany(this.#table, this.#mind, [YOU]);
    for (let steps = 0; this.playing && steps < MOST_STEPS; steps++) {
      if (!(await mine.move(this.#random))) this.#table.play({ by: 'floor', type: 'call clock' });
      const gone = await this.goOn();
      if (!gone.ok) return gone;
    }
    return DONE;
  }

  /** What a bot would do in your place; null for nothing. */
  async advice(): Promise<PlayerCommand | null> {
    const { state, log } = this.#table;
    const asks = new Adviser(this.#mind);
    const trial = Table.replay(this.#dealt, this.opening, log);
    await new BotCompany(trial, asks.mind, [YOU]).move(seededRandom(`advice ${state.hands}`));
    return asks.said;
  }

  /** Bots and house go on until it is your turn. */
  async goOn(): Promise<Result> {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (!this.playing && !this.#wanted) return DONE;
      if (await this.#company.move(this.#random)) continue;
      if (this.yours) return DONE;
      const moved = await this.#houseMoves();
      if (moved === null) return DONE;
      if (!moved.ok) return moved;
    }
    return refuse('not-allowed', 'The hand does not end.');
  }

  /** Null if nobody has anything to do. */
  async #houseMoves(): Promise<Result | null> {
    const table = this.#table;
    const need = houseNeed(table);
    if (need?.type === 'deal' && !this.#wanted) return null;
    if (need?.type === 'deal') {
      this.#wanted = false;
      this.#ready = false;
    }
    if (need?.type === 'close' && need.refused !== '') return this.#nobody();
    if (need === null) return table.state.hand === null && !this.#wanted ? null : this.#nobody();
    if (need.type === 'shuffle' && this.#stacked.size > 0 && !(this.#house instanceof StackedHouse)) {
      const house = await this.#stack();
      if ('code' in house) return house;
      this.#house = house;
    }
    const command = houseCommand(table, this.#house);
    return command === null ? null : table.play({ by: 'house', ...command });
  }

  async #stack(): Promise<StackedHouse | Extract<Result, { ok: false }>> {
    try {
      return await StackedHouse.make(this.#stacked, this.#random, () => {
        const table = Table.replay(this.#dealt, this.opening, this.#table.log);
        return { table, company: new BotCompany(table, this.#mind, this.#players) };
      });
    } catch (error) {
      if (error instanceof BadScenario) return refuse('bad-cards', error.message);
      throw error;
    }
  }

  /** Offers the bank again, or calls on a player who does nothing. */
  #nobody(): Result | null {
    const table = this.#table;
    const at = table.log.length;
    if (table.state.hand === null) table.play({ by: 'house', type: 'offer bank' });
    return table.log.slice(at).some(({ type }) => type === 'bank offered') ? DONE : null;
  }

  #bots(table: Table): BotCompany {
    return new BotCompany(
      table,
      this.#mind,
      this.#players.filter((player) => player !== YOU),
    );
  }

  /** Everybody has a buy-in ready, and you never run out. */
  #sellChips(): void {
    const table = this.#table;
    const { usual } = table.state.sign.buyIn;
    for (const player of this.#players) {
      const less = usual - onRail(table.state, player);
      if (less > 0) table.play({ by: 'house', type: 'sell chips', player, cents: less });
    }
    if (table.state.chips[this.seat] < usual / 2)
      table.play({ by: { player: YOU }, type: 'add chips', cents: usual - table.state.chips[this.seat] });
  }
}

/** Records what a mind would do, without letting it happen. */
class Adviser {
  said: PlayerCommand | null = null;
  readonly mind: Mind;

  constructor(mind: Mind) {
    this.mind = async (seen) => {
      this.said = await mind(seen);
      return null;
    };
  }
}

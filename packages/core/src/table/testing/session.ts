import type { Random } from '../../cards/index.ts';
import { RAIL, total } from '../../engine/index.ts';
import type { Irregularity } from '../../engine/irregularities/irregularity.ts';
import { anyMove as anyRoundMove } from '../../engine/player-dealer/testing/random.ts';
import { Fairness } from '../blinds/testing-fairness.ts';
import type { TableCommand } from '../commands.ts';
import { type TableEvent, viewTable } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { Collection } from '../fees/collection.ts';
import { roomBehind } from '../hand/setups.ts';
import { replayHouseTable } from '../house-table.ts';
import { houseNeed } from '../needs.ts';
import { floorRuling } from '../rulings/floor-ruling.ts';
import type { Opening } from '../sign.ts';
import {
  dropOf,
  jackpotOf,
  newTable,
  onRail,
  personAt,
  placeOf,
  seatOfPlayer,
  type TableState,
} from '../state.ts';
import type { Table } from '../table.ts';
import { asked, foldOut, handMove, houseMove, must, opened } from './testing.ts';

/** For tests only: whole sessions of random people who come and go, checked after every event. */

export interface SessionOptions {
  readonly hands: number;
  readonly people?: number;
  readonly collection?: Collection;
  /** Whether people come and go, sit out, and change seats. */
  readonly restless?: boolean;
  /** Hands are folded as soon as may be, for many of them in little time. */
  readonly quick?: boolean;
  /** Now and then something goes wrong in a hand, and the floor rules on it. */
  readonly ruled?: boolean;
}

/** One session: its table, and what was counted on the way. */
export class Session {
  readonly table: Table;
  readonly #random: Random;
  readonly #options: SessionOptions;
  readonly #mirror: TableState;
  /** The same table as somebody on the rail sees it. */
  readonly #rail: TableState;
  readonly #all: number;
  readonly #fair: Fairness;
  #seen = 0;
  #now = 0;
  /** Last blinds posted, and hands played, by player. */
  readonly posted = new Map<string, number>();
  readonly played = new Map<string, number>();
  /** How often somebody came to bet without a seat, and bets of theirs that were settled. */
  stood = 0;
  behind = 0;
  /** Hands thrown in unseen at a showdown, and seats that would have no bets behind them. */
  mucked = 0;
  refused = 0;
  /** Rulings that the floor made. */
  rulings = 0;
  /** All who put the bank up, round by round. */
  readonly banks: string[][] = [];

  constructor(opening: Opening, random: Random, options: SessionOptions) {
    this.table = opened(opening, options.collection);
    this.#random = random;
    this.#options = options;
    this.#mirror = newTable(this.table.state.sign);
    this.#rail = newTable(this.table.state.sign);
    this.#all = total(this.#mirror.chips);
    this.#fair = new Fairness(this.#mirror);
  }

  run(): this {
    const { state } = this.table;
    for (let steps = 0; state.hands < this.#options.hands || this.table.machine !== null; steps++) {
      if (steps > 4000 * this.#options.hands) throw new Error('The session does not end.');
      if (steps % 500 === 99) this.#replayed();
      this.#step();
      this.#check();
    }
    must(this.table, { by: 'floor', type: 'close' });
    this.#check();
    this.#settled();
    return this;
  }

  #step(): void {
    const { table } = this;
    const random = this.#random;
    if (random.below(10) === 0) {
      this.#now += random.below(60_000);
      must(table, { by: 'house', type: 'tick', at: this.#now });
    }
    if (table.machine !== null) {
      if (this.#options.restless && random.below(60) === 0) this.#stir();
      this.#stand();
      if (table.machine === null) return;
      if (houseMove(table, random)) return;
      if (this.#options.ruled && random.below(8) === 0 && this.#rule()) return;
      if (this.#options.quick && random.below(20) > 0) foldOut(table);
      else this.#handMove();
      return;
    }
    const { offered, refused, ready } = table.state.bank;
    if (offered >= 0) {
      const player = table.state.seats[offered]?.player ?? '';
      const taken = random.below(4) > 0 && table.play({ by: { player }, type: 'take bank' }).ok;
      if (!taken) must(table, { by: { player }, type: 'pass bank' });
      return;
    }
    if (table.state.sign.kind === 'player-dealer' && !ready && refused)
      must(table, { by: 'house', type: 'offer bank' });
    this.#people();
    this.#stand();
    if (this.#options.restless && random.below(4) === 0) this.#stir();
    if (!houseMove(table, random)) this.#people(true);
  }

  /** The floor rules as the book says, or otherwise; false when nothing of the kind can have happened. */
  #rule(): boolean {
    const { table } = this;
    const random = this.#random;
    const known = table.machine?.irregularities ?? [];
    if (known.length === 0) return false;
    const { what, of } = known[random.below(known.length)];
    const at = random.below(table.state.seats.length);
    const irregularity: Irregularity = {
      what,
      ...((of === 'seat' || of === 'cards') && { seat: at }),
      ...((of === 'hand' || of === 'hand cards' || of === 'circle') && { spot: at }),
      ...((of === 'cards' || of === 'hand cards') && { cards: [0] }),
      ...(of === 'wager' && { wager: random.below(4) }),
      ...(random.below(2) === 0 && { by: 'player' }),
    };
    const found = floorRuling(table, irregularity);
    if (!found.ok) return false;
    const { ruling, choices } = found;
    const other = choices.length > 0 && random.below(3) === 0;
    if (ruling === null && !other) return false;
    const { remedy } = other ? choices[random.below(choices.length)] : { remedy: ruling?.remedy ?? [] };
    const done = table.play({ by: 'floor', type: 'rule', irregularity, remedy, reason: 'So it was.' }).ok;
    this.rulings += done ? 1 : 0;
    return done;
  }

  /** Now and then nobody bets and the floor calls the round off. */
  #handMove(): void {
    const { table } = this;
    const played = table.machine?.played;
    if (this.#random.below(400) === 0) {
      must(table, { by: 'floor', type: 'void', reason: 'A card was seen.' });
      return;
    }
    if (played?.kind === 'player-dealer') {
      const move = anyRoundMove(played.hand, this.#random);
      if (this.table.play(asked(this.table, move)).ok) return;
      if (move.type === 'close') must(table, { by: 'floor', type: 'void', reason: 'Nobody bets.' });
      return;
    }
    handMove(table, this.#random);
  }

  /** Seats are filled, and who is broke buys again or goes. */
  #people(eager = false): void {
    const { table } = this;
    const random = this.#random;
    const { seats, chips, sign } = table.state;
    const most = Math.min(this.#options.people ?? seats.length, seats.length);
    for (const [seat, seated] of seats.entries()) {
      if (seated === null || seated.away === false) continue;
      const by = { player: seated.player };
      if (chips[seat] < sign.buyIn.least / 4) {
        this.#sell(seated.player, sign.buyIn.least);
        if (random.below(3) === 0 || !table.play({ by, type: 'add chips', cents: sign.buyIn.least }).ok) {
          table.play({ by, type: 'leave' });
          continue;
        }
      }
      if (eager || random.below(2) === 0) table.play({ by, type: 'come back' });
    }
    const here = seats.filter((seated) => seated !== null).length;
    if (here < most && (here < 2 || eager || random.below(3) === 0)) this.#arrive();
  }

  #arrive(): void {
    const { table } = this;
    const free = [...table.state.seats.keys()].filter((seat) => table.state.seats[seat] === null);
    const player = `p${this.#random.below(2 * table.state.seats.length)}`;
    if (free.length === 0 || seatOfPlayer(table.state, player) >= 0) return;
    const seat = free[this.#random.below(free.length)];
    const cents = table.state.sign.buyIn.usual;
    this.#sell(player, cents);
    if (table.state.sign.rules.bankRole === 'proposition' && this.#random.below(2) === 0)
      must(table, { by: 'floor', type: 'seat', player, seat, cents, role: 'proposition' });
    else must(table, { by: { player }, type: 'sit', seat, cents });
  }

  /** Now and then somebody comes to bet behind the seats, goes again, or is told to go. */
  #stand(): void {
    const { table } = this;
    const { state } = table;
    const random = this.#random;
    if (roomBehind(state.sign) === 0 || random.below(20) > 0) return;
    const player = `s${random.below(roomBehind(state.sign) + 2)}`;
    const by = { player };
    const at = placeOf(state, player);
    const cents = state.sign.buyIn.least + 100 * random.below(200);
    this.#sell(player, cents);
    const acts: TableCommand[] =
      at < 0
        ? [{ by, type: 'stand', cents }]
        : [
            { by, type: 'leave' },
            { by, type: 'add chips', cents },
            { by, type: 'agree', on: random.below(2) === 0 },
            { by: 'house', type: 'pick up', seat: at },
            { by: 'floor', type: 'unseat', seat: at },
          ];
    this.stood += table.play(acts[random.below(acts.length)]).ok && at < 0 ? 1 : 0;
  }

  #sell(player: string, cents: number): void {
    const short = cents - onRail(this.table.state, player);
    if (short > 0) must(this.table, { by: 'house', type: 'sell chips', player, cents: short });
  }

  /** Somebody does something, allowed or not. */
  #stir(): void {
    const { table } = this;
    const random = this.#random;
    const { seats } = table.state;
    const seat = random.below(seats.length);
    const seated = seats[seat];
    if (seated === null) return;
    const by = { player: seated.player };
    const acts: TableCommand[] = [
      { by, type: 'leave' },
      { by, type: 'sit out' },
      { by, type: 'sit out' },
      { by, type: 'come back' },
      { by, type: 'come back', comes: 'big blind' },
      { by, type: 'come back', comes: random.below(2) === 0 ? 'kill' : 'kill later' },
      { by, type: 'object', seat: random.below(seats.length) },
      { by, type: 'change seat', seat: random.below(seats.length) },
      { by, type: 'straddle', on: true },
      { by, type: 'wait' },
      { by, type: 'back line', on: random.below(2) === 0 },
      { by, type: 'agree', on: random.below(2) === 0 },
      { by: 'floor', type: 'unseat', seat },
    ];
    table.play(acts[random.below(acts.length)]);
  }

  #check(): void {
    const { log } = this.table;
    for (; this.#seen < log.length; this.#seen++) {
      const event = log[this.#seen];
      this.#fair.watch(event);
      evolve(this.#mirror, event);
      evolve(this.#rail, viewTable(event, RAIL));
      this.#count(event);
      if (total(this.#mirror.chips) !== this.#all || this.#mirror.chips.some((cents) => cents < 0))
        throw new Error(`Chips were made or lost by ${JSON.stringify(event)}.`);
    }
  }

  #count(event: TableEvent): void {
    const { seats, sign } = this.#mirror;
    const player = (seat: number) => personAt(this.#mirror, seat)?.player ?? '';
    if (event.type === 'played' && event.event.type === 'settled' && event.event.seat >= seats.length)
      this.behind++;
    if (event.type === 'played' && event.event.type === 'mucked') this.mucked++;
    if (event.type === 'back line' && !event.on) this.refused++;
    const more = (of: Map<string, number>, who: string) => of.set(who, (of.get(who) ?? 0) + 1);
    if (event.type === 'hand began') {
      for (const [seat, cents] of event.plan.stacks.entries())
        if (cents !== null) more(this.played, player(seat));
      if (event.plan.kind === 'pot' && sign.kind === 'pot') {
        const big = event.plan.blindSeats?.[sign.stakes.blinds.length - 1];
        if (big !== undefined && big !== null) more(this.posted, player(big));
      }
    }
    if (
      event.type === 'played' &&
      event.event.type === 'ended' &&
      this.#mirror.hand?.kind === 'player-dealer'
    )
      this.banks.push(this.#mirror.hand.state.partners.map(({ seat }) => player(seat)));
  }

  /** The log makes the same table again, which waits for the same seats. */
  #replayed(): void {
    const { table } = this;
    const again = replayHouseTable(table.state.sign.opening, table.log, null, this.#options.collection);
    const plain = ({ state, due }: Table) =>
      JSON.stringify([{ ...state, sign: null }, due, houseNeed(again)]);
    if (plain(again) !== plain(table)) throw new Error('The replay came out another way.');
  }

  /** Everybody is gone, and what is not in the drop or the jackpot is theirs or the cage's. */
  #settled(): void {
    const { state } = this.table;
    const { chips, rails } = state;
    if ([...state.seats, ...state.standing].some((seated) => seated !== null))
      throw new Error('Somebody still sits there.');
    const held = Object.values(rails).reduce((sum, place) => sum + chips[place], 0);
    let sold = 0;
    for (const event of this.table.log) if (event.type === 'sold') sold += event.cents;
    if (sold !== held + chips[dropOf(state)] + chips[jackpotOf(state)])
      throw new Error(`${sold} came in, ${held} went out.`);
    const same = [this.#mirror, this.#rail].every(
      (view) => JSON.stringify(view.chips) === JSON.stringify(chips),
    );
    if (!same) throw new Error('Whoever looks on counts other chips.');
  }
}

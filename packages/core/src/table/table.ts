import { DONE, type Refusal, type Result, refuse } from '../engine/index.ts';
import type { RuleCommand } from '../engine/irregularities/rule-command.ts';
import type { Dealing } from '../engine/machines/machine.ts';
import { NO_SEAT } from '../engine/sentinels.ts';
import type { Ruling } from '../rulings/ruling.ts';
import { nextOffer } from './bank/banking.ts';
import type { Sender, TableCommand } from './commands.ts';
import { type DealtOffering, whyNotDealtSo } from './dealt-offering.ts';
import { decide, type HandAct, isHandAct, voidHand } from './decide.ts';
import type { TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { Collection } from './fees/collection.ts';
import { noFees } from './fees/no-fees.ts';
import { followDeck, refuseRoll, refuseShuffle } from './hand/deck.ts';
import { followChips } from './hand/evolve-hand.ts';
import { afterwards, timeFees } from './hand/finish.ts';
import type { HandCommand, HandEvent } from './hand/hand-in-play.ts';
import { type AroundHand, Machine, refusePlan } from './hand/machine.ts';
import { absentMove, facesBet } from './people/absent.ts';
import { withChipsSold } from './people/chips-sold.ts';
import { type Decision, leaving } from './people/seating.ts';
import { forRound } from './people/standing.ts';
import type { FloorDecisions } from './rulings/floor-decisions.ts';
import { sharedSign } from './shared-sign.ts';
import { type Opening, postingOf, type Sign, wrongOpening } from './sign.ts';
import { isBehind, isDealtIn, newTable, personAt, placeOf, type TableState } from './state.ts';
import { bettingAt, bettingNow, passOn } from './time/betting-time.ts';
import { clockAt, turnNow } from './time/clock.ts';
import { moreTime } from './time/time-bank.ts';
import { loadSnapshot, type TableSnapshot } from './view/snapshot.ts';

type HandBegan = Extract<TableEvent, { type: 'hand began' }>;

const isBeginning = (event: TableEvent): event is HandBegan => event.type === 'hand began';

/** What a seat does; everything else in a hand is the house's. */
const HOUSE_MOVES: readonly string[] = ['shuffle', 'roll', 'close'];
const FLOOR_MOVES: readonly string[] = ['rule', 'hold'];
const FLOOR_RULES = 'Rulings are for the floor to make.';
/** What the table tells a round of itself: nobody asks for it in a hand. */
const TABLE_MOVES: readonly string[] = ['join', 'part', 'back line', 'agree'];

/**
 * A table from its opening to its closing. Like a hand: commands in, events out, and the state changes
 * by events only. It owns the hand being played, whose events stand in its log as they happen.
 */
export class Table {
  readonly state: TableState;
  readonly log: TableEvent[] = [];
  /** What the floor rules by when something goes wrong. */
  readonly rulings: readonly Ruling[];
  readonly #dealing: Dealing;
  readonly #floor: FloorDecisions | null;
  readonly #collection: Collection;
  #machine: Machine | null = null;

  private constructor(
    sign: Sign,
    { dealing, floor }: DealtOffering,
    collection: Collection,
    rulings: readonly Ruling[],
  ) {
    this.state = newTable(sign);
    this.#dealing = dealing;
    this.#floor = floor ?? null;
    this.#collection = collection;
    this.rulings = rulings;
  }

  /** A table that was opened, where a refusal to open one says `false`. */
  get ok(): true {
    return true;
  }

  /**
   * A table for the offering that its opening names. Nothing is collected unless it is given fees, and the floor
   * has its own judgment alone unless it is given rulings.
   */
  static open(
    dealt: DealtOffering,
    opening: Opening,
    fees: Collection = noFees,
    rulings: readonly Ruling[] = [],
  ): Table | Refusal {
    return Table.#opened(dealt, opening, fees, rulings, false);
  }

  /** A table that was opened before: what was posted then stands, whatever would be refused today. */
  static reopen(
    dealt: DealtOffering,
    opening: Opening,
    fees: Collection = noFees,
    rulings: readonly Ruling[] = [],
  ): Table | Refusal {
    return Table.#opened(dealt, opening, fees, rulings, true);
  }

  static #opened(
    dealt: DealtOffering,
    opening: Opening,
    fees: Collection,
    rulings: readonly Ruling[],
    stands: boolean,
  ): Table | Refusal {
    const undealt = whyNotDealtSo(dealt);
    if (undealt !== null) return undealt;
    const malformed = wrongOpening(opening);
    if (malformed !== null) return refuse('bad-setup', malformed);
    const sign = sharedSign(dealt.offering, opening, fees, stands);
    return 'code' in sign ? sign : new Table(sign, dealt, fees, rulings);
  }

  /** What people should know of the fees that are posted here. */
  get notes(): readonly string[] {
    return this.#collection.notes?.(postingOf(this.state.sign)) ?? [];
  }

  /** A table as it stood after these events, ready to go on: all of its log, or what came after a snapshot. */
  static replay(
    dealt: DealtOffering,
    opening: Opening,
    events: readonly TableEvent[],
    snapshot: TableSnapshot | null = null,
    fees: Collection = noFees,
    rulings: readonly Ruling[] = [],
  ): Table {
    const table = Table.reopen(dealt, opening, fees, rulings);
    if ('code' in table) throw new Error(table.message);
    const { state } = table;
    if (snapshot !== null) loadSnapshot(state, snapshot);
    let began: HandBegan | null = null;
    let played: HandEvent[] = [];
    for (const event of events) {
      if (event.type === 'hand began') {
        began = event;
        played = [];
      } else if (event.type === 'played') played.push(event.event);
      table.#emit(event);
    }
    if (state.hand !== null && began !== null)
      table.#machine = Machine.resume(state.hand, table.#around(began), played);
    return table;
  }

  /** Takes the events so far out of the log, for whoever keeps them. */
  drain(): TableEvent[] {
    return this.log.splice(0);
  }

  /** The hand being played, to ask what is legal in it; null between hands. */
  get machine(): Machine | null {
    return this.#machine;
  }

  /** Whom the table waits for. */
  get due(): readonly number[] {
    if (this.#machine !== null) return this.#machine.due;
    const { offered } = this.state.bank;
    return offered < 0 ? [] : [offered];
  }

  /** Does what is asked, or says why not and changes nothing. */
  play(command: TableCommand): Result {
    const wrong = this.#malformed(command);
    if (wrong !== null) return wrong;
    const at = command.at ?? this.state.now;
    if (isHandAct(command)) {
      const answer = this.#inHand(command, at);
      if (!answer.ok) return answer;
    } else {
      const decision = this.#decide(command);
      if ('code' in decision) return decision;
      this.#time(at);
      for (const event of decision) this.#emit(event);
      this.#begin(decision);
      for (const told of forRound(this.state, decision)) this.#machine?.play(told);
      if (command.type === 'void') this.#machine = null;
      // Nothing may follow by itself where something has gone wrong.
      if (command.type === 'stop') return DONE;
      if (command.type === 'tick') this.#tick();
    }
    this.#follow(command.type === 'resume');
    return DONE;
  }

  #malformed(command: TableCommand): Refusal | null {
    if (typeof command !== 'object' || command === null)
      return refuse('malformed', 'A command is an object with a type.');
    const { at } = command;
    if (at === undefined) return null;
    if (!Number.isSafeInteger(at)) return refuse('malformed', 'Time is a whole number of milliseconds.');
    return at < this.state.now ? refuse('malformed', 'Time does not run backwards.') : null;
  }

  #emit(event: TableEvent): void {
    this.log.push(event);
    evolve(this.state, event);
  }

  #time(at: number): void {
    if (at > this.state.now) this.#emit({ type: 'time', at });
  }

  /** The events of a decision; a hand that could not be dealt is refused before anything has changed. */
  #decide(command: Exclude<TableCommand, HandAct>): Decision {
    const decision = withChipsSold(this.state, command, (sold) =>
      decide(this.state, command, { due: this.due, collection: this.#collection, sold }),
    );
    const began = 'code' in decision ? undefined : decision.find(isBeginning);
    return (began && refusePlan(this.state.sign, this.#dealing, began.plan)) ?? decision;
  }

  #begin(decision: readonly TableEvent[]): void {
    const began = decision.find(isBeginning);
    if (began !== undefined && this.state.hand !== null)
      this.#machine = Machine.begin(this.state.hand, this.#around(began));
  }

  #around({ plan, seated }: HandBegan): AroundHand {
    return { sign: this.state.sign, dealing: this.#dealing, plan, collection: this.#collection, seated };
  }

  /** What is done in the hand: an act, or a ruling of the floor or that a player may have without it. */
  #inHand(command: Extract<TableCommand, HandAct>, at: number): Result {
    const { by } = command;
    if (isHost(by)) return refuse('not-allowed', 'A host makes no rulings and plays from a seat only.');
    if (command.type === 'play') return this.#act(by, command.command, at);
    if (command.type === 'hold') return this.#hold(command, at);
    const ruling = this.#ruling(command);
    return 'code' in ruling ? ruling : this.#act('floor', ruling, at);
  }

  #hold({ by, on }: Extract<TableCommand, { readonly type: 'hold' }>, at: number): Result {
    if (by !== 'floor') return refuse('not-allowed', 'Bets are held by the floor.');
    if (this.state.sign.kind !== 'player-dealer')
      return refuse('not-allowed', 'Only bets against a player-dealer can be held.');
    return this.#act(by, { type: 'hold', on }, at);
  }

  #ruling(command: Extract<TableCommand, { readonly type: 'rule' | 'ask ruling' }>): RuleCommand | Refusal {
    const { by } = command;
    const floor = this.#floor;
    if (floor === null) return refuse('not-allowed', 'No rulings are made at this table.');
    if (command.type === 'rule')
      return by === 'floor' ? floor.decides(this, command) : refuse('not-allowed', FLOOR_RULES);
    if (typeof by === 'string')
      return refuse('not-allowed', 'Only players ask for rulings on what they did.');
    if (this.state.paused) return refuse('not-allowed', this.state.stopped ?? 'The table is paused.');
    const seat = placeOf(this.state, by.player);
    if (seat < 0) return refuse('not-allowed', `${by.player} has no seat at this table.`);
    return floor.asks(this, seat, command.what);
  }

  /** An act in the hand: a player's by their own seat, the house's by the house. */
  #act(by: TableCommand['by'], command: HandCommand, at: number): Result {
    const machine = this.#machine;
    const { state } = this;
    if (machine === null) return refuse('out-of-turn', 'No hand is being played.');
    if (typeof command !== 'object' || command === null)
      return refuse('malformed', 'A command is an object with a type.');
    // A ruling is what the floor pauses a table for.
    const floors = FLOOR_MOVES.includes(command.type);
    if (state.paused && (!floors || state.stopped !== undefined))
      return refuse('not-allowed', state.stopped ?? 'The table is paused.');
    if (TABLE_MOVES.includes(command.type))
      return refuse('malformed', `"${command.type}" is asked of the table, not in a hand.`);
    const house = HOUSE_MOVES.includes(command.type);
    if ((by === 'floor') !== floors)
      return refuse(
        'not-allowed',
        by === 'floor' ? 'The floor makes rulings and plays no hand.' : FLOOR_RULES,
      );
    if (by !== 'floor' && (by === 'house') !== house)
      return refuse(
        'not-allowed',
        house ? 'That is for the house to do.' : 'You can act only for your own seat.',
      );
    const seat = typeof by === 'string' ? NO_SEAT : placeOf(state, by.player);
    if (typeof by !== 'string') {
      if (seat < 0) return refuse('not-allowed', `${by.player} has no seat at this table.`);
      if ('seat' in command && command.seat !== seat)
        return refuse(
          'not-allowed',
          isBehind(state, seat)
            ? `${by.player} is on the back line without a seat, and acts only from there.`
            : `${by.player} acts for seat ${seat + 1} only.`,
        );
    }
    const answer = this.#notAsFixed(machine, command) ?? machine.play(command);
    if (!answer.ok) return answer;
    this.#time(at);
    if (seat >= 0 && (personAt(state, seat)?.lapses ?? 0) > 0) this.#emit({ type: 'in time', seat });
    return DONE;
  }

  /** Why cards or dice are not those that were fixed before the hand; null when they are. */
  #notAsFixed({ played }: Machine, command: HandCommand): Refusal | null {
    if (command.type === 'roll') return refuseRoll(this.state, command.dice, command.proofs);
    const { need } = played.hand;
    if (command.type !== 'shuffle' || need?.type !== 'shuffle') return null;
    return refuseShuffle(this.state, command, need.pile !== 'pack');
  }

  /** What follows by itself, until the table waits for somebody. */
  #follow(anew: boolean): void {
    let moved = anew;
    for (;;) {
      moved = this.#hear() || moved;
      if (this.#machine?.over) this.#finish(this.#machine);
      if (!this.#goOn()) break;
    }
    const { state } = this;
    for (let offer = nextOffer(state); offer !== null; offer = nextOffer(state)) {
      this.#emit(offer);
      moved = true;
    }
    const time = bettingNow(state, anew);
    if (time !== null) this.#emit(time);
    const turn = turnNow(state, this.due, moved);
    if (turn !== null) this.#emit(turn);
  }

  /** The events that the hand has made since; it has changed the state by them already. */
  #hear(): boolean {
    const news = this.#machine?.news() ?? [];
    for (const event of news) {
      this.log.push({ type: 'played', event });
      followChips(this.state, event);
      followDeck(this.state, event);
      // 003:672: what a ruling owes a seat, the table gives.
      if (event.type === 'courtesy' && this.state.seats[event.seat] !== null)
        this.#emit({ type: 'courtesy', seat: event.seat });
    }
    return news.length > 0;
  }

  /** Who has left acts no more; who left the table between hands is gone; time fees; a closed table empties. */
  #goOn(): boolean {
    const { state } = this;
    const machine = this.#machine;
    if (machine !== null) {
      if (this.#feedShoe(machine)) return true;
      this.#goneFrom(machine);
      const gone = machine.due.find((seat) => personAt(state, seat)?.leaving);
      const move = gone === undefined ? null : absentMove(machine, gone);
      return move !== null && machine.play(move).ok;
    }
    for (const [at, person] of [...state.seats, ...state.standing].entries())
      if (person !== null && (person.leaving || state.closing)) this.#emit(leaving(state, at));
    if (state.toBePosted !== undefined) this.#emit({ type: 'posted', ...state.toBePosted });
    for (const event of timeFees(state, this.#collection)) this.#emit(event);
    return false;
  }

  /** Who stood behind the seats, wants to go and has nothing in play, goes at once. */
  #goneFrom(machine: Machine): void {
    const { state } = this;
    for (const [i, person] of state.standing.entries()) {
      if (person === null || !person.leaving) continue;
      const seat = state.seats.length + i;
      if (isDealtIn(state, seat) && !machine.play({ type: 'part', seat }).ok) continue;
      this.#hear();
      this.#emit(leaving(state, seat));
    }
  }

  /** A shoe that runs on gives its next cards by itself. */
  #feedShoe({ played }: Machine): boolean {
    const { shoe, shoeNext } = this.state;
    if (
      played.kind !== 'player-dealer' ||
      played.hand.need?.type !== 'shuffle' ||
      !played.hand.state.setup.running
    )
      return false;
    return played.hand.play({ type: 'shuffle', cards: shoe.slice(shoeNext) }).ok;
  }

  #finish(machine: Machine): void {
    const after = machine.misdealt ? this.#misdeal(machine) : afterwards(this.state, machine);
    this.#machine = null;
    for (const event of after) this.#emit(event);
    for (const [seat, seated] of this.state.seats.entries())
      if (seated !== null && !seated.away && this.state.chips[seat] === 0)
        this.#emit({ type: 'sat out', seat, why: 'no chips' });
    // Without chips nobody stands behind a seat.
    for (const [i, person] of [...this.state.standing].entries())
      if (person !== null && this.state.chips[this.state.standingChips[i]] === 0)
        this.#emit(leaving(this.state, this.state.seats.length + i));
  }

  /** A misdeal is a void hand by the book: everything goes back, and the same button deals again. */
  #misdeal({ ruling }: Machine): readonly TableEvent[] {
    const voided = voidHand(this.state, ruling);
    if ('code' in voided) throw new Error(`The misdeal could not be made void: ${voided.message}`);
    return voided;
  }

  #tick(): void {
    const { state } = this;
    this.#tickBets();
    const clock = clockAt(state, state.now);
    if (clock === 'warning' && state.turn !== null) this.#emit({ type: 'warned', seats: state.turn.seats });
    if (clock !== 'over') return;
    const late = this.due.filter((seat) => state.turn?.seats.includes(seat));
    const dead = state.turn?.called === true;
    const more = moreTime(state, late);
    for (const event of more) this.#emit(event);
    const waited = more.flatMap((event) =>
      event.type === 'time bank' ? event.seats : event.type === 'grace' ? late : [],
    );
    for (const seat of late) if (!waited.includes(seat) && this.due.includes(seat)) this.#timeOut(seat, dead);
  }

  /** Time for the bank and the bets: who puts nothing up in time passes it on; bets are closed by themselves. */
  #tickBets(): void {
    const { state } = this;
    const now = bettingAt(state, state.now);
    if (now === 'pass on') {
      for (const event of passOn(state)) this.#emit(event);
      this.#machine = null;
    } else if (now === 'close') {
      const answer = this.#machine?.play({ type: 'close' });
      if (answer?.ok === false) throw new Error(`The bets could not be closed: ${answer.message}`);
    }
  }

  #timeOut(seat: number, dead: boolean): void {
    const { state } = this;
    this.#emit({ type: 'timed out', seat });
    const machine = this.#machine;
    if (machine === null) this.#emit({ type: 'bank declined', seat });
    else {
      const move: HandCommand | null =
        dead && facesBet(machine) ? { type: 'fold', seat } : absentMove(machine, seat);
      if (move === null || !machine.play(move).ok)
        throw new Error(`Nothing could be done for seat ${seat + 1}.`);
      this.#hear();
    }
    const person = personAt(state, seat);
    if (person === null || person.lapses < state.sign.rules.sitOutAfter) return;
    if (!('away' in person)) this.#emit({ type: 'leaving', seat });
    else if (!person.away) this.#emit({ type: 'sat out', seat, why: 'clock' });
  }
}

/** The types let no host ask for what only the floor may do, but commands also come over a wire. */
const isHost = (by: Sender): boolean => by === 'host';

import { quoted, type Random } from '../../cards/index.ts';
import { type Cents, DONE, HOUSE, RAIL, type Refusal, type Result, refuse } from '../../engine/index.ts';
import { NO_SEAT } from '../../engine/sentinels.ts';
import { type Shape, whyNotOptions } from '../../houses/given.ts';
import type { HandCommand, HandEvent } from '../../table/index.ts';
import type { BuiltOffering } from '../offering.ts';
import type { HandMachine, PointsMachine, PotMachine, RoundMachine } from './machine.ts';
import { shuffleUnder } from './stack.ts';
import { hear } from './words.ts';

/** A command of any machine; the seat that does it may be left out. */
export type Act = Unsigned<HandCommand>;
type Unsigned<C> = C extends { readonly seat: number } ? Omit<C, 'seat' | 'spot'> & By & OnSpot<C> : C;
/** A bet may also leave out the circle; it then goes on the seat's own first one. */
type OnSpot<C> = C extends { readonly spot?: number } ? { readonly spot?: number } : unknown;

/** The seat that acts, if not the one whose turn it is. Seats count from 0 in programs, from 1 in words. */
export interface By {
  readonly seat?: number;
}

const BY: Shape<By> = { seat: 'a whole number' };

type Machines = PotMachine | PointsMachine | RoundMachine;

/** What may be done now. */
export interface MayDo {
  /** Whose turn it is, counted from 0; null for nobody's. If several may act at once, the first of them. */
  readonly seat: number | null;
  /** `seat 3 may fold, call $4, raise to $8` */
  readonly words: string;
  /** The same for programs: `due` says what kind of thing is due. */
  readonly due: ReturnType<Machines['legal']>;
}

/** A hand as one seat sees it, with everything hidden that the seat must not know. */
export interface SeatView {
  readonly ok: true;
  readonly events: readonly HandEvent[];
  readonly state: ReturnType<Machines['look']>;
  /** The story so far; hidden cards are counted, not named. */
  tell(): string[];
}

interface AnySetup {
  readonly stacks: readonly (Cents | null)[];
}
type AnyMachine = HandMachine<AnySetup, SeatView['state'], HandEvent, HandCommand, MayDo['due']>;

/** A hand, or a round with a player-dealer, in play. It does the house's part, shuffles and dice, by itself. */
export class DealtHand {
  readonly ok = true;
  /** What is dealt: offering, game, limit and settings. */
  readonly built: BuiltOffering;
  readonly #machine: AnyMachine;
  readonly #random: Random;
  /** Cards on top of the first shuffle; empty once that is done. */
  #top: readonly number[];

  /** Use `deal`. */
  constructor(built: BuiltOffering, machine: Machines, random: Random, top: readonly number[]) {
    this.built = built;
    // A command of another machine is refused by the machine's own `decide`.
    this.#machine = machine as AnyMachine;
    this.#random = random;
    this.#top = top;
    this.#house();
  }

  get over(): boolean {
    return this.#machine.hand.over;
  }

  /** What the hand was dealt from: game, stacks, button or player-dealer. */
  get setup(): Machines['setup'] {
    return this.#machine.setup as Machines['setup'];
  }

  /** Everything that has happened, as the house knows it. */
  get events(): readonly HandEvent[] {
    return [...this.#machine.hand.log];
  }

  /** Chips in front of each seat, in cents; null for an empty seat. */
  get stacks(): readonly (Cents | null)[] {
    const { setup, hand } = this.#machine;
    return setup.stacks.map((cents, seat) => (cents === null ? null : hand.state.chips[seat]));
  }

  /** What the player whose turn it is may do, for programs and in words. */
  legal(): MayDo {
    const machine = this.#machine;
    const seat = machine.hand.over ? NO_SEAT : machine.actor();
    return { seat: seat < 0 ? null : seat, words: machine.words(), due: machine.legal() };
  }

  /**
   * Does what is asked, or says why not and changes nothing. Words are those of scenario files, as an order (`call`,
   * `raise to $24`, `bet $20 ante and $5 pair plus`, `stand pat`), or a whole sentence (`seat 3 calls`).
   */
  do(act: string | Act, by: By = {}): Result<{ readonly events: readonly HandEvent[] }> {
    const machine = this.#machine;
    const wrong = whyNotOptions(by, BY) ?? (by.seat === undefined ? null : this.#whyNoSeat(by.seat));
    if (wrong !== null) return wrong;
    const { seat } = by;
    if (machine.hand.over) return refuse('over', 'The hand is over.');
    const asked = typeof act === 'string' ? this.#hear(act, seat) : this.#read(act, seat);
    if (!asked.ok) return asked;
    const from = machine.hand.log.length;
    const answer = this.#play(asked.commands);
    if (!answer.ok) return answer;
    this.#house();
    return { ok: true, events: machine.hand.log.slice(from) };
  }

  /** The story so far, as a dealer would tell it. */
  tell(): string[] {
    return this.#machine.tell(HOUSE);
  }

  /** The hand as a seat (counted from 0) sees it, or as `RAIL`, which knows nobody's cards. */
  view(seat: number): Result<SeatView> {
    const wrong = seat === RAIL ? null : this.#whyNoSeat(seat);
    if (wrong !== null) return wrong;
    const machine = this.#machine;
    return {
      ok: true,
      events: machine.seen(seat),
      state: machine.look(seat),
      tell: () => machine.tell(seat),
    };
  }

  #whyNoSeat(seat: unknown): Refusal | null {
    const seats = this.#machine.setup.stacks.length;
    return Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats
      ? null
      : refuse('malformed', `Seats are numbers from 0 to ${seats - 1} here, not ${quoted(seat)}.`);
  }

  #hear(words: string, seat: number | undefined): Result<{ readonly commands: readonly HandCommand[] }> {
    const machine = this.#machine;
    const heard = hear(words, seat, machine.actor, machine.read);
    if ('unclear' in heard) return refuse('malformed', `${heard.unclear} Now ${machine.words()}.`);
    const commands: HandCommand[] = [];
    for (const { seat: by, command, wrong } of heard.said) {
      if (by === null) return refuse('malformed', 'Say it for one seat at a time.');
      if (by < 0) return refuse('out-of-turn', `${NOBODY} Now ${machine.words()}.`);
      const otherwise = wrong?.() ?? null;
      if (otherwise !== null) return refuse('bad-amount', `"${words}" is not what happens: ${otherwise}.`);
      commands.push(command(by));
    }
    return { ok: true, commands };
  }

  #read(act: Act, seat: number | undefined): Result<{ readonly commands: readonly HandCommand[] }> {
    if (typeof act !== 'object' || act === null || typeof act.type !== 'string')
      return refuse('malformed', 'An act is words, or a command with a type.');
    const by = seat ?? ('seat' in act ? act.seat : undefined) ?? this.#machine.actor(act.type);
    const { built } = this;
    const spot =
      built.kind === 'player-dealer' && act.type === 'wager' && act.spot === undefined
        ? { spot: by * built.game.circles }
        : {};
    return { ok: true, commands: [{ ...act, ...spot, seat: by } as HandCommand] };
  }

  /** All of it or nothing. */
  #play(commands: readonly HandCommand[]): Result {
    const machine = this.#machine;
    if (commands.length > 1) {
      const trial = machine.copy();
      for (const command of commands) {
        const answer = trial.hand.play(command);
        if (!answer.ok) return answer;
      }
    }
    for (const command of commands) {
      const answer = machine.hand.play(command);
      if (!answer.ok) return answer;
    }
    return DONE;
  }

  /** Shuffles and rolls until the house has nothing left to do. */
  #house(): void {
    const machine = this.#machine;
    for (let { need } = machine.hand; need !== null && !machine.hand.over; need = machine.hand.need) {
      if (need.type === 'shuffle') {
        const cards = shuffleUnder(this.#top, need.cards ?? [], this.#random);
        this.#top = [];
        this.#bring({ type: 'shuffle', cards });
      } else if (need.type === 'roll') {
        const dice = Array.from({ length: need.count ?? 0 }, () => 1 + this.#random.below(6));
        this.#bring({ type: 'roll', dice });
      } else return;
    }
  }

  #bring(command: HandCommand): void {
    const answer = this.#machine.hand.play(command);
    if (!answer.ok) throw new Error(`The house was refused: ${answer.message}`);
  }
}

const NOBODY = `It is nobody's turn: say which seat, as "seat 3 …" or { seat: 2 }.`;

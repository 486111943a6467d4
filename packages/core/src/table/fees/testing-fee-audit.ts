import type { Cents } from '../../engine/index.ts';
import { evolve as evolveRound } from '../../engine/player-dealer/evolve.ts';
import { newRound, type RoundState } from '../../engine/player-dealer/state.ts';
import { evolve as evolvePot } from '../../engine/pot/evolve.ts';
import { type HandState, newHand, potOf } from '../../engine/pot/state.ts';
import { type Bet, collect, type TableNow, type Take } from '../../houses/fees/collect.ts';
import type { Moment } from '../../houses/fees/collect-due.ts';
import { STAGES, type Stage } from '../../houses/fees/schedule/schedule.ts';
import { findOptions } from '../../houses/fees/schedule/schedules.ts';
import type { HandFlow } from '../events.ts';
import { eventOf, type HandEvent } from '../hand/hand-in-play.ts';
import { type PlanOf, potSetup, roundSetup, type SignOf } from '../hand/setups.ts';
import type { Sign } from '../sign.ts';
import type { Table } from '../table.ts';

/**
 * For tests only: goes through a table's log and holds every fee against what `collect` says at that point of the
 * hand, by its own reading of the events. Gives what differs, and how many fees were right.
 */
export function auditFees(table: Table): { readonly wrong: string[]; readonly right: number } {
  const { sign } = table.state;
  const wrong: string[] = [];
  let right = 0;
  let before: Paid[] = [];
  let hand: Audit | null = null;
  for (const event of table.log) {
    if (event.type === 'collected' && event.for === 'hand') before.push({ ...event, from: event.seat });
    else if (event.type === 'hand began') {
      hand = begin(sign, event, before);
      before = [];
    } else if (event.type === 'played') hand?.hear(event.event);
    else if (event.type === 'hand ended' || event.type === 'voided') {
      if (event.type === 'hand ended') hand?.end();
      wrong.push(...(hand?.wrong ?? []));
      right += hand?.right ?? 0;
      hand = null;
    }
  }
  return { wrong, right };
}

type Began = Extract<HandFlow, { type: 'hand began' }>;
type Paid = Pick<Take, 'from' | 'to' | 'cents'>;

function begin(sign: Sign, began: Began, before: readonly Paid[]): Audit {
  const { plan } = began;
  if (sign.kind === 'pot' && plan.kind === 'pot') return new PotAudit(sign, began, plan, before);
  if (sign.kind === 'player-dealer' && plan.kind === 'player-dealer')
    return new RoundAudit(sign, began, plan, before);
  return new PointsAudit(sign, began, before);
}

const say = ({ from, to, cents }: Paid): string => `${cents} of ${from} to the ${to}`;
const sayAll = (all: readonly Paid[]): string => all.map(say).sort().join(', ') || 'nothing';
const isStage = (name: string): name is Stage => (STAGES as readonly string[]).includes(name);

abstract class Audit {
  readonly wrong: string[] = [];
  right = 0;
  protected readonly sign: Sign;
  protected readonly seated: readonly number[];
  protected readonly dealt: readonly number[];
  #hand: string;

  constructor(sign: Sign, { plan, seated, number }: Began) {
    this.sign = sign;
    this.seated = seated;
    this.dealt = [...plan.stacks.keys()].filter((seat) => plan.stacks[seat] !== null && seat < sign.seats);
    this.#hand = `${sign.offering.id} ${sign.limit} ${sign.fees.options.join()} hand ${number}`;
  }

  abstract hear(event: HandEvent): void;
  abstract end(): void;

  protected find(what: string): void {
    this.wrong.push(`${this.#hand}: ${what}`);
  }

  protected due(moment: Moment, now: Partial<TableNow> = {}): readonly Take[] {
    const { fees, offering, jackpot } = this.sign;
    const posted = fees.options.flatMap((name) => findOptions(offering.id, name).slice(0, 1));
    const result = collect(
      {
        posted,
        seats: this.dealt,
        counts: { seated: this.seated.length, 'dealt in': this.dealt.length, active: this.dealt.length },
        jackpot: jackpot !== null,
        amounts: fees.amounts,
        readings: fees.readings,
        ...now,
      },
      moment,
    );
    if (!result.ok && result.code !== 'uncovered') this.find(result.message);
    return result.ok ? result.takes : [];
  }

  protected same(when: string, expected: readonly Paid[], found: readonly Paid[]): void {
    if (sayAll(expected) === sayAll(found)) this.right += found.length;
    else this.find(`${when}: ${sayAll(found)}, where the book has ${sayAll(expected)}`);
  }
}

/** Fees of seats right when they fall due; fees of the pot as soon as there is something in it. */
class PotAudit extends Audit {
  readonly #state: HandState;
  readonly #blinds: readonly (number | null)[];
  #reached: Stage = 'start';
  readonly #seen = new Set<string>();
  #ofSeats: Paid[] = [];
  #found: Paid[] = [];
  #when = 'start';
  readonly #owed = { drop: 0, jackpot: 0 };
  /** What went back to the last player of a bet that had to be made. */
  #forced = 0;
  #back = -1;
  readonly #posted: Cents[] = [];

  constructor(sign: SignOf<'pot'>, began: Began, plan: PlanOf<'pot'>, before: readonly Paid[]) {
    super(sign, began);
    this.#state = newHand(potSetup(sign, plan));
    this.#blinds = plan.blindSeats ?? [];
    this.#comeTo('start', before);
  }

  hear(heard: HandEvent): void {
    const event = eventOf('pot', heard);
    if (event.type !== 'taken') this.#settled();
    const { liveCount, step } = this.#state;
    evolvePot(this.#state, event);
    const { script } = this.#state.game;
    switch (event.type) {
      case 'taken':
        this.#took(event);
        break;
      case 'step done':
        if (script[step].do !== 'bet') for (const name of script[step].named ?? []) this.#comeTo(name);
        break;
      case 'posted':
        if (event.live) this.#posted[event.seat] = (this.#posted[event.seat] ?? 0) + event.cents;
        break;
      case 'acted':
        if (event.cents > 0) for (const name of script[step].named ?? []) this.#comeTo(name);
        if (event.action === 'bring-in' || event.action === 'complete')
          this.#posted[event.seat] = Math.min(event.cents, this.#state.stakes.bringIn * this.#state.factor);
        break;
      case 'returned':
        if (liveCount === 1 && event.from !== 'pot') {
          this.#back = event.seat;
          this.#forced = Math.min(event.cents, this.#posted[event.seat] ?? 0);
        }
        break;
      case 'gathered':
        if (this.#state.liveCount === 1)
          this.#owe(this.due({ at: 'end', reached: this.#reached }, this.#now()));
        this.#posted.length = 0;
        break;
    }
  }

  end(): void {
    this.#settled();
    const left = this.#owed.drop + this.#owed.jackpot;
    if (left > 0 && this.#forced > 0) this.find(`${left} more could have come out of a forced bet`);
  }

  #now(): Partial<TableNow> {
    const [big, second, third] = this.#blinds.toReversed().map((seat) => seat ?? undefined);
    const live = this.dealt.filter((seat) => this.#state.live[seat] === 1).length;
    return {
      counts: {
        seated: this.seated.length,
        'dealt in': this.dealt.length,
        active: this.dealt.length,
        'after the flop': live,
      },
      blinds: JSON.parse(
        JSON.stringify(
          this.#blinds.length > 2 ? { small: third, middle: second, big } : { small: second, big },
        ),
      ),
    };
  }

  #comeTo(name: string, before?: readonly Paid[]): void {
    if (this.#seen.has(name)) return;
    this.#seen.add(name);
    if (!isStage(name)) return;
    this.#when = name;
    this.#reached = name;
    const takes = this.due({ at: name }, this.#now());
    this.#owe(takes);
    const seats = takes.filter(({ from }) => from !== 'pot');
    if (before !== undefined) this.same(name, seats, before);
    else this.#ofSeats.push(...seats);
  }

  #owe(takes: readonly Take[]): void {
    for (const { from, to, cents } of takes) if (from === 'pot') this.#owed[to] += cents;
  }

  #took(event: Paid): void {
    if (event.from === 'pot' || (event.from === this.#back && this.#ofSeats.length === 0)) {
      if (event.from !== 'pot') this.#forced -= event.cents;
      this.#owed[event.to] -= event.cents;
      this.right++;
      if (this.#owed[event.to] < 0 || this.#forced < 0) this.find(`${say(event)} is more than is due`);
    } else this.#found.push(event);
  }

  /** Before anything else happens, all is paid that can be. */
  #settled(): void {
    if (this.#ofSeats.length > 0 || this.#found.length > 0) this.same(this.#when, this.#ofSeats, this.#found);
    this.#ofSeats = [];
    this.#found = [];
    const left = this.#owed.drop + this.#owed.jackpot;
    const pot = this.#state.chips[potOf(this.#state)];
    if (left > 0 && pot > 0) this.find(`after ${this.#when} ${left} are owed, and ${pot} lie in the pot`);
  }
}

/** Everything at once when the round has come to a stage, and all of it. */
class RoundAudit extends Audit {
  readonly #state: RoundState;
  #expected: Paid[] = [];
  #found: Paid[] = [];
  #when = 'before the bets';

  constructor(
    sign: SignOf<'player-dealer'>,
    began: Began,
    plan: PlanOf<'player-dealer'>,
    before: readonly Paid[],
  ) {
    super(sign, began);
    this.#state = newRound(roundSetup(sign, plan));
    this.same('before the bets', [], before);
  }

  hear(heard: HandEvent): void {
    const event = eventOf('player-dealer', heard);
    if (event.type === 'taken') {
      evolveRound(this.#state, event);
      this.#found.push(event);
      return;
    }
    this.#settled();
    const { step } = this.#state;
    evolveRound(this.#state, event);
    if (event.type !== 'step done') return;
    for (const stage of this.#state.game.script[step].named ?? []) {
      this.#when = stage;
      this.#expected.push(...this.due({ at: stage }, this.#now()).map((take) => this.#seat(take)));
    }
  }

  end(): void {
    this.#settled();
  }

  #seat({ from, ...take }: Take): Paid {
    return { ...take, from: from === 'dealer' ? this.#state.dealer : from };
  }

  #now(): Partial<TableNow> {
    const { wagers, game, stake, dealer } = this.#state;
    const bets: Bet[] = wagers
      // 003:653: what the player-dealer lays with "No Action" wins and loses nothing, and has no fee.
      .filter(({ cents, seat }) => cents > 0 && seat !== dealer)
      .map(({ seat, spot, kind, cents }) => {
        const bonus = game.wagers.find(({ id }) => id === kind)?.size.by === 'bonus';
        // 003:2716, 003:11635: the Player line and the Banker line are betting spaces of their own.
        const circle = kind === 'banker' ? -spot - 1 : spot;
        return { seat, circle, cents, ...(bonus && { bonus }) };
      });
    return { bets, wager: stake, seats: [...new Set(bets.map(({ seat }) => seat))] };
  }

  #settled(): void {
    this.same(this.#when, this.#expected, this.#found);
    this.#expected = [];
    this.#found = [];
  }
}

/** Before the cards, and when the hands are delivered. */
class PointsAudit extends Audit {
  readonly #delivered: number;
  #steps = 0;
  #expected: readonly Paid[] = [];
  #found: Paid[] = [];

  constructor(sign: Sign, began: Began, before: readonly Paid[]) {
    super(sign, began);
    const script = sign.kind === 'points' ? sign.game.script : [];
    this.#delivered = 1 + script.findIndex((step) => step.do === 'deal' && !('fantasy' in step));
    this.same('before the cards', this.due({ at: 'start' }), before);
  }

  hear(heard: HandEvent): void {
    const event = eventOf('points', heard);
    if (event.type === 'taken') this.#found.push(event);
    else this.#settled();
    if (event.type === 'step done' && ++this.#steps === this.#delivered)
      this.#expected = this.due({ at: 'deal' });
  }

  end(): void {
    this.#settled();
  }

  #settled(): void {
    this.same('when the hands are delivered', this.#expected, this.#found);
    this.#expected = [];
    this.#found = [];
  }
}

import type { Cents, Refusal, Result } from '../../engine/index.ts';
import type { Facts } from '../../engine/irregularities/facts.ts';
import type { Irregularity } from '../../engine/irregularities/irregularity.ts';
import type { KnownIrregularity } from '../../engine/irregularities/known.ts';
import type { Dealing, MachineKind } from '../../engine/machines/machine.ts';
import { reachedBy } from '../../engine/pot/dealing/streets.ts';
import type { BetAction, PotEvent } from '../../engine/pot/events.ts';
import type { Hand } from '../../engine/pot/hand.ts';
import { type HandState, potOf } from '../../engine/pot/state.ts';
import { NO_SEAT } from '../../engine/sentinels.ts';
import type { HandPlan } from '../events.ts';
import { type Collection, type Due, type Moment, owedAt, quiet, type Situation } from '../fees/collection.ts';
import { noFeeLeft, placedIn } from '../fees/fee-left.ts';
import type { Sign } from '../sign.ts';
import {
  commandFor,
  dealingOf,
  eventsOf,
  type HandCommand,
  type HandEvent,
  type HandInPlay,
  type OwnedHand,
} from './hand-in-play.ts';
import { dealtSeats } from './next-hand.ts';
import { timeDues } from './pot-time.ts';
import { type PlannedHand, plannedHand } from './setups.ts';

/** The hand that a table is playing, whatever its kind, with the fees that fall due while it is played. */

/** What a machine must know of the table around it. */
export interface AroundHand {
  readonly sign: Sign;
  readonly dealing: Dealing;
  readonly plan: HandPlan;
  readonly collection: Collection;
  /** Everybody with chips at the table when the hand began. */
  readonly seated: readonly number[];
}

export class Machine {
  readonly played: OwnedHand;
  readonly #around: AroundHand;
  /** Fees due of a pot that has no chips in it yet. */
  readonly #unpaid: Due[] = [];
  /** Events that the table has not heard of yet. */
  readonly #news: HandEvent[] = [];
  /** What the hand has come to so far; each comes once. */
  #reached: Moment[] = [];

  private constructor(hand: HandInPlay, around: AroundHand) {
    this.played = owned(hand, around.dealing);
    this.#around = around;
  }

  /** Deals the hand that has just begun; its state is the table's own. */
  static begin(hand: HandInPlay, around: AroundHand): Machine {
    const machine = new Machine(hand, around);
    machine.#oweTime();
    // Against a player-dealer the bets come first.
    if (hand.kind !== 'player-dealer') machine.#fallDue('start');
    return machine.#listen();
  }

  /** A hand that these events have brought to where it stands. */
  static resume(hand: HandInPlay, around: AroundHand, events: readonly HandEvent[]): Machine {
    const machine = new Machine(hand, around);
    remember(machine.played, events);
    machine.#recall(events);
    return machine.#listen();
  }

  /** The events since this was last asked. */
  news(): HandEvent[] {
    return this.#news.splice(0);
  }

  get over(): boolean {
    return this.played.hand.over;
  }

  /** A ruling has made it void. */
  get misdealt(): boolean {
    return this.played.hand.state.misdealt;
  }

  /** What the floor said last. */
  get ruling(): string {
    const ruled = this.log.findLast((event) => event.type === 'ruled');
    return ruled?.type === 'ruled' ? ruled.say : '';
  }

  /** What `play` would answer to a command. Nothing changes. */
  answerTo(command: HandCommand): Result {
    const { played } = this;
    if (played.kind === 'pot') return played.hand.answerTo(commandFor('pot', command));
    if (played.kind === 'points') return played.hand.answerTo(commandFor('points', command));
    return played.hand.answerTo(commandFor('player-dealer', command));
  }

  /** What may go wrong in this hand by its machine's words. */
  get irregularities(): readonly KnownIrregularity[] {
    return this.played.dealing.irregularities?.known ?? [];
  }

  /** What a ruling on an irregularity may depend on here; null where the machine carries out no rulings. */
  factsOf(irregularity: Irregularity): Facts | null {
    return factsIn(this.played, irregularity);
  }

  /** What has happened in the hand. */
  get log(): readonly HandEvent[] {
    return this.played.hand.log;
  }

  /** Does what is asked, or says why not and changes nothing. */
  play(command: HandCommand): Result {
    const { played } = this;
    if (played.kind === 'pot') return played.hand.play(commandFor('pot', command));
    if (played.kind === 'points') return played.hand.play(commandFor('points', command));
    const { hand } = played;
    const { collection } = this.#around;
    const move = commandFor('player-dealer', command);
    const bets = move.type === 'wager' || move.type === 'stake';
    const refused = !bets ? null : noFeeLeft(collection, this.#situation(hand.state), hand.state, move);
    return refused ?? hand.play(move);
  }

  /** Seats that owe the hand something now. Bets before the cards are open to all and awaited from none. */
  get due(): readonly number[] {
    return dueIn(this.played);
  }

  /** What comes back when it is over. */
  get chips(): { readonly stacks: readonly (Cents | null)[]; readonly drop: Cents; readonly jackpot: Cents } {
    const { chips, setup } = this.played.hand.state;
    const { drop, jackpot } = feePlaces(this.played);
    return {
      stacks: setup.stacks.map((cents, seat) => (cents === null ? null : chips[seat])),
      drop: chips[drop],
      jackpot: chips[jackpot],
    };
  }

  /** The machines run on by themselves, so fees are taken as their events are heard. */
  #listen(): this {
    const { played } = this;
    const news = this.#news;
    if (played.kind === 'points') {
      const { hand } = played;
      const { script } = hand.state.game;
      const delivered = script.findIndex((step) => step.do === 'deal' && !('fantasy' in step));
      hand.begin((event) => {
        news.push(event);
        // 003:10063: after the hands have been delivered.
        if (event.type === 'step done' && hand.state.step === delivered + 1) this.#fallDue('deal');
      });
    } else if (played.kind === 'player-dealer') {
      const { hand } = played;
      hand.begin((event) => {
        news.push(event);
        if (event.type !== 'step done') return;
        const { script } = hand.state.game;
        for (const stage of script[hand.state.step - 1].named ?? []) this.#fallDue(stage);
      });
    } else {
      const { hand } = played;
      hand.begin((event) => {
        news.push(event);
        if (event.type === 'taken') return;
        this.#cameTo(hand.state, event);
        if (this.#unpaid.length === 0) return;
        if (hand.state.chips[potOf(hand.state)] > 0) this.#takeFromPot(hand);
        if (event.type === 'gathered' && hand.state.liveCount === 1) this.#takeFromForced(hand);
      });
    }
    return this;
  }

  /** What a hand for a pot has come to by an event. */
  #cameTo(state: HandState, event: PotEvent): void {
    for (const street of reachedBy(state, event)) this.#fallDue(street, state);
    if (event.type === 'gathered' && state.liveCount === 1) this.#fallDue('end', state);
  }

  #fallDue(moment: Moment, state = this.played.hand.state): void {
    const { played } = this;
    if (this.#reached.includes(moment)) return;
    const fees = owedAt(this.#around.collection, moment, this.#situation(state));
    this.#reached.push(moment);
    for (const due of fees) {
      const { from, to, cents } = due;
      if (from === 'pot') this.#unpaid.push({ ...due });
      else if (!this.#isPaid(moment) && state === played.hand.state) {
        const taken = Math.min(cents, state.chips[from]);
        if (taken > 0) played.hand.emit({ type: 'taken', from, to, cents: taken, ...by(due) });
      }
    }
  }

  /** What seats owe before the cards of a pot or for points was taken before the hand began. */
  #isPaid(moment: Moment): boolean {
    return moment === 'start' && this.played.kind !== 'player-dealer';
  }

  /** Which fees the pot still owed after these events. */
  #recall(events: readonly HandEvent[]): void {
    if (this.played.kind !== 'pot') return;
    const { machine, hand } = this.played;
    const state = machine.newHand(hand.state.setup);
    this.#oweTime();
    this.#fallDue('start', state);
    for (const event of eventsOf('pot', events)) {
      machine.evolve(state, event);
      this.#cameTo(state, event);
      if (event.type !== 'taken' || event.from !== 'pot') continue;
      this.#paid(event.to, event.cents);
    }
  }

  /** What this hand's pot owes for half an hour of play. */
  #oweTime(): void {
    const { plan } = this.#around;
    if (plan.kind === 'pot' && plan.timeFee !== undefined)
      this.#unpaid.push(...timeDues({ cents: plan.timeFee, by: plan.timeBy ?? {} }));
  }

  /** The first that is owed there is less by what was taken. */
  #paid(to: Due['to'], cents: Cents): void {
    const at = this.#unpaid.findIndex(
      (due) => due.to === to && (due.whole === undefined || due.cents === cents),
    );
    if (at < 0) return;
    const due = this.#unpaid[at];
    if (due.cents <= cents) this.#unpaid.splice(at, 1);
    else this.#unpaid[at] = { ...due, cents: due.cents - cents };
  }

  /** As far as the pot goes; what it cannot pay now it pays when more has come in. */
  #takeFromPot(hand: Hand): void {
    for (const due of [...this.#unpaid]) {
      const pot = hand.state.chips[potOf(hand.state)];
      if (due.whole && pot < due.cents) continue;
      const cents = Math.min(pot, due.cents);
      if (cents === 0) return;
      this.#paid(due.to, cents);
      hand.emit({ type: 'taken', from: 'pot', to: due.to, cents, ...by(due) });
    }
  }

  /**
   * A forced bet that nobody called lies in the pot as far as fees go (003:396: all fold to the bring-in), though
   * it has gone back to its player: what the pot could not pay is taken of that.
   */
  #takeFromForced(hand: Hand): void {
    const at = hand.log.findLastIndex(({ type }) => type === 'returned');
    const back = hand.log[at];
    if (back?.type !== 'returned' || back.from === 'pot') return;
    let left = Math.min(back.cents, forcedOf(hand.log.slice(0, at), back.seat, hand.state));
    for (const due of [...this.#unpaid]) {
      if (due.whole && left < due.cents) continue;
      const cents = Math.min(left, due.cents);
      if (cents === 0) return;
      left -= cents;
      this.#paid(due.to, cents);
      hand.emit({ type: 'taken', from: back.seat, to: due.to, cents, ...by(due) });
    }
  }

  #situation(state: HandInPlay['state']): Situation {
    const { plan, sign, seated } = this.#around;
    const dealt = dealtSeats(plan, sign.seats);
    return {
      ...quiet(sign, seated, state.chips),
      dealt,
      active: 'live' in state ? dealt.filter((seat) => state.live[seat] === 1) : dealt,
      blinds: plan.kind === 'pot' ? (plan.blindSeats ?? []) : [],
      dealer: plan.kind === 'player-dealer' ? plan.dealer : NO_SEAT,
      stake: 'wagers' in state ? state.stake : 0,
      wagers: 'wagers' in state ? placedIn(state) : [],
      reached: this.#reached.at(-1) ?? 'start',
      ...(plan.kind === 'player-dealer' && plan.courtesy && { courtesy: plan.courtesy }),
    };
  }
}

/** What a seat had to put in of its bet in the first round: a blind, or the bring-in; nothing once that is over. */
function forcedOf(log: Hand['log'], seat: number, { stakes, factor }: HandState): Cents {
  let cents = 0;
  for (const event of log) {
    if (event.type === 'gathered') return 0;
    if (event.type === 'posted' && event.seat === seat && event.live) cents += event.cents;
    else if (event.type === 'acted' && event.seat === seat && isBringIn(event.action))
      cents += Math.min(event.cents, stakes.bringIn * factor);
  }
  return cents;
}

const isBringIn = (action: BetAction): boolean => action === 'bring-in' || action === 'complete';

const factsIn = <K extends MachineKind>(
  { dealing, hand }: OwnedHand<K>,
  irregularity: Irregularity,
): Facts | null => dealing.irregularities?.factsOf(hand, irregularity) ?? null;

const dueIn = <K extends MachineKind>({ dealing, hand }: OwnedHand<K>): readonly number[] =>
  dealing.dueSeats(hand);

/** Where the fees of a hand lie. */
const feePlaces = <K extends MachineKind>({ dealing, state }: OwnedHand<K>) => ({
  drop: dealing.dropOf(state),
  jackpot: dealing.jackpotOf(state),
});

/** The owner of a hand knows of events by which somebody else has changed its state. */
function remember({ kind, hand }: OwnedHand, events: readonly HandEvent[]): void {
  switch (kind) {
    case 'pot':
      hand.log.push(...eventsOf(kind, events));
      break;
    case 'points':
      hand.log.push(...eventsOf(kind, events));
      break;
    case 'player-dealer':
      hand.log.push(...eventsOf(kind, events));
      break;
  }
}

function owned<K extends MachineKind>({ kind, machine, state }: HandInPlay<K>, by: Dealing): OwnedHand<K> {
  const dealing = dealingOf(kind, by);
  const hand = dealing.own(state);
  return { kind, machine, dealing, state, hand: dealing.irregularities?.ruled(hand) ?? hand };
}

/** Why a hand cannot be dealt by this plan; null when it can. */
export function refusePlan(sign: Sign, dealing: Dealing, plan: HandPlan): Refusal | null {
  const answer = checkSetup(plannedHand(sign, plan), dealing);
  return answer.ok ? null : answer;
}

const checkSetup = <K extends MachineKind>({ kind, setup }: PlannedHand<K>, dealing: Dealing): Result =>
  dealingOf(kind, dealing).checkSetup(setup);

/** By which line, where one is printed. */
const by = ({ cite }: Due): { readonly cite?: string } => (cite === undefined ? {} : { cite });

import { HOUSE } from '../../audience.ts';
import type { Irregularity, IrregularityKind } from '../../irregularities/irregularity.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { PotEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { type HandState, inOrder } from '../state.ts';
import type { CardPlace } from './events.ts';
import { namedCards } from './facts.ts';
import { madeBurn } from './made-burn.ts';
import { nextDealing } from './next-dealing.ts';

/**
 * What went wrong as it lies on the table, and what a remedy has to know of it. Everything is tried on a copy of
 * the hand, so that each step sees what those before it did, and nothing has happened when one cannot be done.
 */
export class Happened {
  /** The hand after the events so far; a copy. */
  readonly state: HandState;
  readonly irregularity: Irregularity;
  readonly log: readonly PotEvent[];
  readonly events: PotEvent[] = [];
  /** The cards it is about, with where they lie now and who knows them, where not everybody does. */
  readonly cards: { readonly place: CardPlace; readonly cards: readonly number[]; readonly only?: number }[] =
    [];

  constructor(state: HandState, irregularity: Irregularity, log: readonly PotEvent[]) {
    this.state = copyOf(state);
    this.irregularity = irregularity;
    this.log = log;
    this.emit({ type: 'irregular', irregularity });
  }

  emit(event: PotEvent): void {
    this.events.push(event);
    evolve(this.state, event);
  }

  /** Cards go from the stub to a place, if it has so many; who may see them is said where not everybody does. */
  deal(to: CardPlace, count: number, only?: number): boolean {
    const { deck, next } = this.state;
    if (next + count > deck.length) return false;
    const cards = deck.slice(next, next + count);
    const known = only === undefined ? {} : { only };
    this.emit({ type: 'moved', from: { in: 'stub' }, to, cards, ...known });
    if (to.in !== 'burns') this.cards.push({ place: to, cards, ...known });
    return true;
  }
}

/** A hand of its own with the same cards and chips; what a game and a setup say is shared. */
function copyOf(state: HandState): HandState {
  const { game, setup, stakes, layout, ...own } = state;
  return { game, setup, stakes, layout, ...structuredClone(own) };
}

type Happening = (happened: Happened) => Refusal | null;

const tooFew = refuse('not-allowed', 'The stub has too few cards for that.');
const notNow = (why: string): Refusal => refuse('not-allowed', why);

/** Somebody may have seen a downcard, but nobody can tell it. */
const glimpsed: Happening = ({ state, irregularity, cards }) => {
  const { seat = 0 } = irregularity;
  const down = namedCards(state, irregularity).filter((card) => state.down[seat].includes(card));
  if (down.length === 0) return refuse('malformed', 'Say which downcard it was.');
  cards.push({ place: { in: 'down', seat }, cards: down, only: seat });
  return null;
};

/** A downcard is seen by everybody, and an upcard with it where both are named. */
const exposed: Happening = (happened) => {
  const { state, irregularity } = happened;
  const named = namedCards(state, irregularity);
  if (!named.some((card) => state.down[irregularity.seat ?? 0].includes(card)))
    return refuse('malformed', 'Say which downcard it was.');
  return seen(happened);
};

/** That everybody has seen these downcards. */
const facedIn = ({ down }: HandState, seat: number, cards: readonly number[]) =>
  ({ type: 'faced', seat, cards, places: cards.map((card) => down[seat].indexOf(card)) }) as const;

/** Cards of a hand are seen by everybody. */
const seen: Happening = (happened) => {
  const { state, irregularity, cards } = happened;
  const { seat = 0 } = irregularity;
  const named = namedCards(state, irregularity);
  if (named.length === 0) return refuse('malformed', 'Say which card it was.');
  const down = named.filter((card) => state.down[seat].includes(card));
  const up = named.filter((card) => !down.includes(card));
  if (down.length > 0) {
    happened.emit(facedIn(state, seat, down));
    cards.push({ place: { in: 'down', seat }, cards: down });
  }
  if (up.length > 0) cards.push({ place: { in: 'up', seat }, cards: up });
  return null;
};

const extra: Happening = (happened) => {
  const { seat = 0, count = 1 } = happened.irregularity;
  const place = { in: 'down', seat } as const;
  // What has been burned since was the card too many.
  const burned = count === 1 ? madeBurn(happened.state) : null;
  if (burned === null) return happened.deal(place, count, seat) ? null : tooFew;
  happened.emit({ type: 'moved', from: { in: 'burns' }, to: place, cards: [burned], only: seat });
  happened.cards.push({ place, cards: [burned], only: seat });
  return null;
};

/** The last downcard has not come. */
const missing: Happening = (happened) => {
  const { state, irregularity, cards } = happened;
  const { seat = 0, count = 1 } = irregularity;
  if (state.down[seat].length < count) return notNow('The hand has no downcard that could be missing.');
  const lacking = state.down[seat].slice(-count);
  const place = { in: 'aside' } as const;
  happened.emit({ type: 'moved', from: { in: 'down', seat }, to: place, cards: lacking, only: seat });
  cards.push({ place, cards: lacking, only: seat });
  return null;
};

/** It lies where it belongs, but others acted while it was not there; nobody else has seen it. */
const late: Happening = ({ state, irregularity, cards }) => {
  const { seat = 0 } = irregularity;
  const named = namedCards(state, irregularity);
  if (named.length === 0) return refuse('malformed', 'Say which card it was.');
  const down = named.filter((card) => state.down[seat].includes(card));
  const up = named.filter((card) => !down.includes(card));
  if (down.length > 0) cards.push({ place: { in: 'down', seat }, cards: down, only: seat });
  if (up.length > 0) cards.push({ place: { in: 'up', seat }, cards: up });
  return null;
};

const earlyBoard: Happening = (happened) => {
  const next = nextDealing(happened.state);
  if (next?.step.do !== 'board') return notNow('No board comes after this betting.');
  if (next.burns && !happened.deal({ in: 'burns' }, 1, HOUSE)) return tooFew;
  for (const [board, count] of next.step.counts.entries())
    if (count > 0 && !happened.deal({ in: 'board', board }, count)) return tooFew;
  return null;
};

const largeBoard: Happening = (happened) => {
  const { state, irregularity, cards } = happened;
  const before = state.game.script[state.step - 1];
  if (before?.do !== 'board' || state.acted.includes(1))
    return notNow('A board with too many cards is found before anybody acts on it.');
  for (const [board, count] of before.counts.entries())
    if (count > 0) cards.push({ place: { in: 'board', board }, cards: state.boards[board].slice(-count) });
  const board = before.counts.findIndex((count) => count > 0);
  return happened.deal({ in: 'board', board }, irregularity.count ?? 1) ? null : tooFew;
};

/** The next street has come to the first players while others still act. */
const earlyStreet: Happening = (happened) => {
  const { state, irregularity } = happened;
  const next = nextDealing(state);
  if (next?.step.do !== 'deal') return notNow('No street comes after this betting.');
  if (next.burns && !happened.deal({ in: 'burns' }, 1, HOUSE)) return tooFew;
  const { face } = next.step;
  for (const seat of inOrder(state).slice(0, irregularity.count ?? 1)) {
    const up = face === 'up' || (face === 'keep-one-down' && state.down[seat].length > 0);
    if (!happened.deal({ in: up ? 'up' : 'down', seat }, 1, up ? undefined : seat)) return tooFew;
    if (!up && irregularity.exposed === true) faceLast(happened, seat);
  }
  return null;
};

/** The downcard that has just come is seen by everybody. */
function faceLast(happened: Happened, seat: number): void {
  const cards = happened.state.down[seat].slice(-1);
  happened.emit(facedIn(happened.state, seat, cards));
  happened.cards.pop();
  happened.cards.push({ place: { in: 'down', seat }, cards });
}

/** Where cards are named, they have been turned up to go where they belong (003:371-373). */
const outOfOrder: Happening = (happened) => {
  const { seat, cards = [] } = happened.irregularity;
  return seat === undefined || cards.length === 0 ? null : seen(happened);
};

/** Nothing lies otherwise than it would have: who or what it was is all there is to say. */
const named: Happening = () => null;

/** What may go wrong in a hand for a pot; `ofSeat` where it is some player's. */
export const HAPPENINGS: { readonly [Kind in IrregularityKind]?: { ofSeat: boolean; happen: Happening } } = {
  'exposed card': { ofSeat: true, happen: exposed },
  'flashed card': { ofSeat: true, happen: glimpsed },
  'boxed card': { ofSeat: true, happen: seen },
  'card off the table': { ofSeat: true, happen: seen },
  'extra card': { ofSeat: true, happen: extra },
  'missing card': { ofSeat: true, happen: missing },
  'late card': { ofSeat: true, happen: late },
  'early board': { ofSeat: false, happen: earlyBoard },
  'large board': { ofSeat: false, happen: largeBoard },
  'early street': { ofSeat: false, happen: earlyStreet },
  'wrong burn': { ofSeat: false, happen: named },
  'foreign card': { ofSeat: false, happen: named },
  'identical cards': { ofSeat: false, happen: named },
  'dealt out of order': { ofSeat: false, happen: outOfOrder },
  'wrong deal': { ofSeat: false, happen: named },
  'skipped player': { ofSeat: true, happen: named },
  'wrong low card': { ofSeat: true, happen: named },
  'burn card taken': { ofSeat: true, happen: named },
  'misread hand': { ofSeat: true, happen: named },
  'changed draw': { ofSeat: true, happen: named },
  'unaware of a raise': { ofSeat: true, happen: named },
  'act out of turn': { ofSeat: true, happen: named },
  'two acted behind': { ofSeat: true, happen: named },
  'bet not as said': { ofSeat: true, happen: named },
  'oversize chip': { ofSeat: true, happen: named },
  'misstated hand': { ofSeat: true, happen: named },
  'hand in the muck': { ofSeat: true, happen: named },
  'upcards picked up': { ofSeat: true, happen: named },
  'switched cards': { ofSeat: true, happen: named },
};

import { HIDDEN, isTile, printCards } from '../../cards/index.ts';
import { dollars } from '../../engine/index.ts';
import type { RoundEvent } from '../../engine/player-dealer/events.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import {
  called,
  DEALER,
  newRound,
  playerOf,
  type RoundSetup,
  type RoundState,
} from '../../engine/player-dealer/state.ts';
import { title } from '../../engine/player-dealer/wagers/wagers.ts';
import { CHOICE_VERBS, circleWords, claimWords, whereWords } from './round-words.ts';

/** Says what happens in a round with a player-dealer; cards that are hidden in the events are counted, not named. */
export function tellPlayerDealer(setup: RoundSetup, events: readonly RoundEvent[]): string[] {
  const state = newRound(setup);
  const lines: string[] = [];
  for (const [i, event] of events.entries()) {
    // What goes back must be named before it is gone.
    const withdrawn = event.type === 'withdrawn' ? [tellWithdrawn(state, event.wager)] : null;
    evolve(state, event);
    for (const line of withdrawn ?? tell(state, events, i))
      lines.push(`${line.charAt(0).toUpperCase()}${line.slice(1)}.`);
  }
  return lines;
}

function tell(state: RoundState, events: readonly RoundEvent[], at: number): string[] {
  const event = events[at];
  switch (event.type) {
    case 'staked':
      return event.seat === state.dealer
        ? [`seat ${event.seat + 1} has the bank and puts up ${dollars(event.cents)}`]
        : [`seat ${event.seat + 1} joins the bank with ${dollars(event.cents)}`];
    case 'wagered':
      return tellBets(state, events, at);
    case 'joined':
      return [`${called(state, event.seat)} comes with ${dollars(event.cents)}`];
    case 'parted':
      return [`${called(state, event.seat)} goes with ${dollars(event.cents)}`];
    case 'back line':
      return [`${called(state, event.seat)} takes ${event.on ? '' : 'no '}bets behind the seat`];
    case 'closed':
      return ['no more bets'];
    case 'rolled':
      return [`the dice show ${event.dice.join(', ')}`];
    case 'action':
      return [`the action button goes to seat ${event.seat + 1}`];
    case 'piled':
      return state.piles.length > 1 ? [] : [`hands of ${event.cards.length} are laid out`];
    case 'styled':
      return [`the player-dealer has the hands laid ${event.laid}`];
    case 'picked':
      return [`the player-dealer picks pile ${event.pile + 1}`];
    case 'dealt':
      return [
        `${owner(state, event.to, event)} ${event.to === 'hit' ? 'is' : 'is dealt'} ${cards(event.cards, state)}${event.up && event.to !== 'hit' ? ' face up' : ''}`,
      ];
    case 'chose':
      return [
        `${chooser(state, event)} ${CHOICE_VERBS[event.choice] ?? `chooses ${event.choice}`}${putIn(state, events, at)}`,
      ];
    case 'discarded':
      return [`${owner(state, 'spot', event)} throws away ${cards(event.cards, state)}`];
    case 'set':
      return event.cards.includes(HIDDEN)
        ? []
        : [`${owner(state, 'spot', event)} has ${parts(event.cards, event.front)}`];
    case 'revealed': {
      const seen = event.cards.filter((card) => card !== HIDDEN);
      return [`${owner(state, event.hand, event)} shows ${parts(seen, event.front)}`];
    }
    case 'settled':
      return [claimWords(state, event)];
    case 'taken':
      return [`${called(state, event.from)} pays ${dollars(event.cents)} to the ${event.to}`];
    case 'ended':
      return state.partners.map(({ seat, cents }) => tellBanker(seat, cents, events));
    default:
      return [];
  }
}

/** Bets of one seat on one circle in one breath: `seat 3 bets $20 Ante and $5 Pair Plus`. */
function tellBets(state: RoundState, events: readonly RoundEvent[], at: number): string[] {
  const first = events[at];
  if (first.type !== 'wagered') return [];
  const { seat, spot } = first;
  const isMore = (event: RoundEvent | undefined) =>
    event?.type === 'wagered' && event.seat === seat && event.spot === spot;
  if (!state.open) {
    // Chips that go in with a choice are told with it, those of others behind it after it.
    if (playerOf(state, spot) === seat) return [];
    return [`${called(state, seat)} follows with ${dollars(first.cents)}${whereWords(state, seat, spot)}`];
  }
  if (isMore(events[at - 1])) return [];
  const bets: string[] = [];
  for (let i = at; isMore(events[i]); i++) {
    const bet = events[i];
    if (bet.type === 'wagered') bets.push(`${dollars(bet.cents)} ${title(state, bet.kind)}`);
  }
  const last = bets.pop();
  const list = bets.length === 0 ? last : `${bets.join(', ')} and ${last}`;
  return [`${called(state, seat)} bets ${list}${whereWords(state, seat, spot)}`];
}

function tellWithdrawn(state: RoundState, index: number): string {
  const { seat, spot, kind, cents } = state.wagers[index];
  const what = `${dollars(cents)} ${title(state, kind)}${whereWords(state, seat, spot)}`;
  return state.open
    ? `${called(state, seat)} takes back ${what}`
    : `${called(state, seat)}'s ${what} lacks what must stand with it and goes back`;
}

/** The chips of the chooser that follow his choice. */
function putIn(state: RoundState, events: readonly RoundEvent[], at: number): string {
  for (let i = at + 1; i < events.length; i++) {
    const event = events[i];
    if (event.type === 'wagered')
      return event.seat === playerOf(state, event.spot) ? ` for ${dollars(event.cents)}` : '';
    if (event.type !== 'set' && event.type !== 'split') break;
  }
  return '';
}

function tellBanker(seat: number, put: number, events: readonly RoundEvent[]): string {
  let cents = 0;
  for (const event of events) if (event.type === 'banked' && event.seat === seat) cents += event.cents;
  const result = cents === put ? 'even' : `${cents > put ? 'up' : 'down'} ${dollars(Math.abs(cents - put))}`;
  return `seat ${seat + 1} has ${dollars(cents)} back from the bank, ${result}`;
}

interface OnCircle {
  readonly spot: number;
  readonly number: number;
}

/** Whose cards they are: a circle's, the player-dealer's, or a hand that all share. */
function owner(state: RoundState, name: string, { spot, number }: OnCircle): string {
  if (name === 'dealer' || (name === 'spot' && spot === DEALER)) return 'the player-dealer';
  if (name !== 'spot') return SHARED[name] ?? `the ${name} hand`;
  return `${circleWords(state, spot)}${ofSplit(number)}`;
}

const SHARED: Readonly<Record<string, string>> = { board: 'the board', hit: 'the hit card' };
const ofSplit = (number: number): string => (number === 0 ? '' : ` on hand ${number + 1}`);

function chooser(state: RoundState, { spot, number }: OnCircle): string {
  if (spot === DEALER) return 'the player-dealer';
  const seat = playerOf(state, spot);
  return `${called(state, seat)}${whereWords(state, seat, spot)}${ofSplit(number)}`;
}

function cards(of: readonly number[], { game }: RoundState): string {
  if (!of.includes(HIDDEN)) return printCards(of);
  const kind = isTile(game.shoe.cards[0]) ? 'tile' : 'card';
  return `${of.length} ${kind}${of.length === 1 ? '' : 's'}`;
}

/** A hand that was set lies in two parts. */
function parts(of: readonly number[], front: number): string {
  return front === 0
    ? printCards(of)
    : `${printCards(of.slice(0, front))} in front, ${printCards(of.slice(front))} behind`;
}

import { HIDDEN, isTile, printCards } from '../../cards/index.ts';
import { dollars } from '../../engine/index.ts';
import { isSharedCard, sharedHand } from '../../engine/player-dealer/dealing.ts';
import type { Dealt, RoundEvent, Settled } from '../../engine/player-dealer/events.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import {
  called,
  DEALER,
  newRound,
  playerOf,
  type RoundSetup,
  type RoundState,
  seatOf,
  type Wager,
} from '../../engine/player-dealer/state.ts';
import { title } from '../../engine/player-dealer/wagers/wagers.ts';
import { whyOf } from '../../engine/player-dealer/wagers/why.ts';
import { capital, list } from '../../engine/words.ts';
import { cards, counted } from './counted.ts';
import { choiceVerb, oddsWords } from './round-words.ts';
import { takenWords } from './tell.ts';
import { tellRoundRuling } from './tell-round-rulings.ts';
import { type Told, textsOf } from './told.ts';
import { type Cast, type Voice, voiceOf } from './voice.ts';

/** A round as far as it has come, and how to speak of who is in it. */
interface Telling {
  readonly state: RoundState;
  readonly voice: Voice;
}

/** Says what happens in a round with a player-dealer; cards that are hidden in the events are counted, not named. */
export const tellPlayerDealer = (setup: RoundSetup, events: readonly RoundEvent[], cast?: Cast): string[] =>
  textsOf(toldPlayerDealer(setup, events, cast));

/**
 * Says what happens in a round with a player-dealer, each sentence with its event: for a page that shows both.
 *
 * @example
 * ```ts
 * import { deal } from '@cardroom/core';
 * import type { RoundEvent, RoundSetup } from '@cardroom/core/engine/player-dealer';
 * import { toldPlayerDealer } from '@cardroom/core/tell';
 *
 * const round = deal('black-sheep/ez-baccarat', { seats: 3, seed: 7 });
 * if (!round.ok) throw new Error(round.message);
 * round.do('the player-dealer puts up $100');
 * const [first] = toldPlayerDealer(round.setup as RoundSetup, round.events as RoundEvent[]);
 * console.log(first.text); // Seat 1 is the player-dealer and puts up $100.
 * ```
 */
export function toldPlayerDealer(setup: RoundSetup, events: readonly RoundEvent[], cast?: Cast): Told[] {
  const state = newRound(setup);
  const of = { state, voice: voiceOf(cast, (seat) => called(state, seat)) };
  const lines: Told[] = [];
  const dealing = new Map<string, Dealt>();
  for (const [event, told] of events.entries()) {
    // What goes back must be named before it is gone.
    const withdrawn = told.type === 'withdrawn' ? tellWithdrawn(of, told.wager) : null;
    // A deal that was stopped is told as far as it went.
    if (!DEALING.has(told.type)) {
      for (const cut of dealing.values()) lines.push({ text: tellDealt(of, cut), event: event - 1 });
      dealing.clear();
    }
    evolve(state, told);
    const texts =
      withdrawn ?? (told.type === 'dealt' ? tellDealing(of, dealing, told) : tell(of, events, event));
    for (const text of texts) lines.push({ text, event });
  }
  return lines;
}

/** What happens while the cards go round. */
const DEALING: ReadonlySet<RoundEvent['type']> = new Set(['dealt', 'burned', 'step done']);

/**
 * Cards that come one by one, round after round, are told with the last of them: `Ann is dealt five cards`. What has
 * come before it waits in `dealing`.
 */
function tellDealing(of: Telling, dealing: Map<string, Dealt>, event: Dealt): string[] {
  const { to, spot, number, up } = event;
  const key = [to, spot, number, up].join();
  const cards = [...(dealing.get(key)?.cards ?? []), ...event.cards];
  if (comesAgain(of.state, to)) {
    dealing.set(key, { ...event, cards });
    return [];
  }
  dealing.delete(key);
  return [tellDealt(of, { ...event, cards })];
}

/** Whether the hand gets another card, the same side up, before anything else happens. */
function comesAgain({ game: { script }, step: now }: RoundState, to: string): boolean {
  const step = script[now];
  if (step?.do !== 'deal') return false;
  for (const next of script.slice(now + 1)) {
    if (next.do !== 'deal') return false;
    const here = to === 'spot' ? next.to === 'spots' : next.to === to;
    const all = next.to === 'everyone' && (to === 'spot' || to === 'dealer');
    if ((here || all) && next.face === step.face) return true;
  }
  return false;
}

function tellDealt(of: Telling, event: Dealt): string {
  const dealt = cards(event.cards, piece(of.state));
  if (isSharedCard(of.state.game, event.to)) return `The ${event.to} card is ${dealt}.`;
  return `${handDoes(of, event.to, event, `~is dealt ${dealt}${event.up ? ' face up' : ''}`)}.`;
}

function tell(of: Telling, events: readonly RoundEvent[], at: number): string[] {
  const { state, voice } = of;
  const event = events[at];
  switch (event.type) {
    case 'staked': {
      const put = dollars(event.cents);
      const words =
        event.seat === state.dealer
          ? `~is the player-dealer and ~puts up ${put}`
          : `~joins the bank with ${put}`;
      return [`${voice.does(event.seat, words)}.`];
    }
    case 'wagered':
      return state.open ? [] : tellAdded(of, event);
    case 'joined':
      return [`${voice.does(event.seat, `~joins the back line with ${dollars(event.cents)}`)}.`];
    case 'parted':
      return [`${voice.does(event.seat, `~leaves the back line with ${dollars(event.cents)}`)}.`];
    case 'back line':
      return [`${voice.does(event.seat, `~takes ${event.on ? '' : 'no '}back-line bets`)}.`];
    case 'held':
      return [event.on ? 'The floor holds the bets: none is settled yet.' : 'The bets are settled now.'];
    case 'closed':
      return [...tellBets(of), 'No more bets.'];
    case 'rolled':
      return [`The dice show ${event.dice.join(', ')}.`];
    case 'action':
      return [`The action button goes to ${voice.whom(event.seat)}.`];
    case 'piled':
      return state.piles.length > 1
        ? []
        : [`Hands of ${counted(event.cards.length, piece(state))} are dealt out.`];
    case 'styled':
      return [`${dealerDoes(of, `~has the hands dealt out ${event.laid}`)}.`];
    case 'picked':
      return [`${dealerDoes(of, `~picks hand ${event.pile + 1} to go out first`)}.`];
    case 'dealt':
      return [tellDealt(of, event)];
    case 'chose':
      // How it was set is told next, to whom sees it.
      if (event.choice === 'set' && isSeenSet(events[at + 1])) return [];
      return [`${chooserDoes(of, event, `${choiceWords(state, event.choice)}${putIn(state, events, at)}`)}.`];
    case 'discarded':
      return [`${handDoes(of, 'spot', event, `~discards ${cards(event.cards, piece(state))}`)}.`];
    case 'set':
      return event.cards.includes(HIDDEN)
        ? []
        : [`${handDoes(of, 'spot', event, `~sets ${parts(event.cards, event.front)}`)}.`];
    case 'revealed': {
      const seen = event.cards.filter((card) => card !== HIDDEN);
      return [`${handDoes(of, event.hand, event, `~shows ${parts(seen, event.front)}`)}.`];
    }
    case 'settled':
      return tellClaims(of, events, at);
    case 'taken':
      return [takenWords(voice, event)];
    case 'ended':
      return state.partners.map(({ seat, cents }) => tellBanker(voice, seat, cents, events));
    case 'opened':
    case 'withdrawn':
    case 'agreed':
    case 'shuffled':
    case 'burned':
    case 'cleared':
    case 'asked':
    case 'split':
    case 'banked':
    case 'step done':
      return [];
    default: {
      const line = tellRoundRuling(of, event);
      return line === null ? [] : [line];
    }
  }
}

/**
 * What lies on the circles when the betting closes, each bettor's in one breath: `Ann bets $20 on Ante and $5 on
 * Pair Plus`. Chips that came one by one, or were taken back before, are no news by then.
 */
function tellBets(of: Telling): string[] {
  const { state, voice } = of;
  const groups = new Map<string, Wager[]>();
  for (const wager of state.wagers) {
    if (wager.cents === 0) continue;
    const key = `${wager.seat} ${wager.spot}`;
    groups.set(key, [...(groups.get(key) ?? []), wager]);
  }
  return [...groups.values()].map((bets) => {
    const [{ seat, spot }] = bets;
    const made = list(bets.map(({ kind, cents }) => `${dollars(cents)} on ${title(state, kind)}`));
    return `${voice.does(seat, `~bets ${made}`)}${whereBet(of, seat, spot)}.`;
  });
}

/** Chips that go in with a choice are told with it, those of others behind it after it. */
function tellAdded(
  of: Telling,
  { seat, spot, cents }: { seat: number; spot: number; cents: number },
): string[] {
  if (playerOf(of.state, spot) === seat) return [];
  return [`${of.voice.does(seat, `~adds ${dollars(cents)}`)}${whereBet(of, seat, spot)}.`];
}

/** A bet whose other half was not made; what is taken back while bets are open is nobody's business. */
function tellWithdrawn(of: Telling, index: number): string[] {
  const { state, voice } = of;
  const { seat, spot, kind, cents } = state.wagers[index];
  if (state.open) return [];
  const bet = `${dollars(cents)} on ${title(state, kind)}${whereBet(of, seat, spot)}`;
  return [`${voice.does(seat, `~gets back ${bet}`)}: the bet that goes with it was not made.`];
}

/** How bets came out and why: `Ann wins $20 on Ante and $20 on Play: pair of kings against queen high`. */
function tellClaims(of: Telling, events: readonly RoundEvent[], at: number): string[] {
  const first = events[at];
  if (first.type !== 'settled') return [];
  const { state, voice } = of;
  const { seat, spot, result, due, cents } = first;
  const before = events[at - 1];
  if (before?.type === 'settled' && areOne(state, before, first)) return [];
  const alike: Settled[] = [];
  for (const event of events.slice(at)) {
    const last = alike.at(-1);
    if (event.type !== 'settled' || (last !== undefined && !areOne(state, last, event))) break;
    alike.push(event);
  }
  const wager = first.wager < 0 ? null : state.wagers[first.wager];
  const split = wager === null || wager.hand === 0 ? '' : `, hand ${wager.hand + 1}`;
  const where = `${whereBet(of, seat, spot)}${split}`;
  const names = list(alike.map(({ kind }) => title(state, kind)));
  if (result === 'unmet')
    return [
      `Not covered by the bank: ${voice.whose(seat)} ${names}${where}${wager === null ? '' : ', returned'}.`,
    ];
  const money = list(alike.map((one) => `${dollars(one.cents)} on ${title(state, one.kind)}`));
  const short = cents === due ? '' : ` (of ${dollars(due)}: the bank covers no more)`;
  const why = whyOf(state, first.wager, result);
  const because = why === '' ? '' : `: ${why}`;
  switch (result) {
    case 'push':
      return [`${voice.does(seat, `~pushes on ${names}${where}`)}${because}.`];
    case 'lose':
      return [`${voice.does(seat, `~loses ${money}${where}`)}${short}${because}.`];
    case 'half':
      return [`${voice.does(seat, `~loses half, ${money}${where}`)}${short}${because}.`];
    case 'win': {
      const odds = wager === null ? '' : oddsWords(wager, due);
      return [`${voice.does(seat, `~wins ${money}${where}${odds}`)}${short}${because}.`];
    }
  }
}

/** Claims that are told in one breath: one bettor's, side by side, that came out alike for the same reason. */
function areOne(state: RoundState, one: Settled, other: Settled): boolean {
  const [a, b] = [state.wagers[one.wager], state.wagers[other.wager]];
  if (a === undefined || b === undefined) return false;
  if (one.seat !== other.seat || one.spot !== other.spot || a.hand !== b.hand) return false;
  if (one.result !== other.result) return false;
  if (one.result === 'unmet') return true;
  if (one.cents !== one.due || other.cents !== other.due || one.result === 'half') return false;
  if (one.result === 'win' && oddsWords(a, one.due) !== oddsWords(b, other.due)) return false;
  return whyOf(state, one.wager, one.result) === whyOf(state, other.wager, other.result);
}

/** Where a bet lies that is not on the first circle of one's own seat: ` on seat 3's hand`, `, circle 2`. */
function whereBet({ state, voice }: Telling, seat: number, spot: number): string {
  const owner = seatOf(state, spot);
  const circle = (spot % state.game.circles) + 1;
  const hand =
    owner === seat
      ? ''
      : state.setup.stacks[owner] === null
        ? ` on empty seat ${owner + 1}`
        : ` on ${voice.whose(owner)} hand`;
  return `${hand}${circle === 1 ? '' : `, circle ${circle}`}`;
}

/** The chips of the chooser that follow the choice. */
function putIn(state: RoundState, events: readonly RoundEvent[], at: number): string {
  for (let i = at + 1; i < events.length; i++) {
    const event = events[i];
    if (event.type === 'wagered')
      return event.seat === playerOf(state, event.spot) ? ` for ${dollars(event.cents)}` : '';
    if (event.type !== 'set' && event.type !== 'split') break;
  }
  return '';
}

function tellBanker(voice: Voice, seat: number, put: number, events: readonly RoundEvent[]): string {
  let cents = 0;
  for (const event of events) if (event.type === 'banked' && event.seat === seat) cents += event.cents;
  const result = cents === put ? 'even' : `${cents > put ? 'won' : 'lost'} ${dollars(Math.abs(cents - put))}`;
  return `${voice.does(seat, `~takes back ${dollars(cents)} from the bank`)}: ${result}.`;
}

interface OnCircle {
  readonly spot: number;
  readonly number: number;
}

const dealerDoes = ({ state, voice }: Telling, words: string): string =>
  state.dealer === voice.you
    ? voice.does(state.dealer, words)
    : `The player-dealer ${words.replaceAll('~', '')}`;

/** What happens to a hand: a circle's, the player-dealer's, or one that all share. */
function handDoes(of: Telling, name: string, { spot, number }: OnCircle, words: string): string {
  if (name === 'dealer' || (name === 'spot' && spot === DEALER)) return dealerDoes(of, words);
  if (name !== 'spot') return `${capital(sharedHand(name))} ${words.replaceAll('~', '')}`;
  const seat = seatOf(of.state, spot);
  return `${of.voice.does(seat, words)}${whereBet(of, seat, spot)}${ofSplit(number)}`;
}

const ofSplit = (number: number): string => (number === 0 ? '' : ` on hand ${number + 1}`);

function chooserDoes(of: Telling, { spot, number }: OnCircle, words: string): string {
  if (spot === DEALER) return dealerDoes(of, words);
  const seat = playerOf(of.state, spot);
  return `${of.voice.does(seat, words)}${whereBet(of, seat, spot)}${ofSplit(number)}`;
}

/** Where a dealer's words differ from those that scenarios are written in. */
const TOLD: Readonly<Record<string, string>> = {
  'house way': '~plays the house way',
  'play on': '~plays on',
  'no tie': '~declines the tie',
  set: '~sets the hand',
};

const isSeenSet = (event: RoundEvent | undefined): boolean =>
  event?.type === 'set' && !event.cards.includes(HIDDEN);

const choiceWords = ({ game }: RoundState, choice: string): string =>
  (game.verbs?.[choice] === undefined ? TOLD[choice] : undefined) ?? `~${choiceVerb(game, choice)}`;

const piece = ({ game }: RoundState): string => (isTile(game.shoe.cards[0]) ? 'tile' : 'card');

/** A hand that was set lies in two parts. */
function parts(of: readonly number[], front: number): string {
  return front === 0
    ? printCards(of)
    : `${printCards(of.slice(0, front))} in front, ${printCards(of.slice(front))} in back`;
}

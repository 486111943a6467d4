import { printCards } from '../../cards/index.ts';
import { dollars } from '../../engine/index.ts';
import { doneBy, USUAL_VERBS } from '../../engine/player-dealer/choices.ts';
import type { RoundEvent, Settled } from '../../engine/player-dealer/events.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import {
  called,
  newRound,
  type RoundSetup,
  type RoundState,
  type SpotHand,
  seatOf,
  type Wager,
} from '../../engine/player-dealer/state.ts';
import { title } from '../../engine/player-dealer/wagers/wagers.ts';

/** The choices of a game by what a player does, in the words of histories and scenarios: `war`, `goes to war`. */
export const choiceVerbs = ({ verbs }: PlayerDealerGame): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...USUAL_VERBS, ...verbs }).map(([id, words]) => [id, thirdPerson(words)]),
  );

/** What a player does by one of them. */
export const choiceVerb = (game: PlayerDealerGame, choice: string): string =>
  thirdPerson(doneBy(game, choice));

/** `goes to war` for `go to war`. */
function thirdPerson(words: string): string {
  return words.replace(/^\S+/, (verb) => `${verb}${/(?:[osxz]|[cs]h)$/.test(verb) ? 'es' : 's'}`);
}

/** Where a bet lies that is not on the first circle of its own seat: ` behind seat 3`, ` on circle 2`. */
export function whereWords(state: RoundState, seat: number, spot: number): string {
  const owner = seatOf(state, spot);
  const circle = (spot % state.game.circles) + 1;
  const behind =
    owner === seat ? '' : ` ${state.setup.stacks[owner] === null ? 'at' : 'behind'} seat ${owner + 1}`;
  return `${behind}${circle === 1 ? '' : ` on circle ${circle}`}`;
}

/**
 * A claim as it was met: `seat 4's Ante loses $20 (stake left $180)`, `seat 2's Play is not covered
 * and goes back`.
 */
export function claimWords(state: RoundState, event: Settled): string {
  const { seat, spot, kind, result, due, cents, left } = event;
  const wager = event.wager < 0 ? null : state.wagers[event.wager];
  const hand = wager === null || wager.hand === 0 ? '' : ` on hand ${wager.hand + 1}`;
  const who = `${called(state, seat)}'s ${title(state, kind)}${whereWords(state, seat, spot)}${hand}`;
  const part = cents === due ? '' : ` of ${dollars(due)}`;
  const rest = ` (stake left ${dollars(left)})`;
  switch (result) {
    case 'push':
      return `${who} pushes`;
    case 'unmet':
      return `${who} is not covered${wager === null ? '' : ' and goes back'}`;
    case 'lose':
      return `${who} loses ${dollars(cents)}${part}${rest}`;
    case 'half':
      return `${who} loses half, ${dollars(cents)}${part}${rest}`;
    case 'win':
      return `${who} wins ${dollars(cents)}${part}${wager === null ? '' : oddsWords(wager, due)}${rest}`;
  }
}

/** The rows of pay tables that paid in these events of a round: `seat 3's Pair Plus: straight, 6 to 1`. */
export function paidWords(setup: RoundSetup, events: readonly RoundEvent[], from = 0): string[] {
  const state = newRound(setup);
  return events.flatMap((event, i) => {
    const row = i >= from && event.type === 'settled' && event.result === 'win' ? paidRow(state, event) : '';
    evolve(state, event);
    return row === '' ? [] : [row];
  });
}

/** The row by which a claim is about to be paid; nothing for one that is paid by no table. */
function paidRow(state: RoundState, { seat, spot, kind, wager, due }: Settled): string {
  const rows = state.game.card?.pays?.find((table) => table.kind === kind)?.rows ?? [];
  const bet = wager < 0 ? null : state.wagers[wager];
  const fits = rows.filter(({ pays }) => {
    const [to, per] = typeof pays === 'number' ? [pays, 1] : pays;
    return due === (bet === null ? 100 * to : Math.floor((bet.cents * to) / per));
  });
  if (fits.length === 0) return '';
  const outcome = bet === null ? null : state.game.outcome(state, bet);
  const named = outcome?.result === 'win' ? fits.filter(({ hand }) => hand === outcome.row) : [];
  const [{ pays }] = fits;
  const odds = typeof pays === 'number' ? `${pays} to 1` : `${pays[0]} to ${pays[1]}`;
  const hands = (named.length > 0 ? named : fits).map(({ hand }) => hand).join(' or ');
  const who = `${called(state, seat)}'s ${title(state, kind)}${whereWords(state, seat, spot)}`;
  return `${who}: ${hands}, ${bet === null ? dollars(due) : odds}`;
}

/** A hand as it was set, the front first; nothing for one that was not. */
export const setWords = ({ front, back }: Pick<SpotHand, 'front' | 'back'>): string =>
  front.length === 0 ? 'not set' : `${sorted(front)} / ${sorted(back)}`;

/** ` at 3 to 1`; nothing for even money and for odds that rounding has hidden. */
export function oddsWords({ cents }: Wager, due: number): string {
  const common = divisor(due, cents);
  const [to, per] = [due / common, cents / common];
  return to === per || per > MOST_PER ? '' : ` at ${to} to ${per}`;
}

const MOST_PER = 20;

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Cards in one order, so that the same cards read the same. */
export function sorted(cards: readonly number[]): string {
  return printCards([...cards].sort((a, b) => b - a));
}

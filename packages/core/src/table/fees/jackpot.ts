import { parseCards } from '../../cards/index.ts';
import { type Cents, isCents, refuse } from '../../engine/index.ts';
import type { HandState } from '../../engine/pot/state.ts';
import { NO_HAND } from '../../ranks/ranking.ts';
import type { Decision } from '../people/seating.ts';
import type { Sign } from '../sign.ts';
import { cageOf, jackpotOf, type PlayerId, seatOfPlayer, type TableState } from '../state.ts';

/**
 * The books print what is dropped for a jackpot (003:59, 002:77) and not how it is won: which hand
 * qualifies, and who gets what of the pool, is the room's own posting.
 */
export interface JackpotPosting {
  readonly title: string;
  /** `bad beat`: a hand this good was beaten. `high hand`: a hand this good was shown. */
  readonly for: 'bad beat' | 'high hand';
  /** Which share of the pot it is played for; the first by default. */
  readonly share?: number;
  /** The least hand that qualifies, with the board where the game ranks the two apart. */
  readonly least: { readonly hand: string; readonly board?: string };
  /** Players who must have been dealt in. */
  readonly fewest: number;
  /** Parts of the pool in percent. A high hand has no loser; what is not named stays in the pool. */
  readonly shares: { readonly loser: number; readonly winner: number; readonly others: number };
}

/** Why a jackpot cannot be posted like this; null when it can. */
export function badPosting(posting: JackpotPosting, sign: Sign): string | null {
  if (sign.kind !== 'pot') return 'A jackpot is for games with a pot.';
  const { title, shares, least: hand, fewest } = (posting ?? {}) as Partial<JackpotPosting>;
  if (typeof title !== 'string' || title === '' || !shares || typeof hand?.hand !== 'string')
    return 'A jackpot has a title, a minimum hand and shares.';
  if (posting.for !== 'bad beat' && posting.for !== 'high hand')
    return 'A jackpot is for a bad beat or for a high hand.';
  const parts = [shares.loser, shares.winner, shares.others];
  if (!parts.every((part) => Number.isInteger(part) && part >= 0))
    return 'The shares of a jackpot are whole percentages.';
  const all = parts.reduce((sum, part) => sum + part, 0);
  if (all < 1 || all > 100) return `The shares of a jackpot come to 1 to 100 percent, not ${all}.`;
  if (posting.for === 'high hand' && shares.loser > 0) return 'A high hand has no loser to pay.';
  if (!Number.isInteger(fewest) || Number(fewest) < 2 || Number(fewest) > sign.game.players)
    return `A jackpot asks for 2 to ${sign.game.players} players dealt in, not ${String(fewest)}.`;
  if (sign.game.shares[posting.share ?? 0] === undefined) return 'The game has no such share of the pot.';
  const least = leastValue(posting, sign);
  if (typeof least === 'string') return least;
  return least === NO_HAND ? 'The minimum hand of the jackpot is not a hand in this game.' : null;
}

/** The value from which hands qualify, or why it cannot be read. */
function leastValue({ least, share = 0 }: JackpotPosting, sign: Sign & { kind: 'pot' }): number | string {
  const hand = parseCards(least.hand);
  const board = parseCards(least.board ?? '');
  if (!hand.ok || !board.ok) return 'The minimum hand of the jackpot cannot be read.';
  const { ranking } = sign.game.shares[share];
  const given = ranking.parts.length === 2 ? [hand.cards, board.cards] : [[...hand.cards, ...board.cards]];
  const fits = given.every(
    (cards, i) => ranking.parts[i].sizes.includes(cards.length) && cards.every(ranking.accepts),
  );
  if (!fits) return 'The minimum hand of the jackpot does not have the cards of a hand in this game.';
  return ranking.value(given[0], given[1]);
}

/** Who gets how much of the pool: so many percent of it, shared by so many. */
export interface JackpotPart {
  readonly seat: number;
  readonly player: PlayerId;
  readonly as: 'loser' | 'winner' | 'other';
  readonly percent: number;
  readonly among: number;
}

/** What a player was paid, on the stack; on the rail, and at `NO_SEAT`, after leaving meanwhile. */
export interface JackpotShare extends Pick<JackpotPart, 'seat' | 'player' | 'as'> {
  readonly cents: Cents;
}

/** Who of a finished hand has won a part of the pool: nobody, most of the time. */
export function jackpotParts(
  posting: JackpotPosting,
  sign: Sign & { kind: 'pot' },
  hand: HandState,
  log: readonly { readonly type: string }[],
): Omit<JackpotPart, 'player'>[] {
  const share = posting.share ?? 0;
  const least = leastValue(posting, sign);
  const dealt = [...hand.setup.stacks.keys()].filter((seat) => hand.setup.stacks[seat] !== null);
  if (typeof least === 'string' || dealt.length < posting.fewest) return [];
  const shown = (log as readonly Shown[])
    .filter(({ type }) => type === 'showed')
    .map(({ seat, values }) => ({ seat, value: values[share] }))
    .sort((a, b) => b.value - a.value);
  if (shown.length === 0) return [];
  const winners = shown.filter(({ value }) => value === shown[0].value).map(({ seat }) => seat);
  const losers = bestOf(shown.filter(({ value }) => value < shown[0].value));
  const made = posting.for === 'bad beat' ? losers : { seats: winners, value: shown[0].value };
  if (made.seats.length === 0 || made.value < least) return [];
  const beaten = posting.for === 'bad beat' ? losers.seats : [];
  const others = dealt.filter((seat) => !winners.includes(seat) && !beaten.includes(seat));
  const { shares } = posting;
  const part = (seats: readonly number[], percent: number, as: JackpotPart['as']) =>
    percent === 0 ? [] : seats.map((seat) => ({ seat, as, percent, among: seats.length }));
  return [
    ...part(beaten, shares.loser, 'loser'),
    ...part(winners, shares.winner, 'winner'),
    ...part(others, shares.others, 'other'),
  ];
}

/**
 * The house pays what was won out of a pool of this size. It is one pool for all its tables, so that this
 * one may hold less than it pays, and the rest is brought.
 */
export function payJackpot(state: TableState, pool: Cents): Decision {
  const { sign, chips, jackpot } = state;
  if (jackpot.length === 0) return refuse('out-of-turn', 'No jackpot is to be paid.');
  if (!isCents(pool) || !isCents(100 * pool))
    return refuse('malformed', 'The pool of a jackpot is a whole number of cents.');
  const chip = sign.kind === 'pot' ? sign.stakes.chip : 1;
  const paid = jackpot.map(({ player, as, percent, among }) => {
    const cents = Math.floor((pool * percent) / (100 * among) / chip) * chip;
    return { type: 'jackpot paid', player, seat: seatOfPlayer(state, player), as, cents } as const;
  });
  const all = paid.reduce((sum, { cents }) => sum + cents, 0);
  const brought = Math.max(0, all - chips[jackpotOf(state)]);
  if (brought > chips[cageOf(state)]) return refuse('bad-amount', 'The cage does not have that many chips.');
  return [...(brought === 0 ? [] : [{ type: 'jackpot brought', cents: brought } as const]), ...paid];
}

interface Shown {
  readonly type: string;
  readonly seat: number;
  readonly values: readonly number[];
}

function bestOf(hands: readonly { seat: number; value: number }[]): { seats: number[]; value: number } {
  const value = Math.max(NO_HAND, ...hands.map((hand) => hand.value));
  return { seats: hands.filter((hand) => hand.value === value).map(({ seat }) => seat), value };
}

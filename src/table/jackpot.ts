import { parseCards } from '../cards/index.ts';
import type { Cents } from '../engine/money.ts';
import type { HandState } from '../engine/pot/state.ts';
import { NO_HAND } from '../ranks/ranking.ts';
import type { Sign } from './sign.ts';

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
  const { shares, fewest } = posting;
  if (posting.for !== 'bad beat' && posting.for !== 'high hand')
    return 'A jackpot is for a bad beat or for a high hand.';
  const parts = [shares.loser, shares.winner, shares.others];
  if (!parts.every((part) => Number.isInteger(part) && part >= 0))
    return 'The shares of a jackpot are whole percents.';
  const all = parts.reduce((sum, part) => sum + part, 0);
  if (all < 1 || all > 100) return `The shares of a jackpot come to 1 to 100 percent, not ${all}.`;
  if (posting.for === 'high hand' && shares.loser > 0) return 'A high hand has no loser to pay.';
  if (!Number.isInteger(fewest) || fewest < 2 || fewest > sign.game.players)
    return `A jackpot asks for 2 to ${sign.game.players} players dealt in, not ${fewest}.`;
  if (sign.game.shares[posting.share ?? 0] === undefined) return 'The game has no such share of the pot.';
  const least = leastValue(posting, sign);
  if (typeof least === 'string') return least;
  return least === NO_HAND ? 'The least hand of the jackpot is no hand at this game.' : null;
}

/** The value from which hands qualify, or why it cannot be read. */
function leastValue({ least, share = 0 }: JackpotPosting, sign: Sign & { kind: 'pot' }): number | string {
  const hand = parseCards(least.hand);
  const board = parseCards(least.board ?? '');
  if (!hand.ok || !board.ok) return 'The least hand of the jackpot cannot be read.';
  const { ranking } = sign.game.shares[share];
  const given = ranking.parts.length === 2 ? [hand.cards, board.cards] : [[...hand.cards, ...board.cards]];
  const fits = given.every(
    (cards, i) => ranking.parts[i].sizes.includes(cards.length) && cards.every(ranking.accepts),
  );
  if (!fits) return 'The least hand of the jackpot has not the cards of a hand at this game.';
  return ranking.value(given[0], given[1]);
}

export interface JackpotShare {
  readonly seat: number;
  readonly cents: Cents;
  readonly as: 'loser' | 'winner' | 'other';
}

/** What a finished hand wins of the pool: nothing, most of the time. */
export function jackpotShares(
  posting: JackpotPosting,
  sign: Sign & { kind: 'pot' },
  hand: HandState,
  log: readonly { readonly type: string }[],
  pool: Cents,
): JackpotShare[] {
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
  const { chip } = sign.stakes;
  const part = (seats: readonly number[], percent: number, as: JackpotShare['as']): JackpotShare[] => {
    const each = Math.floor((pool * percent) / 100 / Math.max(1, seats.length) / chip) * chip;
    return each === 0 ? [] : seats.map((seat) => ({ seat, cents: each, as }));
  };
  return [
    ...part(beaten, posting.shares.loser, 'loser'),
    ...part(winners, posting.shares.winner, 'winner'),
    ...part(others, posting.shares.others, 'other'),
  ];
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

import { unchecked } from '../../ranks/checked.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import { NO_SEAT } from '../sentinels.ts';
import type {
  BettingRound,
  BettingRules,
  BlindSeats,
  BoardOpener,
  From,
  KillRule,
  OddChip,
  Opener,
  Opening,
  Share,
  Step,
  Street,
} from './game.ts';

/** The words game files are written in. */

/** Small blind left of the button, big blind next; heads-up the button has the small one. */
export const twoBlinds: BlindSeats = (players) => (players === 2 ? [0, 1] : [1, 2]);
/** Small blind left of the button, big blind next, also heads-up. */
export const twoBlindsLiteral: BlindSeats = (players) => (players === 2 ? [1, 0] : [1, 2]);
/** Button, left of it, and second left: small, small (or middle), large (003:1520). */
export const threeBlinds: BlindSeats = (players) => (players === 2 ? [0, NO_SEAT, 1] : [0, 1, 2]);
/** One blind left of the button. */
export const oneBlind: BlindSeats = () => [1];

/** Gives a step the book's name for what the hand comes to with it. */
export const named = (name: Street, step: Step): Step => ({ ...step, named: [...(step.named ?? []), name] });

/** Everybody puts an ante into the pot. */
export const antes: Step = { do: 'antes' };
/** Blinds are posted left of the button. */
export const blinds = (seats: BlindSeats = twoBlinds): Step => named('blinds', { do: 'blinds', seats });
/** Kills are posted by whoever owes or chooses one. */
export const kills = (rule: KillRule): Step => ({ do: 'kills', rule });
/** Cards for everybody, face down unless said otherwise. */
export const deal = (count: number, face: 'down' | 'up' = 'down'): Step => ({ do: 'deal', count, face });
/** A card goes face down out of play. */
export const burn: Step = { do: 'burn' };
/** Cards to the board, or to each of several boards. */
export const board = (...counts: number[]): Step => ({ do: 'board', counts });
/** The last of the first cards: everybody has a hand. */
export const dealt = (count: number, face: 'down' | 'up' = 'down'): Step => named('deal', deal(count, face));
/** A stud street: burn, then a card to each player. */
export const street = (name: Street, face: 'up' | 'down' | 'keep-one-down'): Step =>
  named(name, { do: 'deal', count: 1, face, burn: true });
const SIZES = ['small', 'big', 'third'] as const;
type Size = (typeof SIZES)[number];
/** A betting round at one of the limit's sizes; `openPair` may be bet instead when a pair shows. */
export const bet = (
  size: Size,
  { openPair, ...round }: Omit<BettingRound, 'size' | 'openPair'> & { openPair?: Size } = {},
): Step => ({
  do: 'bet',
  size: SIZES.indexOf(size),
  ...(openPair === undefined ? {} : { openPair: SIZES.indexOf(openPair) }),
  ...round,
});
/** Everybody throws this many cards away. */
export const discard = (count: number): Step => ({ do: 'discard', count });
/** Everybody may exchange cards. */
export const draw = (options: { hold: number; upTo?: number; button?: number; burn?: boolean }): Step => ({
  do: 'draw',
  hold: options.hold,
  upTo: options.upTo ?? options.hold,
  ...(options.button === undefined ? {} : { button: options.button }),
  burn: options.burn ?? true,
});
/** Everybody turns one card up. */
export const turnUp: Step = { do: 'turn-up' };

/** First round after the blinds, later ones from the left of the button. */
export const afterBlinds: Opening = { first: { by: 'blinds' }, later: { by: 'button' } };

/** The best board opens later rounds; the first has a forced bet by an upcard. */
export const bringIn = (rank: (card: number) => number, later: Opener): Opening => ({
  first: { by: 'upcard', rank, forced: true },
  later,
});
/** The best cards face up act first. */
export const bestBoard = (ranking: Ranking): BoardOpener => ({ by: 'board', ranking: unchecked(ranking) });
/** The worst cards face up act first. */
export const worstBoard = (ranking: Ranking): BoardOpener => ({ ...bestBoard(ranking), worst: true });

/** Three raises in limit games, any number when two begin the round; half a bet all in counts as a raise. */
export const threeRaises: BettingRules = {
  cap: 3,
  capAtNoLimit: false,
  capLifted: 'two begin the round',
  shortAllIn: 'half',
  checkRaise: true,
  allIn: true,
};

/** A part of the pot, and the hand that wins it. */
export const share = (
  name: string,
  ranking: Ranking,
  from: From,
  odd: OddChip = 'left of button',
): Share => ({ name, ranking: unchecked(ranking), from, odd });
/** From the hand and the board, any of them. */
export const anyCards: From = { use: 'any' };
/** From the cards in the hand alone. */
export const handOnly: From = { use: 'hand' };
/** From the hand as one part and a board as the other, as Omaha is. */
export const withBoard = (board = 0): From => ({ use: 'parts', board });
/** As the cards lie; a card its player has turned up plays as an upcard, or as it was dealt. */
export const asFaced = (turned: 'up' | 'down' = 'up'): From => ({ use: 'facing', turned });

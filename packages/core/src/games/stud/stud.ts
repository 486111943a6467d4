import { standardPack } from '../../cards/index.ts';
import type { BettingRules, OddChip, Opener, PotGame, Step } from '../../engine/pot/game.ts';
import {
  antes,
  bestBoard,
  bet,
  bringIn,
  deal,
  dealt,
  discard,
  named,
  street,
  threeRaises,
} from '../../engine/pot/steps.ts';
import { highBoard } from '../../ranks/high/high-board.ts';

/** What houses vary in stud games. */
export interface StudOptions {
  readonly betting?: BettingRules;
  /** Which of tied hands gets what does not divide. */
  readonly oddChip?: OddChip;
  /** A player who folds with nothing to call is still dealt cards until a bet is made. */
  readonly dealtUntilBet?: true;
  /** A player who is away when their turn comes has a dead hand. */
  readonly absentDies?: true;
}

/** Stud is dealt to eight at most, from the house dealer's left, so the button is at the last seat. */
const SEATS = 8;

/** The frame of all stud games. */
export function studGame(
  options: StudOptions,
  game: Pick<PotGame, 'name' | 'script' | 'opening' | 'shares'> & Partial<PotGame>,
): PotGame {
  return {
    pack: standardPack,
    players: SEATS,
    betting: options.betting ?? threeRaises,
    odd: { between: 'high card' },
    shortDeck: 'community, folds mixed in',
    ...(options.dealtUntilBet && { dealtUntilBet: true }),
    ...(options.absentDies && { absentDies: true }),
    ...game,
  };
}

/** The bets from fifth street on: the large one, or the small one to the end (003:4536). */
export type LateBets = 'big' | 'small';

export interface Streets {
  /** Three in the Super games; one of them is thrown away after the first betting round. */
  readonly downcards: 2 | 3;
  readonly lateBets?: LateBets;
  /** A pair among anyone's upcards allows the large bet on fourth street (003:156). */
  readonly openPair?: true;
  readonly lastCard?: 'down' | 'up';
  /** Who opens a street, if not the player that the game's opening rule names. */
  readonly sixth?: Opener;
  readonly seventh?: Opener;
}

/** Downcards and an upcard, three more upcards, a last card, each before a betting round. */
export function thirdToSeventh(streets: Streets): Step[] {
  const { downcards, lateBets = 'big', openPair, lastCard = 'down', sixth, seventh } = streets;
  return [
    antes,
    deal(downcards),
    named('3rd street', dealt(1, 'up')),
    bet('small'),
    ...(downcards === 3 ? [discard(1)] : []),
    street('4th street', 'up'),
    bet('small', openPair && { openPair: 'big' }),
    street('5th street', 'up'),
    bet(lateBets),
    street('6th street', 'up'),
    bet(lateBets, sixth && { opens: sixth }),
    street('7th street', lastCard),
    bet(lateBets, seventh && { opens: seventh }),
  ];
}

/** A card's place in the order that decides the forced bet: the player with the greatest upcard makes it. */
type CardOrder = (card: number) => number;

/** The highest upcard; of equal ranks spades come before hearts, diamonds and clubs, or the other way around. */
export function highestCard(aces: 'high' | 'low', first: 'spades' | 'clubs' = 'spades'): CardOrder {
  const size = standardPack.cards.length;
  const place: CardOrder = aces === 'high' ? (card) => card : (card) => (card + 4) % size;
  return first === 'spades' ? place : (card) => place(card) ^ 3;
}

/** The lowest upcard; of equal ranks clubs come before diamonds, hearts and spades, or the other way around. */
export function lowestCard(aces: 'high' | 'low', first: 'spades' | 'clubs' = 'clubs'): CardOrder {
  const highest = highestCard(aces, first === 'clubs' ? 'spades' : 'clubs');
  return (card) => -highest(card);
}

/** The low card brings it in, the high board opens from then on (003:151-152, 003:4946, 003:4965). */
export const lowCardThenHighBoard = bringIn(lowestCard('high'), bestBoard(highBoard));

import { standardPack } from '../../cards/index.ts';
import type {
  BettingRules,
  BlindSeats,
  OddChip,
  OddChips,
  PotGame,
  Share,
  Step,
} from '../../engine/pot/game.ts';
import {
  behindBlinds,
  bet,
  blinds,
  board,
  burn,
  dealt,
  discard,
  named,
  threeRaises,
  twoBlinds,
} from '../../engine/pot/steps.ts';

/** What houses vary in games with a board. */
export interface FlopOptions {
  /** Most players dealt in. */
  readonly players: number;
  readonly betting?: BettingRules;
  readonly blinds?: BlindSeats;
  /** Who of tied hands gets the chips that do not divide. */
  readonly oddTies?: OddChip;
  /** Who gets those that do not divide between the halves of a split pot. */
  readonly oddChips?: OddChips['between'];
  /** The betting round, counted from one, from which a limit's larger bet is made. */
  readonly largeBetFrom?: number;
}

/** The frame of all games with blinds and a board. */
export function flopGame(
  { players, betting = threeRaises, oddTies, oddChips = 'left of button' }: FlopOptions,
  { shares, ...game }: Pick<PotGame, 'name' | 'script' | 'shares'> & Partial<PotGame>,
): PotGame {
  return {
    pack: standardPack,
    players,
    opening: behindBlinds,
    betting,
    shares: oddTies === undefined ? shares : shares.map((share): Share => ({ ...share, odd: oddTies })),
    odd: { between: oddChips },
    shortDeck: 'reshuffle',
    ...game,
  };
}

/** Cards to each board in turn: the flop, the turn and the river. */
type Boards = readonly [flop: readonly number[], turn: readonly number[], river: readonly number[]];
const FLOP_TURN_RIVER: Boards = [[3], [1], [1]];
const NAMES = ['flop', 'turn', 'river'] as const;

/**
 * Downcards, then the board in three parts, each behind a burn; a betting round after the deal and
 * after every part. A card may have to be thrown away after some of those rounds.
 */
export function flopTurnRiver(
  { blinds: seats = twoBlinds, largeBetFrom = 3 }: FlopOptions,
  downcards: number,
  { boards = FLOP_TURN_RIVER, discardAfter = [] }: { boards?: Boards; discardAfter?: readonly number[] } = {},
): Step[] {
  const round = (number: number): Step[] => {
    const betting = bet(number < largeBetFrom ? 'small' : 'big');
    return discardAfter.includes(number) ? [betting, discard(1)] : [betting];
  };
  const streets = boards.flatMap((counts, i): Step[] => [
    burn,
    named(NAMES[i], board(...counts)),
    ...round(i + 2),
  ]);
  return [blinds(seats), dealt(downcards), ...round(1), ...streets];
}

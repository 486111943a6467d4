import { standardPack } from '../cards/index.ts';
import type {
  BettingRules,
  BlindSeats,
  OddChip,
  OddChips,
  PotDeclaration,
  PotGame,
  Share,
  ShortDeck,
} from '../engine/pot/game.ts';
import { afterBlinds, threeRaises } from '../engine/pot/steps.ts';

/** What houses vary in games with blinds. */
export interface BlindsOptions {
  /** Most players dealt in. */
  readonly players: number;
  readonly betting?: BettingRules;
  readonly blinds?: BlindSeats;
  /** Which of tied hands gets the chips that do not divide. */
  readonly oddTies?: OddChip;
  /** Who gets those that do not divide between the halves of a split pot. */
  readonly oddChips?: OddChips['between'];
  /** The betting round, counted from one, from which a limit's larger bet is made. */
  readonly largeBetFrom?: number;
  /** What to do when the stub runs out, if the text leaves it open. */
  readonly deckRunsOut?: ShortDeck;
}

type Of = Pick<PotGame, 'script' | 'shares'> & Partial<PotGame>;

/** The frame of all games with blinds, whether they have a board or not. */
export function blindsGame(options: BlindsOptions, game: Of & Pick<PotGame, 'name'>): PotGame;
export function blindsGame(options: BlindsOptions, game: Of): PotDeclaration;
export function blindsGame(
  {
    players,
    betting = threeRaises,
    oddTies,
    oddChips = 'left of button',
    deckRunsOut = 'reshuffle',
  }: BlindsOptions,
  { shares, ...game }: Of,
): PotDeclaration {
  return {
    pack: standardPack,
    players,
    opening: afterBlinds,
    betting,
    shares: oddTies === undefined ? shares : shares.map((share): Share => ({ ...share, odd: oddTies })),
    odd: { between: oddChips },
    shortDeck: deckRunsOut,
    ...game,
  };
}

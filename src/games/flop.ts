import { standardPack } from '../cards/index.ts';
import type { BettingRules, BlindSeats, OddChips, PotGame, Step } from '../engine/pot/game.ts';
import { behindBlinds, bet, blinds, board, burn, deal, threeRaises, twoBlinds } from '../engine/pot/steps.ts';

/** What houses vary in games with a board. */
export interface FlopOptions {
  /** Most players dealt in. */
  readonly players: number;
  readonly betting?: BettingRules;
  readonly blinds?: BlindSeats;
  readonly oddChips?: OddChips['between'];
}

/** The frame of all games with blinds and a board. */
export function flopGame(options: FlopOptions, game: Pick<PotGame, 'name' | 'script' | 'shares'> & Partial<PotGame>): PotGame {
  return {
    pack: standardPack,
    players: options.players,
    opening: behindBlinds,
    betting: options.betting ?? threeRaises,
    odd: { between: options.oddChips ?? 'left of button' },
    shortDeck: 'reshuffle',
    ...game,
  };
}

/** Downcards, then flop, turn and river, each behind a burn and before a betting round. */
export function flopTurnRiver(options: FlopOptions, downcards: number): Step[] {
  return [
    blinds(options.blinds ?? twoBlinds),
    deal(downcards),
    bet('small'),
    burn,
    board(3),
    bet('small'),
    burn,
    board(1),
    bet('big'),
    burn,
    board(1),
    bet('big'),
  ];
}

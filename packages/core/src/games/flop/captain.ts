import type { BlindSeats, PotGame, Step } from '../../engine/pot/game.ts';
import { bet, board, burn, draw, named } from '../../engine/pot/steps.ts';
import { NO_SEAT } from '../../engine/sentinels.ts';
import { deuceSeven } from '../../ranks/low/deuce-seven.ts';
import { type BlindsOptions, blindsGame } from '../blinds-game.ts';
import { omahaAnd } from './dramaha.ts';

/**
 * Ante, small, middle and big blind, starting left of the button; with four players the big blind is on the button,
 * with fewer the blinds between are left out. 003:11913, 003:11923-11924
 */
const anteAndBlinds: BlindSeats = (players) => {
  if (players === 2) return [1, NO_SEAT, NO_SEAT, 0];
  if (players === 3) return [1, 2, NO_SEAT, 0];
  return players === 4 ? [1, 2, 3, 0] : [1, 2, 3, 4];
};

const ANTE = 0;
const postAnteAndBlinds = named('blinds', { do: 'blinds', seats: anteAndBlinds, ante: ANTE });
/** The ante gets the first card, and the last, its sixth (003:11919). */
const fiveCardsAndASixth = named('deal', {
  do: 'deal',
  count: 5,
  face: 'down',
  extra: { blind: ANTE, count: 1 },
});

const callOrFold: Step = { do: 'bet', size: 0, callOnly: true };

/**
 * 2-7 Captain. Everybody meets the ante or folds, and no more is bet: flop, draw, turn and river follow.
 * Half to the best Omaha hand, half to the best deuce-to-seven hand. 003:11849-12042
 */
export const twoSevenCaptain = (options: BlindsOptions & { readonly raises?: boolean }): PotGame =>
  blindsGame(options, {
    name: '2-7 Captain',
    script: [
      postAnteAndBlinds,
      fiveCardsAndASixth,
      options.raises ? bet('small') : callOrFold,
      burn,
      named('flop', board(3)),
      // 003:11935: a player with six cards draws down to five.
      named('draw', draw({ hold: 5, burn: false })),
      burn,
      named('turn', board(1)),
      burn,
      named('river', board(1)),
    ],
    shares: omahaAnd(deuceSeven),
    shortDeck: 'discards, last card mixed in',
  });

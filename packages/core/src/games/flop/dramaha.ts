import type { PotGame, Share, Step } from '../../engine/pot/game.ts';
import {
  bet,
  blinds,
  board,
  burn,
  dealt,
  draw,
  handOnly,
  named,
  share,
  twoBlinds,
  withBoard,
} from '../../engine/pot/steps.ts';
import { high } from '../../ranks/high/high.ts';
import { omaha } from '../../ranks/high/omaha.ts';
import { badugi } from '../../ranks/low/badugi.ts';
import { deuceSeven } from '../../ranks/low/deuce-seven.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import { type BlindsOptions, blindsGame } from '../blinds-game.ts';

const drawFive = named('draw', draw({ hold: 5, burn: false }));

/** Dramaha. Half to the best Omaha hand, half to the best five-card hand in a player's own cards. 003:6960-7174 */
export const dramaha = (options: BlindsOptions): PotGame =>
  blindsGame(options, { name: 'Dramaha', script: fromFlop(options, drawThenTurn), shares: omahaAnd(high) });

/** 2-7 Dramaha. The five cards in hand are ranked deuce-to-seven. 003:6721-6959 */
export const twoSevenDramaha = (options: BlindsOptions): PotGame =>
  blindsGame(options, {
    name: '2-7 Dramaha',
    script: fromFlop(options, drawThenTurn),
    shares: omahaAnd(deuceSeven),
  });

/** Dramadugi. The cards in hand are ranked as a badugi, and the turn comes before the draw. 003:7367-7555 */
export const dramadugi = (options: BlindsOptions): PotGame =>
  blindsGame(options, {
    name: 'Dramadugi',
    script: fromFlop(options, turnThenDraw),
    shares: omahaAnd(badugi),
  });

/** One burn serves the draw and the turn (003:6820-6832, 003:7037-7052). */
const drawThenTurn: readonly Step[] = [burn, drawFive, named('turn', board(1))];
/** Neither the turn nor the draw has a burn (003:7458-7469). */
const turnThenDraw: readonly Step[] = [named('turn', board(1)), drawFive];

function fromFlop(options: BlindsOptions, middle: readonly Step[]): Step[] {
  return [
    blinds(options.blinds ?? twoBlinds),
    dealt(5),
    bet('small'),
    burn,
    named('flop', board(3)),
    bet('small'),
    ...middle,
    bet('big'),
    burn,
    named('river', board(1)),
    bet('big'),
  ];
}

/** The halves of games that share the pot between an Omaha hand and the player's own five cards. */
export function omahaAnd(inHand: Ranking): Share[] {
  return [share('Omaha', omaha, withBoard()), share('draw', inHand, handOnly)];
}

import { packs } from '../../cards/index.ts';
import type { BettingRules, PotGame, Stakes, Step } from '../../engine/pot/game.ts';
import {
  antes,
  anyCards,
  bestBoard,
  bet,
  blinds,
  bringIn,
  deal,
  draw,
  handOnly,
  share,
  threeRaises,
} from '../../engine/pot/steps.ts';
import { type BlindsOptions, blindsGame } from '../../games/blinds-game.ts';
import { badugi, tripleDraw } from '../../games/draw/triple-draw.ts';
import { flopTurnRiver } from '../../games/flop/flop.ts';
import { holdem } from '../../games/flop/holdem.ts';
import { omaha, omahaHiLo } from '../../games/flop/omaha.ts';
import { razz } from '../../games/stud/razz.ts';
import { sevenCardStud } from '../../games/stud/seven-card-stud.ts';
import { lowestCard, studGame, thirdToSeventh } from '../../games/stud/stud.ts';
import { high } from '../../ranks/high/high.ts';
import { highBoard } from '../../ranks/high/high-board.ts';
import { shortDeck } from '../../ranks/high/short.ts';
import { deuceSeven } from '../../ranks/low/deuce-seven.ts';
import { eightOrBetter } from '../../ranks/low/low.ts';

/** The games that PHH has codes for, by the rules its files keep. */

export type VariantCode =
  | 'FT'
  | 'NT'
  | 'NS'
  | 'PO'
  | 'FO/8'
  | 'F7S'
  | 'F7S/8'
  | 'FR'
  | 'N2L1D'
  | 'F2L3D'
  | 'FB';

/** A file does not say when a short all-in lets others raise again. */
export type ShortAllIn = BettingRules['shortAllIn'];

export interface Variant {
  readonly structure: Extract<Stakes['structure'], 'fixed' | 'pot' | 'no-limit'>;
  readonly forced: 'blinds' | 'bring-in';
  readonly game: (shortAllIn: ShortAllIn) => PotGame;
}

/** What was raised was allowed where it was played, so there is no cap. */
const betting = (shortAllIn: ShortAllIn): BettingRules => ({ ...threeRaises, cap: null, shortAllIn });

/** All that is left over goes to one winner: nearest the button's left, and of two halves to the high one. */
const flop = (shortAllIn: ShortAllIn): BlindsOptions => ({
  players: 10,
  betting: betting(shortAllIn),
  oddChips: 'first share',
});

const withAntes = (game: PotGame): PotGame => ({ ...game, script: [antes, ...game.script] });

const shortDeckHoldem = (rule: ShortAllIn): PotGame =>
  blindsGame(flop(rule), {
    name: "Short deck hold'em",
    pack: packs.short,
    script: flopTurnRiver(flop(rule), 2),
    shares: [share('high', shortDeck, anyCards)],
  });

/** With ten players the first could not draw five cards, whatever is shuffled. */
const drawGame = (name: string, rule: ShortAllIn, script: Step[]): PotGame =>
  blindsGame({ ...flop(rule), players: 9 }, { name, script, shares: [share('low', deuceSeven, handOnly)] });

const singleDraw: Step[] = [blinds(), deal(5), bet('small'), draw({ hold: 5 }), bet('small')];

const studHiLo = (rule: ShortAllIn): PotGame =>
  studGame(
    { betting: betting(rule) },
    {
      name: 'Seven card stud high/low',
      script: thirdToSeventh({ downcards: 2 }),
      opening: bringIn(lowestCard('high'), bestBoard(highBoard)),
      shares: [share('high', high, anyCards), share('low', eightOrBetter, anyCards)],
      odd: { between: 'first share' },
      shortDeck: 'community',
    },
  );

export const variants: Readonly<Record<VariantCode, Variant>> = {
  FT: { structure: 'fixed', forced: 'blinds', game: (rule) => withAntes(holdem(flop(rule))) },
  NT: { structure: 'no-limit', forced: 'blinds', game: (rule) => withAntes(holdem(flop(rule))) },
  NS: { structure: 'no-limit', forced: 'blinds', game: (rule) => withAntes(shortDeckHoldem(rule)) },
  PO: { structure: 'pot', forced: 'blinds', game: (rule) => withAntes(omaha(flop(rule))) },
  'FO/8': { structure: 'fixed', forced: 'blinds', game: (rule) => withAntes(omahaHiLo(flop(rule))) },
  F7S: { structure: 'fixed', forced: 'bring-in', game: (rule) => sevenCardStud({ betting: betting(rule) }) },
  'F7S/8': { structure: 'fixed', forced: 'bring-in', game: studHiLo },
  FR: { structure: 'fixed', forced: 'bring-in', game: (rule) => razz({ betting: betting(rule) }) },
  N2L1D: {
    structure: 'no-limit',
    forced: 'blinds',
    game: (rule) => withAntes(drawGame('2-7 single draw', rule, singleDraw)),
  },
  F2L3D: {
    structure: 'fixed',
    forced: 'blinds',
    game: (rule) => withAntes(drawGame('2-7 triple draw', rule, tripleDraw(flop(rule), 5))),
  },
  FB: { structure: 'fixed', forced: 'blinds', game: (rule) => withAntes(badugi(flop(rule))) },
};

export function isVariant(code: unknown): code is VariantCode {
  return typeof code === 'string' && Object.hasOwn(variants, code);
}

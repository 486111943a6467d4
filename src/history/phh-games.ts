import { ACE, packs, rankOf, standardPack } from '../cards/index.ts';
import type { BettingRules, Opening, PotGame, Share, Stakes, Step } from '../engine/pot/game.ts';
import {
  antes,
  anyCards,
  behindBlinds,
  bestBoard,
  bet,
  blinds,
  bringIn,
  deal,
  draw,
  handOnly,
  share,
  street,
  threeRaises,
} from '../engine/pot/steps.ts';
import { flopGame, flopTurnRiver } from '../games/flop.ts';
import { holdem } from '../games/holdem.ts';
import { omaha, omahaHiLo } from '../games/omaha.ts';
import { badugi } from '../ranks/badugi.ts';
import { deuceSeven } from '../ranks/deuce-seven.ts';
import { high } from '../ranks/high.ts';
import { highBoard } from '../ranks/high-board.ts';
import { aceFive, eightOrBetter } from '../ranks/low.ts';
import { shortDeck } from '../ranks/short.ts';

/** The games that PHH has codes for, by the rules its files keep. */

export type VariantCode = 'FT' | 'NT' | 'NS' | 'PO' | 'FO/8' | 'F7S' | 'F7S/8' | 'FR' | 'N2L1D' | 'F2L3D' | 'FB';

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
const flop = (shortAllIn: ShortAllIn) => ({ players: 10, betting: betting(shortAllIn), oddChips: 'first share' as const });

const withAntes = (game: PotGame): PotGame => ({ ...game, script: [antes, ...game.script] });

const shortDeckHoldem = (rule: ShortAllIn): PotGame =>
  flopGame(flop(rule), {
    name: "Short deck hold'em",
    pack: packs.short,
    script: flopTurnRiver(flop(rule), 2),
    shares: [share('high', shortDeck, anyCards)],
  });

const drawGame = (name: string, rule: ShortAllIn, rounds: Step[], won: Share): PotGame => ({
  name,
  pack: standardPack,
  players: 10,
  script: [antes, blinds(), ...rounds],
  opening: behindBlinds,
  betting: betting(rule),
  shares: [won],
  odd: { between: 'first share' },
  shortDeck: 'reshuffle',
});

const tripleDraw = (hold: number): Step[] => [
  deal(hold),
  bet('small'),
  draw({ hold }),
  bet('small'),
  draw({ hold }),
  bet('big'),
  draw({ hold }),
  bet('big'),
];

const low27 = share('low', deuceSeven, handOnly);

const studGame = (name: string, rule: ShortAllIn, opening: Opening, fourth: Step, shares: readonly Share[]): PotGame => ({
  name,
  pack: standardPack,
  players: 8,
  script: [
    antes,
    deal(2),
    deal(1, 'up'),
    bet('small'),
    street('up'),
    fourth,
    street('up'),
    bet('big'),
    street('up'),
    bet('big'),
    street('down'),
    bet('big'),
  ],
  opening,
  betting: betting(rule),
  shares,
  odd: { between: 'first share' },
  shortDeck: 'community',
});

/** The lowest upcard, clubs the lowest suit; later the best board. */
const lowCardOpens = bringIn((card) => -card, bestBoard(highBoard));
/** Razz: the highest upcard, aces low, spades the highest suit; later the lowest board. */
const highCardOpens = bringIn((card) => (rankOf(card) === ACE ? card - standardPack.cards.length : card), bestBoard(aceFive));

const best = share('high', high, anyCards);
const low8 = share('low', eightOrBetter, anyCards);

export const variants: Readonly<Record<VariantCode, Variant>> = {
  FT: { structure: 'fixed', forced: 'blinds', game: (rule) => withAntes(holdem(flop(rule))) },
  NT: { structure: 'no-limit', forced: 'blinds', game: (rule) => withAntes(holdem(flop(rule))) },
  NS: { structure: 'no-limit', forced: 'blinds', game: (rule) => withAntes(shortDeckHoldem(rule)) },
  PO: { structure: 'pot', forced: 'blinds', game: (rule) => withAntes(omaha(flop(rule))) },
  'FO/8': { structure: 'fixed', forced: 'blinds', game: (rule) => withAntes(omahaHiLo(flop(rule))) },
  F7S: {
    structure: 'fixed',
    forced: 'bring-in',
    game: (rule) => studGame('Seven card stud', rule, lowCardOpens, bet('small', { openPair: 'big' }), [best]),
  },
  'F7S/8': {
    structure: 'fixed',
    forced: 'bring-in',
    game: (rule) => studGame('Seven card stud high/low', rule, lowCardOpens, bet('small'), [best, low8]),
  },
  FR: {
    structure: 'fixed',
    forced: 'bring-in',
    game: (rule) => studGame('Razz', rule, highCardOpens, bet('small'), [share('low', aceFive, anyCards)]),
  },
  N2L1D: {
    structure: 'no-limit',
    forced: 'blinds',
    game: (rule) => drawGame('2-7 single draw', rule, [deal(5), bet('small'), draw({ hold: 5 }), bet('small')], low27),
  },
  F2L3D: {
    structure: 'fixed',
    forced: 'blinds',
    game: (rule) => drawGame('2-7 triple draw', rule, tripleDraw(5), low27),
  },
  FB: {
    structure: 'fixed',
    forced: 'blinds',
    game: (rule) => drawGame('Badugi', rule, tripleDraw(4), share('low', badugi, handOnly)),
  },
};

export function isVariant(code: unknown): code is VariantCode {
  return typeof code === 'string' && Object.hasOwn(variants, code);
}

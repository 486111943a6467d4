import type { BettingRules, CapLifted, OddChips } from '../../engine/pot/game.ts';
import type { BlindsOptions } from '../../games/blinds-game.ts';
import { setting } from '../offering/setting.ts';
import { blindsFor, capAtNoLimit, capLifted, headsUpBlinds, raises, shortAllIn } from './readings.ts';

/** Readings that games with a board share, and how they become a game's options. */

export const raiseCap = (cite: string) =>
  setting({
    title: 'Raises per betting round (limit games)',
    cite,
    choices: ['three, any number heads-up', 'three', 'any number'],
    customary: 'three, any number heads-up',
  });

type RaiseCap = 'three, any number heads-up' | 'three' | 'any number';

export const CAPS: Readonly<Record<RaiseCap, Partial<BettingRules>>> = {
  'three, any number heads-up': { cap: 3 },
  three: { cap: 3, capLifted: 'never' },
  'any number': { cap: null },
};

export const oddTies = (cite: string) =>
  setting({
    title: 'Odd chip between tied hands goes to',
    cite,
    choices: ['left of button', 'high card'],
    customary: 'left of button',
  });

export const largeBetFrom = (cite: string) =>
  setting({
    title: 'Betting round from which the big bet applies',
    cite,
    choices: [2, 3, 4],
    customary: 3,
  });

export const lowQualifier = (cite: string, printed: 'eight or better' | null) =>
  setting({
    title: 'Qualifier for the low half',
    cite,
    choices: ['eight or better', 'any low'],
    printed,
    customary: 'eight or better',
  });

/** Where a text prints its blinds, its cap, the larger bet, and all-in bets (by default at the line of the cap). */
interface FrameLines {
  readonly blinds: string;
  readonly cap: string;
  readonly bets: string;
  readonly allIn?: string;
}

/**
 * What the newer texts all print, at other lines: the places of the blinds, a cap at every limit, and when the larger
 * bet begins. They print nothing about all-in bets.
 */
export const frame = ({ blinds, cap, bets, allIn = cap }: FrameLines) => ({
  headsUpBlinds: headsUpBlinds(blinds, 'button big'),
  capAtNoLimit: capAtNoLimit(cap),
  capLifted: capLifted(cap, 'two begin the round'),
  shortAllIn: shortAllIn(allIn),
  largeBetFrom: largeBetFrom(bets),
});

/** How many are dealt in if the book gives no number, or one that the pack is too small for. */
export const mostPlayers = (cite: string, choices: readonly number[], customary: number, value: number) =>
  setting<number>({
    title: 'Maximum players per hand',
    cite,
    choices,
    customary,
    default: value,
  });

/** What a house's settings may say about a game with a board, besides how many are dealt in. */
interface FlopValues {
  readonly players: number;
  readonly headsUpBlinds?: 'button small' | 'button big';
  readonly raiseCap?: RaiseCap;
  readonly capAtNoLimit?: boolean;
  readonly capLifted?: CapLifted;
  readonly shortAllIn?: 'half' | 'full';
  readonly oddTies?: 'left of button' | 'high card';
  readonly oddChips?: OddChips['between'];
  readonly largeBetFrom?: 2 | 3 | 4;
}

export function flopOptions(values: FlopValues, betting: Partial<BettingRules> = {}): BlindsOptions {
  const {
    capAtNoLimit = false,
    capLifted = 'two begin the round',
    shortAllIn = 'half',
    largeBetFrom = 3,
  } = values;
  return {
    players: values.players,
    blinds: blindsFor(values.headsUpBlinds ?? 'button small'),
    betting: raises(
      { capAtNoLimit, capLifted, shortAllIn },
      { ...CAPS[values.raiseCap ?? 'three, any number heads-up'], ...betting },
    ),
    oddTies: values.oddTies ?? 'left of button',
    oddChips: values.oddChips ?? 'left of button',
    largeBetFrom,
  };
}

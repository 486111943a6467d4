import { type Random, seededRandom } from '../cards/index.ts';
import type { LegalNow } from '../table/hand/hand-in-play.ts';
import type { TableState } from '../table/state.ts';

/** What makes one player different from another; every trait lies between 0 and 1. */
export interface Character {
  readonly name: string;
  /** How many hands the player plays, and how much they bet. */
  readonly looseness: number;
  /** How often the player bets and raises rather than checks and calls. */
  readonly aggression: number;
  /** How likely the player is to wait for the blind, to stay away from the bank and bonus bets, and to take time. */
  readonly patience: number;
  readonly bluff: number;
}

/**
 * The same temper always makes the same player. It is the name, unless something that others do not know is given.
 * Traits stay away from the extremes, where play gets foolish.
 *
 * @example
 * ```ts
 * import { characterOf } from '@cardroom/core/bots';
 *
 * // The same name plays the same way, tomorrow as well.
 * console.log(characterOf('Ann').bluff === characterOf('Ann').bluff); // true
 * ```
 */
export function characterOf(name: string, temper = name): Character {
  const random = seededRandom(`character ${temper}`);
  const trait = (): number => 0.1 + (0.8 * random.below(1001)) / 1000;
  return { name, looseness: trait(), aggression: trait(), patience: trait(), bluff: trait() };
}

/** How long a player thinks: the least and the most milliseconds. */
const EASY = [800, 1600] as const;
const PLAIN = [1000, 2600] as const;
const HARD = [1600, 4000] as const;
/** Hands of several cards, set in two or three parts. */
const SETTING = [3000, 6000] as const;

/**
 * How long a person would think about what is due; patient people take longer. `hardness` says how hard the decision
 * was: an easy one takes little time whatever is at stake, one that could go either way takes the most.
 *
 * @example
 * ```ts
 * import { characterOf, pace } from '@cardroom/core/bots';
 * import { seededRandom } from '@cardroom/core/cards';
 *
 * const milliseconds = pace(null, characterOf('Ann'), seededRandom('a seed'));
 * console.log(milliseconds >= 800 && milliseconds <= 1600); // true
 * ```
 */
export function pace(
  due: LegalNow | null,
  { patience }: Character,
  random: Random,
  hardness: number | null = null,
): number {
  const [from, to] = due === null ? EASY : hardness === null ? timeFor(due) : between(EASY, HARD, hardness);
  const at = (random.below(1000) / 1000 + patience) / 2;
  return Math.round(from + at * (to - from));
}

/**
 * Shortens thinking time to half of what the table still gives; where the table waits forever, nothing is cut.
 *
 * @example
 * ```ts
 * import { withinTime } from '@cardroom/core/bots';
 *
 * // The table waits forever, so nothing is cut.
 * console.log(withinTime(5000, { turn: null, now: 0 })); // 5000
 * ```
 */
export function withinTime(milliseconds: number, { turn, now }: Pick<TableState, 'turn' | 'now'>): number {
  const until = turn?.until ?? null;
  return until === null ? milliseconds : Math.min(milliseconds, Math.max(0, Math.floor((until - now) / 2)));
}

type Times = readonly [from: number, to: number];

const between = (easy: Times, hard: Times, hardness: number): Times => [
  easy[0] + hardness * (hard[0] - easy[0]),
  easy[1] + hardness * (hard[1] - easy[1]),
];

function timeFor(due: LegalNow): readonly [number, number] {
  switch (due.kind) {
    case 'pot':
      return potTime(due.legal);
    case 'points':
      return SETTING;
    case 'player-dealer':
      return roundTime(due.legal);
  }
}

function potTime(legal: Extract<LegalNow, { kind: 'pot' }>['legal']): readonly [number, number] {
  switch (legal.due) {
    case 'bet':
      // A large call is hard, a free check is not.
      if (legal.check || legal.bringIn > 0) return EASY;
      return legal.raise !== null && legal.call * 3 > legal.raise.max ? HARD : PLAIN;
    case 'discard':
      return HARD;
    default:
      return EASY;
  }
}

function roundTime(legal: Extract<LegalNow, { kind: 'player-dealer' }>['legal']): readonly [number, number] {
  if (legal.due !== 'choose') return EASY;
  const choices = legal.hands.flatMap((hand) => hand.choices);
  if (choices.some(({ front, houseWay }) => front > 0 || houseWay === true)) return SETTING;
  return choices.some(({ chips }) => chips !== null) ? HARD : PLAIN;
}

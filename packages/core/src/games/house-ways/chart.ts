import { type Cards, RANK_LETTERS } from '../../cards/index.ts';
import type { Arrangement } from '../../engine/player-dealer/game.ts';
import { outranks } from '../../ranks/joker/pai-gow.ts';
import { anyLegal, backValue, frontValue, type Play } from './plays.ts';
import type { SetRules } from './set-rules.ts';
import { Seven, SHAPES, type Shape } from './seven.ts';

/** One row of a printed house way: which hands it is for, and what goes in front. */
export interface ChartRow {
  readonly cite: string;
  readonly hand: Shape | readonly Shape[];
  readonly play: Play;
  /** Only hands that also hold a straight or a flush. */
  readonly complete?: true;
  /** Only if the largest group is of one of these ranks: `AKQ`. */
  readonly of?: string;
  /** Wild jokers held; 2 stands for two or more. */
  readonly jokers?: 0 | 1 | 2;
}

type Which = Pick<ChartRow, 'complete' | 'of' | 'jokers'>;

export const row = (cite: string, hand: ChartRow['hand'], play: Play, which: Which = {}): ChartRow => ({
  cite,
  hand,
  play,
  ...which,
});

/** The way a house sets a hand for those who ask, and most often the player-dealer's. */
export interface HouseWay {
  readonly set: (cards: Cards) => Arrangement;
  /** The citation of the row that sets these cards. */
  readonly ruleFor: (cards: Cards) => string;
}

interface Compiled {
  readonly row: ChartRow;
  /** Ranks of the largest group, as a set. */
  readonly of: number;
}

const ANY_RANK = 0x1fff;
const seven = new Seven();

/**
 * A house way read from a chart: the first row that fits and can be played without a foul. A hand that no row can set
 * keeps its best category in back.
 */
export function chartWay(rules: SetRules, rows: readonly ChartRow[]): HouseWay {
  const byShape: Compiled[][] = [];
  for (const shape of SHAPES) {
    for (const jokers of [0, 1, 2]) {
      byShape.push(
        rows
          .filter((of) => [of.hand].flat().includes(shape) && (of.jokers ?? 0) === jokers)
          .map((of) => ({ row: of, of: of.of === undefined ? ANY_RANK : setOfRanks(of.of) })),
      );
    }
  }
  const apply = (cards: Cards): string => {
    seven.read(cards, rules);
    for (const { row: of, of: ranks } of byShape[seven.shape * 3 + Math.min(seven.jokers, 2)]) {
      if (of.complete && !seven.complete) continue;
      if ((ranks & (1 << seven.lead)) === 0) continue;
      if (of.play(seven, rules) && isLegal(rules)) return of.cite;
    }
    anyLegal(seven, rules);
    return 'no row';
  };
  return {
    set: (cards) => {
      apply(cards);
      return seven.arrangement();
    },
    ruleFor: apply,
  };
}

function isLegal(rules: SetRules): boolean {
  const { a, b } = seven;
  return outranks(backValue(seven, rules, a, b), frontValue(seven, rules, a, b), rules.same);
}

function setOfRanks(letters: string): number {
  let set = 0;
  for (const letter of letters) set |= 1 << RANK_LETTERS.indexOf(letter);
  return set;
}

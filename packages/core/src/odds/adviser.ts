import { printCard } from '../cards/index.ts';
import type { Chart } from '../engine/card-words.ts';
import { sameRank } from '../games/blackjack/rules.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../houses/offering/setting.ts';
import { keptCharts } from './kept/kept.ts';
import { adviceOn, type ChoiceWorth, strategyOf } from './strategy.ts';
import { type ChartPlace, placeOfTwo, twentyOneCharts } from './twenty-one/charts.ts';
import { isTwentyOne } from './twenty-one/line.ts';
import { TwentyOne, type Worths } from './twenty-one/solve.ts';

/** A hand that must choose, as its player sees it. */
export interface HandAsked {
  readonly own: readonly number[];
  /** The bank's card in sight. */
  readonly up: number;
  /** The ids of the choices that are open to it; none for all that its cards leave. */
  readonly open: readonly string[];
  /** Whether it is of a split. */
  readonly split?: boolean;
}

/** Who has counted a game, and says what can be said of hands of it. */
export interface Adviser {
  readonly charts: () => readonly Chart[];
  /** What each open choice is worth in first bets, the best first; null where one of them is not counted. */
  readonly worths: (asked: HandAsked) => readonly ChoiceWorth[] | null;
  /** Where a hand stands in its charts; null where it does not. */
  readonly place: (charts: readonly Chart[], own: readonly number[], up: number) => ChartPlace | null;
}

/**
 * An adviser on a game, which counts what it is asked once; null where no strategy is counted.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core';
 * import { adviserOf } from '@cardroom/core/odds';
 *
 * const offering = findOffering('black-sheep/ez-baccarat');
 * if (offering?.kind === 'player-dealer') console.log(adviserOf(offering)); // null
 * ```
 */
export function adviserOf(
  offering: PlayerDealerOffering,
  set: Readonly<Record<string, SettingValue>> = {},
): Adviser | null {
  const chosen = chooseSettings(offering.settings, set);
  if (!chosen.ok) return null;
  const game = offering.game(chosen.values);
  const { counted } = game;
  if (counted?.by === 'twenty-one' && isTwentyOne(game))
    return onTwentyOne(new TwentyOne(game, counted), counted.alike, keptCharts(offering, chosen.values));
  if (counted?.by !== 'showdown') return null;
  return {
    charts: () => {
      const found = strategyOf(offering, chosen.values);
      return found.ok ? found.charts : [];
    },
    worths: ({ own, up, open }) => {
      const advice = adviceOn(offering, own, up, chosen.values);
      return advice.ok
        ? openOf(Object.fromEntries(advice.worths.map(({ choice, worth }) => [choice, worth])), open)
        : null;
    },
    place: (charts, _, up) => placeByRank(charts, up),
  };
}

function onTwentyOne(
  solved: TwentyOne,
  alike: (card: number) => unknown,
  known: readonly Chart[] | null,
): Adviser {
  const kindOf = (card: number) => solved.kinds.cards.findIndex((one) => alike(one) === alike(card));
  return {
    charts: () => known ?? twentyOneCharts(solved),
    worths: ({ own, up, open, split = false }) => {
      const kinds = own.map(kindOf);
      const oneRank = open.includes('split') || (own.length === 2 && sameRank(own[0], own[1]));
      if (!open.includes('play on')) return openOf(solved.play(kinds, kindOf(up), { split, oneRank }), open);
      const { insurance, ...early } = solved.early(kinds, kindOf(up));
      // Whoever is insured plays on as well.
      return openOf(
        { ...early, ...(insurance !== undefined && { insurance: early['play on'] + insurance }) },
        open,
      );
    },
    place: placeOfTwo,
  };
}

/** Of the open choices; of all that are counted where it is not said which are. */
function openOf(worths: Worths, open: readonly string[]): ChoiceWorth[] | null {
  const ids = open.length > 0 ? open : Object.keys(worths);
  if (ids.length === 0 || ids.some((id) => worths[id] === undefined)) return null;
  return ids.map((choice) => ({ choice, worth: worths[choice] })).sort((a, b) => b.worth - a.worth);
}

/** In a chart that goes by the rank of the card in sight. */
function placeByRank(charts: readonly Chart[], up: number): ChartPlace | null {
  const row = charts[0]?.rows.findIndex(([rank]) => rank === printCard(up)[0]) ?? -1;
  return row < 0 ? null : { chart: 0, row, column: 1 };
}

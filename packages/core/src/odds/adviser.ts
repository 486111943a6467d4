import type { Chart } from '../engine/card-words.ts';
import type { PlayerDealerGame } from '../engine/player-dealer/game.ts';
import type { Refusal } from '../engine/refusal.ts';
import { sameRank } from '../games/blackjack/rules.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../houses/offering/setting.ts';
import { hasChoice } from './advice/first-hands.ts';
import type { ChoiceMade, HandAsked } from './advice/in-sight.ts';
import { placeOf } from './advice/places.ts';
import { afterChoices, choiceNamed, setNamed } from './advice/worths.ts';
import { nameOfSet, worthOfSets } from './one-hand/worth-of-sets.ts';
import { adviceInSight, type ChoiceWorth, strategyOf, whyNotInSight } from './strategy.ts';
import type { ChartPlace } from './twenty-one/charts.ts';
import { isTwentyOne } from './twenty-one/line.ts';
import { TwentyOne, type Worths } from './twenty-one/solve.ts';

/** Answers questions about hands of a counted game. */
export interface Adviser {
  readonly charts: (onProgress?: (done: number) => void) => readonly Chart[];
  /** Why the game has no choice with such a hand; null if it has. */
  readonly refuses: (asked: HandAsked) => Refusal | null;
  /** What each open choice is worth in first bets, the best first; null if one of them is not counted. */
  readonly worths: (asked: HandAsked, onProgress?: (done: number) => void) => readonly ChoiceWorth[] | null;
  /** The name in `worths` of something that was done with the hand; sets that fare alike share a name. */
  readonly named: (asked: HandAsked, made: ChoiceMade) => string;
  /** Where a hand is in the charts; null if it is in none. */
  readonly place: (charts: readonly Chart[], asked: HandAsked) => ChartPlace | null;
}

type Values = Readonly<Record<string, SettingValue>>;

/**
 * An adviser for a game, which counts each answer once; null if there is nothing to choose.
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
export function adviserOf(offering: PlayerDealerOffering, settings: Values = {}): Adviser | null {
  const chosen = chooseSettings(offering.settings, settings);
  if (!chosen.ok) return null;
  const { values } = chosen;
  const game = offering.game(values);
  if (!hasChoice(game)) return null;
  return {
    charts: (onProgress) => {
      const found = strategyOf(offering, values, onProgress);
      return found.ok ? found.charts : [];
    },
    refuses: (asked) => whyNotInSight(game, asked),
    worths: worthsBy(offering, values, game),
    named: ({ own }, made) => {
      if (made.front === undefined) return choiceNamed(made);
      const { counted } = game;
      return counted?.by === 'front and back'
        ? nameOfSet(counted, own, made.front)
        : setNamed(game, own, made.front);
    },
    place: (charts, asked) => placeOf(game, charts, asked),
  };
}

function worthsBy(
  offering: PlayerDealerOffering,
  settings: Values,
  game: PlayerDealerGame,
): Adviser['worths'] {
  const { counted } = game;
  if (counted?.by === 'twenty-one' && isTwentyOne(game))
    return worthsOfTwentyOne(new TwentyOne(game, counted), counted.alike);
  if (counted?.by === 'front and back')
    return ({ own, bank }, onProgress) => {
      const found = worthOfSets(offering, own, {
        settings,
        ...(bank.length > 0 && { bank }),
        ...(onProgress && { onProgress }),
      });
      return found.ok ? found.sets : null;
    };
  return (asked) => {
    const advice = adviceInSight(offering, asked, settings);
    if (!advice.ok) return null;
    if (counted?.by === 'sets') return advice.worths;
    const worths = Object.fromEntries(advice.worths.map(({ choice, worth }) => [choice, worth]));
    if (counted?.by === 'showdown') return openOf(worths, asked.open);
    return openOf(counted?.by === 'script' ? afterChoices(worths, asked.chosen ?? []) : worths, []);
  };
}

function worthsOfTwentyOne(solved: TwentyOne, alike: (card: number) => unknown): Adviser['worths'] {
  const kindOf = (card: number) => solved.kinds.cards.findIndex((one) => alike(one) === alike(card));
  return ({ own, bank: [up], open, chosen = [] }) => {
    const kinds = own.map(kindOf);
    const split = chosen.includes('split');
    const oneRank = open.includes('split') || (own.length === 2 && sameRank(own[0], own[1]));
    if (!open.includes('play on')) return openOf(solved.play(kinds, kindOf(up), { split, oneRank }), open);
    const { insurance, ...early } = solved.early(kinds, kindOf(up));
    // An insured player also plays on.
    return openOf(
      { ...early, ...(insurance !== undefined && { insurance: early['play on'] + insurance }) },
      open,
    );
  };
}

/** The worths of the open choices; of all counted ones, if it is not said which are open. */
function openOf(worths: Worths, open: readonly string[]): ChoiceWorth[] | null {
  const ids = open.length > 0 ? open : Object.keys(worths);
  if (ids.length === 0 || ids.some((id) => worths[id] === undefined)) return null;
  return ids.map((choice) => ({ choice, worth: worths[choice] })).sort((a, b) => b.worth - a.worth);
}

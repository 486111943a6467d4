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

/** Who has counted a game, and says what can be said of hands of it. */
export interface Adviser {
  readonly charts: (onProgress?: (done: number) => void) => readonly Chart[];
  /** Why there is no such hand at a choice of the game; null where there is. */
  readonly refuses: (asked: HandAsked) => Refusal | null;
  /** What each open choice is worth in first bets, the best first; null where one of them is not counted. */
  readonly worths: (asked: HandAsked, onProgress?: (done: number) => void) => readonly ChoiceWorth[] | null;
  /** What worths call something that was done with the hand; sets that fare alike have one name. */
  readonly named: (asked: HandAsked, made: ChoiceMade) => string;
  /** Where a hand stands in its charts; null where it does not. */
  readonly place: (charts: readonly Chart[], asked: HandAsked) => ChartPlace | null;
}

type Values = Readonly<Record<string, SettingValue>>;

/**
 * An adviser on a game, which counts what it is asked once; null where there is nothing to choose.
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
    // Whoever is insured plays on as well.
    return openOf(
      { ...early, ...(insurance !== undefined && { insurance: early['play on'] + insurance }) },
      open,
    );
  };
}

/** Of the open choices; of all that are counted where it is not said which are. */
function openOf(worths: Worths, open: readonly string[]): ChoiceWorth[] | null {
  const ids = open.length > 0 ? open : Object.keys(worths);
  if (ids.length === 0 || ids.some((id) => worths[id] === undefined)) return null;
  return ids.map((choice) => ({ choice, worth: worths[choice] })).sort((a, b) => b.worth - a.worth);
}

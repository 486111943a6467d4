import { printCard, printCards } from '../cards/index.ts';
import type { Chart } from '../engine/card-words.ts';
import type { PlayerDealerGame } from '../engine/player-dealer/game.ts';
import { type Refusal, type Result, refuse } from '../engine/refusal.ts';
import { sameRank } from '../games/blackjack/rules.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../houses/offering/setting.ts';
import { countThreeCards } from './count/showdown.ts';
import { isOneDeck } from './count/suit-classes.ts';
import { keptCharts } from './kept/kept.ts';
import { isTwentyOne } from './twenty-one/line.ts';
import { TwentyOne } from './twenty-one/solve.ts';
import { chartWork } from './twenty-one/work.ts';
import { inTurn, type Work } from './work.ts';

/** What a choice is worth with cards in sight, in first bets; the best comes first. */
export interface ChoiceWorth {
  readonly choice: string;
  readonly worth: number;
}

type Values = Readonly<Record<string, SettingValue>>;

function gameOf(
  offering: PlayerDealerOffering,
  set: Values,
): Result<{ readonly game: PlayerDealerGame; readonly values: Values }> {
  const chosen = chooseSettings(offering.settings, set);
  return chosen.ok ? { ...chosen, game: offering.game(chosen.values) } : chosen;
}

const notCounted = ({ name, script }: PlayerDealerGame): Refusal =>
  refuse(
    'not-found',
    script.some((step) => step.do === 'choose')
      ? `No strategy of ${name} is counted yet.`
      : `In ${name} there is nothing to choose once the bets are down: the cards are drawn by rule.`,
  );

/**
 * How a game is best played, as charts; refused where no strategy is counted yet.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core';
 * import { strategyOf } from '@cardroom/core/odds';
 *
 * const offering = findOffering('black-sheep/ez-baccarat');
 * if (offering?.kind === 'player-dealer') console.log(strategyOf(offering).ok); // false
 * ```
 */
export function strategyOf(
  offering: PlayerDealerOffering,
  set: Values = {},
): Result<{ readonly charts: readonly Chart[] }> {
  const found = strategyWork(offering, set);
  return found.ok ? { ok: true, charts: inTurn(found.work) as readonly Chart[] } : found;
}

/**
 * The same, not yet counted: for a program that has threads. It comes to the charts; there is nothing to do where they
 * are kept.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core';
 * import { strategyWork } from '@cardroom/core/odds';
 *
 * const offering = findOffering('black-sheep/blackjack-elite');
 * if (offering?.kind === 'player-dealer') {
 *   const found = strategyWork(offering);
 *   if (found.ok) console.log(found.work.stages.length); // 0
 * }
 * ```
 */
export function strategyWork(
  offering: PlayerDealerOffering,
  set: Values = {},
): Result<{ readonly work: Work }> {
  const asked = gameOf(offering, set);
  if (!asked.ok) return asked;
  const charts = keptCharts(offering, asked.values);
  const work = charts === null ? chartsWork(asked.game) : { stages: [], join: () => charts };
  return work === null ? notCounted(asked.game) : { ok: true, work };
}

function chartsWork(game: PlayerDealerGame): Work | null {
  const { counted } = game;
  if (counted?.by === 'twenty-one' && isTwentyOne(game)) return chartWork(game, counted);
  if (counted?.by === 'showdown' && counted.cards === 3 && isOneDeck(game.shoe))
    return { stages: [{ parts: 1, run: () => threeCardChart(game) }], join: ([charts]) => charts };
  return null;
}

/** The lowest hand to stay with, by the card in sight. */
function threeCardChart(game: PlayerDealerGame): Chart {
  const { counted, wagers } = game;
  if (counted?.by !== 'showdown') throw new Error(`${game.name} is no showdown.`);
  const least = new Map<number, { value: number; cards: string }>();
  let stays = '';
  countThreeCards(game, counted, wagers[0].id, ({ cards, seen, values }) => {
    const [[first, worth], [, other]] = Object.entries(values);
    stays = first;
    if (worth <= other) return;
    const value = counted.value(cards);
    const rank = seen >> 2;
    const lowest = least.get(rank);
    if (lowest === undefined || value < lowest.value)
      least.set(rank, { value, cards: printCards([...cards]) });
  });
  return {
    title: `The lowest hand to ${stays} with`,
    columns: ['card in sight', 'lowest hand'],
    rows: [...least].sort(([a], [b]) => a - b).map(([rank, { cards }]) => [printCard(rank * 4)[0], cards]),
  };
}

/**
 * What each choice is worth with these cards against the bank's card in sight; refused where nothing is counted yet.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core';
 * import { adviceOn } from '@cardroom/core/odds';
 *
 * const offering = findOffering('black-sheep/three-card-poker-6-card-bonus');
 * if (offering?.kind === 'player-dealer') {
 *   const advice = adviceOn(offering, [43, 34, 26], 0); // Qs Th 8h against 2c
 *   if (advice.ok) console.log(advice.worths[0].choice); // play
 * }
 * ```
 */
export function adviceOn(
  offering: PlayerDealerOffering,
  own: readonly number[],
  up: number,
  set: Values = {},
): Result<{ readonly worths: readonly ChoiceWorth[] }> {
  const asked = gameOf(offering, set);
  if (!asked.ok) return asked;
  const found = worthsOf(asked.game, own, up);
  if (found === null) return notCounted(asked.game);
  const worths = Object.entries(found).map(([choice, worth]) => ({ choice, worth }));
  return { ok: true, worths: worths.sort((a, b) => b.worth - a.worth) };
}

function worthsOf(
  game: PlayerDealerGame,
  own: readonly number[],
  up: number,
): Readonly<Record<string, number>> | null {
  const { counted } = game;
  if (counted?.by === 'twenty-one' && isTwentyOne(game)) {
    const solved = new TwentyOne(game, counted);
    const kindOf = (card: number) =>
      solved.kinds.cards.findIndex((one) => counted.alike(one) === counted.alike(card));
    const kinds = own.map(kindOf);
    const worths = solved.play(kinds, kindOf(up), { oneRank: own.length === 2 && sameRank(own[0], own[1]) });
    return own.length === 2 ? { ...without(solved.early(kinds, kindOf(up)), 'play on'), ...worths } : worths;
  }
  if (counted?.by !== 'showdown' || counted.cards !== 3 || !isOneDeck(game.shoe)) return null;
  return threeCardWorths(game, own, up);
}

function without(worths: Readonly<Record<string, number>>, id: string): Record<string, number> {
  const { [id]: _, ...rest } = worths;
  return rest;
}

function threeCardWorths(
  game: PlayerDealerGame,
  own: readonly number[],
  up: number,
): Record<string, number> | null {
  const { counted, wagers } = game;
  if (counted?.by !== 'showdown') return null;
  let found: Record<string, number> | null = null;
  countThreeCards(
    game,
    counted,
    wagers[0].id,
    ({ values }) => {
      found = { ...values };
    },
    { own, seen: up },
  );
  return found;
}

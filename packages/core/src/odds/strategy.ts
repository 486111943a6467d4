import { printCard } from '../cards/index.ts';
import type { Chart } from '../engine/card-words.ts';
import type { PlayerDealerGame } from '../engine/player-dealer/game.ts';
import { type Refusal, type Result, refuse } from '../engine/refusal.ts';
import { sameRank } from '../games/blackjack/rules.ts';
import { isObject } from '../houses/given.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import type { SettingValue } from '../houses/offering/setting.ts';
import { boardCharts, boardWorths } from './advice/board.ts';
import { hitsChart, hitsWorths, totalsChart } from './advice/charts.ts';
import { firstHands, hasChoice } from './advice/first-hands.ts';
import type { CardsInSight } from './advice/in-sight.ts';
import { fiveCardWork, threeCardChart } from './advice/staying.ts';
import { setNamed, worthsInSight } from './advice/worths.ts';
import type { WagerOdds } from './answer.ts';
import { type AskedGame, askedGame } from './asked-game.ts';
import { isOneDeck } from './count/suit-classes.ts';
import { mainOdds } from './exact.ts';
import { keptCharts, keptOdds } from './kept/kept.ts';
import { isTwentyOne } from './twenty-one/line.ts';
import { TwentyOne } from './twenty-one/solve.ts';
import { chartWork } from './twenty-one/work.ts';
import { inTurn, type Work } from './work.ts';

/** What a choice is worth with the cards in sight, in first bets. */
export interface ChoiceWorth {
  readonly choice: string;
  readonly worth: number;
  /** Whether the house way does this with these cards, or the equivalent. */
  readonly houseWay?: boolean;
}

type Values = Readonly<Record<string, SettingValue>>;

const nothingToChoose = ({ name }: PlayerDealerGame): Refusal =>
  refuse(
    'not-found',
    `In ${name} there is nothing to choose once the bets are down: the cards are drawn by rule.`,
  );

/**
 * How a game is best played, as charts or as a rule; refused if there is nothing to choose.
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
  settings: Values = {},
  onProgress?: (done: number) => void,
): Result<{ readonly charts: readonly Chart[] }> {
  const found = strategyWork(offering, settings);
  return found.ok ? { ok: true, charts: inTurn(found.work, onProgress) as readonly Chart[] } : found;
}

/**
 * How a game is best played, not yet counted: `strategyOf` for a program with threads. The result of the work is the
 * charts; if they are kept, there is nothing to do.
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
  settings: Values = {},
): Result<{ readonly work: Work }> {
  const asked = askedGame(offering, settings);
  if (!asked.ok) return asked;
  const charts = keptCharts(offering, asked.values);
  const counted = charts === null ? chartsWork(asked.game) : { stages: [], join: () => charts };
  const rules = counted === null ? rulesOf(offering, asked) : null;
  const work = counted ?? (rules && { stages: [], join: () => rules });
  return work === null ? nothingToChoose(asked.game) : { ok: true, work };
}

function chartsWork(game: PlayerDealerGame): Work | null {
  const { counted } = game;
  if (counted?.by === 'twenty-one' && isTwentyOne(game)) return chartWork(game, counted);
  if (counted?.by === 'showdown' && counted.cards === 3 && isOneDeck(game.shoe))
    return oneChart(() => threeCardChart(game, counted));
  if (counted?.by === 'showdown') return inList(fiveCardWork(game, counted));
  if (counted?.by === 'hits') return oneChart(() => hitsChart(game, counted));
  if (counted?.by === 'script' && counted.total !== undefined && hasChoice(game)) {
    const { total } = counted;
    return oneChart(() => totalsChart(game, counted, total));
  }
  if (counted?.by === 'board') {
    const charts = boardCharts(game, counted);
    if (charts !== null) return { stages: [], join: () => charts };
  }
  return null;
}

const oneChart = (make: () => Chart): Work => ({
  stages: [{ parts: 1, run: make }],
  join: ([charts]) => charts,
});

const inList = (work: Work): Work => ({ ...work, join: (results) => [work.join(results)] });

/** If there is no chart: the rule of the plain line, and what it costs compared with best play. */
function rulesOf(offering: PlayerDealerOffering, { values, game }: AskedGame): readonly Chart[] | null {
  if (!hasChoice(game)) return null;
  const odds = mainWager(offering, values, game);
  const percent = (part: number) => `${(100 * part).toFixed(4)}%`;
  return [
    {
      title: 'A rule to play by',
      columns: ['rule', 'costs', 'more than best play'],
      rows: [
        [
          ruleWords(game),
          odds === undefined ? 'not counted' : percent(odds.edge + (odds.plain ?? 0)),
          odds?.plain === undefined ? 'not counted' : percent(odds.plain),
        ],
      ],
    },
  ];
}

/** What the first wager costs, if that is kept or quickly counted. */
function mainWager(
  offering: PlayerDealerOffering,
  values: Values,
  game: PlayerDealerGame,
): Pick<WagerOdds, 'edge' | 'plain'> | undefined {
  const isFirst = ({ id }: { readonly id: string }) => id === game.wagers[0].id;
  const found = keptOdds(offering, values);
  if (found !== null || game.counted?.by !== 'script') return found?.find(isFirst);
  const counted = mainOdds(game).find(isFirst);
  // Both lines are counted here: if there is no figure for the plain one, it costs the same.
  return counted && { edge: counted.edge, plain: counted.plain ?? 0 };
}

/** The plain line in words: the house way if hands are set, else as the game says it. */
function ruleWords({ counted, card, advice }: PlayerDealerGame): string {
  if (counted?.by === 'sets' || counted?.by === 'front and back') return 'set every hand by the house way';
  return card?.plays ?? (advice === undefined ? 'bet nothing more' : 'play as the bots do');
}

/**
 * What each choice is worth with these cards against the bank's card in sight; refused if there is none.
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
export const adviceOn = (
  offering: PlayerDealerOffering,
  own: readonly number[],
  up: number,
  settings: Values = {},
): Result<{ readonly worths: readonly ChoiceWorth[] }> =>
  adviceInSight(offering, { own, bank: [up] }, settings);

/**
 * What each choice is worth with the cards in sight: your own, those of the bank, and the board if the game has one. If
 * the number of cards is wrong, the refusal says how many there must be.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core';
 * import { adviceInSight } from '@cardroom/core/odds';
 *
 * const offering = findOffering('hawaiian-gardens/nine-and-a-half');
 * if (offering?.kind === 'player-dealer') {
 *   const advice = adviceInSight(offering, { own: [12], bank: [] }); // 5c
 *   if (advice.ok) console.log(advice.worths[0].choice); // hit
 * }
 * ```
 */
export function adviceInSight(
  offering: PlayerDealerOffering,
  seen: CardsInSight,
  settings: Values = {},
): Result<{ readonly worths: readonly ChoiceWorth[] }> {
  const asked = askedGame(offering, settings);
  if (!asked.ok) return asked;
  const { game } = asked;
  if (!hasChoice(game)) return nothingToChoose(game);
  const wrong = whyNotInSight(game, seen);
  if (wrong !== null) return wrong;
  const found = worthsOf(game, seen);
  if (found === null || Object.keys(found).length === 0)
    return refuse('not-found', `This hand of ${game.name} has nothing to choose.`);
  const house = game.counted?.by === 'sets' ? setNamed(game, seen.own, game.counted.way(seen.own).front) : '';
  const worths = Object.entries(found).map(([choice, worth]) => ({
    choice,
    worth,
    ...(choice === house && { houseWay: true }),
  }));
  return { ok: true, worths: worths.sort((a, b) => b.worth - a.worth) };
}

/**
 * How many cards are in sight at the first choice: your own, and the bank's.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core';
 * import { cardsInSight } from '@cardroom/core/odds';
 *
 * const offering = findOffering('hawaiian-gardens/caribbean-stud');
 * if (offering?.kind === 'player-dealer') console.log(cardsInSight(offering)); // { ok: true, own: 5, bank: 1 }
 * ```
 */
export function cardsInSight(
  offering: PlayerDealerOffering,
  settings: Values = {},
): Result<{ readonly own: number; readonly bank: number }> {
  const asked = askedGame(offering, settings);
  if (!asked.ok) return asked;
  const { cards, seen } = firstHands(asked.game);
  return { ok: true, own: cards, bank: seen.filter(Boolean).length };
}

/** Why these cards cannot be in sight at a choice of the game; null if they can. */
export function whyNotInSight(game: PlayerDealerGame, given: Partial<CardsInSight>): Refusal | null {
  const { own = [], bank = [], board = [] } = Object(given) as Partial<CardsInSight>;
  if (!isObject(given) || ![own, bank, board].every(Array.isArray))
    return refuse('malformed', 'Cards in sight are lists: "own", "bank" and, where there is one, "board".');
  const all = [...own, ...bank, ...board];
  const left = [...game.shoe.cards];
  for (const card of all) {
    const at = left.indexOf(card);
    if (at < 0) return refuse('malformed', `${game.name} has no ${printCard(card)}, or not so many.`);
    left.splice(at, 1);
  }
  const { cards, seen } = firstHands(game);
  const inSight = seen.filter(Boolean).length;
  const isMore = game.counted?.by === 'twenty-one' || game.counted?.by === 'hits';
  if (game.counted?.by === 'board' && ![0, 3, 5].includes(board.length))
    return refuse(
      'malformed',
      `A hand of ${game.name} chooses before the board, with three cards of it, and with five.`,
    );
  if (bank.length !== inSight || (isMore ? own.length < cards : own.length !== cards))
    return refuse(
      'malformed',
      `A hand of ${game.name} has ${isMore ? 'at least ' : ''}${cards} ${cards === 1 ? 'card' : 'cards'}${inSight === 0 ? '; none of the bank is in sight' : `, and ${inSight} of the bank ${inSight === 1 ? 'is' : 'are'} in sight`}.`,
    );
  return null;
}

function worthsOf(
  game: PlayerDealerGame,
  { own, bank, board = [] }: CardsInSight,
): Readonly<Record<string, number>> | null {
  const { counted } = game;
  if (counted?.by === 'twenty-one' && isTwentyOne(game)) {
    const solved = new TwentyOne(game, counted);
    const kindOf = (card: number) =>
      solved.kinds.cards.findIndex((one) => counted.alike(one) === counted.alike(card));
    const kinds = own.map(kindOf);
    const up = kindOf(bank[0]);
    const worths = solved.play(kinds, up, { oneRank: own.length === 2 && sameRank(own[0], own[1]) });
    return own.length === 2 ? { ...without(solved.early(kinds, up), 'play on'), ...worths } : worths;
  }
  if (counted?.by === 'hits') return hitsWorths(game, counted, own);
  if (counted?.by === 'board') return boardWorths(game, counted, own, board);
  return counted?.by === 'front and back' ? null : worthsInSight(game, { own, bank });
}

function without(worths: Readonly<Record<string, number>>, id: string): Record<string, number> {
  const { [id]: _, ...rest } = worths;
  return rest;
}

import { printCards, secureRandom, seededRandom } from '../../cards/index.ts';
import type { PotGame } from '../../engine/pot/game.ts';
import { type Result, refuse } from '../../engine/refusal.ts';
import { type Shape, whyNotOptions } from '../../houses/given.ts';
import { dealAtRandom } from './deals/at-random.ts';
import { contestOf, type Deals, type Holding } from './deals/contest.ts';
import { countDeals, everyDeal } from './deals/every-deal.ts';
import type { ShareChances, Tally } from './deals/tally.ts';
import { bestKeeps } from './draws/best-discards.ts';
import { BY_CHOOSER, dealByScript } from './draws/by-script.ts';
import { drawCardOf } from './draws/draw-card.ts';
import { type Asked, type Question, readQuestion } from './question.ts';
import { pointsOf } from './shape.ts';

/** How much work to spend on an answer. */
export interface Effort {
  /** Up to this many deals, all are dealt out; beyond that, deals are random. By default a billion. */
  readonly exact?: number;
  /**
   * When random dealing stops: at this standard error of every part of the pot. By default 0.001, or 0.005 if unknown
   * hands have to try every way to draw.
   */
  readonly error?: number;
  /** At most this many random deals. */
  readonly deals?: number;
  /** The same seed gives the same random deals. */
  readonly seed?: string | number;
  /** Called now and then with the progress, 0 to 1; a quick count does not call it. */
  readonly onProgress?: (done: number) => void;
}

/** The types of these options. */
export const EFFORT: Shape<Effort> = {
  exact: 'zero or more',
  error: 'zero or more',
  deals: 'a whole number above zero',
  seed: 'a text or a number',
  onProgress: 'a function',
};

/** What part of a pot a hand stands to win. */
export interface HandChances {
  /** Its part of the pot on average: 0 to 1. */
  readonly equity: number;
  /** The likely error (one standard error); 0 if exact. */
  readonly error: number;
  /** How often it takes the whole pot. */
  readonly scoop: number;
  /** How often it takes part of the pot. */
  readonly split: number;
  /** Each share of the pot by itself, as the game names them. */
  readonly shares: readonly ShareChances[];
  /** What it throws away at the next draw: as given, or as is best; null if there is no draw or it cannot be told. */
  readonly throws: string | null;
}

/** What every hand stands to win, and how that was computed. */
export interface PotEquity {
  readonly method: 'exact' | 'simulated';
  /** Deals that were counted. */
  readonly deals: number;
  readonly hands: readonly HandChances[];
}

const USUAL_EXACT = 1e9;
const USUAL_ERROR = 0.001;
const ERROR_BY_TRIAL = 0.005;
const USUAL_DEALS = 4_000_000;

/**
 * What hands stand to win in a game for a pot, share by share as the game declares them.
 *
 * @example
 * ```ts
 * import { potEquity } from '@cardroom/core/odds';
 * import { findOffering } from '@cardroom/core';
 *
 * const holdem = findOffering('black-sheep/holdem');
 * if (holdem?.kind !== 'pot') throw new Error('no such game');
 * const game = holdem.game({});
 * const found = potEquity(game, { hands: ['QQ', '87s'] });
 * if (found.ok) console.log(found.method, found.deals, found.hands[0].equity.toFixed(4)); // exact 41095296 0.7826
 * ```
 */
export function potEquity(game: PotGame, asked: Asked, effort: Effort = {}): Result<PotEquity> {
  const wrong = whyNotOptions(effort, EFFORT);
  if (wrong !== null) return wrong;
  const question = readQuestion(game, asked);
  return question.ok ? answer(question, effort) : question;
}

/** Answers a question that was read. */
function answer(question: Question, effort: Effort): Result<PotEquity> {
  const seed = String(effort.seed ?? secureRandom().below(2 ** 21));
  const choices = question.point.choices;
  const keeps = choices > 0 ? bestKeeps(question, seed) : question.players.map(() => BY_CHOOSER);
  const settled = settledDeals(question, keeps);
  const usual = settled === null && drawCardOf(question.game) === null ? ERROR_BY_TRIAL : USUAL_ERROR;
  const { onProgress } = effort;
  const precision = { error: effort.error ?? usual, deals: effort.deals ?? USUAL_DEALS, onProgress };
  const random = seededRandom(`${seed} equity`);
  if (settled !== null && !turnsOnOrder(settled) && countDeals(settled) <= (effort.exact ?? USUAL_EXACT)) {
    const tally = everyDeal(settled, onProgress);
    return tally.deals === 0 ? NO_DEAL : { ok: true, ...told(question, tally, 'exact', keeps) };
  }
  const tally =
    settled !== null
      ? dealAtRandom(settled, precision, random)
      : dealByScript(question, keeps, precision, random);
  return tally === null ? NO_DEAL : { ok: true, ...told(question, tally, 'simulated', keeps) };
}

const NO_DEAL = refuse('bad-cards', 'No deal fits: hands of these ranges always have a card in common.');

/** If it matters how cards lie, the order of the unknown ones makes a difference. */
const turnsOnOrder = ({ contest, players }: Deals): boolean =>
  contest.shares.some(({ from }) => from.use === 'facing') && players.some(({ size, up }) => size < up);

/** What is left to chance when nobody has a choice left, or all have said what they do at the last one. */
function settledDeals(question: Question, keeps: readonly number[]): Deals | null {
  const { game, point, players, boards, rest } = question;
  const points = pointsOf(game);
  const final = points[points.length - 1];
  if (point.choices > 1 || (point.choices === 1 && keeps.includes(BY_CHOOSER))) return null;
  const kept = players.map((holding, i): Holding => {
    if (point.choices === 0) return { ...holding, missing: final.held - holding.size };
    const hand = Array.from(holding.hands).filter((_, at) => keeps[i] & (1 << at));
    return { ...holding, hands: Uint8Array.from(hand), size: hand.length, missing: final.held - hand.length };
  });
  const laid = boards.map(({ known }, b) => ({ known, missing: final.boards[b] - known.length }));
  const wanted = [...kept, ...laid].reduce((sum, { missing }) => sum + missing, 0);
  // If the deck runs out, discards are dealt again.
  if (wanted > rest.length) return null;
  return { contest: contestOf(game), players: kept, boards: laid, rest };
}

function told(
  { game, point, players }: Question,
  tally: Tally,
  method: PotEquity['method'],
  keeps: readonly number[],
): PotEquity {
  const names = game.shares.map(({ name }) => name);
  return {
    method,
    deals: tally.deals,
    hands: players.map(({ hands }, i) => ({
      equity: tally.equity(i),
      error: method === 'exact' ? 0 : tally.error(i),
      scoop: tally.scoops[i] / tally.deals,
      split: tally.splits[i] / tally.deals,
      shares: tally.chances(i, names),
      throws:
        point.choices === 0 || keeps[i] === BY_CHOOSER
          ? null
          : printCards(Array.from(hands).filter((_, at) => !(keeps[i] & (1 << at)))),
    })),
  };
}

import { HIDDEN, type Random } from '../../cards/index.ts';
import { optionsFor } from '../../engine/player-dealer/choices.ts';
import type { Advice, Choice } from '../../engine/player-dealer/game.ts';
import type { LegalChoice } from '../../engine/player-dealer/legal.ts';
import { DEALER, type RoundState, type SpotHand, shared } from '../../engine/player-dealer/state.ts';
import type { ChartLine } from '../../odds/advice/chart-line.ts';
import { type Way, waysOf } from '../../odds/round/ways.ts';
import type { Doubt } from '../at-table.ts';
import { bestWay, type Effort } from './best-way.ts';
import { type GoesOn, Trial } from './trial.ts';

/** What a player brings to a hand against a bank. */
export interface Mind {
  readonly random: Random;
  /** The charts that were counted for the game; null where there are none. */
  readonly chart: ChartLine | null;
  /** Just enough thought for a room of thousands of tables. */
  readonly quick: boolean;
  readonly doubt?: Doubt | undefined;
}

const CAREFUL: Effort = { least: 64, most: 1400, ahead: 1 };
/** A few deals prove little, so only what is clearly better replaces the plain choice. */
const QUICK: Effort = { least: 12, most: 24, ahead: 3 };
/** With more unseen bank cards than these, a hand is set by the house way: trying every set would take too long. */
const MOST_UNSEEN = 4;
/** A choice that is ahead by this part of the bet is an easy one. */
const CLEAR = 0.5;

/**
 * How to play a hand, knowing no more than its seat sees. The charts that were counted for the game decide; without
 * charts, every way to play it is tried against unseen cards dealt at random; where that cannot be done, the house way
 * or the game's own advice.
 */
export function advise(
  view: RoundState,
  seat: number,
  hand: SpotHand,
  open: readonly LegalChoice[],
  mind: Mind,
): Advice {
  const options = optionsFor(view, hand).filter(({ id }) => open.some((one) => one.id === id));
  const plain = known(view, hand, options, mind.chart);
  if (options.length < 2 || hand.spot === DEALER || !isTried(view, seat, hand, options, plain))
    return plain ?? { id: simplest(options).id };
  const ways = waysOf(view.game, hand, options).filter(({ choice }) => !choice.effects.includes('split'));
  const first = ways.findIndex((way) => isSame(way, plain));
  if (first > 0) ways.unshift(...ways.splice(first, 1));
  const trial = new Trial(view, seat, hand, goesOn(mind.chart), mind.random);
  const { way, margin } = bestWay(trial, ways, mind.quick ? QUICK : CAREFUL);
  mind.doubt?.(Math.max(0, 1 - margin / (CLEAR * betOn(view, seat, hand))));
  const { choice, discard, set } = way;
  return { id: choice.id, ...(discard && { discard }), ...(set && { front: set.front }) };
}

const isSame = ({ choice, discard, set }: Way, other: Advice | null): boolean =>
  choice.id === other?.id &&
  discard?.join() === other.discard?.join() &&
  set?.front.join() === other.front?.join();

/** What is known without trying: the charts, the house way or the game's advice; null where none of them speaks. */
function known(
  view: RoundState,
  hand: SpotHand,
  open: readonly Choice[],
  chart: ChartLine | null,
): Advice | null {
  const ids = open.map(({ id }) => id);
  const charted = chart?.(view, hand, ids) ?? null;
  if (charted !== null) return { id: charted };
  const houseWay = open.find((choice) => choice.houseWay);
  if (houseWay !== undefined) return { id: houseWay.id };
  const advice = view.game.advice?.(view, hand, ids) ?? null;
  return advice !== null && ids.includes(advice.id) ? advice : null;
}

const goesOn =
  (chart: ChartLine | null): GoesOn =>
  (state, hand, open) => {
    const advice = known(state, hand, open, chart);
    const choice = open.find(({ id }) => id === advice?.id);
    return choice !== undefined && (choice.discards ?? 0) === 0 && choice.set?.way !== null
      ? choice
      : simplest(open);
  };

/** To stand, or else what costs nothing, or else anything. */
function simplest(open: readonly Choice[]): Choice {
  const free = open.filter(
    ({ wager, set, discards }) => wager === undefined && set?.way !== null && discards === undefined,
  );
  return (
    free.find(({ effects }) => effects.every((effect) => effect === 'pass' || effect === 'done')) ??
    free[0] ??
    open[0]
  );
}

/** Whether to try every way to play the hand, or to settle for what is known. */
function isTried(
  view: RoundState,
  seat: number,
  hand: SpotHand,
  open: readonly Choice[],
  plain: Advice | null,
): boolean {
  const { counted } = view.game;
  // Charts look at one bet; giving up the hand would give up the others on it, too.
  if (counted?.by === 'twenty-one')
    return (
      open.some(({ id, effects }) => id === plain?.id && effects.includes('fold')) &&
      view.bets[hand.spot].filter((bet) => bet.seat === seat && bet.cents > 0).length > 1
    );
  // In a game that nobody has counted, only choices that need no cards picked are tried.
  if (counted === undefined)
    return plain === null && open.every(({ discards, set }) => discards === undefined && set === undefined);
  if (open.every(({ set }) => set === undefined)) return true;
  const bank = shared(view, 'dealer').cards;
  return bank.length > 0 && bank.filter((card) => card === HIDDEN).length <= MOST_UNSEEN;
}

/** The first bet of a seat on a hand, the measure of the others. */
function betOn({ bets, setup }: RoundState, seat: number, { spot }: SpotHand): number {
  return bets[spot].find((bet) => bet.seat === seat && bet.cents > 0)?.cents ?? setup.limits.min;
}

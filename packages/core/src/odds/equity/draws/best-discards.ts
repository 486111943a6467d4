import { type Random, seededRandom } from '../../../cards/index.ts';
import type { Question } from '../question.ts';
import { type Choice, isChoice } from '../shape.ts';
import { BY_CHOOSER, dealByScript } from './by-script.ts';
import { waysToKeep } from './chooser.ts';
import { drawCardOf } from './draw-card.ts';

/** Deals for a first look at every way to draw, and for another at the best of them. */
const BY_CARD = { first: 400, second: 6000 };
/** The same if others have no strategy card and try every way themselves. */
const BY_TRIAL = { first: 120, second: 800 };
/** Ways that are looked at twice. */
const LOOKED_AT = 4;
/** How many times everybody responds to what the others have chosen. */
const ROUNDS = 2;

/**
 * What everybody keeps at the next choice, as bits: as given, as is best against the others, or as their chooser picks.
 */
export function bestKeeps(question: Question, seed: string): number[] {
  const { game, point, players, thrown } = question;
  const step = game.script.findIndex((at, i) => i >= point.step && isChoice(at));
  const choice = game.script[step] as Choice;
  // If a hand changes before the choice, what it throws away cannot be decided now.
  const isKnown = !game.script.slice(point.step, step).some((at) => at.do === 'deal');
  const keeps = players.map((holding, i) => {
    const away = thrown[i];
    if (away === null) return BY_CHOOSER;
    return bitsOf(holding.hands, (card) => !away.includes(card));
  });
  const choosers = players.flatMap(({ count, missing, size }, i) =>
    isKnown && thrown[i] === null && count === 1 && size > 0 && missing === 0 ? [i] : [],
  );
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false;
    for (const player of choosers) {
      const up = choice.do === 'discard' ? point.up : 0;
      const best = bestFor(question, keeps, player, waysToKeep(choice, players[player].size, up), seed);
      if (best !== keeps[player]) changed = true;
      keeps[player] = best;
    }
    if (!changed || choosers.length === 1) break;
  }
  return keeps;
}

const bitsOf = (cards: ArrayLike<number>, has: (card: number) => boolean): number =>
  Array.from(cards).reduce((set, card, i) => (has(card) ? set | (1 << i) : set), 0);

function bestFor(
  question: Question,
  keeps: readonly number[],
  player: number,
  ways: readonly number[],
  seed: string,
): number {
  const look = (way: number, deals: number): number => {
    const tally = dealByScript(question, keeps.with(player, way), { error: 0, deals }, again(seed));
    return tally === null ? 0 : tally.equity(player);
  };
  const { first, second } =
    drawCardOf(question.game) === null && keeps.some((kept, i) => i !== player && kept === BY_CHOOSER)
      ? BY_TRIAL
      : BY_CARD;
  const looked = ways.map((way) => ({ way, part: look(way, first) })).sort((a, b) => b.part - a.part);
  const closer = looked.slice(0, LOOKED_AT).map(({ way }) => ({ way, part: look(way, second) }));
  return closer.reduce((best, next) => (next.part > best.part ? next : best)).way;
}

/** All ways meet the same cards, so that luck does not separate them. */
const again = (seed: string): Random => seededRandom(`${seed} discards`);

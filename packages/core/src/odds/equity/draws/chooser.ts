import type { Random } from '../../../cards/index.ts';
import type { PotGame } from '../../../engine/pot/game.ts';
import { contestOf, valueIn } from '../deals/contest.ts';
import { type Choice, isChoice, pointsOf } from '../shape.ts';
import { drawCardOf } from './draw-card.ts';

/** What a player who must choose cards has in hand. */
export interface Choosing {
  /** The cards; the last `up` of them lie face up and stay. */
  readonly cards: readonly number[];
  readonly up: number;
  /** Boards so far. */
  readonly boards: readonly (readonly number[])[];
  /** The place in the script: at the choice. */
  readonly step: number;
}

/** Says which cards are kept, as bits of their places. */
export type Chooser = (at: Choosing, random: Random) => number;

/** Every set of cards that may be kept at a choice, those that keep most first. */
export function waysToKeep(choice: Choice, cards: number, up: number): number[] {
  const down = cards - up;
  const [least, most] =
    choice.do === 'discard'
      ? [choice.count, choice.count]
      : [Math.max(0, cards - choice.hold), Math.max(choice.upTo, cards - choice.hold)];
  const all = (1 << cards) - 1;
  const ways: number[] = [];
  for (let away = 0; away < 1 << down; away++) {
    const count = bits(away);
    if (count >= least && count <= most) ways.push(all & ~away);
  }
  return ways.sort((a, b) => bits(b) - bits(a));
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

/** A sound way to choose for any hand of a game: by its strategy card, or else by trying every way this many times. */
export function chooserFor(game: PotGame, trials: number): Chooser {
  const card = drawCardOf(game);
  if (card === null) return byTrial(game, trials);
  return ({ cards, step }) => card(cards, game.script.slice(step).filter(isChoice).length);
}

/**
 * Tries every hand that may be kept against the same cards to come, and keeps what comes out ahead most often, all
 * shares taken together. It looks no further than this choice.
 */
function byTrial(game: PotGame, trials: number): Chooser {
  const { shares } = contestOf(game);
  const points = pointsOf(game);
  const final = points[points.length - 1];
  const pack = Array.from(game.pack.cards);
  return ({ cards, up, boards, step }, random) => {
    const choice = game.script[step] as Choice;
    const ways = waysToKeep(choice, cards.length, up);
    const unseen = pack.filter(
      (card) => !cards.includes(card) && !boards.some((board) => board.includes(card)),
    );
    const table = boards.map((board, b) =>
      Uint8Array.from([...board, ...new Array(final.boards[b] - board.length).fill(0)]),
    );
    const hands = ways.map(() => new Uint8Array(final.held));
    const scores = new Float64Array(ways.length);
    const values = new Float64Array(ways.length);
    for (let trial = 0; trial < trials; trial++) {
      const dealt = unseen.length;
      let next = 0;
      const top = (): number => {
        const from = next + random.below(dealt - next);
        const card = unseen[from];
        unseen[from] = unseen[next];
        unseen[next++] = card;
        return card;
      };
      for (const [b, board] of table.entries())
        for (let i = boards[b].length; i < board.length; i++) board[i] = top();
      const from = next;
      for (let i = 0; i < final.held; i++) top();
      for (const [w, way] of ways.entries()) {
        const hand = hands[w];
        let n = 0;
        for (let i = 0; i < cards.length; i++) if (way & (1 << i)) hand[n++] = cards[i];
        for (let k = from; n < hand.length; k++) hand[n++] = unseen[k];
      }
      for (const share of shares) {
        for (const [w, hand] of hands.entries()) values[w] = valueIn(share, hand, 0, table);
        scoreByOrder(values, scores);
      }
    }
    let best = 0;
    for (let w = 1; w < ways.length; w++) if (scores[w] > scores[best]) best = w;
    return ways[best];
  };
}

/** Adds to each how many of the others it is ahead of, minus those it is behind. */
function scoreByOrder(values: Float64Array, scores: Float64Array): void {
  for (let a = 0; a < values.length; a++) {
    const mine = values[a];
    let ahead = 0;
    for (let b = 0; b < values.length; b++) {
      if (mine > values[b]) ahead++;
      else if (mine < values[b]) ahead--;
    }
    scores[a] += ahead;
  }
}

/**
 * The other packages, each entered by the fastest way in that it leaves open, with cards already in the
 * form it wants. Where a package has no function for a game, its five-card function is tried on every
 * five cards that the rules allow.
 *
 * phe and @pokertools/evaluator number cards as we do (suits in another order, which cannot matter).
 * Their scores and those of @xpressit/winning-poker-hand-rank are the better the smaller.
 */
import { createRequire } from 'node:module';
import { printCard, rankOf } from '../../packages/core/dist/cards/index.js';
import { apart, contestant, handScore } from './harness.mjs';

const require = createRequire(import.meta.url);
const phe5 = require('phe/lib/evaluator5');
const phe7 = require('phe/lib/evaluator7');
const { evaluate } = require('@pokertools/evaluator');
const { Hand } = require('pokersolver');
const { toCard } = require('@xpressit/winning-poker-hand-rank/dist/card');
const { cactusFastRankHand } = require('@xpressit/winning-poker-hand-rank/dist/cactusFastRankHand');
const { rankAceFiveLow, rankOmahaHand } = require('@xpressit/winning-poker-hand-rank/dist/cardRank');

const PHE = 'phe';
const POKERTOOLS = '@pokertools/evaluator';
const POKERSOLVER = 'pokersolver';
const XPRESSIT = '@xpressit/winning-poker-hand-rank';

const TEXTS = Array.from({ length: 52 }, (_, card) => printCard(card));
const XPRESSIT_CARDS = TEXTS.map((text) => toCard(text.toUpperCase()));

/** Hands for the package that solves few in a round, and the few it gets where each takes sixty fives. */
const FEW = 300;
const VERY_FEW = 10;

const five = new Array(5).fill(0);
const seven = new Array(7).fill(0);

/** Five cards of our numbers to a score, the greater the better. */
const fiveCard = {
  [PHE]: (a, b, c, d, e) => -phe5(a, b, c, d, e),
  [POKERTOOLS]: (a, b, c, d, e) => {
    five[0] = a;
    five[1] = b;
    five[2] = c;
    five[3] = d;
    five[4] = e;
    return -evaluate(five);
  },
  [XPRESSIT]: (a, b, c, d, e) => {
    five[0] = XPRESSIT_CARDS[a];
    five[1] = XPRESSIT_CARDS[b];
    five[2] = XPRESSIT_CARDS[c];
    five[3] = XPRESSIT_CARDS[d];
    five[4] = XPRESSIT_CARDS[e];
    return -cactusFastRankHand(five);
  },
};

/** The same of seven cards, where the package has it. */
export const sevenCard = {
  [PHE]: (a, b, c, d, e, f, g) => -phe7(a, b, c, d, e, f, g),
  [POKERTOOLS]: (a, b, c, d, e, f, g) => {
    seven[0] = a;
    seven[1] = b;
    seven[2] = c;
    seven[3] = d;
    seven[4] = e;
    seven[5] = f;
    seven[6] = g;
    return -evaluate(seven);
  },
};

/** All ways to take `size` of the places from `from` to `end`. */
function choices(size, from, end) {
  if (size === 0) return [[]];
  const found = [];
  for (let i = from; i <= end - size; i++) {
    for (const rest of choices(size - 1, i + 1, end)) found.push([i, ...rest]);
  }
  return found;
}

const ALL_FIVE = choices(5, 0, 5);
const FIVES_OF_SEVEN = choices(5, 0, 7);
/** Two of the four hole cards, three of the five on the board after them. */
const OMAHA_FIVES = choices(2, 0, 4).flatMap((two) => choices(3, 4, 9).map((three) => [...two, ...three]));

/** The greatest score among `fives`, places in a hand of `size` cards; with `sign` -1 that of the worst five. */
function greatest(score, cards, size, fives, sign = 1) {
  const places = Uint8Array.from(fives.flat());
  const at = (k) => `cards[o + places[k + ${k}]]`;
  return apart(
    { score, cards, places },
    `return (i) => {
      const o = i * ${size};
      let best = -1e9;
      for (let k = 0; k < places.length; k += 5) {
        const found = ${sign} * score(${[0, 1, 2, 3, 4].map(at).join()});
        if (found > best) best = found;
      }
      return best;
    }`,
  );
}

/** Every package with a five-card function, on the best (or worst) of `fives`. */
function byFives(cards, count, size, fives, sign) {
  return Object.fromEntries(
    Object.entries(fiveCard).map(([name, score]) => [
      name,
      contestant(count, greatest(score, cards, size, fives, sign)),
    ]),
  );
}

/** The package that makes an object of every hand: `solve(i)` gives hand `i` of its texts. */
function solver(count, solve) {
  return contestant(
    count,
    (i) => solve(i).rank,
    (i, j) => {
      const one = solve(i);
      const winners = Hand.winners([one, solve(j)]);
      if (winners.length === 2) return 0;
      return winners[0] === one ? 1 : -1;
    },
  );
}

function hands(cards, count, size, form) {
  return Array.from({ length: count }, (_, i) =>
    Array.from(cards.subarray(i * size, (i + 1) * size), (card) => form[card]),
  );
}

export function high5Peers(cards, count) {
  const texts = hands(cards, FEW, 5, TEXTS);
  return { ...byFives(cards, count, 5, ALL_FIVE), [POKERSOLVER]: solver(FEW, (i) => Hand.solve(texts[i])) };
}

export function high7Peers(cards, count) {
  const texts = hands(cards, FEW, 7, TEXTS);
  return {
    ...byFives(cards, count, 7, FIVES_OF_SEVEN),
    [PHE]: contestant(count, handScore(sevenCard[PHE], cards, 7)),
    [POKERTOOLS]: contestant(count, handScore(sevenCard[POKERTOOLS], cards, 7)),
    [POKERSOLVER]: solver(FEW, (i) => Hand.solve(texts[i])),
  };
}

/** Four hole cards, then five of the board. */
export function omahaPeers(cards, count) {
  const texts = hands(cards, VERY_FEW, 9, TEXTS);
  const best = (i) =>
    Hand.winners(OMAHA_FIVES.map((places) => Hand.solve(places.map((p) => texts[i][p]))))[0];
  return { ...byFives(cards, count, 9, OMAHA_FIVES), [POKERSOLVER]: solver(VERY_FEW, best) };
}

/** One package ranks lows too; the others only do the high half, checked by `omahaPeers`. */
export function omahaHiLoPeers(cards, count) {
  const deals = hands(cards, count, 9, XPRESSIT_CARDS).map((deal) => [deal.slice(0, 4), deal.slice(4)]);
  const rank = (i) => rankOmahaHand(deals[i][0], deals[i][1], true);
  const both = contestant(
    count,
    (i) => {
      const { rank: high, low } = rank(i);
      return high + (low === undefined ? 0 : low.rank);
    },
    (i, j) => {
      const [one, other] = [rank(i), rank(j)];
      const none = Number.MAX_SAFE_INTEGER;
      const lows = (other.low?.rank ?? none) - (one.low?.rank ?? none);
      return 3 * Math.sign(other.rank - one.rank) + Math.sign(lows);
    },
  );
  const highOnly = Object.entries(omahaPeers(cards, count)).map(([name, peer]) => [
    name,
    { ...peer, outcome: () => null },
  ]);
  return { ...Object.fromEntries(highOnly), [XPRESSIT]: both };
}

/** The worst high hand of seven cards: the deuce-to-seven low, but that A-2-3-4-5 is taken for a straight. */
export function deuceSeven7Peers(cards, count) {
  const peers = byFives(cards, count, 7, FIVES_OF_SEVEN, -1);
  const hasWheel = (i) => {
    const ranks = new Set(Array.from(cards.subarray(i * 7, i * 7 + 7), rankOf));
    return [12, 0, 1, 2, 3].every((rank) => ranks.has(rank));
  };
  return Object.fromEntries(
    Object.entries(peers).map(([name, peer]) => [
      name,
      { ...peer, outcome: (i, j) => (hasWheel(i) || hasWheel(j) ? null : peer.outcome(i, j)) },
    ]),
  );
}

/** One package has an ace-to-five function; it does not compare hands with a pair. */
export function aceFive7Peers(cards, count) {
  const paired = 0x8000;
  const low = (a, b, c, d, e) => {
    five[0] = XPRESSIT_CARDS[a];
    five[1] = XPRESSIT_CARDS[b];
    five[2] = XPRESSIT_CARDS[c];
    five[3] = XPRESSIT_CARDS[d];
    five[4] = XPRESSIT_CARDS[e];
    return -rankAceFiveLow(0, five);
  };
  const score = greatest(low, cards, 7, FIVES_OF_SEVEN);
  return {
    [XPRESSIT]: contestant(count, score, (i, j) => {
      const [one, other] = [score(i), score(j)];
      return -one >= paired || -other >= paired ? null : Math.sign(one - other);
    }),
  };
}

/** What hands stand to win, every deal counted, beside a package that counts the same deals. */
import { createRequire } from 'node:module';
import { findOffering } from '../../packages/core/dist/houses/index.js';
import { chooseSettings } from '../../packages/core/dist/houses/offering/setting.js';
import { potEquity } from '../../packages/core/dist/odds/index.js';
import { result, seconds } from './harness.mjs';

const require = createRequire(import.meta.url);
const PEER = '@poker-apprentice/hand-evaluator';
const { equityHoldem, equityOmaha } = require('@poker-apprentice/hand-evaluator');

const ROUNDS = 8;

function gameOf(id) {
  const offering = findOffering(id);
  const { values } = chooseSettings(offering.settings, {});
  return offering.game(values);
}

/** Cards of a text, as the package wants them. */
const cards = (text) => text.match(/../g) ?? [];

/** Both must come to the same part of the pot. */
function agree(name, mine, theirs) {
  if (Math.abs(mine - theirs) > 1e-9) throw new Error(`${name}: ${PEER} says ${theirs}, ours ${mine}.`);
}

function best(work) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) least = Math.min(least, seconds(work));
  return Number((least * 1000).toFixed(3));
}

/** One pair of hands, the same deals for both. */
function pair(name, id, hands, board, peer) {
  const game = gameOf(id);
  const mine = () => potEquity(game, { hands, board });
  const theirs = () => peer(hands.map(cards), cards(board));
  agree(name, mine().hands[0].equity, theirs()[0].equity);
  return result(name, 'ms', best(mine), { [PEER]: best(theirs) });
}

const SUITS = ['c', 'd', 'h', 's'];

/** Queens against eight-seven suited: the package has no ranges, so it is asked for each of the 24 pairs of hands. */
function queens() {
  const game = gameOf('black-sheep/holdem');
  const mine = () => potEquity(game, { hands: ['QQ', '87s'] });
  const theirs = () => {
    let sum = 0;
    let pairs = 0;
    for (const [i, one] of SUITS.entries())
      for (const other of SUITS.slice(i + 1))
        for (const suit of SUITS) {
          sum += equityHoldem(
            [
              [`Q${one}`, `Q${other}`],
              [`8${suit}`, `7${suit}`],
            ],
            [],
          )[0].equity;
          pairs++;
        }
    return sum / pairs;
  };
  agree('equity-queens', mine().hands[0].equity, theirs());
  return result('equity-queens', 'ms', best(mine), { [PEER]: Number((1000 * seconds(theirs)).toFixed(0)) });
}

export const equities = [
  { name: 'equity-queens', run: queens },
  {
    name: 'equity-holdem',
    run: () => pair('equity-holdem', 'black-sheep/holdem', ['QsQh', '8s7s'], '', equityHoldem),
  },
  {
    name: 'equity-omaha-flop',
    run: () =>
      pair('equity-omaha-flop', 'black-sheep/omaha', ['AsKsQhJh', '9c8c7d6d'], 'Ts9h2c', equityOmaha),
  },
];

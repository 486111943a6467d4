/**
 * Whole rounds of player-dealer games a second, every event kept: a stake, seven bettors (six at pai
 * gow), the deal, all choices, and every claim met. No other package deals these games.
 */
import { seededRandom, shuffle } from '../../packages/core/dist/cards/index.js';
import { pendingHands } from '../../packages/core/dist/engine/player-dealer/choices.js';
import { Round } from '../../packages/core/dist/engine/player-dealer/round.js';
import { playerOf } from '../../packages/core/dist/engine/player-dealer/state.js';
import { findOffering } from '../../packages/core/dist/houses/index.js';
import { chooseSettings } from '../../packages/core/dist/houses/offering/setting.js';
import { ratePerSecond, result } from './harness.mjs';

const MILLISECONDS = 500;
const TURNS = 4;

export const rounds = [
  {
    name: 'ez-baccarat-rounds',
    run: () =>
      bench('ez-baccarat-rounds', 'black-sheep/ez-baccarat', {
        // A shoe of eight packs runs on from round to round; no round takes more than six cards.
        shoeCards: 6,
        bets: (random) => [
          [random.below(2) === 0 ? 'player' : 'banker', 1],
          ...(random.below(4) === 0 ? [['seven', 1]] : []),
        ],
      }),
  },
  {
    name: 'three-card-rounds',
    run: () =>
      bench('three-card-rounds', 'black-sheep/three-card-poker-6-card-bonus', {
        bets: () => [
          ['ante', 1],
          ['pair plus', 1],
        ],
        choose: (_hand, random) => (random.below(3) === 0 ? 'fold' : 'play'),
      }),
  },
  {
    name: 'pai-gow-rounds',
    run: () =>
      bench('pai-gow-rounds', 'black-sheep/pai-gow-poker-gold', {
        bets: (_random, { wagers }) => wagers.slice(0, 1).map(({ id }) => [id, 1]),
        choose: () => 'house way',
      }),
  },
];

function bench(name, id, style) {
  const play = player(id, style);
  play(2000);
  let best = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    globalThis.gc?.();
    best = Math.max(best, ratePerSecond(play, MILLISECONDS));
  }
  return result(name, 'rounds/s', Math.round(best), {});
}

function player(id, { bets, choose, shoeCards }) {
  const offering = findOffering(id);
  const game = offering.game(chooseSettings(offering.settings).values);
  const { limits } = offering.limits[0];
  const random = seededRandom('bench');
  const stacks = new Array(game.seats).fill(limits.min * 1000);
  const shoe = Uint8Array.from(game.shoe.cards);
  let at = shoe.length;
  let dealt = 0;
  const nextCards = () => {
    if (shoeCards === undefined) return Array.from(shuffle(shoe, random));
    if (at + shoeCards > shoe.length) {
      shuffle(shoe, random);
      at = 0;
    }
    const cards = Array.from(shoe.subarray(at, at + shoeCards));
    at += shoeCards;
    return cards;
  };
  return (count) => {
    for (let i = 0; i < count; i++) {
      const dealer = dealt++ % game.seats;
      const round = Round.start({ game, stacks, dealer, limits, running: shoeCards !== undefined });
      must(round.play({ type: 'shuffle', cards: nextCards() }));
      must(round.play({ type: 'stake', seat: dealer, cents: limits.min * 20 }));
      for (let seat = 0; seat < game.seats; seat++) {
        if (seat === dealer) continue;
        for (const [kind, units] of bets(random, game)) {
          must(round.play({ type: 'wager', seat, spot: seat, kind, cents: limits.min * units }));
        }
      }
      must(round.play({ type: 'close' }));
      while (!round.over) act(round, random, choose);
    }
  };
}

function act(round, random, choose) {
  const { need, state } = round;
  if (need?.type === 'roll') {
    must(round.play({ type: 'roll', dice: Array.from({ length: need.count }, () => 1 + random.below(6)) }));
    return;
  }
  if (state.game.script[state.step].do === 'pick') {
    must(round.play({ type: 'pick', seat: state.dealer, pile: random.below(state.piles.length) }));
    return;
  }
  const [hand] = pendingHands(state);
  must(
    round.play({
      type: 'choose',
      seat: playerOf(state, hand.spot),
      spot: hand.spot,
      choice: choose(hand, random),
    }),
  );
}

function must(answer) {
  if (!answer.ok) throw new Error(answer.message);
}

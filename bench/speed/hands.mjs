/**
 * Whole hands a second with random legal actions, every event kept: ours beside poker-ts, which deals
 * no-limit hold'em. Both play six seats of 100 big blinds, bought back up after every hand.
 */
import PokerTs from 'poker-ts';
import { seededRandom, shuffle } from '../../packages/core/dist/cards/index.js';
import { Hand } from '../../packages/core/dist/engine/pot/hand.js';
import { findOffering } from '../../packages/core/dist/houses/index.js';
import { chooseSettings } from '../../packages/core/dist/houses/offering/setting.js';
import { ratePerSecond, result } from './harness.mjs';

const SECONDS = 2;
const WARM_UP = 3000;

export const hands = [
  {
    name: 'holdem-hands',
    run: () =>
      versus('holdem-hands', ours('hawaiian-gardens/no-limit-holdem', 6, 100), { 'poker-ts': pokerTs() }),
  },
  {
    name: 'omaha-hi-lo-hands',
    run: () => versus('omaha-hi-lo-hands', ours('black-sheep/omaha-hi-lo', 6, 100), {}),
  },
  {
    name: 'stud-hands',
    run: () => versus('stud-hands', ours('hawaiian-gardens/seven-card-stud', 6, 100), {}),
  },
  { name: 'million-hands', run: million },
];

function versus(name, mine, peers) {
  const entries = [mine, ...Object.values(peers)];
  for (const play of entries) play(WARM_UP);
  // Turn and turn about, so that both meet the same moments of the machine.
  const best = entries.map(() => 0);
  for (let round = 0; round < 4; round++) {
    entries.forEach((play, i) => {
      globalThis.gc?.();
      best[i] = Math.max(best[i], ratePerSecond(play, (SECONDS * 1000) / 4));
    });
  }
  const values = Object.fromEntries(Object.keys(peers).map((peer, i) => [peer, Math.round(best[i + 1])]));
  return result(name, 'hands/s', Math.round(best[0]), values);
}

/** Plays so many hands of an offering at its first limit. */
function ours(id, seats, bigBets) {
  const offering = findOffering(id);
  const game = offering.game(chooseSettings(offering.settings).values);
  const { stakes } = offering.limits[0];
  const stack = bigBets * Math.max(...stakes.bets);
  const stacks = new Array(seats).fill(stack);
  const stud = game.opening.first.by === 'upcard';
  const random = seededRandom('bench');
  const deck = Array.from(game.pack.cards);
  let dealt = 0;
  return (count) => {
    for (let i = 0; i < count; i++) {
      const hand = Hand.start({ game, stakes, stacks, button: stud ? seats - 1 : dealt++ % seats });
      give(hand, deck, random);
      while (!hand.over) {
        if (hand.need === null) act(hand, random);
        else give(hand, [...hand.need.cards], random);
      }
      if (hand.log.length < 5) throw new Error('The log was not kept.');
    }
  };
}

function give(hand, cards, random) {
  shuffle(cards, random);
  hand.play({ type: 'shuffle', cards });
}

function act(hand, random) {
  const { state } = hand;
  const seat = state.actor;
  const { raise, check, bringIn } = hand.betOptions();
  if (bringIn > 0) {
    hand.play({ type: 'bring-in', seat });
    return;
  }
  const choice = random.below(raise === null ? 2 : 3);
  if (choice === 0) hand.play({ type: 'fold', seat });
  else if (choice === 1) hand.play({ type: check ? 'check' : 'call', seat });
  else hand.play({ type: 'bet', seat, to: raise.only === null ? amount(raise, random) : raise.min });
}

function amount({ min, max, step }, random) {
  const steps = Math.floor((max - min) / step);
  return min + step * random.below(steps + 1);
}

/** poker-ts shuffles with `Math.random` inside; the actions are drawn like ours. */
function pokerTs() {
  const { Table } = PokerTs;
  const random = seededRandom('bench');
  return (count) => {
    for (let i = 0; i < count; i++) {
      const table = new Table({ ante: 0, smallBlind: 50, bigBlind: 100 }, 6);
      for (let seat = 0; seat < 6; seat++) table.sitDown(seat, 10_000);
      table.startHand(i % 6);
      while (table.isHandInProgress()) {
        while (table.isBettingRoundInProgress()) {
          const { actions, chipRange } = table.legalActions();
          const raise = actions.includes('raise') ? 'raise' : actions.includes('bet') ? 'bet' : null;
          const choice = random.below(raise === null ? 2 : 3);
          if (choice === 0) table.actionTaken('fold');
          else if (choice === 1) table.actionTaken(actions.includes('check') ? 'check' : 'call');
          else table.actionTaken(raise, chipRange.min + random.below(chipRange.max - chipRange.min + 1));
        }
        table.endBettingRound();
        if (table.areBettingRoundsCompleted()) table.showdown();
      }
    }
  };
}

/** Memory must not grow with the number of hands dealt. */
function million() {
  const play = ours('hawaiian-gardens/no-limit-holdem', 6, 100);
  play(WARM_UP);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  play(1_000_000);
  globalThis.gc?.();
  const grown = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  return { name: 'million-hands', unit: 'MB more', ours: Number(grown.toFixed(1)), peers: {}, ratio: null };
}

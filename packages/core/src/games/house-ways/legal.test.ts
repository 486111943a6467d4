import { describe, expect, test } from 'vitest';
import { JOKER, packs, printCards, seededRandom, shuffle } from '../../cards/index.ts';
import { outranks } from '../../ranks/joker/pai-gow.ts';
import type { HouseWay } from './chart.ts';
import { faceUpWay } from './face-up.ts';
import { fortuneEmpireWay } from './fortune-empire.ts';
import { fortuneLuckyLadyWay } from './fortune-lucky-lady.ts';
import { goldWay } from './gold.ts';
import { jokersWildWay } from './jokers-wild.ts';
import { isFoul, limitedJoker, type SetRules, wildJoker } from './set-rules.ts';

type Case = readonly [
  name: string,
  pack: { readonly cards: Uint8Array },
  rules: SetRules,
  way: (rules: SetRules) => HouseWay,
];

const jokersWild = (rules: SetRules) => jokersWildWay(rules, 'empire fortune');

const ways: readonly Case[] = [
  ['Gold', packs.joker, limitedJoker(), goldWay],
  ['Gold where equal pairs foul', packs.joker, limitedJoker({ same: 'fouls' }), goldWay],
  ['Gold, the wheel second', packs.joker, limitedJoker({ wheel: 'second' }), goldWay],
  ['Face Up', packs.joker, limitedJoker({ flush: false }), (rules) => faceUpWay(rules, 'jack in front')],
  ['Fortune 1.1', packs.joker, wildJoker({ fives: 'aces' }), fortuneEmpireWay],
  ['Fortune 1.1 with a limited joker', packs.joker, limitedJoker(), fortuneEmpireWay],
  ['Lucky Lady', packs.joker, wildJoker(), fortuneLuckyLadyWay],
  ["Joker's Wild", packs.threeJokers, wildJoker(), jokersWild],
  ["Joker's Wild where equal pairs foul", packs.threeJokers, wildJoker({ same: 'fouls' }), jokersWild],
];

function* hands(pack: { readonly cards: Uint8Array }, count: number): Generator<number[]> {
  const random = seededRandom('house ways');
  const deck = pack.cards.slice();
  for (let i = 0; i < count; i++) {
    shuffle(deck, random, 7);
    yield [...deck.subarray(0, 7)];
  }
}

const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b).join();

describe.each(ways)('%s', (_, pack, rules, make) => {
  const way = make(rules);

  test('20,000 hands: two cards and five, the same seven, never foul', () => {
    for (const hand of hands(pack, 20_000)) {
      const { front, back } = way.set(hand);
      if (front.length !== 2 || back.length !== 5 || sorted([...front, ...back]) !== sorted(hand))
        expect.fail(`${printCards(hand)} became ${printCards(front)} / ${printCards(back)}`);
      if (isFoul(rules, front, back)) expect.fail(`${printCards(front)} / ${printCards(back)} is foul`);
    }
  });

  test('cards in another order are set to the same', () => {
    const worth = (hand: readonly number[]) => {
      const { front, back } = way.set(hand);
      return [rules.front.value(front), rules.back.value(back), way.ruleFor(hand)];
    };
    for (const hand of hands(pack, 2000)) expect(worth(hand.toReversed())).toEqual(worth(hand));
  });

  test('a row of the chart sets every hand, unless equal pairs foul', () => {
    const without = [...hands(pack, 5000)].filter((hand) => way.ruleFor(hand) === 'no row');
    // The charts were printed for rooms where equal pairs do not foul: where they do, some hands are in no row.
    if (rules.same === 'fouls') expect(without.length).toBeGreaterThan(0);
    else expect(without.map((hand) => printCards(hand))).toEqual([]);
  });
});

test('003:534 with two jokers or more, no other set is better in front and behind', () => {
  const rules = wildJoker();
  const way = jokersWild(rules);
  let seen = 0;
  for (const hand of hands(packs.threeJokers, 20_000)) {
    if (hand.filter((card) => card === JOKER).length < 2) continue;
    seen++;
    const set = way.set(hand);
    const front = rules.front.value(set.front);
    const back = rules.back.value(set.back);
    for (let a = 0; a < 6; a++) {
      for (let b = a + 1; b < 7; b++) {
        const otherFront = rules.front.value([hand[a], hand[b]]);
        const otherBack = rules.back.value(hand.filter((_, i) => i !== a && i !== b));
        if (!outranks(otherBack, otherFront)) continue;
        if (otherFront >= front && otherBack > back) expect.fail(printCards(hand));
        if (otherFront > front && otherBack >= back) expect.fail(printCards(hand));
      }
    }
  }
  expect(seen).toBeGreaterThan(500);
});

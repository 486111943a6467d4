import {
  commitCards,
  commitDice,
  committedPosition,
  cutOf,
  makeSalts,
  prove,
  seededRandom,
  shuffle,
  turned,
  turnedDie,
} from '@cardroom/core/cards';
import { describe, expect, it } from 'vitest';
import type { PastHand, Proven } from '../replay/past-hand.ts';
import { checkHand, failures } from './check.ts';

const random = seededRandom('proofs on the page');
const pack = () =>
  Array.from(
    shuffle(
      Uint8Array.from({ length: 52 }, (_, card) => card),
      random,
    ),
  );
const NUMBERS = [
  { player: 'u_1', number: '1'.repeat(32) },
  { player: 'b_1', number: '2'.repeat(32) },
];
const GIVEN = NUMBERS.map(({ number }) => number);

/** A hand in which somebody saw the first five cards and the dice, and the proofs that the room would give. */
function played() {
  const order = pack();
  const committed = commitCards(order, makeSalts(52, random));
  const dice = commitDice([2, 5, 5], makeSalts(3, random));
  const { root } = committed;
  const cut = cutOf(root, GIVEN, 52);
  const seen = turned(order, cut).slice(0, 5);
  const deck = {
    root,
    size: 52,
    dice: { root: dice.root, count: 3 },
    reshuffles: root,
    numbers: [NUMBERS[1]!],
  };
  const proofs = [1, 2, 3].map((position) => prove(dice, position));
  const shown = proofs.map(({ position, die = 0 }) => turnedDie(dice.root, GIVEN, position, die));
  const hand = {
    base: { shoe: [], nextDeck: deck },
    seq: 5,
    events: [
      { type: 'hand began' },
      { type: 'played', event: { type: 'opened' } },
      { type: 'played', event: { type: 'shuffled', cards: [], only: -1, root, numbers: NUMBERS, cut } },
      { type: 'played', event: { type: 'dealt', cards: seen } },
      { type: 'played', event: { type: 'rolled', dice: shown, proofs } },
    ],
  } as unknown as PastHand;
  const shuffles: Proven[] = [
    {
      seq: 7,
      root,
      size: 52,
      cut,
      proofs: [1, 2, 3, 4, 5].map((dealt) => prove(committed, committedPosition(dealt, cut, 52))),
    },
  ];
  return { hand, shuffles, committed, cut };
}

const changed = <T extends object>(of: T, change: (copy: T) => void): T => {
  const copy = structuredClone(of);
  change(copy);
  return copy;
};

describe('C35 the proof of a shuffle, as the page checks it', () => {
  it('holds for every card, the cut and the dice of a hand', () => {
    const { hand, shuffles, cut } = played();
    const checked = checkHand(shuffles, hand);
    expect(checked.shuffles[0]).toMatchObject({ published: true, cut: { cut, follows: true } });
    expect(checked.shuffles[0]?.cards.map(({ dealt }) => dealt)).toEqual([1, 2, 3, 4, 5]);
    expect(checked.shuffles[0]?.cards.every(({ holds }) => holds)).toBe(true);
    expect(checked.dice?.dice.map(({ committed, holds }) => [committed, holds])).toEqual([
      [2, true],
      [5, true],
      [5, true],
    ]);
    expect(failures(checked)).toBe(0);
  });

  it('is held against the root that was told, not against the one that comes with the proofs', () => {
    const [told, other] = [played(), played()];
    const checked = checkHand(other.shuffles, told.hand);
    expect(checked.shuffles[0]).toMatchObject({ published: false, root: told.shuffles[0]?.root });
    expect(failures(checked)).toBeGreaterThan(4);
  });

  it('fails for a root that was not told before the hand', () => {
    const { hand, shuffles } = played();
    const late = changed(hand, ({ base }) => {
      Object.assign(base, { nextDeck: { ...base.nextDeck, root: 'f'.repeat(64) } });
    });
    expect(checkHand(shuffles, late).shuffles[0]?.published).toBe(false);
  });

  it.each<[string, (event: Record<string, unknown>) => void]>([
    ['another cut', (event) => Object.assign(event, { cut: (Number(event.cut) + 1) % 52 })],
    ['a number that was left out', (event) => Object.assign(event, { numbers: NUMBERS.slice(0, 1) })],
    [
      'a number that was changed',
      (event) => Object.assign(event, { numbers: [{ ...NUMBERS[0], number: '3'.repeat(32) }, NUMBERS[1]] }),
    ],
  ])('fails for %s', (_, change) => {
    const { hand, shuffles } = played();
    const wrong = changed(hand, ({ events }) => change((events[2] as unknown as { event: never }).event));
    const checked = checkHand(shuffles, wrong);
    expect(checked.shuffles[0]?.cut?.follows).toBe(false);
    expect(failures(checked)).toBeGreaterThan(0);
  });

  it('fails for dice that were not committed so, or not turned so', () => {
    const { hand, shuffles } = played();
    for (const change of [
      (rolled: { dice: number[] }) => rolled.dice.splice(0, 1, (rolled.dice[0]! % 6) + 1),
      (rolled: { proofs: { die: number }[] }) => Object.assign(rolled.proofs[0]!, { die: 3 }),
      (rolled: { proofs: unknown[] }) => rolled.proofs.pop(),
    ]) {
      const wrong = changed(hand, ({ events }) => change((events[4] as unknown as { event: never }).event));
      expect(failures(checkHand(shuffles, wrong))).toBe(1);
    }
  });

  it('points out a card that was seen and has no proof', () => {
    const { hand, shuffles } = played();
    const short = changed(shuffles, ([one]) => (one!.proofs as unknown[]).pop());
    const checked = checkHand(short, hand);
    expect(checked.missing).toHaveLength(1);
    expect(failures(checked)).toBe(1);
  });

  it('fails for another card, another place, another salt or another size', () => {
    const { hand, shuffles, committed } = played();
    const [proof] = shuffles[0]!.proofs;
    const other = prove(committed, (proof!.position % 52) + 1);
    const with1 = (first: object) =>
      changed(shuffles, ([one]) => Object.assign(one!.proofs as object[], { 0: first }));
    const holds = (some: readonly Proven[]) => checkHand(some, hand).shuffles[0]!.cards[0]!.holds;
    expect(holds(shuffles)).toBe(true);
    expect(holds(with1({ ...proof, card: other.card }))).toBe(false);
    expect(holds(with1({ ...proof, position: other.position }))).toBe(false);
    expect(holds(with1({ ...proof, salt: other.salt }))).toBe(false);
    expect(holds(changed(shuffles, ([one]) => Object.assign(one!, { size: 51 })))).toBe(false);
  });
});

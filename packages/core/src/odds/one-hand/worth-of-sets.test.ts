import { describe, expect, test } from 'vitest';
import { type Pack, packs } from '../../cards/index.ts';
import { cards as cardsOf } from '../../cards/testing-cards.ts';
import { goldWay } from '../../games/house-ways/gold.ts';
import { isFoul, limitedJoker } from '../../games/house-ways/set-rules.ts';
import { findOffering } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import type { FrontAndBack } from '../front-and-back/house-way.ts';
import { setNumber } from '../front-and-back/sets.ts';
import { bankSets } from './bank-hands.ts';
import { type SetsQuestion, worthOfSets } from './worth-of-sets.ts';

const ask = (id: string, text: string, question: SetsQuestion = {}) =>
  worthOfSets(findOffering(id) as PlayerDealerOffering, cardsOf(text), { hands: 400, ...question });
const setsOf = (...asked: Parameters<typeof ask>) => {
  const found = ask(...asked);
  return found.ok ? found.sets : expect.fail(found.message);
};

describe('ways to set a hand of pai gow poker', () => {
  test('O39 every hand of the bank that the own cards leave is counted, as often as it can be dealt', () => {
    const rules = limitedJoker();
    const counted: FrontAndBack = {
      by: 'front and back',
      way: goldWay(rules).set,
      front: rules.front.value,
      back: rules.back.value,
      isFoul: ({ front, back }) => isFoul(rules, front, back),
    };
    const shoe: Pack = { ...packs.standard, cards: packs.standard.cards.slice(0, 16) };
    const own = [0, 1, 6, 7, 9, 12, 15];
    const left = [...shoe.cards].filter((card) => !own.includes(card));
    const expected = new Map<number, number>();
    for (let a = 0; a < left.length; a++)
      for (let b = a + 1; b < left.length; b++) {
        const { front, back } = counted.way(left.filter((_, i) => i !== a && i !== b));
        const number = setNumber(counted.front(front), counted.back(back));
        expected.set(number, (expected.get(number) ?? 0) + 1);
      }
    expect(bankSets(shoe, counted, own)).toEqual(expected);
    expect([...expected.values()].reduce((sum, one) => sum + one)).toBe(36);
  });

  test('O39 all that are not foul, the best first, with that of the house', () => {
    const sets = setsOf('black-sheep/pai-gow-poker-gold', 'Ks Kd Ah Qc 9d 5s 3h');
    expect(sets[0].choice).toBe('Ah Qc / Ks Kd 9d 5s 3h');
    expect(sets[0].houseWay).toBe(true);
    // Of 21 in front, kings and ace-king are foul, and a king of either suit is the same: ten without one, four with.
    expect(sets.map(({ front }) => front.length)).toEqual(sets.map(() => 2));
    expect(sets.length).toBe(14);
    for (const [i, { worth, se }] of sets.entries()) {
      expect(se).toBeGreaterThan(0);
      if (i > 0) expect(worth).toBeLessThanOrEqual(sets[i - 1].worth);
    }
  });

  test('O39 000:1175 against open cards it is exact: a win, a push, or ace-high that pushes all', () => {
    const id = 'black-sheep/face-up-pai-gow-poker';
    const bank = cardsOf('Kc Qd Jh 9s 7c 5d 3s');
    const sets = setsOf(id, 'Ks Kd Ah Qc 9d 5s 3h', { bank });
    expect(sets[0]).toMatchObject({ worth: 1, se: 0 });
    const pushed = setsOf(id, 'Ks Kd Ah Qc 9d 5s 3h', { bank: cardsOf('Ac Jd 9s 8c 6d 4s 2h') });
    expect(new Set(pushed.map(({ worth }) => worth))).toEqual(new Set([0]));
  });

  test('O39 the same seed gives the same answer; other cards and games are refused by a sentence', () => {
    const gold = 'black-sheep/pai-gow-poker-gold';
    expect(setsOf(gold, 'Ks Kd Ah Qc 9d 5s Jk')).toEqual(setsOf(gold, 'Ks Kd Ah Qc 9d 5s Jk'));
    expect(ask(gold, 'Ks Kd Ah')).toMatchObject({ ok: false, code: 'bad-cards' });
    expect(ask(gold, 'Ks Ks Ah Qc 9d 5s 3h').ok).toBe(false);
    expect(ask('black-sheep/ez-baccarat', 'Ks Kd Ah').ok).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { parseCards } from '../../cards/index.ts';
import { findOffering } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { type SetsQuestion, worthOfSets } from './worth-of-sets.ts';

const cardsOf = (text: string) => {
  const read = parseCards(text);
  return read.ok ? [...read.cards] : expect.fail(read.message);
};
const ask = (id: string, text: string, question: SetsQuestion = {}) =>
  worthOfSets(findOffering(id) as PlayerDealerOffering, cardsOf(text), { hands: 400, ...question });
const setsOf = (...asked: Parameters<typeof ask>) => {
  const found = ask(...asked);
  return found.ok ? found.sets : expect.fail(found.message);
};

describe('ways to set a hand of pai gow poker', () => {
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

import { describe, expect, test } from 'vitest';
import { IRREGULARITIES } from '../engine/irregularities/irregularity.ts';
import { offerings } from '../houses/index.ts';
import { rulingsOf } from './books/index.ts';
import { sayIrregularity, sayRemedy, sayWhen } from './words.ts';

const all = offerings.flatMap((offering) => rulingsOf(offering).map((ruling) => ({ offering, ruling })));

describe('the words of rulings', () => {
  test('each irregularity has words of its own, as one would say them', () => {
    const said = IRREGULARITIES.map(sayIrregularity);
    expect(new Set(said).size).toBe(said.length);
    for (const words of said) expect(words).toMatch(/^(A|The|Two|Too|Cards|Board) .*[^.]$/);
  });

  test.each([
    [{}, ''],
    [{ since: ['deal'], acted: { below: 1 } }, 'on the deal; nobody has acted'],
    [{ acted: { below: 2 } }, 'fewer than two players have acted'],
    [{ acted: { from: 2 } }, 'two or more players have acted'],
    [{ by: 'player', count: { below: 2 } }, 'by a player; there is one'],
    [{ count: { from: 2 }, ranks: ['A', 'Jk', '8'] }, 'there are two or more; it is an A, the joker or an 8'],
    [{ drawn: { below: 1 } }, 'before the draw'],
    [{ drawn: { from: 0 }, lastAct: true }, 'nothing has followed'],
    [{ drawn: { from: 1 } }, 'after the draw'],
    [{ drawn: { from: 1, below: 2 } }, 'after the first draw'],
    [{ lastBet: ['bet', 'raise'] }, 'it is a bet or raise that nothing has followed'],
    [{ drawn: { from: 2 } }, 'after the second draw'],
    [{ players: { below: 3 } }, 'two players are left'],
    [{ street: ['turn', 'river'] }, 'it is the turn or river'],
  ] as const)('when %j: %s', (when, words) => {
    expect(sayWhen(when)).toBe(words);
  });

  test('who deals is the dealer in a game for a pot, and else the player-dealer', () => {
    expect(sayWhen({ dealer: true })).toBe("it is the dealer's hand");
    expect(sayWhen({ dealer: true }, 'player-dealer')).toBe("it is the player-dealer's hand");
  });

  test.each([
    [{ do: 'replace', old: 'next burn' }, 'The next card replaces it, and it becomes the burn card.'],
    [
      { do: 'replace', old: 'out', burn: 3 },
      'Three cards are burned. The next card replaces it, and it is out of play.',
    ],
    [{ do: 'hand dead', chips: 'stay' }, 'The hand is dead; its chips stay in the pot.'],
    [
      { do: 'hand dead', chips: 'stay', of: 'dealer' },
      "The dealer's hand is dead; its chips stay in the pot.",
    ],
    [{ do: 'card dead', burn: 3 }, 'The card is dead, and three cards are burned.'],
    [
      { do: 'foul', backline: 'house way' },
      'The hand is fouled: its bets lose; bets behind it are played the house way.',
    ],
  ] as const)('%j: %s', (remedy, words) => {
    expect(sayRemedy(remedy)).toBe(words);
  });

  test('every condition and every remedy of the books can be said', () => {
    expect(all.length).toBeGreaterThan(500);
    for (const { offering, ruling } of all) {
      const { when, remedy, or = [] } = ruling;
      if (when !== undefined) expect(sayWhen(when, offering.kind)).toMatch(/^[a-z]/);
      for (const one of [remedy, ...or.map((choice) => choice.remedy)].flat())
        expect(sayRemedy(one)).toMatch(/^[A-Z][^,;:]+.*[^ ,;:]\.$/);
    }
  });
});

describe('what rulings say to players', () => {
  test('sentences that end, and speak of nobody as he or she', () => {
    for (const { offering, ruling } of all) {
      const where = `${offering.id} ${ruling.cite}`;
      expect(ruling.say, where).toMatch(/^[A-Z“"].*\.$/);
      expect(ruling.say, where).not.toMatch(/\b(he|she|his|her|him|hers)\b/i);
      expect(ruling.say.length, where).toBeLessThan(260);
    }
  });

  test('lines are of the house’s own book, as `003:42`, and all that are the room’s come last', () => {
    const book = { 'black-sheep': 0, 'hotel-del-rio': 1, empire: 2, 'hawaiian-gardens': 3, 'lucky-lady': 4 };
    for (const { offering, ruling } of all) {
      if (ruling.cite === null) continue;
      const books = [...ruling.cite.matchAll(/\b00(\d):\d/g)].map(([, of]) => Number(of));
      expect(new Set(books), ruling.cite).toEqual(new Set([book[offering.house]]));
    }
    for (const offering of offerings) {
      const own = rulingsOf(offering).map(({ cite }) => Number(cite === null));
      expect(own).toEqual(own.toSorted());
    }
  });
});

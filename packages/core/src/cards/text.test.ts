import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, HIDDEN, isTile } from './card.ts';
import { packs } from './pack.ts';
import { parseCards, printCard, printCards } from './text.ts';

const all = Object.entries(packs);
const everyCard = [...new Set(all.flatMap(([, pack]) => [...pack.cards] as Card[])), HIDDEN];

const cardsOf = (pack: { cards: Uint8Array }) =>
  fc.array(fc.constantFrom(...([...pack.cards] as Card[])), { maxLength: 60 });

describe('reading what was printed', () => {
  test('every card has a word of its own', () => {
    expect(new Set(everyCard.map((card) => printCard(card).toLowerCase())).size).toBe(everyCard.length);
    // 52 cards, the joker, four bonus cards, the hidden card, 21 faces of tiles.
    expect(everyCard.length).toBe(52 + 1 + 4 + 1 + 21);
    expect(printCards([51, 0, 52, 53, 63, 64])).toBe('As 2c Jk BT ?? Teen');
  });

  test('what is no card is printed like one that is hidden, whatever the number', () => {
    for (const code of [-1, 57, 62, 85, 199, 255, 256, 1e9, Number.NaN]) expect(printCard(code)).toBe('??');
  });

  test.each(all)('%s: printing and parsing undo each other', (_, pack) => {
    fc.assert(
      fc.property(cardsOf(pack), (cards) => {
        expect(parseCards(printCards(cards))).toEqual({ ok: true, cards });
      }),
    );
  });

  test.each(all)('%s: commas, blanks, letter case and 10 for T do not matter', (_, pack) => {
    const separator = fc.stringMatching(/^[ ,\t\n]{1,3}$/);
    const written = cardsOf(pack).chain((cards) =>
      fc.tuple(
        fc.constant(cards),
        fc.tuple(
          ...cards.map((card) => {
            const word = printCard(card);
            const ten = word.replace(/^T(?=[cdhs]$)/, '10');
            return fc.tuple(fc.constantFrom(word, word.toUpperCase(), word.toLowerCase(), ten), separator);
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(written, ([cards, words]) => {
        expect(parseCards(`  ${words.map((pair) => pair.join('')).join('')}`)).toEqual({ ok: true, cards });
      }),
    );
  });

  test('cards may stand in a row, tiles may not', () => {
    const short = fc.array(fc.constantFrom(...everyCard.filter((card) => !isTile(card))), { maxLength: 20 });
    fc.assert(
      fc.property(short, (cards) => {
        const row = cards.map(printCard).join('');
        expect(parseCards(row)).toEqual({ ok: true, cards });
        expect(parseCards(row.replace(/T(?=[cdhs])/g, '10'))).toEqual({ ok: true, cards });
      }),
    );
    expect(parseCards('TeenDey')).toMatchObject({ ok: false, position: 1, word: 'TeenDey' });
  });

  test('nothing is no cards', () => {
    expect(parseCards(' , ')).toEqual({ ok: true, cards: [] });
  });
});

describe('complaints', () => {
  const bad = fc.constantFrom('1s', 'Ax', 'A', 's', '11h', 'Asd', 'Joker', 'Gow', 'Chit33', 'Bx', '?', '0');

  test('name the bad word and its position', () => {
    fc.assert(
      fc.property(cardsOf(packs.fourJokers), cardsOf(packs.tiles), bad, (before, after, word) => {
        const text = [...before.map(printCard), word, ...after.map(printCard)].join(' ');
        const read = parseCards(text);
        expect(read).toMatchObject({ ok: false, position: before.length + 1, word });
        expect(read.ok ? '' : read.message).toContain(`Card ${before.length + 1}, "${word}"`);
      }),
    );
  });

  test('count the cards of a row', () => {
    expect(parseCards('2c AsKx9h')).toMatchObject({ ok: false, position: 3, word: 'Kx' });
    expect(parseCards('AsK')).toMatchObject({ ok: false, position: 1, word: 'AsK' });
    expect(parseCards('XxAs')).toMatchObject({ ok: false, position: 1, word: 'XxAs' });
  });
});

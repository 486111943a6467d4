import { describe, expect, test } from 'vitest';
import { offerings } from '../index.ts';
import { ruleCard } from './card.ts';
import { printedAt } from './printed-at/index.ts';

/** `003:7, 003:1216-1220` as book, first and last line. */
const ranges = (cite: string) =>
  cite.split(', ').map((range) => {
    const [, book = '', from = '', to = from] = /^(\d{3}):(\d+)(?:-(\d+))?$/.exec(range) ?? [];
    return { book, from: Number(from), to: Number(to) };
  });

describe('T15 where a book prints the parts of a game', () => {
  const parts = offerings.flatMap((offering) =>
    Object.entries(printedAt(offering)).map(([section, cite]) => ({ offering, section, cite })),
  );

  test('every game of a book has lines for what it is and how it is dealt, and no part but those of its card', () => {
    for (const offering of offerings) {
      const { type, deal } = printedAt(offering);
      if (offering.cite === null) expect(printedAt(offering)).toEqual({});
      else expect([offering.id, type, deal]).not.toContain(undefined);
      const card = ruleCard(offering);
      const shown = card.sections.flatMap(({ id, cite }) => (cite === undefined ? [] : [id]));
      expect([offering.id, shown.toSorted()]).toEqual([
        offering.id,
        Object.keys(printedAt(offering)).toSorted(),
      ]);
    }
  });

  test('lines go forward, in the book of the house', () => {
    for (const { offering, section, cite } of parts) {
      let before = 0;
      const [{ book: own }] = ranges(offering.cite ?? '');
      for (const { book, from, to } of ranges(cite)) {
        expect([offering.id, section, book, from > before, to >= from]).toEqual([
          ...[offering.id, section, own, true, true],
        ]);
        before = to;
      }
    }
  });

  test.each([
    ['002:586', 'empire/lowball', 'winning', 'a seven that is passed'],
    ['002:144', 'empire/nines-up', 'winning', 'foul hands'],
    ['002:762', 'empire/twenty-first-century-baccarat', 'winning', 'the Tie'],
    ['002:943', 'empire/three-card-poker', 'settlement', 'the order at a seat'],
    ['002:1489', 'empire/fortune-pai-gow-poker', 'settlement', 'the order at a seat'],
    ['003:284', 'hawaiian-gardens/lowball', 'betting', 'kills'],
    ['003:279', 'hawaiian-gardens/lowball', 'winning', 'a seven that is checked'],
    ['003:163', 'hawaiian-gardens/seven-card-stud', 'deal', 'seats that are dealt on'],
    ['003:708', 'hawaiian-gardens/caribbean-stud', 'deal', 'the action button'],
    ['003:1616', 'hawaiian-gardens/fortune-pai-gow-poker', 'settlement', 'Fortune after the game bets'],
    ['003:1741', 'hawaiian-gardens/pokara', 'deal', 'what the player-dealer discards'],
    ['003:1902', 'hawaiian-gardens/super-9-bonus-tie', 'settlement', 'game bets before bonus bets'],
    ['003:2720', 'hawaiian-gardens/ez-baccarat-panda-8', 'settlement', 'the order of the bets'],
  ] as const)('%s is among the lines of %s, %s: %s', (line, id, section, _what) => {
    const found = parts.find((part) => part.offering.id === id && part.section === section);
    const at = Number(line.slice(4));
    expect(ranges(found?.cite ?? '').some(({ from, to }) => from <= at && at <= to)).toBe(true);
  });

  test('they are on the pages of the game, unless the book sends its reader elsewhere', () => {
    const elsewhere = parts.flatMap(({ offering, section, cite }) => {
      const pages = ranges(offering.cite ?? '');
      const inside = ranges(cite).every(({ from, to }) =>
        pages.some((page) => from >= page.from && to <= page.to),
      );
      return inside ? [] : [`${offering.id} ${section}`];
    });
    expect(elsewhere).toEqual([
      // 002:7-27 names the cards of all games.
      'empire/omaha-hi-lo cards',
      'empire/tahoe-pineapple-hi-lo cards',
      'empire/lowball cards',
      // 003:67, 003:1212: the rules of the limit game apply; 003:227: those of Seven-Card Stud.
      'hawaiian-gardens/no-limit-holdem deal',
      'hawaiian-gardens/no-limit-holdem winning',
      'hawaiian-gardens/pot-limit-holdem deal',
      'hawaiian-gardens/seven-card-stud-hi-lo-8 deal',
      'hawaiian-gardens/no-limit-omaha deal',
      'hawaiian-gardens/no-limit-omaha-hi-lo deal',
      // 004:48: all the rules of Hold'em apply to Omaha.
      'lucky-lady/omaha deal',
      'lucky-lady/omaha betting',
    ]);
  });

  test('a game of one’s own that stands in no book has none', () => {
    expect(printedAt({ id: 'black-sheep/holdem', cite: null })).toEqual({});
    expect(printedAt({ id: 'my-house/my-game', cite: '000:1-2' })).toEqual({});
  });
});

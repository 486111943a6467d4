import { describe, expect, test } from 'vitest';
import { offerings } from '../index.ts';
import { card, lines, section } from './testing.ts';

const book = { 'black-sheep': 0, 'hotel-del-rio': 1, empire: 2, 'hawaiian-gardens': 3, 'lucky-lady': 4 };

describe('what goes wrong, on a rule card', () => {
  test('002:583-606 Empire’s lowball has its rulings with their lines, each once', () => {
    const { title, lines: said } = section(card('empire/lowball'), 'rulings');
    expect(title).toBe('When something goes wrong');
    expect(said).toContain(
      'Before the draw, an exposed card that is a five or lower must be taken (002:588).',
    );
    expect(new Set(said).size).toBe(said.length);
  });

  test('004:1408, 004:1419 Omaha has those of hold’em by its own lines', () => {
    expect(lines(card('lucky-lady/omaha'), 'rulings')).toContain('(004:1393, by 004:48, 004:1408).');
  });

  test('003:480, 003:522 with three jokers six cards are left over, and the card does not say four', () => {
    expect(lines(card('hawaiian-gardens/jokers-wild-pai-gow-poker'), 'rulings')).toContain(
      'The exposed card is replaced by the first of the cards left over (003:522).',
    );
  });

  test('000:286-409 where a book prints none, the card says so and where the room’s own are', () => {
    expect(section(card('black-sheep/holdem'), 'rulings').lines).toEqual([
      "The rule book has no rulings for this game: the room's own postings apply.",
      "Run cardroom rulings black-sheep/holdem for when each holds, and for the room's own postings.",
    ]);
  });

  test.each(offerings)('$id: nothing from another book', ({ id, house }) => {
    const books = [...lines(card(id), 'rulings').matchAll(/\b00(\d):\d/g)].map(([, of]) => Number(of));
    expect(books.filter((of) => of !== book[house])).toEqual([]);
  });
});

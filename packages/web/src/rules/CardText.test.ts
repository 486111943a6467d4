import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import ui from '../ui/ui.module.css';
import { CardText } from './CardText.tsx';

/** What the eye reads: without what only a screen reader says. */
const read = (line: string): string =>
  renderToStaticMarkup(createElement(CardText, null, line))
    .replace(new RegExp(`<span class="${ui.unseen}">[^<]*</span>`, 'g'), '')
    .replace(/<[^>]+>/g, '');

it.each([
  ['Seat 7 is dealt BK face up.', 'Seat 7 is dealt Bonus king face up.'],
  ['Seat 1 shows Kh BT 8d Jk.', 'Seat 1 shows K♥ Bonus ten 8♦ Joker.'],
  ['Seat 1 is dealt Foo Chit25 Gee6.', 'Seat 1 is dealt Foo Chit 2-5 Gee Joon 2-4.'],
  [
    'You lose $5 on Super 7s: the first card is not a seven.',
    'You lose $5 on Super 7s: the first card is not a seven.',
  ],
  ['Turn: 7s', 'Turn: 7♠'],
  ['BKing and Gow are no cards.', 'BKing and Gow are no cards.'],
])('%s', (line, seen) => {
  expect(read(line)).toBe(seen);
});

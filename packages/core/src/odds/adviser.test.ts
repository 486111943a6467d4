import { expect, test } from 'vitest';
import { parseCards } from '../cards/index.ts';
import { findOffering } from '../houses/index.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { adviserOf } from './adviser.ts';
import { placeOfTwo } from './twenty-one/charts.ts';

const cards = (text: string): readonly number[] => {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.message);
  return read.cards;
};

test('O12 of a hand of twenty-one the best open choice comes first, and what is not counted is not judged', () => {
  const adviser = adviserOf(findOffering('empire/no-bust-blackjack') as PlayerDealerOffering);
  const [own, [up]] = [cards('Ts 9h'), cards('6c')];
  const worths = adviser?.worths({ own, up, open: ['hit', 'stand'] });
  expect(worths?.map(({ choice }) => choice)).toEqual(['stand', 'hit']);
  expect(adviser?.worths({ own, up, open: ['stand', 'raise'] })).toBeNull();
  expect(adviserOf(findOffering('black-sheep/ez-baccarat') as PlayerDealerOffering)).toBeNull();
});

test('O12 two cards stand at their total, at their ace or at their pair', () => {
  const charts = [
    { title: 'Hard totals', columns: ['', '2', 'T', 'A'], rows: [['16', 'H', 'H', 'R']] },
    { title: 'With an ace', columns: ['', '2', 'T', 'A'], rows: [['A-7', 'S', 'H', 'H']] },
    { title: 'Pairs', columns: ['', '2', 'T', 'A'], rows: [['T-T', 'S', 'S', 'S']] },
  ];
  const at = (own: string, up: string) => placeOfTwo(charts, cards(own), cards(up)[0]);
  expect(at('Ts 6h', 'Kd')).toEqual({ chart: 0, row: 0, column: 2 });
  expect(at('7s Ah', '2d')).toEqual({ chart: 1, row: 0, column: 1 });
  expect(at('Ks Jh', 'Ad')).toEqual({ chart: 2, row: 0, column: 3 });
  expect(at('2s 3h', 'Ad')).toBeNull();
  expect(at('2s 3h 4h', 'Ad')).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { cards } from '../cards/testing-cards.ts';
import { findOffering } from '../houses/index.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import type { HandAsked } from './advice/in-sight.ts';
import { adviserOf } from './adviser.ts';
import { placeOfTwo } from './twenty-one/charts.ts';

test('O12 of a hand of twenty-one the best open choice comes first, and what is not counted is not judged', () => {
  const adviser = adviserOf(findOffering('empire/no-bust-blackjack') as PlayerDealerOffering);
  const [own, bank] = [cards('Ts 9h'), cards('6c')];
  const worths = adviser?.worths({ own, bank, open: ['hit', 'stand'] });
  expect(worths?.map(({ choice }) => choice)).toEqual(['stand', 'hit']);
  expect(adviser?.worths({ own, bank, open: ['stand', 'raise'] })).toBeNull();
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

describe('O12 a hand has its place in the charts of every kind', () => {
  const at = (id: string, asked: Partial<HandAsked>) => {
    const adviser = adviserOf(findOffering(id) as PlayerDealerOffering);
    const charts = adviser?.charts() ?? [];
    const place = adviser?.place(charts, { own: [], bank: [], open: [], ...asked }) ?? null;
    return place && charts[place.chart].rows[place.row].filter((_, i) => i === 0 || i === place.column);
  };

  test.each([
    ['hawaiian-gardens/nine-and-a-half', { own: cards('4h Ad') }, ['5c', 'hit']],
    ['hawaiian-gardens/super-9', { own: cards('As 2d 2c') }, ['5', 'draw']],
    ['hawaiian-gardens/baccarat-9', { own: cards('As 2d 3c'), bank: cards('4c') }, ['6', 'stand']],
    ['black-sheep/ultimate-texas-holdem', { own: cards('Kd 5h'), board: [] }, ['5', 'P']],
    ['black-sheep/ultimate-texas-holdem', { own: cards('Kd 2d'), board: [] }, ['K', 'P']],
    ['hawaiian-gardens/pai-gow-tiles', { own: cards('Teen Dey Gor Yun') }, null],
  ])('%s', (id, asked, cell) => {
    expect(at(id, asked)).toEqual(cell);
  });
});

describe('O12 of sets and of choices in a row', () => {
  const adviserOn = (id: string) => adviserOf(findOffering(id) as PlayerDealerOffering);

  test('sets that fare alike are one, and that of the house is marked', () => {
    const asked = { own: cards('As 9d 4c 4h'), bank: [], open: ['set', 'house way'] };
    const ninesUp = adviserOn('empire/nines-up');
    const worths = ninesUp?.worths(asked) ?? [];
    expect(worths.map(({ choice }) => choice)).toEqual(['As 9d / 4c 4h', '9d 4c / As 4h']);
    expect(worths.filter(({ houseWay }) => houseWay)).toHaveLength(1);
    expect(ninesUp?.named(asked, { id: 'set', front: cards('4h 9d') })).toBe('9d 4c / As 4h');
    const seven = { ...asked, own: cards('Ks Kd Ah Qc 9d 5s 3h') };
    const gold = adviserOn('black-sheep/pai-gow-poker-gold');
    expect(gold?.named(seven, { id: 'set', front: cards('9d Ks') })).toMatch(/^K[sd] 9d \/ /);
    expect(gold?.named(seven, { id: 'set', front: cards('Ks Kd') })).toBe('');
  });

  test('a Tie is judged by the best that follows it, and what follows by the Tie that was made', () => {
    const adviser = adviserOn('empire/twenty-first-century-baccarat');
    const asked = { own: cards('As 4d'), bank: cards('7c'), open: [] };
    const ids = (chosen: readonly string[]) =>
      adviser?.worths({ ...asked, chosen })?.map(({ choice }) => choice);
    expect(ids([])).toEqual(['no tie', 'tie']);
    expect(ids(['no tie'])?.[0]).toBe('hit');
    expect(ids(['no tie'])).toContain('stand');
  });

  test('cards that cannot be in sight are refused by a sentence', () => {
    const ultimate = adviserOn('black-sheep/ultimate-texas-holdem');
    const asked = { own: cards('As Kd'), bank: [], open: [] };
    expect(ultimate?.refuses({ ...asked, board: cards('2c 3c 4c') })).toBeNull();
    expect(ultimate?.refuses({ ...asked, board: cards('2c') })?.message).toContain('with three cards of it');
  });
});

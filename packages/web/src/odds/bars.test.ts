import { expect, test } from 'vitest';
import { asSvg, asText, barsOf, neverSaid, rowBars } from './bars.ts';

const hand = (equity: number) => ({ equity, error: 0, scoop: equity, split: 0, shares: [], throws: null });
const bars = barsOf(
  { kind: 'pot', found: { ok: true, method: 'exact', deals: 44, hands: [hand(0.75), hand(0.25)] } },
  ['AsAh', '<K&K>'],
);

test('O62 every bar says its figure in words, as text and as a drawing that no hand can break', () => {
  expect(bars.map(({ says }) => says)).toEqual(['75.000%', '25.000%']);
  expect(asText('Odds', bars).split('\n')[1]).toBe('AsAh, 75.000%, scoops 75.00%, splits 0.00%');
  const svg = asSvg('Odds', bars);
  expect(svg).toContain('75.000%');
  expect(svg).not.toContain('<K&K>');
});

test('O62 a row of a bet says what it pays and how often it comes', () => {
  const [row] = rowBars({
    id: 'tie',
    title: 'Tie',
    method: 'exact',
    edge: 0,
    se: 0,
    sd: 1,
    hit: 0.1,
    risk: 0,
    rows: [{ for: 'win', pays: 8, combinations: 1000, probability: 0.1 }],
  });
  expect([row.title, row.says, ...row.more]).toEqual(['Win', '10.0000%', 'pays 8 to 1', '1,000 deals']);
});

test('O63 a bet that is never made says so instead of a price', () => {
  const odds = { id: 'insurance', title: 'Insurance', edge: 0, se: 0, sd: 0, hit: 0, risk: 0, rows: [] };
  expect(neverSaid({ ...odds, method: 'exact' })).toBe('best play never makes it');
  expect(neverSaid({ ...odds, method: 'simulated' })).toBe('the plain line never makes it');
});

import { expect, test } from 'vitest';
import { asSvg, asText, barsOf } from './bars.ts';

const hand = (equity: number) => ({ equity, error: 0, scoop: equity, split: 0, shares: [], throws: null });
const bars = barsOf(
  { kind: 'pot', found: { ok: true, method: 'exact', deals: 44, hands: [hand(0.75), hand(0.25)] } },
  ['AsAh', '<K&K>'],
);

test('O62 every bar says its figure in words, as text and as a drawing that no hand can break', () => {
  expect(bars.map(({ says }) => says)).toEqual(['75.000 %', '25.000 %']);
  expect(asText('Odds', bars).split('\n')[1]).toBe('AsAh, 75.000 %, takes all 75.00 %, takes a part 0.00 %');
  const svg = asSvg('Odds', bars);
  expect(svg).toContain('75.000 %');
  expect(svg).not.toContain('<K&K>');
});

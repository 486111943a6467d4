import { seededRandom } from '@cardroom/core/cards';
import { offerings } from '@cardroom/core/houses';
import { namesInside } from '@cardroom/core/source/houses/limits/testing-limits.ts';
import { expect, test } from 'vitest';
import { fieldsOf, limitIdOf } from './limit-fields.ts';

test('every limit of every range can be written into the fields', () => {
  const random = seededRandom('fields');
  for (const { id, ranges } of offerings)
    for (const range of ranges) {
      const such = ranges.filter(({ kind }) => kind === range.kind);
      const fields = fieldsOf(such);
      for (const name of namesInside(range, random)) {
        const figures = name.replace(/^(nl|pl|spread) |-no limit$/g, '').split('-');
        const texts = range.kind === 'fixed' ? [figures[0]] : figures;
        expect(fields.length, `${id} ${name}`).toBeGreaterThanOrEqual(texts.length);
        expect(limitIdOf(such, texts), id).toBe(name);
      }
    }
});

test('amounts as people write them; what is none, and what is missing', () => {
  const ranges = offerings.find(({ id }) => id === 'black-sheep/three-card-poker-6-card-bonus')?.ranges ?? [];
  expect(limitIdOf(ranges, ['$5', '1,200'])).toBe('5-1200');
  expect(limitIdOf(ranges, ['5', ''])).toBeNull();
  for (const wrong of ['5.50', 'five', '-5', '05', '0', '99999999'])
    expect(limitIdOf(ranges, [wrong, ''])).toBeUndefined();
});

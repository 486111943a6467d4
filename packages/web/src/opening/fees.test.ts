import { expect, test } from 'vitest';
import { asPosted, USUAL_FEES } from './fees.ts';

test('where nobody picks a fee the room is asked for the usual ones; who picks none has none', () => {
  expect(asPosted(USUAL_FEES)).toEqual({ usualFees: true });
  expect(asPosted({ ...USUAL_FEES, usual: false })).toEqual({});
});

test('options go with what is read of their schedule and posted for the room, in cents', () => {
  const picked = { usual: false, options: ['holdem-older/1'], readings: { designated: 'besides' } };
  expect(asPosted({ ...picked, amounts: { 'Regular Table Fee': '3.50' } })).toEqual({
    options: ['holdem-older/1'],
    readings: { designated: 'besides' },
    amounts: { 'Regular Table Fee': 350 },
  });
  expect(asPosted({ ...picked, amounts: { 'Regular Table Fee': 'three' } })).toBe(
    'The Regular Table Fee is an amount in dollars, like 3 or 3.50.',
  );
});

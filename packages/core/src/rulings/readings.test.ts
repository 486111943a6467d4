import { describe, expect, test } from 'vitest';
import { offerings } from '../houses/index.ts';
import { openHouseTable } from '../table/house-table.ts';
import { printedRulings, rulingsOf } from './books/index.ts';

/** Lines that can be read in more than one way are read by a setting of the offering. */

test.each(offerings)(
  '$id: what a ruling is read by is a setting of the game, each choice of which rules',
  ({ id, settings }) => {
    const read = printedRulings(id).flatMap(({ reading }) => reading ?? []);
    for (const { setting, is } of read)
      expect([setting, settings[setting]?.choices]).toEqual([setting, expect.arrayContaining([is])]);
  },
);

describe('002:704 a wrong stub', () => {
  const doubleHand = offerings.find(({ id }) => id === 'empire/double-hand-poker');
  if (doubleHand === undefined) throw new Error('It is not offered.');
  const remedies = (settings?: Readonly<Record<string, unknown>>) =>
    rulingsOf(doubleHand, [], settings)
      .filter(({ what, cite }) => what === 'wrong stub' && cite !== null)
      .flatMap(({ remedy }) => remedy.map((one) => one.do));

  test('is read as the setting says, by default as is customary', () => {
    expect(remedies()).toEqual(['misdeal']);
    expect(remedies({ wrongStub: 'bets back' })).toEqual(['misdeal']);
    expect(remedies({ wrongStub: 'bets stay' })).toEqual(['deal again']);
  });

  test('and so it is at a table that was opened with it', () => {
    const opening = { house: 'empire', offering: 'empire/double-hand-poker' } as const;
    const table = openHouseTable({ ...opening, settings: { wrongStub: 'bets stay' } });
    if (!table.ok) throw new Error(table.message);
    const ruled = table.rulings.filter(({ what, cite }) => what === 'wrong stub' && cite !== null);
    expect(ruled.map(({ reading }) => reading)).toEqual([{ setting: 'wrongStub', is: 'bets stay' }]);
    expect(openHouseTable({ ...opening, settings: { wrongStub: 'whatever' } }).ok).toBe(false);
  });
});

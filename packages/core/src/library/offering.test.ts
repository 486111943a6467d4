import { describe, expect, test } from 'vitest';
import { type OfferingId, offerings } from '../houses/index.ts';
import { deal } from './deal/deal.ts';
import { buildOffering, offering } from './offering.ts';
import { openTable } from './table/open-table.ts';

describe('offering', () => {
  test.for(offerings)('$id is built with its defaults', (of) => {
    const built = buildOffering(of.id as OfferingId);
    if (!built.ok) throw new Error(built.message);
    expect(built.limit).toBe(of.limits[0]);
    expect(built.kind).toBe(of.kind);
    expect(built.settings).toEqual(
      Object.fromEntries(Object.entries(of.settings).map(([name, { default: value }]) => [name, value])),
    );
  });

  test('settings and limits are switched, limits inside a printed range too', () => {
    const built = buildOffering('hotel-del-rio/holdem', { limit: '7-14' });
    expect(built).toMatchObject({ ok: true, kind: 'pot', limit: { stakes: { bets: [700, 1400] } } });
    const [name, { choices }] = Object.entries(offerings[0].settings)[0];
    const last = choices[choices.length - 1];
    expect(buildOffering(offerings[0], { settings: { [name]: last } })).toMatchObject({
      settings: { [name]: last },
    });
  });

  test('takes an offering of our own', () => {
    const own = { ...offerings[0], id: 'black-sheep/own', name: 'Own' };
    expect(offering(own)).toMatchObject({ ok: true, offering: own });
    expect(buildOffering(own)).toMatchObject({ ok: true, offering: { name: 'Own' } });
  });

  test.for<[string, () => object, string, string]>([
    [
      'an unknown id, with the nearest',
      () => offering('black-sheep/omahaa' as OfferingId),
      'not-found',
      'There is no offering "black-sheep/omahaa"; did you mean black-sheep/omaha',
    ],
    ['what is no id', () => offering(7 as unknown as OfferingId), 'not-found', 'There is no offering 7.'],
    ['null', () => offering(null as unknown as OfferingId), 'not-found', 'There is no offering nothing.'],
    [
      'an unknown setting',
      () => buildOffering('black-sheep/omaha', { settings: { color: 'red' } }),
      'bad-setup',
      'There is no setting "color" here',
    ],
    [
      'a limit that is not printed',
      () => buildOffering('black-sheep/omaha', { limit: '1-1000' }),
      'bad-setup',
      'Omaha is not opened at',
    ],
  ])('refuses %s', ([, ask, code, message]) => {
    expect(ask()).toMatchObject({ ok: false, code, message: expect.stringContaining(message) });
  });
});

test('an offering is named by its id, by itself, and by what `offering` or `build` gave', () => {
  const found = offering('black-sheep/omaha');
  if (!found.ok) throw new Error(found.message);
  const built = found.build({ limit: '4-8', settings: { capAtNoLimit: false } });
  if (!built.ok) throw new Error(built.message);
  for (const given of ['black-sheep/omaha', found.offering, found, built] as const) {
    expect(offering(given)).toMatchObject({ ok: true, offering: found.offering });
    const hand = deal(given, { seats: 3, seed: 7 });
    expect(hand).toMatchObject({ ok: true });
    expect(openTable(given)).toMatchObject({ ok: true });
  }
  // What was chosen stays chosen, until something else is.
  expect(buildOffering(built)).toMatchObject({ limit: { id: '4-8' }, settings: { capAtNoLimit: false } });
  expect(buildOffering(built, { limit: '6-12' })).toMatchObject({
    limit: { id: '6-12' },
    settings: { capAtNoLimit: false },
  });
  const table = openTable(built);
  expect(table.ok && table.table.state.sign.limit).toBe('4-8');
  expect(offering(offering('nowhere/nothing' as OfferingId) as never)).toMatchObject({
    ok: false,
    code: 'not-found',
  });
});

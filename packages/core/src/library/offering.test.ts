import { describe, expect, test } from 'vitest';
import { type OfferingId, offerings } from '../houses/index.ts';
import { buildOffering, offering } from './offering.ts';

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

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { schedulesFor } from '@cardroom/core/fees';
import { findOffering, offerings, sayValue } from '@cardroom/core/houses';
import { ruleCard } from '@cardroom/core/rules';
import { describe, expect, test } from 'vitest';
import { bracketOf, briefly, feeWords } from '../rules/fee-words.ts';
import { settingsOf } from '../rules/settings-of.ts';
import { count, t } from '../strings.ts';
import { match } from './match.ts';
import { KEPT, readSettings } from './settings.ts';

describe('places', () => {
  test.each([
    ['/', '/', {}],
    ['/t/:table', '/t/t_1', { table: 't_1' }],
    ['/t/:table', '/t/t_1/', { table: 't_1' }],
    ['/hands/:table/:number', '/hands/t_1/12', { table: 't_1', number: '12' }],
    ['/rules/:house/:game', '/rules/black-sheep/holdem', { house: 'black-sheep', game: 'holdem' }],
    ['/t/:table', '/t/%E2%99%A0', { table: '♠' }],
  ])('%s matches %s', (pattern, path, found) => {
    expect(match(pattern, path)).toEqual(found);
  });

  test.each([
    ['/', '/t'],
    ['/t/:table', '/t'],
    ['/t/:table', '/t/'],
    ['/t/:table', '/t/a/b'],
    ['/t/:table', '/T/a'],
    ['/t/:table', '/t/%E2'],
  ])('%s does not match %s', (pattern, path) => {
    expect(match(pattern, path)).toBeNull();
  });
});

describe('settings', () => {
  test.each([null, 'nonsense', '[]', '{"room":"light"}', '{"room":"dark"}', '{"room":"pink"}'])(
    'the room is lit before the first paint as it will be after: %s',
    (text) => {
      const settle = readFileSync(new URL('../../public/settle.js', import.meta.url), 'utf8');
      const localStorage = { getItem: (key: string) => (key === KEPT ? text : null) };
      const { room } = readSettings(text);
      for (const matches of [true, false]) {
        const dataset = { room: 'dark' };
        const matchMedia = () => ({ matches });
        runInNewContext(settle, { document: { documentElement: { dataset } }, localStorage, matchMedia });
        expect(dataset.room).toBe(room === 'system' ? (matches ? 'light' : 'dark') : room);
      }
    },
  );

  const asFound = {
    room: 'system',
    deck: 'two',
    cards: 'normal',
    sound: 'off',
    motion: 'system',
    confirm: 'on',
    advice: 'off',
  };

  test.each([null, '', 'nonsense', '[]', '"dark"', '{"room":"pink","deck":4}', '{"__proto__":1}'])(
    '%s leaves the room as found',
    (text) => {
      expect(readSettings(text)).toEqual(asFound);
    },
  );

  test('what is a choice is kept', () => {
    expect(readSettings('{"room":"light","deck":"four"}')).toEqual({
      ...asFound,
      room: 'light',
      deck: 'four',
    });
  });
});

describe('strings', () => {
  test('slots are filled by name, also with text that looks like a slot', () => {
    expect(t('account.welcome', { name: '{chips}', chips: '$5' })).toBe(
      'Welcome, {chips}. You have $5 in play chips.',
    );
    expect(count('lobby.tables', 1)).toBe('1 table');
    expect(count('lobby.tables', 1200)).toBe('1,200 tables');
  });
});

describe('rule cards on the page', () => {
  test('settings of every offering are read back from its card', () => {
    for (const offering of offerings) {
      const read = settingsOf(ruleCard(offering));
      const written = Object.entries(offering.settings).map(([name, of]) => ({
        name,
        title: of.title,
        here: sayValue(of, of.default),
        printed: of.printed === null ? null : sayValue(of, of.printed),
        customary: sayValue(of, of.customary),
        cite: of.cite,
      }));
      expect(read).toEqual(written);
    }
  });

  test('000:2089 amounts by bracket, as they come over the wire', () => {
    const wire = JSON.parse(JSON.stringify(schedulesFor('black-sheep/holdem'))) as ReturnType<
      typeof schedulesFor
    >;
    const [{ fees, options }] = wire;
    const [first] = options;
    expect(feeWords(fees, first)).toEqual([
      'Collection Fee: $4 with 7 or more players, $3 with 5 to 6 players, $2 with 4 players, $1 with 1 to 3 players',
    ]);
    expect(bracketOf(fees, first)).toBeNull();
    expect(briefly(first)).toBe('Option 1: $4, $3, $2, $1');
  });

  test('003:7560 an option for one bracket says which', () => {
    expect(findOffering('hawaiian-gardens/holdem')).toBeDefined();
    const [{ fees, options }] = schedulesFor('hawaiian-gardens/holdem');
    expect(bracketOf(fees, options[0])).toBe('7 or more players');
  });
});

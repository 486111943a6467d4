import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing.ts';
import { refusePassword } from './password-rules.ts';

describe('A10 passwords that are guessed first are refused', () => {
  test.each([
    ...[
      '12345678',
      '87654321',
      '123456789',
      '1234567890',
      '0123456789',
      'abcdefgh',
      'hgfedcba',
      'qwertyui',
      'QWERTYUIOP',
    ],
    ...[
      'asdfghjkl',
      'zxcvbnm1',
      'qwertz12',
      'abcd1234',
      '1234abcd',
      'qweasdzxc',
      '1qaz2wsx',
      '1q2w3e4r',
      '789456123',
      '123321123',
    ],
    ...[
      'aaaaaaaa',
      '11111111',
      'abababab',
      'abcabcabc',
      '12121212',
      'passpass',
      '........',
      '1111aaaa',
      'йцукенгш',
    ],
    ...[
      'password',
      'Password',
      'PASSWORD1',
      'password123',
      'Passw0rd',
      'p@ssw0rd!',
      'P@$$w0rd',
      'welcome1',
      'letmein!!',
      'iloveyou',
    ],
    ...[
      'football',
      'baseball1',
      'superman',
      'dragon123',
      'sunshine1',
      'trustno1',
      'monkey12',
      'changeme',
      'blackjack',
      'jackpot777',
    ],
    ...['texasholdem', 'poker123', 'Summer2024', 'december', '!!princess!!'],
  ])('%s', (password) => expect(refusePassword(password, 'Ann Lee')).toMatch(/^[A-Z].* Choose another\.$/));

  test.each([
    ['Ann Lee', 'annleeann'],
    ['Ann Lee', 'Ann-Lee1'],
    ['Ann Lee', 'eelnna12'],
    ['Ann Lee', 'annann99'],
    ['Margarete', 'Margarete'],
    ['Margarete', 'm4rg4r3t3!'],
    ['Big Al 3', 'bigal333'],
    ['Мария', 'мария1999'],
  ])('the own name: %s, %s', (name, password) =>
    expect(refusePassword(password, name)).toMatch(/^A password made from your own name/),
  );

  test.each([
    'cardroom',
    'Cardroom1!',
    'black-sheep',
    'BlackSheep',
    'Black Sheep Casino',
    'luckylady7',
    'hawaiiangardens',
    'hoteldelrio',
    'moordrac',
  ])('the name of a house: %s', (password) =>
    expect(refusePassword(password, 'Ann Lee')).toMatch(/^A password made from the name of a house/),
  );
});

test.each([
  ...[
    'seven otters',
    'violet lamp in a drawer',
    'the right one',
    'a word of my own',
    'correct horse battery',
    'Tr0ub4dor&3x',
  ],
  ...[
    'kx8!vq2p',
    'annapurna base camp',
    'leeward islands',
    'ünïcödé wörds',
    '李小龍和他的朋友们',
    'my dragon sleeps',
    '2 aces 2 kings',
  ],
  ...['football is dull', 'x7#12345678#k'],
])('A10 %s is a password', (password) => expect(refusePassword(password, 'Ann Lee')).toBeNull());

describe('at the desk', () => {
  let here: TestServer;
  beforeAll(async () => {
    here = await startTestServer();
  });
  afterAll(() => here.stop());

  test('A10 neither a new account nor a guest nor the floor may choose one', async () => {
    const weak = { error: { code: 'weak-password', message: expect.stringMatching(/ Choose another\.$/) } };
    const newcomer = await here.visitor().post('/api/register', { name: 'Newcomer', password: '12345678' });
    expect([newcomer.status, newcomer.body]).toEqual([400, weak]);
    expect(await here.store.people.named('Newcomer')).toBeNull();

    const guest = here.visitor();
    await guest.guest('Margarete');
    expect((await guest.post('/api/account', { password: 'margarete1' })).body).toEqual(weak);
    expect((await guest.post('/api/account', { password: 'violet lamp' })).status).toBe(200);
    const change = { current: 'violet lamp', password: 'qwertyui' };
    expect((await guest.post('/api/account', change)).body).toEqual(weak);

    const floor = here.visitor();
    await floor.post('/api/login', here.server.floor!);
    expect((await floor.post('/api/account', { password: 'floorfloor' })).body).toEqual(weak);
    expect((await floor.post('/api/account', { password: 'a floor of its own' })).status).toBe(200);
  });
});

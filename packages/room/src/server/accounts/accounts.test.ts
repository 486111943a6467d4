import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHEAP, startTestServer, type TestServer, testHashing } from '../testing.ts';
import { firstFloorAccount } from './first-floor-account.ts';
import { HOUSE } from './hashing.ts';
import { isForOnce, Passwords } from './passwords.ts';
import { hashToken } from './sessions.ts';

let here: TestServer;
beforeAll(async () => {
  here = await startTestServer({
    limits: { guests: 12, logins: 40, welcomeChips: 100_00, chipsADay: 50_00 },
  });
});
afterAll(() => here.stop());

test('A10 a password is kept as salted scrypt with its cost, and compared as such', async () => {
  const cheap = new Passwords(testHashing(), CHEAP);
  const [one, two] = await Promise.all([cheap.hash('open sesame', HOUSE), cheap.hash('open sesame', HOUSE)]);
  expect(one).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
  const usual = new Passwords(testHashing());
  expect(await usual.hash('open sesame', HOUSE)).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await usual.check('open sesame', one, HOUSE)).toBe(true);
  expect(await usual.check('open Sesame', one, HOUSE)).toBe(false);
  expect(await cheap.check('', null, HOUSE)).toBe(false);
});

describe('names', () => {
  test('A15 a guest has chips, keeps the name with a password, and comes back by it', async () => {
    const guest = here.visitor();
    const id = await guest.guest('Otter');
    expect((await guest.get('/api/me')).body.you).toEqual({
      id,
      name: 'Otter',
      role: 'patron',
      guest: true,
      rail: 100_00,
    });
    expect((await here.visitor().post('/api/guest', { name: 'oTTer' })).body.error.code).toBe('name-taken');
    const old = guest.cookie;
    expect((await guest.post('/api/account', { password: 'seven otters' })).body.you.guest).toBe(false);
    expect(guest.cookie).not.toBe(old);
    const thief = here.visitor();
    thief.cookie = old;
    expect((await thief.get('/api/me')).body.you).toBeNull();
    const back = here.visitor();
    expect((await back.post('/api/login', { name: ' otter', password: 'seven otters' })).body.you.id).toBe(
      id,
    );
    const other = await guest.post('/api/account', { password: 'eight otters', current: 'wrong' });
    expect(other.body.error.code).toBe('wrong-password');
  });

  test('A6 only a hash of the session is stored, and signing out ends it with its sockets', async () => {
    const visitor = here.visitor();
    const id = await visitor.guest('Heron');
    const token = visitor.cookie.slice('cardroom='.length);
    expect((await here.store.people.signedIn(hashToken(token), Date.now()))?.id).toBe(id);
    expect(await here.store.people.signedIn(token, Date.now())).toBeNull();
    const line = await visitor.connect();
    const stolen = visitor.cookie;
    await visitor.post('/api/logout');
    expect((await line.closed).code).toBe(4001);
    const thief = here.visitor();
    thief.cookie = stolen;
    expect((await thief.get('/api/me')).body.you).toBeNull();
  });

  test('L1 play chips come up to a limit a day, however they are asked for', async () => {
    const visitor = here.visitor();
    const id = await visitor.guest('Badger');
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => visitor.post('/api/chips', { cents: 20_00 })),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect((await visitor.post('/api/chips', { cents: 10_00 })).body.you.rail).toBe(150_00);
    expect((await visitor.post('/api/chips', { cents: 1 })).body.error.message).toMatch(
      /all your free chips for today/,
    );
    for (const cents of [0, -5, 1.5, 1e15, '5', null])
      expect((await visitor.post('/api/chips', { cents })).body.error.code).toBe('malformed');
    expect(await here.store.books.balance(`rail:${id}`)).toBe(150_00);
  });
});

test('A14 the first start gives the floor a password that is good for nothing but choosing another', async () => {
  const { name, password } = here.server.floor!;
  const again = await firstFloorAccount(here.store, new Passwords(testHashing(), CHEAP));
  expect(again?.password).not.toBe(password);
  const visitor = here.visitor();
  const { body } = await visitor.post('/api/login', { name, password: again!.password });
  expect(body.you).toMatchObject({ role: 'floor', mustChange: true });
  expect((await visitor.get('/api/floor/tables')).body.error.code).toBe('change-password');
  const line = await visitor.connect();
  line.send({ type: 'floor', id: 'f', table: 't_x', command: { type: 'pause' } });
  expect((await line.next('refused')).code).toBe('change-password');
  expect((await visitor.post('/api/account', { password: again!.password })).body.error.code).toBe(
    'same-password',
  );
  expect((await visitor.post('/api/account', { password: 'a floor of its own' })).status).toBe(200);
  expect((await visitor.get('/api/floor/tables')).status).toBe(200);
  expect(await firstFloorAccount(here.store, new Passwords(testHashing(), CHEAP))).toBeNull();
  expect(isForOnce((await here.store.people.named('floor'))!.password)).toBe(false);
  expect(here.logged.join('')).not.toContain(again!.password);
});

test('L1 new names from one address are limited', async () => {
  const codes = await Promise.all(
    Array.from(
      { length: 14 },
      async (_, i) => (await here.visitor().post('/api/guest', { name: `Crowd ${i}` })).status,
    ),
  );
  expect(codes).toContain(429);
  const { body } = await here.visitor().post('/api/guest', { name: 'One too many' });
  expect(body.error).toMatchObject({
    code: 'too-many',
    message: expect.stringMatching(/^Too many new names from your address\. Try again in /),
  });
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { firstFloor } from './first-floor.ts';
import { isForOnce, Passwords } from './passwords.ts';
import { hashToken } from './sessions.ts';
import { CHEAP, startTestServer, type TestServer } from './testing.ts';

let here: TestServer;
beforeAll(async () => {
  here = await startTestServer({
    limits: { guests: 12, logins: 40, welcomeChips: 100_00, chipsADay: 50_00 },
  });
});
afterAll(() => here.stop());

test('a password is kept as salted scrypt with its cost, and compared as such', async () => {
  const cheap = new Passwords(CHEAP);
  const [one, two] = await Promise.all([cheap.hash('open sesame'), cheap.hash('open sesame')]);
  expect(one).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
  const usual = new Passwords();
  expect(await usual.hash('open sesame')).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await usual.check('open sesame', one)).toBe(true);
  expect(await usual.check('open Sesame', one)).toBe(false);
  expect(await cheap.check('', null)).toBe(false);
});

describe('names', () => {
  test('a guest has chips, keeps his name with a password, and comes back by it', async () => {
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

  test('only a hash of the session is stored, and signing out ends it with its sockets', async () => {
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

  test('play chips come up to a limit a day, however they are asked for', async () => {
    const visitor = here.visitor();
    const id = await visitor.guest('Badger');
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => visitor.post('/api/chips', { cents: 20_00 })),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect((await visitor.post('/api/chips', { cents: 10_00 })).body.you.rail).toBe(150_00);
    expect((await visitor.post('/api/chips', { cents: 1 })).body.error.message).toMatch(
      /all it gives in a day/,
    );
    for (const cents of [0, -5, 1.5, 1e15, '5', null])
      expect((await visitor.post('/api/chips', { cents })).body.error.code).toBe('malformed');
    expect(await here.store.books.balance(`rail:${id}`)).toBe(150_00);
  });
});

test('wrong passwords lock a name for longer and longer, whether it exists or not', async () => {
  await here.visitor().post('/api/register', { name: 'Locked', password: 'the right one' });
  const attempt = async (name: string, password: string) =>
    (await here.visitor().post('/api/login', { name, password })).body.error?.code ?? 'in';
  for (const name of ['Locked', 'Nobody Here']) {
    const tries = await Promise.all(Array.from({ length: 7 }, () => attempt(name, 'wrong')));
    expect(tries.filter((code) => code === 'wrong-password').length).toBe(5);
    expect(tries.filter((code) => code === 'locked').length).toBe(2);
    expect(await attempt(name, 'the right one')).toBe('locked');
  }
  const user = await here.store.people.named('Locked');
  expect(user?.lockedUntil).toBeGreaterThan(Date.now() + 25_000);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
  expect(await attempt('Locked', 'wrong')).toBe('wrong-password');
  expect((await here.store.people.named('Locked'))?.lockedUntil).toBeGreaterThan(Date.now() + 55_000);
  clock.mockReturnValue(Date.now() + 120_000);
  expect(await attempt('Locked', 'the right one')).toBe('in');
  clock.mockRestore();
  expect((await here.store.people.named('Locked'))?.failures).toBe(0);
});

test('the first start gives the floor a password that is good for nothing but choosing another', async () => {
  const { name, password } = here.server.floor!;
  const again = await firstFloor(here.store, new Passwords(CHEAP));
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
  expect(await firstFloor(here.store, new Passwords(CHEAP))).toBeNull();
  expect(isForOnce((await here.store.people.named('floor'))!.password)).toBe(false);
  expect(here.logged.join('')).not.toContain(again!.password);
});

test('new names from one address are limited', async () => {
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
    message: expect.stringMatching(/^Too many requests/),
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { tempFolder } from '../../room/testing/testing.ts';
import { type Answer, startTestServer, type TestServer, type Visitor } from '../testing.ts';

let here: TestServer;
afterEach(async () => {
  vi.restoreAllMocks();
  await here.stop();
});

const PASSWORD = 'violet lamp in a drawer';
const ENOUGH = { logins: 1000, requests: 10_000, hashingEach: 100, hashing: 100 };

/** A room behind a proxy that says where everybody comes from. */
async function open(where?: { readonly data: string }): Promise<void> {
  here = await startTestServer({ trustProxy: 'loopback', limits: ENOUGH }, where);
}

function tries(visitor: Visitor, name: string, password: string, address: string): Promise<Answer> {
  const headers = { 'x-cardroom': '1', 'x-forwarded-for': address };
  return visitor.ask('POST', '/api/login', { name, password }, headers);
}

/** What came of it: `in`, or the code of the refusal. */
const attempt = async (name: string, password: string, address: string, visitor = here.visitor()) =>
  (await tries(visitor, name, password, address)).body.error?.code ?? 'in';

async function owner(name: string): Promise<Visitor> {
  const visitor = here.visitor();
  const { status, text } = await visitor.post('/api/register', { name, password: PASSWORD });
  if (status !== 200) throw new Error(text);
  await visitor.post('/api/logout');
  return visitor;
}

/** Passwords that were worked out for what is done. */
async function worked(work: () => Promise<unknown>): Promise<number> {
  const done = async () =>
    Number(/^cardroom_hashing_total (\d+)$/m.exec(await here.metrics.registry.metrics())?.[1]);
  const before = await done();
  await work();
  return (await done()) - before;
}

test('A7 a sign-in by a password that was changed while it was worked out comes to nothing', async () => {
  await open();
  const ann = here.visitor();
  expect((await ann.post('/api/register', { name: 'Ann Lee', password: PASSWORD })).status).toBe(200);
  const knows = here.store.signIns.knows.bind(here.store.signIns);
  const looked = vi.spyOn(here.store.signIns, 'knows').mockImplementationOnce(async (...who) => {
    const changed = { password: 'another lamp in a drawer', current: PASSWORD };
    expect((await ann.post('/api/account', changed)).status).toBe(200);
    return knows(...who);
  });
  const thief = here.visitor();
  expect(await attempt('Ann Lee', PASSWORD, '203.0.113.9', thief)).toBe('wrong-password');
  expect(looked).toHaveBeenCalledOnce();
  expect((await thief.get('/api/me')).body.you).toBeNull();
  expect(thief.device).toBe('');
  expect((await ann.get('/api/me')).body.you.name).toBe('Ann Lee');
});

test('A12 every try works out one password, whoever the name belongs to and whatever becomes of it', async () => {
  await open();
  const ann = await owner('Ann Lee');
  await here.visitor().guest('Just a guest');
  await here.store.people.add({ id: 'b_1', name: 'Ada Moss', role: 'patron', bot: true, createdAt: 1 });
  const one = (name: string, password: string, visitor?: Visitor) =>
    worked(() => attempt(name, password, '203.0.113.1', visitor));
  expect(await one('Ann Lee', 'wrong')).toBe(1);
  expect(await one('Ann Lee', PASSWORD)).toBe(1);
  expect(await one('Nobody At All', 'wrong')).toBe(1);
  expect(await one('Just a guest', 'wrong')).toBe(1);
  expect(await one('Ada Moss', 'wrong')).toBe(1);
  expect(await one('\u202e not a name <b>', 'wrong')).toBe(1);
  expect(await one('Ann Lee', 'wrong', ann)).toBe(1);
  for (const name of ['Ann Lee', 'Nobody At All', 'Just a guest']) {
    for (let i = 0; i < 6; i++) await attempt(name, 'wrong', '203.0.113.2');
    expect(await attempt(name, 'wrong', '203.0.113.2')).toBe('slowed');
    expect(await worked(() => attempt(name, PASSWORD, '203.0.113.2'))).toBe(1);
  }
});

describe('A11 wrong passwords', () => {
  test('slow down an address at a name, longer and longer, and nobody else', async () => {
    await open();
    const ann = await owner('Ann Lee');
    await owner('Bob Ray');
    for (const name of ['Ann Lee', 'Nobody At All']) {
      const all = await Promise.all(Array.from({ length: 7 }, () => attempt(name, 'wrong', '203.0.113.1')));
      expect(all.filter((code) => code === 'wrong-password')).toHaveLength(5);
      expect(all.filter((code) => code === 'slowed')).toHaveLength(2);
    }
    const { status, headers, body } = await tries(here.visitor(), 'ann lee', PASSWORD, '203.0.113.1');
    expect([status, body.error.code]).toEqual([429, 'slowed']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(25);
    expect(body.error.message).toMatch(
      /^Too many wrong passwords\. Try again in \d+ seconds, or use a device that you have signed in on before\.$/,
    );
    // The owner at the same address on the owner's own device, and anywhere else; others at that address.
    expect(await attempt('Ann Lee', PASSWORD, '203.0.113.1', ann)).toBe('in');
    expect(await attempt('Ann Lee', PASSWORD, '203.0.113.9')).toBe('in');
    expect(await attempt('Bob Ray', PASSWORD, '203.0.113.1')).toBe('in');

    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    expect(await attempt('Ann Lee', 'wrong', '203.0.113.1')).toBe('wrong-password');
    clock.mockReturnValue(Date.now() + 31_000);
    expect(await attempt('Ann Lee', PASSWORD, '203.0.113.1')).toBe('slowed');
    clock.mockReturnValue(Date.now() + 31_000);
    expect(await attempt('Ann Lee', PASSWORD, '203.0.113.1')).toBe('in');
    // All is well again.
    for (let i = 0; i < 5; i++)
      expect(await attempt('Ann Lee', 'wrong', '203.0.113.1')).toBe('wrong-password');
  });

  test('from many addresses at one name are few, and keep no owner out of a device of theirs', async () => {
    await open();
    const ann = await owner('Ann Lee');
    const swarm = async (from: number) =>
      Promise.all(
        Array.from({ length: 40 }, (_, i) => attempt('Ann Lee', 'wrong', `198.51.${from}.${i + 1}`)),
      );
    expect((await swarm(1)).filter((code) => code === 'wrong-password')).toHaveLength(20);
    expect(await attempt('Ann Lee', PASSWORD, '192.0.2.1')).toBe('slowed');
    for (let i = 0; i < 3; i++) expect(await attempt('Ann Lee', PASSWORD, '198.51.1.1', ann)).toBe('in');
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect((await swarm(2)).filter((code) => code === 'wrong-password')).toHaveLength(1);
    clock.mockReturnValue(Date.now() + 61_000);
    expect(await attempt('Ann Lee', PASSWORD, '192.0.2.1')).toBe('in');
  });

  test('on a device of the owner count there alone, and for a short while', async () => {
    await open();
    const [ann, other] = [await owner('Ann Lee'), here.visitor()];
    expect(await attempt('Ann Lee', PASSWORD, '203.0.113.1', other)).toBe('in');
    for (let i = 0; i < 5; i++)
      expect(await attempt('Ann Lee', 'wrong', '203.0.113.1', ann)).toBe('wrong-password');
    const { body } = await tries(ann, 'Ann Lee', PASSWORD, '203.0.113.1');
    expect(body.error.message).toMatch(/^Too many wrong passwords\. Try again in \d+ seconds\.$/);
    expect(await attempt('Ann Lee', PASSWORD, '203.0.113.1', other)).toBe('in');
    expect(await attempt('Ann Lee', PASSWORD, '203.0.113.1')).toBe('in');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    expect(await attempt('Ann Lee', PASSWORD, '203.0.113.1', ann)).toBe('in');
  });

  test('are not forgotten when the room is started anew, and neither are devices', async () => {
    const folder = tempFolder();
    await open({ data: folder.path });
    const ann = await owner('Ann Lee');
    await Promise.all(Array.from({ length: 30 }, (_, i) => attempt('Ann Lee', 'wrong', `198.51.1.${i + 1}`)));
    await Promise.all(Array.from({ length: 8 }, () => attempt('Nobody At All', 'wrong', '203.0.113.1')));
    await here.stop();
    await open({ data: folder.path });
    expect(await attempt('Ann Lee', PASSWORD, '192.0.2.1')).toBe('slowed');
    expect(await attempt('Nobody At All', 'wrong', '203.0.113.1')).toBe('slowed');
    const again = here.visitor();
    again.device = ann.device;
    expect(await attempt('Ann Lee', PASSWORD, '192.0.2.1', again)).toBe('in');
    folder.remove();
  });

  test('that could not be looked at for lack of time are not counted', async () => {
    const folder = tempFolder();
    await open({ data: folder.path });
    await owner('Ann Lee');
    await here.stop();
    here = await startTestServer({ limits: { ...ENOUGH, hashingEach: 0 } }, { data: folder.path });
    for (let i = 0; i < 25; i++) expect(await attempt('Ann Lee', PASSWORD, '')).toBe('busy');
    await here.stop();
    here = await startTestServer({ limits: ENOUGH }, { data: folder.path });
    expect(await attempt('Ann Lee', PASSWORD, '')).toBe('in');
    folder.remove();
  });
});

describe('A11 a device', () => {
  test('is known by a cookie out of reach of scripts, whose hash alone is kept, also after signing out', async () => {
    await open();
    const visitor = here.visitor();
    const { headers, body } = await visitor.post('/api/register', { name: 'Ann Lee', password: PASSWORD });
    const set = headers.getSetCookie().find((cookie) => cookie.startsWith('cardroom-device='));
    expect(set).toMatch(/^cardroom-device=[\w-]{43};.*HttpOnly/);
    expect(set).toContain('SameSite=Lax');
    const token = visitor.device.slice('cardroom-device='.length);
    expect(await here.store.signIns.knows(token, body.you.id)).toBe(false);
    const had = visitor.device;
    await visitor.post('/api/logout');
    await visitor.post('/api/login', { name: 'Ann Lee', password: PASSWORD });
    expect(visitor.device).toBe(had);
    const guest = here.visitor();
    await guest.guest('A guest');
    expect(guest.device).toBe('');
  });

  test('of somebody else is that of a stranger, and a new password makes strangers of all but one', async () => {
    await open();
    const [ann, bob] = [await owner('Ann Lee'), await owner('Bob Ray')];
    const old = here.visitor();
    expect(await attempt('Ann Lee', PASSWORD, '203.0.113.1', old)).toBe('in');
    const swarm = () =>
      Promise.all(Array.from({ length: 40 }, (_, i) => attempt('Ann Lee', 'wrong', `198.51.1.${i + 1}`)));
    await swarm();
    expect(await attempt('Ann Lee', PASSWORD, '192.0.2.1', bob)).toBe('slowed');
    expect(await attempt('Ann Lee', PASSWORD, '192.0.2.1', ann)).toBe('in');
    const changed = await ann.post('/api/account', { password: 'green lamp in a drawer', current: PASSWORD });
    expect(changed.status).toBe(200);
    expect(await attempt('Ann Lee', 'green lamp in a drawer', '192.0.2.1', old)).toBe('slowed');
    expect(await attempt('Ann Lee', 'green lamp in a drawer', '192.0.2.1', ann)).toBe('in');
  });
});

describe('who becomes somebody else', () => {
  const ways: readonly (readonly [string, (visitor: Visitor) => Promise<Answer>, string])[] = [
    [
      'by signing in',
      (visitor) => visitor.post('/api/login', { name: 'Bob Ray', password: PASSWORD }),
      'Bob Ray',
    ],
    [
      'by making an account',
      (visitor) => visitor.post('/api/register', { name: 'Cy Dee', password: PASSWORD }),
      'Cy Dee',
    ],
    ['as a guest', (visitor) => visitor.post('/api/guest', { name: 'Some Guest' }), 'Some Guest'],
  ];
  test.each(ways)('A7 %s is the former no more, on any socket', async (_, change, name) => {
    await open();
    await owner('Bob Ray');
    const visitor = here.visitor();
    const former = await visitor.guest('The Former');
    const elsewhere = here.visitor();
    elsewhere.cookie = visitor.cookie;
    const old = visitor.cookie;
    const lines = await Promise.all([visitor.connect(), visitor.connect(), elsewhere.connect()]);
    // Another session of somebody else is left alone.
    const bystander = here.visitor();
    await bystander.guest('Bystander');
    const other = await bystander.connect();

    expect((await change(visitor)).status).toBe(200);
    for (const line of lines)
      expect(await line.closed).toEqual({ code: 4001, reason: `You are now signed in as ${name}.` });
    expect(elsewhere.cookie).toBe(old);
    expect((await elsewhere.get('/api/me')).body.you).toBeNull();
    const again = await visitor.connect();
    const [welcome] = again.heard;
    expect(welcome).toMatchObject({ type: 'welcome', you: { name } });
    expect((await visitor.get('/api/me')).body.you.id).not.toBe(former);
    other.send({ type: 'ping', at: 1 });
    expect((await other.next('pong')).at).toBe(1);
  });

  test('A7 a socket that was being opened meanwhile is closed, too', async () => {
    await open();
    const visitor = here.visitor();
    await visitor.guest('The Former');
    const { people } = here.store;
    const { signedIn } = people;
    const old = here.visitor();
    old.cookie = visitor.cookie;
    let go = (): void => {};
    const changed = new Promise<void>((done) => {
      go = done;
    });
    let read = (): void => {};
    const isRead = new Promise<void>((done) => {
      read = done;
    });
    vi.spyOn(people, 'signedIn').mockImplementationOnce(async (...of) => {
      const user = await signedIn.apply(people, of);
      read();
      await changed;
      return user;
    });
    const dialled = old.dial();
    await isRead;
    expect((await visitor.post('/api/guest', { name: 'The Latter' })).status).toBe(200);
    go();
    expect(await (await dialled).closed).toEqual({
      code: 4001,
      reason: 'You are now signed in as The Latter.',
    });
  });

  test('A7 signing out everywhere ends all sessions and their sockets', async () => {
    await open();
    const [one, two] = [await owner('Ann Lee'), here.visitor()];
    for (const visitor of [one, two])
      expect(await attempt('Ann Lee', PASSWORD, '203.0.113.1', visitor)).toBe('in');
    const lines = await Promise.all([one.connect(), two.connect()]);
    expect((await one.post('/api/logout', { everywhere: true })).status).toBe(200);
    for (const line of lines)
      expect(await line.closed).toEqual({ code: 4001, reason: 'You have signed out everywhere.' });
    expect((await two.get('/api/me')).body.you).toBeNull();
  });
});

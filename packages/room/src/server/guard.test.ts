import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROTOCOL } from '@cardroom/core/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../room/testing/testing.ts';
import { startTestServer, type TestServer } from './testing.ts';

const web = tempFolder();
const SCRIPT = 'export {};\n'.repeat(500);
let here: TestServer;
beforeAll(async () => {
  mkdirSync(join(web.path, 'assets'));
  writeFileSync(join(web.path, 'index.html'), '<!doctype html><title>Cardroom</title>');
  writeFileSync(join(web.path, 'assets', 'main-1a2b.js'), SCRIPT);
  here = await startTestServer({
    webRoot: web.path,
    limits: { messages: { burst: 20, perSecond: 0.001 }, haste: 5, socketsEach: 12 },
  });
});
afterAll(async () => {
  await here.stop();
  web.remove();
});

const error = (code: string) => ({ error: { code, message: expect.stringMatching(/^[A-Z"].*\.$/) } });

/** Every address that some file of the server declares, as the API names it. */
function addressesInSources(): string[] {
  const server = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.ts') && !/test/.test(file))
    .flatMap((file) => [...readFileSync(join(server, file), 'utf8').matchAll(/\bpath: '(\/[^']+)'/g)]);
  return [...new Set(found.map(([, path]) => path?.replace(/:(\w+)/g, '{$1}') ?? ''))].sort();
}

describe('requests', () => {
  test.each([
    ['without the header', {}, 'no-header'],
    ['from another site', { 'x-cardroom': '1', origin: 'https://evil.example' }, 'other-site'],
    ['from a page without an address', { 'x-cardroom': '1', origin: 'null' }, 'other-site'],
  ])('A5 that change something are refused %s', async (_, headers, code) => {
    const { status, body } = await here.visitor().ask('POST', '/api/guest', { name: 'Forged' }, headers);
    expect([status, body]).toEqual([403, error(code)]);
    expect(await here.store.people.named('Forged')).toBeNull();
  });

  test('A5 from the page itself are taken', async () => {
    const { url } = here.server;
    const own = await here
      .visitor()
      .ask('POST', '/api/guest', { name: 'Own page' }, { 'x-cardroom': '1', origin: url });
    expect(own.status).toBe(200);
  });

  test.each([
    ['too large', JSON.stringify({ name: 'x'.repeat(70_000) }), 413, 'too-large'],
    ['not JSON', '{"name":', 400, 'not-json'],
    ['poisoned', '{"name":"Eve","__proto__":{"role":"floor"}}', 400, 'not-json'],
    ['of another shape', '{"name":"Eve","role":"floor"}', 400, 'malformed'],
    ['of another type', '{"name":7}', 400, 'malformed'],
    ['nothing', '{}', 400, 'malformed'],
  ])('P2, P9 that are %s get a sentence and change nothing', async (_, text, status, code) => {
    const answer = await here.visitor().ask('POST', '/api/guest', text, { 'x-cardroom': '1' });
    expect([answer.status, answer.body]).toEqual([status, error(code)]);
    expect(await here.store.people.named('Eve')).toBeNull();
  });

  test('P2, P9 of other kinds are not read as JSON', async () => {
    const headers = { 'x-cardroom': '1', 'content-type': 'text/plain' };
    const { status, body } = await here.visitor().ask('POST', '/api/guest', '{"name":"Plain"}', headers);
    expect([status, body]).toEqual([415, error('not-json')]);
  });

  test.each(['A', 'x'.repeat(25), 'line\nbreak', '<b>bold</b>', '\u202Eturned', '   ', '-dash'])(
    'A8 names such as %j are refused or made plain',
    async (name) => {
      const { status, body } = await here.visitor().post('/api/guest', { name });
      if (status === 200) expect(body.you.name).toMatch(/^[\w ]+$/);
      else expect([status, body]).toEqual([400, error('malformed')]);
    },
  );

  test('P9 a bug leaves no trace of itself in the answer', async () => {
    const { books } = here.store;
    const { taken } = books;
    books.taken = () => Promise.reject(new Error('secret detail at /srv/room.ts:12'));
    const staff = here.visitor();
    await staff.guest('Soon staff');
    const user = await here.store.people.named('Soon staff');
    await here.store.people.update(user!.id, { role: 'auditor' });
    const { status, text } = await staff.get('/api/floor/drop?by=house');
    books.taken = taken;
    expect(status).toBe(500);
    expect(text).not.toMatch(/secret|\.ts|at /);
    expect(here.logged.join('')).toContain('secret detail');
  });
});

describe('headers', () => {
  test.each(['/', '/api/tables', '/docs', '/nowhere.js'])('A17 %s lets nothing foreign in', async (path) => {
    const { headers } = await here.visitor().get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("frame-src 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('A6 the session cookie is out of reach of scripts and other sites', async () => {
    const visitor = here.visitor();
    const { headers } = await visitor.post('/api/guest', { name: 'Cookie' });
    const set = headers.get('set-cookie') ?? '';
    expect(set).toMatch(/^cardroom=[\w-]{43};.*HttpOnly/);
    expect(set).toContain('SameSite=Lax');
  });
});

describe('the page', () => {
  test('A17 has its index at every address of its own', async () => {
    for (const path of ['/', '/t/t_abc', '/history']) {
      const { status, text, headers } = await here.visitor().get(path);
      expect([status, text, headers.get('cache-control')]).toEqual([
        200,
        expect.stringContaining('Cardroom'),
        'no-cache',
      ]);
    }
    for (const how of ['br', 'gzip', 'identity']) {
      const { headers, text } = await here
        .visitor()
        .ask('GET', '/assets/main-1a2b.js', undefined, { 'accept-encoding': how });
      expect(headers.get('cache-control')).toContain('immutable');
      expect(headers.get('content-encoding')).toBe(how === 'identity' ? null : how);
      expect(text).toBe(SCRIPT);
    }
    for (const path of [
      '/assets/gone.js',
      '/api/nothing',
      '/../../etc/passwd.txt',
      '/assets/%2e%2e/%2e%2e/x.txt',
    ])
      expect((await here.visitor().get(path)).body).toEqual(error('not-found'));
  });

  test('long answers go out small, short and partial ones as they are', async () => {
    const ask = (path: string, headers: Record<string, string>) =>
      here.visitor().ask('GET', path, undefined, { 'accept-encoding': 'gzip', ...headers });
    const long = await ask('/openapi.json', {});
    expect(long.headers.get('content-encoding')).toBe('gzip');
    expect(long.headers.get('vary')).toContain('accept-encoding');
    expect((await ask('/health', {})).headers.get('content-encoding')).toBeNull();
    const part = await ask('/assets/main-1a2b.js', { range: 'bytes=0-9' });
    expect([part.status, part.headers.get('content-encoding'), part.text]).toEqual([
      206,
      null,
      SCRIPT.slice(0, 10),
    ]);
  });

  test('P10 /docs and /openapi.json tell of every endpoint', async () => {
    const { body } = await here.visitor().get('/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toContain('/api/hands/{table}/{number}/proofs');
    const login = body.paths['/api/login'].post.requestBody.content['application/json'].schema;
    expect(login).toMatchObject({ required: ['name', 'password'], additionalProperties: false });
    const { text } = await here.visitor().get('/docs');
    for (const path of Object.keys(body.paths)) expect(text).toContain(path);
    expect(Object.keys(body.paths).sort()).toEqual(addressesInSources());
  });

  test('/reference is the reference of the library, which is built beside the page', async () => {
    mkdirSync(join(web.path, 'reference'));
    writeFileSync(join(web.path, 'reference', 'index.html'), '<!doctype html><title>Reference</title>');
    const { text } = await here.visitor().get('/reference');
    expect(text).toContain('<title>Reference</title>');
  });

  test('P40 /health, /ready and /metrics answer', async () => {
    expect((await here.visitor().get('/health')).body).toEqual({ ok: true });
    expect((await here.visitor().get('/ready')).body).toEqual({ ok: true });
    const { text } = await here.visitor().get('/metrics');
    for (const name of [
      'tables',
      'seats_taken',
      'sockets',
      'actions_total',
      'commit_seconds',
      'refusals_total',
    ])
      expect(text).toContain(`cardroom_${name}`);
    expect(text).toContain('nodejs_eventloop_lag');
  });
});

describe('sockets', () => {
  test('A5 from another site are refused', async () => {
    await expect(here.visitor().dial({ origin: 'https://evil.example' })).rejects.toThrow('HTTP 403');
    (await here.visitor().dial({ origin: here.server.url })).close();
  });

  test('P1 of another version are told so and closed', async () => {
    const line = await here.visitor().dial();
    line.send({ type: 'hello', v: PROTOCOL + 1 });
    expect((await line.next('error')).code).toBe('version');
    expect((await line.closed).code).toBe(4000);
  });

  test('P1, P2 that do not begin with hello, or say something unknown, hear so and stay', async () => {
    const line = await here.visitor().dial();
    line.send({ type: 'ping', at: 1 });
    expect((await line.next('error')).code).toBe('hello-first');
    line.send({ type: 'hello', v: PROTOCOL });
    expect((await line.next('welcome')).you.id).toBe('');
    const table = 't_none';
    for (const wrong of [
      'no JSON',
      '[]',
      '{"type":"dance"}',
      '{"type":"watch"}',
      '{"type":"watch","table":"../x"}',
      '{"type":"say","table":"t","text":""}',
    ]) {
      line.send(wrong);
      expect((await line.next('error')).message).toMatch(/\.$/);
    }
    for (const command of [
      { type: 'play', command: { type: 'shuffle', cards: [1] } },
      { type: 'play', command: { type: 'set', seat: 0, front: [200], middle: [], back: [] } },
      { type: 'play', command: { type: 'choose', seat: 0, choice: 'set', front: [85, 85] } },
      { type: 'sit', seat: 0.5, cents: 100 },
      { type: 'sit', seat: 0, cents: -100 },
      { type: 'sit', seat: 0, cents: 100, brings: 1e9 },
    ]) {
      line.send(JSON.stringify({ type: 'do', id: 'x', table, command }));
      expect((await line.next('refused')).code).toBe('malformed');
    }
    line.send({ type: 'ping', at: 7 });
    expect((await line.next('pong')).at).toBe(7);
    line.close();
  });

  test('P3 with too large a frame are closed', async () => {
    const line = await here.visitor().connect();
    line.send(JSON.stringify({ type: 'say', table: 't', text: 'x'.repeat(20_000) }));
    expect((await line.closed).code).toBe(1009);
  });

  test('L5 that talk too fast are told so, then closed', async () => {
    const line = await here.visitor().connect();
    for (let i = 0; i < 19; i++) line.send({ type: 'ping', at: i });
    line.send(JSON.stringify({ type: 'do', id: 'hasty', table: 't', command: { type: 'leave' } }));
    expect(await line.next('refused')).toMatchObject({ id: 'hasty', code: 'too-fast' });
    for (let i = 0; i < 10; i++) line.send({ type: 'ping', at: i });
    expect((await line.closed).code).toBe(4008);
  });

  test('L1 of one address are counted', async () => {
    const lines = await Promise.all(Array.from({ length: 12 }, () => here.visitor().connect()));
    await expect(here.visitor().dial()).rejects.toThrow('HTTP 429');
    for (const line of lines) line.close();
    await Promise.all(lines.map(({ closed }) => closed));
  });
});

test('A16 no password, no token and no cookie stands in the log, and every line is JSON', async () => {
  const visitor = here.visitor();
  await visitor.post('/api/register', { name: 'Logged', password: 'a very secret word' });
  await visitor.get('/api/hands/t_x/1?share=SecretShareTokenOf22chr');
  const all = here.logged.join('');
  expect(all).toContain('"path":"/api/register"');
  for (const secret of ['a very secret word', visitor.cookie.slice('cardroom='.length), 'SecretShareToken'])
    expect(all).not.toContain(secret);
  for (const line of here.logged) expect(JSON.parse(line).level).toEqual(expect.any(Number));
});

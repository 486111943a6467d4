import { afterEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing.ts';

let here: TestServer;
afterEach(() => here.stop());

/** What a proxy that ends TLS says of a request from the page at https://room.example. */
const forwarded = {
  'x-cardroom': '1',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'room.example',
  'x-forwarded-for': '203.0.113.7',
};
const PAGE = 'https://room.example';
let names = 0;
const guest = (headers: Record<string, string>) =>
  here.visitor().ask('POST', '/api/guest', { name: `Proxied ${++names}` }, headers);

test('A18 behind a proxy that it was told to believe: the page is its own, and the cookie is for TLS only', async () => {
  here = await startTestServer({ trustProxy: 'loopback', limits: { socketsEach: 1 } });
  const { status, headers } = await guest({ ...forwarded, origin: PAGE });
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toMatch(/; Secure/);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
  for (const origin of ['https://evil.example', 'http://room.example', here.server.url]) {
    expect((await guest({ ...forwarded, origin })).body.error.code).toBe('other-site');
    await expect(here.visitor().dial({ ...forwarded, origin })).rejects.toThrow('HTTP 403');
  }
  // Visitors are counted by their own address, not by the proxy's; what they add in front is not believed.
  const from = (address: string) =>
    here.visitor().dial({ ...forwarded, origin: PAGE, 'x-forwarded-for': address });
  const lines = [await from('203.0.113.7'), await from('203.0.113.8')];
  await expect(from('198.51.100.1, 203.0.113.7')).rejects.toThrow('HTTP 429');
  for (const line of lines) line.close();
});

test('A18 what a proxy says that nobody told it to believe counts for nothing', async () => {
  here = await startTestServer({ limits: { socketsEach: 1 } });
  expect((await guest({ ...forwarded, origin: PAGE })).body.error.code).toBe('other-site');
  await expect(here.visitor().dial({ ...forwarded, origin: PAGE })).rejects.toThrow('HTTP 403');
  const { status, headers } = await guest({ ...forwarded, origin: here.server.url });
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).not.toMatch(/Secure/);
  expect(headers.get('strict-transport-security')).toBeNull();
  const line = await here.visitor().dial(forwarded);
  await expect(here.visitor().dial({ ...forwarded, 'x-forwarded-for': '203.0.113.8' })).rejects.toThrow(
    'HTTP 429',
  );
  line.close();
});

describe('A18 how far X-Forwarded-For is believed', () => {
  const PROXY = '10.0.0.7';
  const from = (forwardedFor: string) => guest({ 'x-cardroom': '1', 'x-forwarded-for': forwardedFor });

  test('without addresses: one hop from this machine, whatever stands in front of it', async () => {
    here = await startTestServer({ trustProxy: true, limits: { guestsADay: 1 } });
    expect((await from('192.168.1.50')).status).toBe(200);
    // A client in a private network, which would have passed for one more proxy.
    for (const forged of ['203.0.113.1', '203.0.113.2', '127.0.0.1', '::1'])
      expect((await from(`${forged}, 192.168.1.50`)).status).toBe(429);
    expect((await from('192.168.1.51')).status).toBe(200);
    // One on this machine, which is no proxy either.
    expect((await from('127.0.0.1')).status).toBe(200);
    expect((await from('203.0.113.3, 127.0.0.1')).status).toBe(429);
  });

  test('with addresses: these are skipped, and nobody else', async () => {
    here = await startTestServer({ trustProxy: `127.0.0.1, ${PROXY}`, limits: { guestsADay: 1 } });
    expect((await from(`203.0.113.1, ${PROXY}`)).status).toBe(200);
    expect((await from(`198.51.100.9, 203.0.113.1, ${PROXY}`)).status).toBe(429);
    expect((await from(`198.51.100.9, 10.0.0.8, ${PROXY}`)).status).toBe(200);
    expect((await from(`198.51.100.10, 10.0.0.8, ${PROXY}`)).status).toBe(429);
  });

  test('from another machine than the proxies nothing is believed', async () => {
    here = await startTestServer({ trustProxy: PROXY, limits: { guestsADay: 1 } });
    expect((await from('203.0.113.1')).status).toBe(200);
    expect((await from('203.0.113.2')).status).toBe(429);
  });
});

describe('A19 /metrics', () => {
  const metrics = async (headers: Record<string, string>, visitor = here.visitor()) =>
    (await visitor.ask('GET', '/metrics', undefined, headers)).status;

  test('is for the machine itself, not for whom a proxy there brings', async () => {
    here = await startTestServer();
    expect(await metrics({})).toBe(200);
    expect(await metrics({ 'x-forwarded-for': '203.0.113.7' })).toBe(401);
    expect(await metrics({ forwarded: 'for=203.0.113.7' })).toBe(401);
    await here.stop();
    here = await startTestServer({ trustProxy: true });
    expect(await metrics({ 'x-forwarded-for': '127.0.0.1' })).toBe(401);
  });

  test('is for the floor and auditors, and for the token', async () => {
    here = await startTestServer({ trustProxy: true, metricsToken: 'count the chips' });
    const far = { 'x-forwarded-for': '203.0.113.7' };
    const visitor = here.visitor();
    const id = await visitor.guest('Bookkeeper');
    expect(await metrics(far, visitor)).toBe(403);
    await here.store.people.update(id, { role: 'auditor' });
    expect(await metrics(far, visitor)).toBe(200);
    expect(await metrics({ ...far, authorization: 'Bearer count the chips' })).toBe(200);
    for (const wrong of ['Bearer count the chip', 'Bearer ', '', 'count the chips'])
      expect(await metrics({ ...far, authorization: wrong })).toBe(401);
  });
});

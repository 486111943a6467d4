import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './testing.ts';

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

test('behind a proxy that it was told to believe: the page is its own, and the cookie is for TLS only', async () => {
  here = await startTestServer({ trustProxy: 'loopback', limits: { socketsEach: 1 } });
  const { status, headers } = await guest({ ...forwarded, origin: PAGE });
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toMatch(/; Secure/);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
  for (const origin of ['https://evil.example', 'http://room.example', here.server.url]) {
    expect((await guest({ ...forwarded, origin })).body.error.code).toBe('other-site');
    await expect(here.visitor().dial({ ...forwarded, origin })).rejects.toThrow('HTTP 403');
  }
  // Each visitor is counted by his own address, not by the proxy's; what he adds in front is not believed.
  const from = (address: string) =>
    here.visitor().dial({ ...forwarded, origin: PAGE, 'x-forwarded-for': address });
  const lines = [await from('203.0.113.7'), await from('203.0.113.8')];
  await expect(from('198.51.100.1, 203.0.113.7')).rejects.toThrow('HTTP 429');
  for (const line of lines) line.close();
});

test('what a proxy says that nobody told it to believe counts for nothing', async () => {
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

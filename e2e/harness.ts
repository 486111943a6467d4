import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { connect, type DoAnswer } from '../packages/core/src/client/connection.ts';
import type { SocketLike } from '../packages/core/src/client/line.ts';
import type { FloorCommand } from '../packages/core/src/table/index.ts';
import type { Pace } from '../packages/room/src/room/table/pace.ts';
import type { Limits } from '../packages/room/src/server/limits.ts';

export { openBrowser } from './chromium.mjs';

/** The built room: `dist`, unless CARDROOM_DIST names another. */
const dist = resolve(
  process.env.CARDROOM_DIST ?? fileURLToPath(new URL('../packages/room/dist', import.meta.url)),
);

/** The built page. */
export const webRoot = join(dist, 'web');

export interface Wishes {
  readonly demo?: boolean;
  readonly botWait?: number;
  readonly pace?: Pace;
  readonly timeToAct?: number;
  readonly limits?: Partial<Limits>;
  /** One of several nodes on a database; else a room of its own on a folder. */
  readonly where?: { readonly url: string };
  readonly node?: { readonly name: string; readonly address: string; readonly version: string };
}

/** Seconds, the most there are: nobody's time is up while a busy machine draws a page. */
export const TIME_TO_ACT = 120;

const BRISK: Wishes = {
  demo: false,
  botWait: 30,
  pace: { betweenHands: 400, betting: 10_000, lastBets: 800 },
  timeToAct: TIME_TO_ACT,
  // All visitors of the tests come from one address, and open more than a room would let them.
  limits: {
    tablesEach: 200,
    tablesAddress: 1000,
    privateTablesEach: 200,
    botsEach: 2000,
    seatsEach: 200,
    seatsAddress: 2000,
    connectionsEach: 10_000,
    connections: 10_000,
    waitsAddress: 200,
    guests: 1000,
    guestsADay: 10_000,
    guestChips: 1e12,
    registrations: 1000,
    logins: 1000,
    requests: 100_000,
  },
};

export interface OpenRoom {
  readonly url: string;
  /** Who has the room's first account; null where it was there before. */
  readonly floor: { readonly name: string; readonly password: string } | null;
  /** Kills it without a warning. */
  kill(): Promise<void>;
  /** Kills it without a warning and opens it again at the same address on the same data. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/** A real room on a folder of its own, at any port that is free unless one is given. */
export async function openRoom(wishes: Wishes = {}, at = 0): Promise<OpenRoom> {
  const data = mkdtempSync(join(tmpdir(), 'cardroom-e2e-'));
  const start = async (port: number) => {
    const child = fork(fileURLToPath(new URL('room.mjs', import.meta.url)), [
      dist,
      data,
      String(port),
      JSON.stringify({ ...BRISK, ...wishes, limits: { ...BRISK.limits, ...wishes.limits } }),
    ]);
    const [told] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error(`The room in ${dist} did not open.`);
      }),
    ]);
    return { child, ...(told as Pick<OpenRoom, 'url' | 'floor'>) };
  };
  let { child, url, floor } = await start(at);
  return {
    url,
    floor,
    kill: () => gone(child, 'SIGKILL'),
    async crash() {
      await gone(child, 'SIGKILL');
      ({ child } = await start(Number(new URL(url).port)));
    },
    async close() {
      await gone(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function gone(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

export const SIZES = {
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  laptop: { width: 1280, height: 800 },
  wall: { width: 1920, height: 1080 },
} as const;

export interface Visit {
  readonly size?: keyof typeof SIZES;
  /** A name at once; without one the visitor is nobody yet. */
  readonly name?: string;
  /** Somebody whom the room knows already. */
  readonly cookie?: string;
  /** By how much the page's own pauses are shortened. */
  readonly hurry?: number;
  /** Somebody who wants no motion: whatever changes is there at once. */
  readonly still?: boolean;
  /** Everything is laid out and can be pressed, but nothing is drawn: as long as nobody takes pictures. */
  readonly unseen?: boolean;
  /** The page keeps what it has loaded for when there is no line; else everything comes from the room. */
  readonly keeps?: boolean;
}

/** Pictures are taken of what the tests meet. */
export const PICTURES = process.env.PICTURES === '1';

/** Only what never comes is late: on a busy machine anything else may take its time. */
export const PATIENCE_MS = 90_000;

/** A person with a browser of their own: notes whatever goes wrong on the pages, and every word they hear. */
export class Visitor {
  readonly context: BrowserContext;
  readonly url: string;
  readonly wrong: string[] = [];
  readonly heard: string[] = [];

  constructor(context: BrowserContext, url: string) {
    this.context = context;
    this.url = url;
  }

  async page(path = '/'): Promise<Page> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => this.wrong.push(`${page.url()}: ${error.stack ?? error}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.wrong.push(`${page.url()}: ${message.text()}`);
    });
    page.on('requestfailed', (request) => {
      // What is on its way when a page is left is not needed anymore.
      const why = request.failure()?.errorText ?? '';
      if (why !== 'net::ERR_ABORTED') this.wrong.push(`${request.method()} ${request.url()}: ${why}`);
    });
    page.on('response', (answer) => {
      if (answer.status() >= 400) this.wrong.push(`${answer.url()}: ${answer.status()}`);
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.heard.push(String(payload)));
    });
    await page.goto(this.url + path);
    return page;
  }

  /** Asks the room directly, with this visitor's cookie. */
  async ask<T>(path: string, data?: unknown): Promise<{ readonly status: number; readonly body: T }> {
    const headers = { 'x-cardroom': '1', origin: this.url };
    const { request } = this.context;
    const answer =
      data === undefined
        ? await request.get(this.url + path)
        : await request.post(this.url + path, { headers, data });
    return { status: answer.status(), body: (await answer.json()) as T };
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

export async function visit(
  browser: Browser,
  { url }: Pick<OpenRoom, 'url'>,
  wishes: Visit = {},
): Promise<Visitor> {
  const { size = 'laptop', name, cookie, hurry, still = false, unseen = !PICTURES, keeps = false } = wishes;
  const context = await browser.newContext({
    viewport: SIZES[size],
    // The room is as dark as the device unless somebody says otherwise.
    colorScheme: 'dark',
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  if (!keeps)
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
  if (unseen)
    await context.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.opacity = '0';
      });
    });
  if (hurry !== undefined)
    await context.addInitScript((by) => {
      const wait = window.setTimeout.bind(window);
      // No pause is that long: a page in a hurry is as patient with the room as any other, or it would give up its line.
      const isPause = (ms: number) => ms < 1500;
      window.setTimeout = ((fn: TimerHandler, ms = 0, ...rest: unknown[]) =>
        wait(fn, isPause(ms) ? ms / by : ms, ...rest)) as typeof setTimeout;
    }, hurry);
  const visitor = new Visitor(context, url);
  if (cookie !== undefined) {
    const [key = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name: key, value, url }]);
  }
  if (name !== undefined) {
    const { status, body } = await visitor.ask('/api/guest', { name });
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  return visitor;
}

export interface Floor {
  readonly cookie: string;
  command(table: string, command: FloorCommand): Promise<DoAnswer>;
  hangUp(): void;
}

const OWN_PASSWORD = 'the floor’s own 7';

/** The floor at its own line, with a password of its own. */
export async function signInFloor({ url, floor }: Pick<OpenRoom, 'url' | 'floor'>): Promise<Floor> {
  let cookie = '';
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-cardroom': '1', cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
  };
  await post('/api/login', floor);
  await post('/api/account', { password: OWN_PASSWORD });
  const line = connect(`${url.replace('http', 'ws')}/ws`, {
    socket: (to) => new WebSocket(to, { headers: { cookie } }) as unknown as SocketLike,
  });
  return {
    cookie,
    command: (table, command) => line.floor(table, command),
    hangUp: () => line.close(),
  };
}

import { afterEach, describe, expect, test } from 'vitest';
import { type Answer, startTestServer, type TestServer, testHashing } from '../testing.ts';
import type { Asker, Hashing } from './hashing.ts';

const soon = () => new Promise((done) => setTimeout(done, 0));

/** Work that is done when it is told to be. */
class Works {
  readonly #hashing: Hashing;
  readonly began: string[] = [];
  readonly refused: string[] = [];
  readonly #ends = new Map<string, () => void>();
  readonly all: Promise<unknown>[] = [];

  constructor(hashing: Hashing) {
    this.#hashing = hashing;
  }

  ask(name: string, asker: Asker): void {
    const work = this.#hashing.run(asker, () => {
      this.began.push(name);
      return new Promise<void>((done) => this.#ends.set(name, done));
    });
    this.all.push(work.catch(({ message }) => this.refused.push(`${name}: ${message}`)));
  }

  /** Ends what was begun first of what is not over, again and again. */
  async endAll(): Promise<void> {
    await soon();
    for (let next = 0; next < this.began.length; next++) {
      this.#ends.get(this.began[next] ?? '')?.();
      await soon();
    }
    await Promise.all(this.all);
  }
}

const from = (turn: Asker['turn'], address: string): Asker => ({ turn, address });
const many = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('A13 passwords are worked out', () => {
  test('two at a time, known devices first, then who signs in, then who is new', async () => {
    const works = new Works(testHashing());
    for (const i of many(4)) works.ask(`new ${i}`, from('new', `a${i}`));
    for (const i of many(2)) works.ask(`signs in ${i}`, from('signing in', `b${i}`));
    works.ask('known', from('known', 'c'));
    await soon();
    expect(works.began).toEqual(['new 0', 'new 1']);
    await works.endAll();
    expect(works.began).toEqual(['new 0', 'new 1', 'known', 'signs in 0', 'signs in 1', 'new 2', 'new 3']);
  });

  test('for no more than wait; who goes before gets the place of the last who goes after', async () => {
    const hashing = testHashing({ hashing: 3 });
    const works = new Works(hashing);
    for (const i of many(6)) works.ask(`new ${i}`, from('new', `a${i}`));
    expect(hashing.waiting).toBe(3);
    await Promise.resolve();
    works.ask('signs in', from('signing in', 'b'));
    works.ask('known', from('known', 'c'));
    works.ask('new again', from('new', 'd'));
    expect(hashing.waiting).toBe(3);
    await works.endAll();
    expect(works.began).toEqual(['new 0', 'new 1', 'known', 'signs in', 'new 2']);
    expect(works.refused.map((text) => text.split(':')[0]).sort()).toEqual([
      'new 3',
      'new 4',
      'new 5',
      'new again',
    ]);
    expect(hashing.waiting).toBe(0);
  });

  test('a few at once for one address, but known devices there have a count of their own', async () => {
    const works = new Works(testHashing({ hashingEach: 2 }));
    for (const i of many(3)) works.ask(`new ${i}`, from('new', 'a'));
    works.ask('known', from('known', 'a'));
    works.ask('other', from('new', 'b'));
    await works.endAll();
    expect(works.refused).toEqual(['new 2: hashingEach']);
    works.ask('later', from('new', 'a'));
    await works.endAll();
    expect(works.began).toContain('later');
  });

  test('one that fails makes room like any other', async () => {
    const hashing = testHashing();
    for (const i of many(5))
      await expect(
        hashing.run(from('new', `a${i}`), () => Promise.reject(new Error('no memory'))),
      ).rejects.toThrow('no memory');
    expect(await hashing.run(from('new', 'b'), async () => 'done')).toBe('done');
  });
});

describe('A13 a flood of new accounts', () => {
  let here: TestServer;
  afterEach(() => here.stop());

  test('is refused but for a few, and who signs in on a known device goes before them', async () => {
    const PASSWORD = 'violet lamp in a drawer';
    here = await startTestServer({
      trustProxy: 'loopback',
      limits: { hashing: 8, hashingEach: 1 },
      // As much work as a real password is, so that the queue fills.
      passwordCost: { N: 2 ** 15, r: 8, p: 3 },
    });
    const ann = here.visitor();
    await ann.post('/api/register', { name: 'Ann Lee', password: PASSWORD });
    await ann.post('/api/logout');
    const answers: Answer[] = [];
    const flood = many(40).map(async (i) => {
      const headers = { 'x-cardroom': '1', 'x-forwarded-for': `198.51.100.${1 + i}` };
      const body = { name: `Flood ${i}`, password: PASSWORD };
      answers.push(await here.visitor().ask('POST', '/api/register', body, headers));
    });
    // The queue is full when somebody has been refused.
    await expect.poll(() => answers.some(({ status }) => status === 503)).toBe(true);
    expect((await ann.post('/api/login', { name: 'Ann Lee', password: PASSWORD })).status).toBe(200);
    // Not after all who wait.
    expect(answers.length).toBeLessThan(40);
    await Promise.all(flood);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused)
      expect([status, headers.get('retry-after'), body.error]).toEqual([
        503,
        '5',
        { code: 'busy', message: 'Too many people are signing in right now. Try again in a few seconds.' },
      ]);
  });
});

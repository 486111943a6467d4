import { HIDDEN, seededRandom } from '@cardroom/core/cards';
import type { HandEvent, TableEvent } from '@cardroom/core/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BotHost } from '../../room/bots/host.ts';
import { verifyStore } from '../../room/verify/verify.ts';
import {
  actIfDue,
  playHands,
  startTestServer,
  type TestLine,
  type TestServer,
  type Visitor,
} from '../testing.ts';

let here: TestServer;
let bots: BotHost;
beforeAll(async () => {
  here = await startTestServer({}, undefined, (room) => {
    bots = new BotHost(room, { random: seededRandom('rulings'), wait: 0 });
    return bots;
  });
});
afterAll(() => here.stop());

let people = 0;

interface Seated {
  readonly table: string;
  readonly lines: readonly [TestLine, TestLine];
  readonly visitors: readonly Visitor[];
  readonly floor: TestLine;
  readonly boss: Visitor;
}

/** Two guests at hold'em and somebody of the floor, all of whom watch; the guests have their cards. */
async function inHand(offering = 'hawaiian-gardens/holdem'): Promise<Seated> {
  const visitors = [here.visitor(), here.visitor()];
  for (const visitor of visitors) await visitor.guest(`Patron ${++people}`);
  const boss = here.visitor();
  await here.store.people.update(await boss.guest(`Boss ${++people}`), { role: 'floor' });
  const { table } = (await visitors[0]!.post('/api/tables', { offering })).body;
  const lines = await Promise.all(visitors.map((visitor) => visitor.connect()));
  const floor = await boss.connect();
  for (const line of [...lines, floor]) {
    line.send({ type: 'watch', table });
    await line.next('table');
  }
  for (const [seat, line] of lines.entries())
    expect(await line.do(table, { type: 'sit', seat, cents: 20_000 })).toBe('done');
  await floor.until(() => turnOf(floor, table) >= 0);
  return { table, lines: [lines[0]!, lines[1]!], visitors, floor, boss };
}

const turnOf = (line: TestLine, table: string): number => line.view(table).state.turn?.seats[0] ?? -1;

const handEvents = (line: TestLine, table: string): HandEvent[] =>
  line.events(table).flatMap((event: TableEvent) => (event.type === 'played' ? [event.event] : []));

async function rule(line: TestLine, table: string, id: string, command: object): Promise<string> {
  line.send(JSON.stringify({ type: 'floor', id, table, command: { type: 'rule', ...command } }));
  return line.until(() => {
    const answer = line.heard.find(
      (message) => (message.type === 'done' || message.type === 'refused') && message.id === id,
    );
    return answer && (answer.type === 'refused' ? `${answer.code}: ${answer.message}` : 'done');
  });
}

/** Never the first card off the deck. */
const exposed = { what: 'exposed card', seat: 0, cards: [1] };

test('P29, 003:42 the floor reads the ruling with its line, rules, and everybody hears it', async () => {
  const { table, lines, floor, boss } = await inHand();
  const { known } = (await boss.get(`/api/floor/irregularities?table=${table}`)).body;
  expect(known).toContainEqual({ what: 'exposed card', of: 'cards', asks: ['by'] });
  const { status, body } = await boss.post('/api/floor/ruling', { table, irregularity: exposed });
  expect([status, body.ruling.cite]).toEqual([200, '003:42']);
  expect(body.choices).toContainEqual({ remedy: [{ do: 'misdeal' }] });
  expect(await rule(floor, table, 'rule-1', { irregularity: exposed, remedy: body.ruling.remedy })).toBe(
    'done',
  );
  expect(await rule(floor, table, 'rule-1', { irregularity: exposed })).toBe('done');
  for (const line of [...lines, floor]) {
    const told = await line.until(() => handEvents(line, table).find(({ type }) => type === 'ruled'));
    expect(told).toMatchObject({ cite: '003:42', say: body.ruling.say });
    const faced = handEvents(line, table).find(({ type }) => type === 'faced');
    expect(faced).toMatchObject({ seat: 0, cards: [expect.any(Number)] });
  }
  // The card in its place is told to its own seat alone.
  const given = (line: TestLine) =>
    handEvents(line, table).flatMap((event) =>
      event.type === 'moved' && JSON.stringify(event.from) === '{"in":"stub"}' ? [...event.cards] : [],
    );
  expect(given(lines[0])).not.toContain(HIDDEN);
  expect([given(lines[1]), given(floor)]).toEqual([[HIDDEN], [HIDDEN]]);
  await playHands(table, lines, 1);
});

test('T63, 003:7436 the answer names the setting by which lines are read; whose cards it was may be said', async () => {
  const { table, boss } = await inHand('hawaiian-gardens/dramadugi');
  const { known } = (await boss.get(`/api/floor/irregularities?table=${table}`)).body;
  expect(known).toContainEqual({
    what: 'dealt out of order',
    of: 'table',
    asks: ['hand', 'cards', 'other', 'count'],
  });
  const read = async (seat: number) =>
    (await boss.post('/api/floor/ruling', { table, irregularity: { ...exposed, seat, cards: [0] } })).body
      .ruling;
  // The first card of the deal is one of these two.
  const rulings = [await read(0), await read(1)];
  expect(rulings.map(({ cite }) => cite)).toEqual(['003:7436', '003:7436']);
  expect(rulings.flatMap(({ reading = [] }) => reading)).toEqual([
    { setting: 'exposedFirstCard', title: 'Exposed card that makes a misdeal', is: 'the first of the deal' },
  ]);
});

test('A2 a ruling is in the audit log once, with what went wrong, what was done, the lines and the reason', async () => {
  const { table, floor, boss } = await inHand();
  const other = { irregularity: exposed, remedy: [{ do: 'stands' }] };
  expect(await rule(floor, table, 'a', other)).toMatch(/^not-allowed: .*\(003:42\) Give a reason/);
  expect(await rule(floor, table, 'b', { ...other, reason: 'Only the player saw it.' })).toBe('done');
  expect(await rule(floor, table, 'b', { ...other, reason: 'Only the player saw it.' })).toBe('done');
  expect(await rule(floor, table, 'c', { irregularity: { what: 'early board' } })).toBe('done');
  await boss.post('/api/floor/ruling', { table, irregularity: exposed });
  const { entries } = (await boss.get('/api/floor/audit')).body;
  const mine = entries
    .filter(({ detail }: { detail: { table?: string } }) => detail.table === table)
    .reverse();
  expect(mine.map(({ what }: { what: string }) => what)).toEqual(['rule', 'rule', 'asked for a ruling']);
  expect(mine[0].detail).toMatchObject({ ...other, cite: null, reason: 'Only the player saw it.' });
  expect(mine[1].detail).toMatchObject({
    irregularity: { what: 'early board' },
    remedy: [{ do: 'board again' }],
    cite: '003:43-45',
  });
});

test('A1, P2 only the floor asks and rules, and nonsense is answered with a sentence', async () => {
  const { table, lines, visitors, floor, boss } = await inHand();
  const ask = { table, irregularity: exposed };
  expect((await visitors[0]!.post('/api/floor/ruling', ask)).status).toBe(403);
  expect((await visitors[0]!.get(`/api/floor/irregularities?table=${table}`)).status).toBe(403);
  expect(await rule(lines[0], table, 'x', { irregularity: exposed })).toMatch(/^no-right: /);
  expect((await boss.post('/api/floor/ruling', { table: 'none', irregularity: exposed })).status).toBe(404);
  const bad = { ...ask, irregularity: { what: 'exposed card', seat: 5, cards: [0] } };
  const refused = await boss.post('/api/floor/ruling', bad);
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringMatching(/Seat 6|not in the hand|no seat/),
  ]);
  expect((await boss.post('/api/floor/ruling', { ...ask, irregularity: { what: 'rain' } })).status).toBe(400);
  const remedies = [
    [{ do: 'replace', old: 'out', burn: 1e9 }],
    [{ do: 'toString' }],
    [{ do: 'stands', x: 1 }],
  ];
  for (const [i, remedy] of remedies.entries())
    expect(await rule(floor, table, `n${i}`, { irregularity: exposed, remedy, reason: 'So.' })).toBe(
      'malformed: There is no such remedy.',
    );
  for (const line of [...lines, floor]) line.close();
});

test('R3, T63 a misdeal gives everything back and the same button deals again', async () => {
  const { table, lines, floor } = await inHand();
  const before = lines[0].view(table).state.button;
  expect(await rule(floor, table, 'm', { irregularity: { what: 'extra card', seat: 1, count: 2 } })).toBe(
    'done',
  );
  const voided = await floor.until(() => floor.events(table).find(({ type }) => type === 'voided'));
  expect(voided).toMatchObject({ reason: expect.stringMatching(/misdeal/) });
  await playHands(table, lines, 1);
  expect(lines[0].view(table).state.button).not.toBe(-1);
  const began = floor.events(table).filter((event) => event.type === 'hand began');
  expect(began.slice(0, 2).map(({ plan }) => 'button' in plan && plan.button)).toEqual([before, before]);
});

test('R32, V1 bots go on after rulings, cards that are shuffled again follow from the seed, and all of it verifies', async () => {
  const { table, lines, floor } = await inHand();
  expect(await bots.fill(table, 2)).toBeNull();
  await actIfDue(table, turnOf(floor, table) === 0 ? lines[0] : lines[1]);
  expect(await rule(floor, table, 'flop', { irregularity: { what: 'early board' } })).toBe('done');
  await playHands(table, lines, 2);
  await here.room.idle();
  expect(
    handEvents(floor, table).some(
      (event) => event.type === 'shuffled' && 'pile' in event && event.pile === 'stub and cards aside',
    ),
  ).toBe(true);
  const { findings } = await verifyStore(here.store);
  expect(findings).toEqual([]);
});

test('T64, P29 a player changes the number of cards drawn without the floor, once, and the table says where that may be', async () => {
  const { table, lines } = await inHand('hawaiian-gardens/archie');
  const told = lines[0].heard.find((message) => message.type === 'table');
  expect(told).toMatchObject({
    ownRulings: expect.arrayContaining([{ what: 'changed draw', until: 'dealt' }]),
  });
  const due = () => {
    const now = lines[0].view(table).legal();
    return now?.kind === 'pot' && 'seat' in now.legal ? now.legal : null;
  };
  /** Whoever is to act, as soon as that line knows of it. */
  const acting = async () => {
    const line = due()?.seat === 0 ? lines[0] : lines[1];
    await line.until(() => line.view(table).seq >= lines[0].view(table).seq);
    return line;
  };
  while (due()?.due !== 'discard') {
    const { seq } = lines[0].view(table);
    await actIfDue(table, await acting());
    await lines[0].until(() => lines[0].view(table).seq > seq && due() !== null);
  }
  const seat = due()?.seat ?? -1;
  const line = await acting();
  const hand = line.view(table).state.hand;
  const [card = -1] = hand?.kind === 'pot' ? (hand.state.down[seat] ?? []) : [];
  const discard = (cards: readonly number[]) =>
    line.do(table, { type: 'play', command: { type: 'discard', seat, cards } });
  const change = () => line.do(table, { type: 'ask ruling', what: 'changed draw' });
  expect(await change()).toMatch(/^not-allowed: /);
  expect(await discard([card])).toBe('done');
  expect(await change()).toBe('done');
  expect(await discard([])).toBe('done');
  expect(await change()).toMatch(/^not-allowed: /);
  const ruled = await line.until(() => handEvents(line, table).find(({ type }) => type === 'ruled'));
  expect(ruled).toMatchObject({ cite: expect.stringMatching(/^003:/) });
});

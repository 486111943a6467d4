import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import { viewTable } from './events.ts';
import type { Opening } from './sign.ts';
import type { Table } from './table.ts';
import { act, houseMove, must, name, opened, refusal, sits } from './testing.ts';

const gardens = (game: string, table = {}): Opening => ({
  house: 'hawaiian-gardens',
  offering: `hawaiian-gardens/${game}`,
  table,
});
const blackSheep: Opening = { house: 'black-sheep', offering: 'black-sheep/ez-baccarat' };
const random = seededRandom('bank');

function seated(opening: Opening, players: number): Table {
  const table = opened(opening);
  for (let i = 0; i < players; i++) sits(table, name(i), i + 1);
  return table;
}

const takes = (table: Table, player: string) => refusal(table, { by: { player }, type: 'take bank' });
const passes = (table: Table, player: string) => refusal(table, { by: { player }, type: 'pass bank' });
const asked = (table: Table) => table.state.seats[table.state.bank.offered]?.player ?? '-';

/** The holder banks a round in which these players bet the least. */
function round(table: Table, ...bettors: string[]): void {
  const { state } = table;
  must(table, { by: 'house', type: 'deal' });
  const { sign, bank } = state;
  if (sign.kind !== 'player-dealer') throw new Error('No bank.');
  const seatOf = (player: string) => state.seats.findIndex((one) => one?.player === player);
  while (houseMove(table, random));
  act(table, { type: 'stake', seat: bank.seat, cents: 10 * sign.limits.min });
  for (const player of bettors) {
    const seat = seatOf(player);
    const { id } = sign.game.wagers[0];
    act(table, { type: 'wager', seat, spot: seat * sign.game.circles, kind: id, cents: sign.limits.min });
  }
  act(table, { type: 'close' });
  while (table.machine !== null) if (!houseMove(table, random)) must(table, absent(table));
}

/** Time runs out for whoever must act. */
function absent(table: Table) {
  const at = table.state.now + 3_600_000;
  if (table.state.turn === null) must(table, { by: 'floor', type: 'call clock' });
  return { by: 'house', type: 'tick', at } as const;
}

describe('the bank is offered', () => {
  test('003:740, 000:970 from seat 1 on, clockwise, and is refused by whoever likes', () => {
    const table = seated(gardens('super-9'), 3);
    expect(asked(table)).toBe('a');
    expect(takes(table, 'b')).toBe('The bank is offered to seat 1.');
    expect(passes(table, 'c')).toBe('The bank is not offered to seat 3.');
    expect(refusal(table, { by: 'house', type: 'deal' })).toBe('Nobody has taken the bank.');
    expect(passes(table, 'a')).toBe('');
    expect(asked(table)).toBe('b');
    expect(takes(table, 'b')).toBe('');
    expect(takes(table, 'b')).toBe('The bank is taken for this round.');
    expect(refusal(table, { by: { player: 'b' }, type: 'leave' })).toBe(
      'The bank is taken: it is played first.',
    );
  });

  test('002:114-116 for two rounds running, for one, or not at all; then to the next', () => {
    const table = seated(blackSheep, 3);
    takes(table, 'a');
    round(table, 'b', 'c');
    expect(asked(table)).toBe('a');
    takes(table, 'a');
    round(table, 'b', 'c');
    expect(asked(table)).toBe('b');
    takes(table, 'b');
    round(table, 'a', 'c');
    expect(asked(table)).toBe('b');
    passes(table, 'b');
    expect(asked(table)).toBe('c');
  });

  test('002:288, 004:305 nobody takes it: no round, and the one who had it twice may not have it again', () => {
    const table = seated(blackSheep, 2);
    takes(table, 'a');
    round(table, 'b');
    takes(table, 'a');
    round(table, 'b');
    passes(table, 'b');
    expect(table.state.bank.refused).toBe(true);
    expect(takes(table, 'a')).toBe('Seat 1 has had the bank for two rounds: another takes it first.');
    expect(refusal(table, { by: 'house', type: 'deal' })).toBe('Nobody has taken the bank.');
    must(table, { by: 'house', type: 'offer bank' });
    expect(asked(table)).toBe('b');
  });

  test('who leaves after two rounds and sits down again still had them', () => {
    const table = seated(blackSheep, 2);
    takes(table, 'a');
    round(table, 'b');
    takes(table, 'a');
    round(table, 'b');
    must(table, { by: { player: 'a' }, type: 'leave' });
    sits(table, 'a', 5);
    passes(table, 'b');
    expect(takes(table, 'a')).toMatch(/another takes it first/);
  });

  test('a void round is no round', () => {
    const table = seated(blackSheep, 2);
    takes(table, 'a');
    must(table, { by: 'house', type: 'deal' });
    must(table, { by: 'floor', type: 'void', reason: 'A card was seen.' });
    expect(table.state.bank).toMatchObject({ ready: true, rounds: 0 });
  });
});

describe('who may take it', () => {
  test('003:561 only who bet against the bank in the last round, 003:1853 anyone where that is not printed', () => {
    const table = seated(gardens('super-9'), 3);
    takes(table, 'a');
    round(table, 'c');
    passes(table, 'a');
    expect(asked(table)).toBe('c');
    passes(table, 'c');
    expect(takes(table, 'b')).toBe('');
    const free = seated(gardens('pan-9'), 3);
    takes(free, 'a');
    round(free, 'c');
    passes(free, 'a');
    expect(asked(free)).toBe('b');
  });

  test('003:561 who sat through the last round without a bet is not asked', () => {
    const table = seated(gardens('super-9'), 3);
    takes(table, 'a');
    round(table, 'b', 'c');
    takes(table, 'a');
    round(table, 'c');
    expect(asked(table)).toBe('c');
    passes(table, 'c');
    expect(takes(table, 'b')).toBe('Seat 2 did not bet against the bank in the last round.');
  });

  test('003:561, 002:288 a game that broke begins anew: nobody can have bet in its last round', () => {
    const table = seated(gardens('super-9'), 3);
    takes(table, 'a');
    round(table, 'b', 'c');
    takes(table, 'a');
    round(table, 'c');
    passes(table, 'c');
    expect(asked(table)).toBe('-');
    must(table, { by: 'house', type: 'offer bank' });
    expect(asked(table)).toBe('b');
  });

  test('003:561 newcomers when all others have declined', () => {
    const table = seated(gardens('super-9'), 3);
    takes(table, 'a');
    round(table, 'b', 'c');
    takes(table, 'a');
    round(table, 'b', 'c');
    must(table, { by: { player: 'b' }, type: 'leave' });
    sits(table, 'n', 2);
    expect(asked(table)).toBe('c');
    passes(table, 'c');
    expect(asked(table)).toBe('n');
  });

  test('003:759 Caribbean Stud: a third-party proposition player; 000:455 elsewhere anyone', () => {
    const table = seated(gardens('caribbean-stud'), 2);
    expect(asked(table)).toBe('-');
    expect(takes(table, 'a')).toBe('Only a third-party proposition player holds the bank here (003:759).');
    must(table, { by: 'house', type: 'sell chips', player: 'tp', cents: 100_000 });
    must(table, { by: 'floor', type: 'seat', player: 'tp', seat: 4, cents: 100_000, role: 'proposition' });
    expect(asked(table)).toBe('tp');
    expect(asked(seated(gardens('caribbean-stud', { bankRole: 'anyone' }), 2))).toBe('a');
    expect(
      refusal(table, { by: 'floor', type: 'seat', player: 'x', seat: 5, cents: 1, role: 'boss' as never }),
    ).toBe('There is no such role.');
  });

  test('nobody at a game without a bank', () => {
    const table = opened({ house: 'black-sheep', offering: 'black-sheep/holdem' });
    sits(table, 'a', 1);
    expect(takes(table, 'a')).toBe('Nobody holds a bank at this game.');
    expect(refusal(table, { by: 'house', type: 'offer bank' })).toBe('Nobody holds a bank at this game.');
    expect(refusal(table, { by: 'house', type: 'shuffle shoe', cards: [] })).toBe(
      'No shoe runs on at this table.',
    );
  });
});

test('003:656 partners join the bank, three at most', () => {
  const table = seated(gardens('hawaiian-blackjack'), 5);
  takes(table, 'a');
  must(table, { by: 'house', type: 'deal' });
  while (houseMove(table, random));
  const stake = (seat: number) =>
    refusal(table, {
      by: { player: name(seat) },
      type: 'play',
      command: { type: 'stake', seat, cents: 5000 },
    });
  expect([0, 1, 2].map(stake)).toEqual(['', '', '']);
  expect(stake(3)).toBe('No more than 3 may put the bank up together.');
});

test('003:1439 a shoe runs on until the cut card comes, and is then shuffled', () => {
  const table = seated(gardens('baccarat', { shoe: 'running' }), 2);
  takes(table, 'a');
  expect(refusal(table, { by: 'house', type: 'deal' })).toBe('The shoe is shuffled first.');
  expect(refusal(table, { by: 'house', type: 'shuffle shoe', cards: [1, 2, 3] })).toMatch(
    /exactly its \d+ cards/,
  );
  houseMove(table, random);
  const shuffled = table.log.findLast(({ type }) => type === 'shoe shuffled');
  expect(JSON.stringify(shuffled && viewTable(shuffled, 0))).toMatch(/^[^\d]*(63,)+63\]/);
  round(table, 'b');
  const fed = table.log.find((event) => event.type === 'played' && event.event.type === 'shuffled');
  expect(fed).toMatchObject({ event: { cards: table.state.shoe } });
  const used = table.state.shoeNext;
  expect(used).toBeGreaterThanOrEqual(4);
  expect(table.state.shoe.length).toBeGreaterThan(52);
  expect(refusal(table, { by: 'house', type: 'shuffle shoe', cards: [] })).toBe(
    'The cut card has not come yet.',
  );
  takes(table, 'a');
  round(table, 'b');
  expect(table.state.shoeNext).toBeGreaterThanOrEqual(used + 4);
  const before = table.state.shoe;
  for (let i = 0; i < 200 && table.state.shoe === before; i++) {
    takes(table, asked(table));
    houseMove(table, random);
    if (table.state.hand !== null) must(table, { by: 'floor', type: 'void', reason: 'Test.' });
    round(table, ...(table.state.bank.seat === 0 ? ['b'] : ['a']));
  }
  expect(table.state.shoe).not.toBe(before);
});

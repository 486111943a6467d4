import { describe, expect, test } from 'vitest';
import { offerings } from '../../houses/index.ts';
import { tableSettings } from '../../houses/offering/table-settings.ts';
import type { Opening } from '../sign.ts';
import type { Table } from '../table.ts';
import { houseMove, must, name, refusal } from '../testing/testing.ts';
import { asked, gardens, passes, random, round, roundWith, seated, seatIn, takes } from './testing-bank.ts';

const BOOKS = {
  'black-sheep': '000',
  'hotel-del-rio': '001',
  empire: '002',
  'hawaiian-gardens': '003',
  'lucky-lady': '004',
} as const;

const playerDealerOfferings = offerings.filter((offering) => offering.kind === 'player-dealer');
const ofBooks = playerDealerOfferings.filter(({ cite }) => cite !== null);

describe('what is declared of the bank', () => {
  test.each(ofBooks.map((offering) => [offering.id, offering] as const))('%s', (_, of) => {
    const rules = tableSettings(of, of.limits[0].id);
    expect(rules.bankRounds.default).toBe(2);
    // Each book has a line for how long, and for what happens then; none is cited at another's table.
    for (const name of ['bankRounds', 'bankDeclined']) expect(rules[name].cite).toMatch(/^00\d:/);
    for (const [name, { cite }] of Object.entries(rules)) {
      if (!name.startsWith('bank')) continue;
      for (const [book] of cite.matchAll(/00\d(?=:)/g)) expect(book, name).toBe(BOOKS[of.house]);
    }
  });

  test.each([
    ['hawaiian-gardens/baccarat-9-2009', '003:1312'],
    ['hawaiian-gardens/nine-and-a-half', '003:1369'],
  ])('%s cites its own page, %s', (id, cite) => {
    const offering = playerDealerOfferings.find((one) => one.id === id)!;
    expect(tableSettings(offering, offering.limits[0].id).bankAfterBet).toMatchObject({
      cite,
      printed: true,
    });
  });
});

describe('partners of the bank', () => {
  const stakes = (table: Table, player: string) => {
    const seat = seatIn(table, player);
    return refusal(table, { by: { player }, type: 'play', command: { type: 'stake', seat, cents: 5000 } });
  };
  const alone = 'The player-dealer puts up the bank alone here.';

  /** A table where the first player has taken the bank and bets are open. */
  function open(opening: Opening): Table {
    const table = seated(opening, 6);
    if (table.state.sign.rules.bankRole === 'proposition') throw new Error('Seat a proposition player.');
    takes(table, 'a');
    must(table, { by: 'house', type: 'deal' });
    while (houseMove(table, random));
    return table;
  }

  test.each([
    ['003:574 Super 9', gardens('super-9'), 4],
    ['003:656 Hawaiian Blackjack', gardens('hawaiian-blackjack'), 3],
    ['003:747 Caribbean Stud', gardens('caribbean-stud', { bankRole: 'anyone' }), 3],
  ])('%s: so many and no more', (_, opening, most) => {
    const table = open(opening);
    for (let seat = 0; seat < most; seat++) expect(stakes(table, name(seat))).toBe('');
    expect(stakes(table, name(most))).toBe(`No more than ${most} players may share the bank.`);
  });

  test('003:1763 Pokara, and every other game: the player-dealer alone', () => {
    const with_ = ['super-9', 'hawaiian-blackjack', 'caribbean-stud', 'double-hand-poker'];
    for (const { id, house } of ofBooks) {
      if (with_.includes(id.split('/')[1])) continue;
      const table = open({ house, offering: id, table: { bankRole: 'anyone' } });
      expect(stakes(table, 'a'), id).toBe('');
      expect(stakes(table, 'b'), id).toBe(alone);
    }
  });

  test('T41 003:574 with 003:561: the rounds of a partner count like those of the holder', () => {
    const table = seated(gardens('super-9'), 4);
    takes(table, 'a');
    roundWith(table, ['b'], ['c', 'd']);
    takes(table, 'a');
    roundWith(table, ['b'], ['c', 'd']);
    // Both had it twice: neither takes it, and neither has a part in another's.
    expect(asked(table)).toBe('c');
    takes(table, 'c');
    must(table, { by: 'house', type: 'deal' });
    while (houseMove(table, random));
    expect(stakes(table, 'c')).toBe('');
    for (const player of ['a', 'b'])
      expect(stakes(table, player)).toBe('You have had your rounds on the bank: sit one out.');
    expect(stakes(table, 'd')).toBe('');
    must(table, { by: 'floor', type: 'void', reason: 'Test.' });
    round(table, 'a', 'b', 'd');
    // A round has gone by without them.
    takes(table, 'c');
    must(table, { by: 'house', type: 'deal' });
    while (houseMove(table, random));
    expect([stakes(table, 'c'), stakes(table, 'a')]).toEqual(['', '']);
  });

  test('003:574 a partner for one round holds it for one more, and not for two', () => {
    const table = seated(gardens('super-9', { bankAfterBet: false }), 3);
    takes(table, 'a');
    roundWith(table, ['b'], ['c']);
    passes(table, 'a');
    takes(table, 'b');
    round(table, 'a', 'c');
    expect(table.state.bank).toMatchObject({ player: 'b', rounds: 2 });
    expect(asked(table)).toBe('c');
  });

  test('T43 nobody puts up a part of a bank and bets against it', () => {
    const table = open(gardens('super-9'));
    expect(stakes(table, 'a')).toBe('');
    expect(stakes(table, 'b')).toBe('');
    const wager = { type: 'wager', seat: 1, spot: 1, kind: 'game', cents: 1000 } as const;
    expect(refusal(table, { by: { player: 'b' }, type: 'play', command: wager })).toBe(
      "You can't bet against a bank you hold or share.",
    );
  });
});

import { seededRandom } from '@cardroom/core/cards';
import { findOffering } from '@cardroom/core/houses';
import { dropOf as dropAt, jackpotOf as jackpotAt } from '@cardroom/core/source/table/state.ts';
import { Session } from '@cardroom/core/source/table/testing/session.ts';
import { dealAndFold, must, plainFees, potTable } from '@cardroom/core/source/table/testing/testing.ts';
import { evolve, newTable, takeSnapshot } from '@cardroom/core/table';
import { expect, test } from 'vitest';
import { atTable, dropOf, jackpotOf, posting, railOf, transfer } from '../../store/ledger/ledger.ts';
import { chipsByPlayer, TableLedger } from './ledger-table.ts';

/** Won by any pair that is beaten, so that it is paid now and then. */
const JACKPOT = {
  title: 'Any pair or better beaten',
  for: 'bad beat',
  least: { hand: '2c 2d 3h 4c 5d' },
  fewest: 2,
  shares: { loser: 50, winner: 30, others: 20 },
} as const;

const OFFERINGS = [
  'black-sheep/holdem',
  'hawaiian-gardens/lowball',
  'hawaiian-gardens/super-9',
  'hawaiian-gardens/face-up-chinese',
  'black-sheep/ez-baccarat',
];

test.each(OFFERINGS)('R11 %s: after every event the ledger holds what lies on the table', (id) => {
  const { house } = findOffering(id)!;
  const jackpot = id === 'black-sheep/holdem' ? { jackpot: JACKPOT } : {};
  const opening = { house, offering: id, options: ['plain'], ...jackpot };
  const random = seededRandom(`the ledger of ${id}`);
  const { table } = new Session(opening, random, {
    hands: 100,
    people: 4,
    restless: true,
    collection: plainFees,
  }).run();
  const state = newTable(table.state.sign);
  let ledger = new TableLedger({ id: 't_1', house }, { base: state });
  const held = new Map<string, number>();
  const seen = new Set<string>();
  for (const [seq, event] of table.log.entries()) {
    // As after a restart: between hands from how the table stands.
    if (state.hand === null && seq % 50 === 0)
      ledger = new TableLedger({ id: 't_1', house }, { base: state });
    for (const { entries } of ledger.post([event], { at: seq, seq })) {
      for (const { account, cents } of entries) held.set(account, (held.get(account) ?? 0) + cents);
    }
    evolve(state, event);
    seen.add(event.type);
    const lie = [...chipsByPlayer(state)].map(([player, cents]) => [atTable('t_1', player), cents] as const);
    lie.push([dropOf(house), state.chips[dropAt(state)]], [jackpotOf(house), state.chips[jackpotAt(state)]]);
    const wrong = lie.filter(([account, cents]) => (held.get(account) ?? 0) !== cents);
    if (wrong.length > 0) expect({ seq, event, wrong }).toBeNull();
  }
  expect([...held.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
  expect(held.get(dropOf(house))).toBeGreaterThan(0);
  const moves = [
    'sold',
    'hand ended',
    'collected',
    ...(state.sign.kind === 'player-dealer' ? ['stands'] : []),
    ...('jackpot' in opening ? ['jackpot paid', 'changed seat', 'voided'] : []),
  ];
  expect([...seen]).toEqual(expect.arrayContaining(moves));
});

test('R11 a ledger taken up in the middle of a hand goes on alike', () => {
  const { house } = findOffering('black-sheep/holdem')!;
  const opening = { house, offering: 'black-sheep/holdem', options: ['plain'] };
  const random = seededRandom('ledger in the middle');
  const { table } = new Session(opening, random, { hands: 8, restless: true, collection: plainFees }).run();
  const base = newTable(table.state.sign);
  const all = new TableLedger({ id: 't', house }, { base }).post(table.log, { at: 5, seq: 0 });
  for (let seq = 0; seq < table.log.length; seq += 7) {
    const rest = new TableLedger({ id: 't', house }, { base, since: table.log.slice(0, seq) });
    expect(rest.post(table.log.slice(seq), { at: 5, seq })).toEqual(all.filter((made) => made.seq! >= seq));
  }
});

test('R11 postings balance, name real accounts and whole cents, or are not made', () => {
  const about = { at: 1 };
  const off = [
    { account: railOf('u_1'), cents: -100 },
    { account: 'cage', cents: 99 },
  ];
  expect(() => posting('odd', about, off)).toThrow('off by -1 cents');
  expect(() => transfer('odd', about, 'cage', 'nowhere', 5)).toThrow('no account "nowhere"');
  expect(() => transfer('odd', about, 'cage', railOf('u_1'), 0.5)).toThrow('not a number of cents');
  const twice = transfer('round', about, 'cage', 'cage', 5);
  expect(twice.entries).toEqual([]);
});

test('R13 every cent of a printed fee is booked with its line, before the cards, in the hand and back', () => {
  const opening = {
    house: 'hawaiian-gardens',
    offering: 'hawaiian-gardens/double-board-omaha',
    limit: 'nl 2-3',
    options: ['1', '9', '15', '19'].map((number) => `double-board-omaha-own/${number}`),
  } as const;
  const table = potTable(opening, 4);
  const ledger = new TableLedger(
    { id: 't', house: opening.house },
    { base: takeSnapshot(table.state), since: [] },
  );
  const booked = () => {
    const lines = ledger
      .post(table.drain(), { at: 0, seq: 0 })
      .flatMap(({ why, entries }) => entries.map((entry) => ({ why, ...entry })));
    return lines.filter(({ account }) => account === 'drop:hawaiian-gardens');
  };
  booked();
  dealAndFold(table);
  const first = booked();
  expect(first.length).toBeGreaterThan(0);
  for (const { why } of first) expect(why).toMatch(/^fee 003:\d+/);
  must(table, { by: 'house', type: 'deal' });
  const before = booked();
  must(table, { by: 'floor', type: 'void', reason: 'A card was exposed.' });
  const back = booked();
  expect(back).toEqual(before.map((line) => ({ ...line, cents: -line.cents })));
});

import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import { schedulesFor } from '../../houses/fees/schedule/schedules.ts';
import { findOffering } from '../../houses/index.ts';
import type { Table } from '../table.ts';
import { houseMove, must, opened, plainFees, printedSign, refusal, sits } from '../testing/testing.ts';
import { type Collection, quiet, type Situation } from './collection.ts';
import { noFeeLeft } from './fee-left.ts';
import { printedFees } from './printed-fees.ts';

const ezBaccarat = {
  house: 'black-sheep',
  offering: 'black-sheep/ez-baccarat',
  options: ['plain'],
  table: { bettingTime: 0 },
} as const;

/** `a` has the bank and so many dollars; `b` has $100. */
function banked(dollars: number, collection: Collection = plainFees, opening = ezBaccarat): Table {
  const table = opened(opening, collection);
  sits(table, 'a', 1, dollars);
  sits(table, 'b', 2, 100);
  must(table, { by: { player: 'a' }, type: 'take bank' });
  must(table, { by: 'house', type: 'deal' });
  while (houseMove(table, seededRandom('left')));
  return table;
}

function why(table: Table, collection: Collection, command: RoundCommand, more: Partial<Situation> = {}) {
  const { hand, sign } = table.state;
  if (hand?.kind !== 'player-dealer') throw new Error('No round.');
  const now: Situation = {
    ...quiet(sign, [0, 1], hand.state.chips),
    dealer: 0,
    stake: hand.state.stake,
    ...more,
  };
  return noFeeLeft(collection, now, hand.state, command)?.message ?? '';
}

describe('T72 002:648 the fee is paid besides the bet', () => {
  const stake = (dollars: number, seat = 0) => ({ type: 'stake', seat, cents: 100 * dollars }) as const;

  test('a stake leaves the fee of the player-dealer', () => {
    const table = banked(50);
    const has = { chips: [5000, 10_000] };
    expect(why(table, plainFees, stake(48), has)).toBe('');
    expect(why(table, plainFees, stake(49), has)).toBe('A stake of $49 leaves seat 1 without the fee of $2.');
  });

  test("and so does a partner's, which is for the player-dealer's account", () => {
    const byWager: Collection = {
      check: () => null,
      due: (moment, { dealer, stake: cents }) =>
        moment === 'play' ? [{ from: dealer, to: 'drop', cents: cents / 10 }] : [],
    };
    const table = banked(50, byWager);
    expect(why(table, byWager, stake(10, 1), { stake: 4000, chips: [1000, 10000] })).toBe('');
    expect(why(table, byWager, stake(70, 1), { stake: 4000, chips: [1000, 10000] })).toBe(
      'A stake of $70 leaves seat 1 without the fee of $11.',
    );
  });

  test('a bet leaves the fee of the bettor, and is not asked for that of the bank', () => {
    const table = banked(50);
    const { sign } = table.state;
    if (sign.kind !== 'player-dealer') throw new Error('No bank.');
    const bet = (dollars: number) =>
      ({ type: 'wager', seat: 1, spot: 1, kind: sign.game.wagers[0].id, cents: 100 * dollars }) as const;
    const has = { chips: [5000, 10_000] };
    expect(why(table, plainFees, bet(99), has)).toBe('');
    expect(why(table, plainFees, bet(100), has)).toBe('A bet of $100 leaves seat 2 without the fee of $1.');
    expect(why(table, plainFees, bet(10), { stake: 5000, chips: [0, 10000] })).toBe('');
    expect(why(table, plainFees, { type: 'close' })).toBe('');
  });

  test('003:3321 by total table action: for as much of it as the stake covers', () => {
    const offering = findOffering('hawaiian-gardens/ez-baccarat-panda-8')!;
    const byAction = schedulesFor(offering.id).find(({ fees }) => fees.some(({ by }) => by === 'action'));
    const sign = printedSign(offering, byAction);
    const fees = printedFees(offering.id);
    const table = banked(1000, fees, sign as never);
    const rates = byAction?.options[0].rates.filter(({ fee }) => byAction.fees[fee].by === 'action') ?? [];
    const fee = rates.find(({ range }) => range !== null && range.from <= 90_000 && range.to >= 90_000);
    expect(fee?.cents).toBeGreaterThan(0);
    const cents = fee?.cents ?? 0;
    expect(why(table, fees, stake(900), { chips: [90_000 + cents, 10_000] })).toBe('');
    expect(why(table, fees, stake(900), { chips: [90_000 + cents - 1, 10_000] })).toMatch(
      /^A stake of \$900 leaves seat 1 without the fee of /,
    );
  });

  test('003:3274 a bet is refused that would cost the player-dealer more than is left for the fee', () => {
    const offering = findOffering('hawaiian-gardens/super-9')!;
    const fees = printedFees(offering.id);
    const table = banked(100, fees, {
      house: offering.house,
      offering: offering.id,
      limit: '1-100',
      options: ['california-d/17'],
      table: { bettingTime: 0 },
    } as never);
    const bet = (dollars: number) =>
      ({ type: 'wager', seat: 1, spot: 1, kind: 'game', cents: 100 * dollars }) as const;
    const { sign } = table.state;
    const kind = sign.kind === 'player-dealer' ? sign.game.wagers[0].id : '';
    const [low, high] = schedulesFor(offering.id)
      .flatMap(({ options }) => options)
      .find(({ id }) => id === 'california-d/17')!
      .rates.filter(({ range }) => range !== null);
    const edge = low.range!.to / 100;
    const left = { stake: 500, chips: [low.cents!, 100_000] };
    expect(why(table, fees, { ...bet(edge), kind }, left)).toBe('');
    expect(why(table, fees, { ...bet(edge + 1), kind }, left)).toBe(
      `With that bet the player-dealer would owe a fee of $${high.cents! / 100}, and has only $${low.cents! / 100} left for it.`,
    );
  });

  test('nobody takes the bank with less than the least bet and the fee for it', () => {
    const table = opened(ezBaccarat, plainFees);
    const { sign } = table.state;
    const min = sign.kind === 'player-dealer' ? sign.limits.min / 100 : 0;
    sits(table, 'a', 1, min + 1);
    sits(table, 'b', 2, min + 2);
    expect(refusal(table, { by: { player: 'a' }, type: 'take bank' })).toBe(
      `You do not have the minimum bet of $${min} and the fee of $2.`,
    );
    must(table, { by: { player: 'a' }, type: 'pass bank' });
    must(table, { by: { player: 'b' }, type: 'take bank' });
  });
});

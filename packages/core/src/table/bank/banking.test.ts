import { describe, expect, test } from 'vitest';
import type { HouseId } from '../../houses/offering/offering.ts';
import { tableSettings } from '../../houses/offering/table-settings.ts';
import { viewTable } from '../events.ts';
import type { Opening } from '../sign.ts';
import type { Table } from '../table.ts';
import { act, houseMove, must, opened, refusal, sits } from '../testing/testing.ts';
import { asked, empire, gardens, passes, playOut, random, round, seated, takes } from './testing-bank.ts';

const blackSheep: Opening = { house: 'black-sheep', offering: 'black-sheep/ez-baccarat' };

describe('the bank is offered', () => {
  test('T40 003:740, 000:970 from seat 1 on, clockwise, and is refused by whoever likes', () => {
    const table = seated(gardens('super-9'), 3);
    expect(asked(table)).toBe('a');
    expect(takes(table, 'b')).toBe('The bank is offered to a.');
    expect(passes(table, 'c')).toBe('The bank is not offered to you.');
    expect(refusal(table, { by: 'house', type: 'deal' })).toBe('Nobody has taken the bank.');
    expect(passes(table, 'a')).toBe('');
    expect(asked(table)).toBe('b');
    expect(takes(table, 'b')).toBe('');
    expect(takes(table, 'b')).toBe('The bank is taken for this round.');
    expect(refusal(table, { by: { player: 'b' }, type: 'leave' })).toBe(
      'You have taken the bank: play that round first.',
    );
  });

  test('T41 002:114-116 for two rounds in a row, for one, or not at all; then to the next', () => {
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

  /** Two players: the first has had the bank for two rounds, and the other does not want it. */
  function declined(opening: Opening): Table {
    const table = seated(opening, 2);
    for (let i = 0; i < 2; i++) {
      takes(table, 'a');
      round(table, 'b');
    }
    passes(table, 'b');
    return table;
  }

  test.each([
    ['000:419', 'black-sheep/ez-baccarat'],
    ['000:571', 'black-sheep/pai-gow-poker-gold'],
    ['000:774', 'black-sheep/three-card-poker-6-card-bonus'],
    ['000:929', 'black-sheep/blackjack-elite'],
    ['000:1099', 'black-sheep/face-up-pai-gow-poker'],
    ['000:1354', 'black-sheep/ultimate-texas-holdem'],
    ['001:465, 001:782', 'hotel-del-rio/three-card-poker-6-card-bonus'],
    ['002:1425', 'empire/twenty-first-century-blackjack'],
    ['003:1974', 'hawaiian-gardens/super-9-bonus-tie'],
    ['003:2694', 'hawaiian-gardens/ez-baccarat-panda-8'],
    ['004:892', 'lucky-lady/fortune-7-baccarat'],
    ['004:1026', 'lucky-lady/ez-baccarat-panda-8'],
    ['004:1160, 004:1247', 'lucky-lady/three-card-poker-6-card-bonus'],
  ])('T41 %s it is offered around after two rounds, and to the same player again', (_, offering) => {
    const table = declined({ house: offering.split('/')[0] as HouseId, offering });
    expect(table.state.bank.refused).toBe(false);
    expect(asked(table)).toBe('a');
    expect(takes(table, 'a')).toBe('');
    expect(table.state.bank.rounds).toBe(0);
  });

  test('T41 000:419 for two more rounds, and then it goes around again', () => {
    const table = declined(blackSheep);
    takes(table, 'a');
    round(table, 'b');
    expect(asked(table)).toBe('a');
    takes(table, 'a');
    round(table, 'b');
    expect(asked(table)).toBe('b');
    expect(takes(table, 'a')).toBe('The bank is offered to b.');
    passes(table, 'b');
    passes(table, 'a');
    expect(table.state.bank.refused).toBe(true);
    expect(refusal(table, { by: 'house', type: 'deal' })).toBe('Nobody has taken the bank.');
    expect(takes(table, 'a')).toBe('');
  });

  test.each([
    ['002:118', 'empire/nines-up', 'broken'],
    ['002:287-288', 'empire/no-bust-blackjack', 'broken'],
    ['002:1069-1070', 'empire/pure-21-5-blackjack', 'broken'],
    ['004:139', 'lucky-lady/no-bust-blackjack-2001', 'broken'],
    ['004:304-305', 'lucky-lady/no-bust-blackjack', 'broken'],
    ['002:934', 'empire/three-card-poker', 'another first'],
    ['002:1507, 002:1593', 'empire/fortune-pai-gow-poker', 'another first'],
    ['004:820', 'lucky-lady/ultimate-texas-holdem-bad-beat', 'another first'],
    ['003:561', 'hawaiian-gardens/super-9', 'another first'],
    ['003:1763', 'hawaiian-gardens/pokara', 'another first'],
  ])('T41 %s %s: nobody else takes it, and no round is dealt', (cite, offering, rule) => {
    const table = declined({ house: offering.split('/')[0] as HouseId, offering });
    const { bank, sign } = table.state;
    expect(sign.rules.bankDeclined).toBe(rule);
    expect(tableSettings(sign.offering, sign.limit).bankDeclined).toMatchObject({ printed: rule, cite });
    expect(bank.refused).toBe(true);
    expect(takes(table, 'a')).toMatch(
      /^You have had the bank for 2 rounds in a row: another player takes it first/,
    );
    expect(refusal(table, { by: 'house', type: 'deal' })).toBe('Nobody has taken the bank.');
    must(table, { by: 'house', type: 'offer bank' });
    expect(asked(table)).toBe('b');
    expect(takes(table, 'b')).toBe('');
  });

  test('T41 who leaves after two rounds and sits down again still had them', () => {
    const table = seated(gardens('pan-9'), 2);
    takes(table, 'a');
    round(table, 'b');
    takes(table, 'a');
    round(table, 'b');
    must(table, { by: { player: 'a' }, type: 'leave' });
    sits(table, 'a', 5);
    passes(table, 'b');
    expect(takes(table, 'a')).toBe(
      'You have had the bank for 2 rounds in a row: another player takes it first (003:1853).',
    );
  });

  test('T41 a room may post one round for each', () => {
    const table = seated(gardens('pan-9', { bankRounds: 1 }), 2);
    takes(table, 'a');
    round(table, 'b');
    expect(asked(table)).toBe('b');
    passes(table, 'b');
    expect(takes(table, 'a')).toBe(
      'You have had the bank for the last round: another player takes it first.',
    );
  });

  test('T40 a room may leave the start of a game to whoever asks', () => {
    const table = seated(gardens('pan-9', { bankFirst: 'whoever asks' }), 3);
    expect(asked(table)).toBe('-');
    expect(takes(table, 'b')).toBe('');
    round(table, 'a', 'c');
    expect(asked(table)).toBe('b');
  });

  test('T60 a void round is no round', () => {
    const table = seated(blackSheep, 2);
    takes(table, 'a');
    must(table, { by: 'house', type: 'deal' });
    must(table, { by: 'floor', type: 'void', reason: 'A card was seen.' });
    expect(table.state.bank).toMatchObject({ ready: true, rounds: 0 });
  });
});

describe('T42 who may take it', () => {
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
    expect(takes(table, 'b')).toBe('You did not bet against the bank in the last round (003:561).');
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
    expect(takes(table, 'a')).toBe(
      'Only a third-party proposition player may be the player-dealer here (003:759).',
    );
    must(table, { by: 'house', type: 'sell chips', player: 'tp', cents: 100_000 });
    must(table, { by: 'floor', type: 'seat', player: 'tp', seat: 4, cents: 100_000, role: 'proposition' });
    expect(asked(table)).toBe('tp');
    expect(asked(seated(gardens('caribbean-stud', { bankRole: 'anyone' }), 2))).toBe('a');
    expect(
      refusal(table, { by: 'floor', type: 'seat', player: 'x', seat: 5, cents: 1, role: 'boss' as never }),
    ).toBe('There is no such role.');
  });

  test('002:817 21st Century Baccarat: a proposition player, as the garbled line is read', () => {
    const table = seated(empire('twenty-first-century-baccarat'), 2);
    expect(takes(table, 'a')).toBe('Only a third-party proposition player may be the player-dealer here.');
    const { offering, limit } = table.state.sign;
    expect(tableSettings(offering, limit).bankRole).toMatchObject({
      cite: '002:817',
      printed: null,
      default: 'proposition',
    });
    expect(asked(seated(empire('twenty-first-century-baccarat', { bankRole: 'anyone' }), 2))).toBe('a');
  });

  test.each([
    ['pai-gow-tiles', '002:366'],
    ['double-hand-poker', '002:678'],
  ])('%s %s only a spot with a wager in the last hand, and no newcomer before a bet', (game, cite) => {
    const table = seated(empire(game), 4);
    takes(table, 'a');
    round(table, 'b', 'd');
    sits(table, 'n', 6);
    takes(table, 'a');
    round(table, 'd');
    // Not c, who never bet, nor b, who bet in the hand before, nor n, who is new.
    expect(asked(table)).toBe('d');
    passes(table, 'd');
    expect(table.state.bank.refused).toBe(true);
    for (const player of ['b', 'c', 'n'])
      expect(takes(table, player)).toBe(
        `You did not bet against the bank on your own spot in the last round (${cite}).`,
      );
    expect(takes(table, 'd')).toBe('');
  });

  test('002:366 a bet behind another seat is none on the own spot', () => {
    const table = seated(empire('pai-gow-tiles'), 3);
    takes(table, 'a');
    must(table, { by: 'house', type: 'deal' });
    while (houseMove(table, random));
    act(table, { type: 'stake', seat: 0, cents: 10_000 });
    act(table, { type: 'wager', seat: 1, spot: 1, kind: 'game', cents: 1000 });
    act(table, { type: 'wager', seat: 2, spot: 1, kind: 'game', cents: 1000 });
    act(table, { type: 'close' });
    playOut(table);
    passes(table, 'a');
    passes(table, 'b');
    expect(takes(table, 'c')).toMatch(/on your own spot/);
  });

  test('002:366 with nobody left who bet, the game begins anew with those who are there', () => {
    const table = seated(empire('pai-gow-tiles'), 3);
    takes(table, 'a');
    round(table, 'b');
    must(table, { by: { player: 'a' }, type: 'leave' });
    expect(asked(table)).toBe('b');
    must(table, { by: { player: 'b' }, type: 'leave' });
    expect(asked(table)).toBe('c');
  });

  test('nobody at a game without a bank', () => {
    const table = opened({ house: 'black-sheep', offering: 'black-sheep/holdem' });
    sits(table, 'a', 1);
    expect(takes(table, 'a')).toBe('This game has no player-dealer.');
    expect(refusal(table, { by: 'house', type: 'offer bank' })).toBe('This game has no player-dealer.');
    expect(refusal(table, { by: 'house', type: 'shuffle shoe', cards: [] })).toBe(
      'This table does not play through a shoe.',
    );
  });
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

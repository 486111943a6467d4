import { describe, expect, test } from 'vitest';
import type { Irregularity } from '../../engine/irregularities/irregularity.ts';
import type { RoundState } from '../../engine/player-dealer/state.ts';
import { DEALER } from '../../engine/player-dealer/state.ts';
import { empire, gardens, playOut, random, round, seated, seatIn, takes } from '../bank/testing-bank.ts';
import { replayHouseTable } from '../house-table.ts';
import type { Opening } from '../sign.ts';
import type { Table } from '../table.ts';
import { act, houseMove, must, name } from '../testing/testing.ts';

const players = [0, 1, 2, 3].map(name);

/** A round in which the first player has the bank and the others have bet; all have their cards. */
function dealt(opening: Opening, seed?: string, beforeCards: (table: Table) => void = () => {}): Table {
  const table = seated(opening, players.length, seed);
  expect(takes(table, players[0])).toBe('');
  while (table.machine === null) if (!houseMove(table, random)) throw new Error('No round begins.');
  while (houseMove(table, random));
  const { sign, bank } = table.state;
  if (sign.kind !== 'player-dealer') throw new Error('No bank.');
  const { min } = sign.limits;
  act(table, { type: 'stake', seat: bank.seat, cents: 10 * min });
  const [{ id: kind }] = sign.game.wagers;
  for (const player of players.slice(1)) {
    const seat = seatIn(table, player);
    act(table, { type: 'wager', seat, spot: seat * sign.game.circles, kind, cents: min });
  }
  beforeCards(table);
  act(table, { type: 'close' });
  while (houseMove(table, random)) if (table.machine === null) throw new Error('The round is over.');
  return table;
}

const rules = (table: Table, irregularity: Irregularity) =>
  must(table, { by: 'floor', type: 'rule', irregularity });

const roundOf = ({ state }: Table): RoundState => {
  if (state.hand?.kind !== 'player-dealer') throw new Error('No round is being played.');
  return state.hand.state;
};

const stacks = ({ state }: Table) => players.map((_, seat) => state.chips[seat]);

describe('rulings in rounds at a table', () => {
  const held = () =>
    dealt(gardens('ez-baccarat-panda-8'), undefined, (table) =>
      must(table, { by: 'floor', type: 'hold', on: true }),
    );

  test('T66 the floor holds the bets of a round in which nobody has anything to do, and has them settled', () => {
    const table = held();
    expect([table.due, houseMove(table, random), roundOf(table).shared.banker.cards.length > 1]).toEqual([
      [],
      false,
      true,
    ]);
    expect(roundOf(table).wagers.filter(({ open }) => open)).toHaveLength(3);
    rules(table, { what: 'altered wager', wager: 0, cents: 2 * roundOf(table).wagers[0].cents });
    const again = replayHouseTable(gardens('ez-baccarat-panda-8'), table.log);
    expect(again.state).toEqual(table.state);
    must(again, { by: 'floor', type: 'hold', on: false });
    must(table, { by: 'floor', type: 'hold', on: false });
    expect([table.machine, again.machine]).toEqual([null, null]);
    expect(again.log).toEqual(table.log);
  });

  test('T66 nobody else holds bets or lets them go, and a round that is settled cannot be held', () => {
    const table = held();
    const refused = (command: Parameters<Table['play']>[0]) =>
      expect(table.play(command)).toMatchObject({ ok: false, message: expect.stringMatching(/^[A-Z].*\.$/) });
    const before = JSON.stringify(table.state);
    refused({ by: { player: players[1] }, type: 'play', command: { type: 'hold', on: false } });
    refused({ by: { player: players[1] }, type: 'hold', on: false } as never);
    refused({ by: 'house', type: 'play', command: { type: 'hold', on: false } });
    refused({ by: 'floor', type: 'hold', on: true });
    expect(JSON.stringify(table.state)).toBe(before);
    must(table, { by: 'floor', type: 'pause' });
    must(table, { by: 'floor', type: 'hold', on: false });
    refused({ by: 'floor', type: 'hold', on: true });
  });

  test('T66 bets held in a round that is void are back', () => {
    const table = held();
    const { chips } = seated(gardens('ez-baccarat-panda-8'), players.length).state;
    must(table, { by: 'floor', type: 'void', reason: 'A fouled deck.' });
    expect([table.machine, stacks(table)]).toEqual([null, [...chips].slice(0, players.length)]);
  });

  test('003:578 a misdeal makes the round void: chips are back, and the same player-dealer deals again', () => {
    const table = seated(gardens('super-9'), players.length);
    const before = stacks(table);
    const misdealt = dealt(gardens('super-9'));
    rules(misdealt, { what: 'missing card', spot: DEALER });
    expect([misdealt.machine, stacks(misdealt)]).toEqual([null, before]);
    expect(misdealt.log.map(({ type }) => type)).toContain('voided');
    expect(misdealt.state.bank).toMatchObject({ seat: seatIn(misdealt, players[0]), ready: true });
    round(misdealt, ...players.slice(1));
    expect(stacks(misdealt).reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(
      before.reduce((sum, cents) => sum + cents, 0),
    );
  });

  test('003:672 who was skipped is out of the hand, and has a courtesy button for the next', () => {
    const table = dealt(gardens('hawaiian-blackjack'), 'no natural');
    expect(roundOf(table).asked).not.toBeNull();
    const seat = seatIn(table, players[1]);
    rules(table, { what: 'skipped player', spot: seat });
    expect(table.state.seats[seat]?.courtesy).toBe('given');
    if (table.machine !== null) playOut(table);
    expect(table.state.seats[seat]?.courtesy).toBe('given');
  });

  test('002:493 tiles are shuffled and stacked again, and the log replays', () => {
    const table = dealt(empire('pai-gow-tiles'));
    const seat = table.state.bank.seat;
    act(table, { type: 'pick', seat, pile: 0 });
    while (houseMove(table, random));
    rules(table, { what: 'exposed card', spot: DEALER, cards: [0, 1] });
    expect(table.machine?.played.hand.need).toMatchObject({ type: 'shuffle', pile: 'pack again' });
    while (houseMove(table, random));
    act(table, { type: 'pick', seat, pile: 3 });
    while (houseMove(table, random));
    const again = replayHouseTable(empire('pai-gow-tiles'), table.log);
    expect(roundOf(again)).toEqual(roundOf(table));
    playOut(table);
    expect(table.machine).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { type OfferingId, offerings } from '../../houses/index.ts';
import { playerDealer, pot } from '../../houses/lucky-lady/index.ts';
import { plainFees } from '../../table/testing/testing.ts';
import type { Mind } from '../company/company.ts';
import * as againstPlayerDealer from '../player-dealer.ts';
import * as forPot from '../pot.ts';
import { botMind, openTable } from './open-table.ts';
import { simulate } from './simulate.ts';
import type { SimulateOptions } from './simulation.ts';

async function played(id: OfferingId, options: SimulateOptions) {
  const run = simulate(id, options);
  if (!run.ok) throw new Error(run.message);
  const hands = [];
  for await (const hand of run) hands.push(hand);
  return hands;
}

describe('simulate', () => {
  test.for(offerings)('$id: two hands, told, with chips that only change hands', async (of) => {
    const hands = await played(of.id as OfferingId, { seats: 3, hands: 2, seed: 7 });
    expect(hands.map(({ number }) => number)).toEqual([1, 2]);
    for (const hand of hands) {
      expect(hand.results.reduce((sum, cents) => sum + cents, 0)).toBe(0);
      expect(hand.tell().length).toBeGreaterThan(2);
      expect(hand.players.filter((player) => player !== null).length).toBeGreaterThan(1);
    }
  });

  test('the same hands for the same seed, others for another', async () => {
    const told = async (seed: number) =>
      (await played('black-sheep/holdem', { seats: 4, hands: 3, seed })).map((hand) => hand.tell());
    expect(await told(7)).toEqual(await told(7));
    expect(await told(7)).not.toEqual(await told(8));
  });

  test('a long run keeps no long log, and plays as a table does that keeps it', async () => {
    const run = simulate('black-sheep/holdem', { seats: 2, hands: 110, seed: 7 });
    if (!run.ok) throw new Error(run.message);
    const results = [];
    for await (const hand of run) results.push(hand.results);
    const log = run.table.table.log;
    expect(log.filter(({ type }) => type === 'hand began')).toHaveLength(10);
    const table = openTable('black-sheep/holdem', { seed: 7 });
    if (!table.ok) throw new Error(table.message);
    table.sit('Player 1');
    table.sit('Player 2');
    const all = await table.run(110);
    expect(all.ok && all.hands.map((hand) => hand.results)).toEqual(results);
    expect(run.table.sit('Cy')).toMatchObject({ ok: true, seat: 2 });
    expect(await run.table.run(5)).toMatchObject({ ok: true });
  });

  test('minds of our own, at once or after a while', async () => {
    const folds: Mind = async (seen) => {
      const command = botMind(seen);
      const hand = seen.state.hand;
      const mine = hand?.kind === 'pot' && hand.state.actor === seen.seat && !hand.state.over;
      return mine ? { type: 'play', command: { type: 'fold', seat: seen.seat } } : command;
    };
    const hands = await played('black-sheep/holdem', { seats: 3, hands: 10, seed: 7, minds: [folds] });
    expect(hands.every(({ results }) => results[0] <= 0)).toBe(true);
    expect(hands.some(({ tell }) => tell().includes('Seat 1 folds.'))).toBe(true);
  });

  test('what the floor rules at a table that has one is told with the hand', async () => {
    const table = openTable('black-sheep/holdem', { seed: 7 });
    if (!table.ok) throw new Error(table.message);
    let ruled = false;
    const callsTheFloor: Mind = (seen) => {
      const irregularity = { what: 'exposed card', seat: seen.seat, cards: [0] } as const;
      if (!ruled) ruled = table.table.play({ by: 'floor', type: 'rule', irregularity }).ok;
      return botMind(seen);
    };
    table.sit('Ann', { mind: callsTheFloor });
    table.sit('Bob');
    const hand = await table.next();
    expect(hand.ok && hand.tell()).toEqual(
      expect.arrayContaining([
        'The floor is called: a card is exposed (seat 1).',
        expect.stringMatching(/^Ruling: A card the dealer exposed/),
      ]),
    );
  });

  test.for<[string, () => object, string]>([
    ['an unknown id', () => simulate('nowhere/holdem' as never), 'There is no offering'],
    ['too many seats', () => simulate('black-sheep/holdem', { seats: 40 }), 'play here, not 40'],
    ['part of a hand', () => simulate('black-sheep/holdem', { hands: 1.5 }), 'a whole number, not 1.5'],
    [
      'a limit that is none',
      () => simulate('black-sheep/holdem', { limit: 'x' }),
      'is not the name of a limit',
    ],
  ])('refuses %s', ([, ask, message]) => {
    expect(ask()).toMatchObject({ ok: false, message: expect.stringContaining(message) });
  });
});

describe('openTable', () => {
  function opened() {
    const table = openTable('black-sheep/holdem', { limit: '4-8', seed: 7 });
    if (!table.ok) throw new Error(table.message);
    return table;
  }

  test('refuses to deal to one player', async () => {
    const table = opened();
    table.sit('Ann');
    expect(await table.next()).toMatchObject({ ok: false, message: expect.stringContaining('nobody deals') });
    expect(table.sit('Bob', { seat: 0 })).toMatchObject({ ok: false });
    expect(table.sit('Bob')).toMatchObject({ ok: true, seat: 1 });
    expect(await table.run(3)).toMatchObject({
      ok: true,
      hands: [{ number: 1 }, { number: 2 }, { number: 3 }],
    });
    expect(table.sit('Cy', { seat: 5, buyIn: 20_000 })).toMatchObject({ ok: true, seat: 5 });
    expect(await table.next()).toMatchObject({ ok: true, number: 4 });
  });

  test('somebody who does nothing loses the turn, and who does wrong is named', async () => {
    const table = opened();
    table.sit('Ann', { mind: () => null });
    table.sit('Bob');
    expect(await table.next()).toMatchObject({ ok: true, number: 1 });
    const wrong = opened();
    wrong.sit('Ann', { mind: () => ({ type: 'take bank' }) });
    wrong.sit('Bob');
    expect(await wrong.next()).toMatchObject({ ok: false, message: expect.stringMatching(/^Ann: /) });
  });
});

describe('an offering that one has in hand', () => {
  const [holdem] = pot;
  const [round] = playerDealer;
  const own = { ...holdem, id: 'lucky-lady/own-game', name: 'Own Game', cite: null } as const;
  const results = async (run: ReturnType<typeof simulate>) => {
    if (!run.ok) throw new Error(run.message);
    const all = [];
    for await (const hand of run) all.push(hand.results);
    return all;
  };

  test('is played as it is by its id, whether a house has it or not', async () => {
    const options = { seats: 3, hands: 5, seed: 7 };
    const byId = await results(simulate(holdem.id, options));
    expect(await results(simulate(holdem, options))).toEqual(byId);
    expect(await results(simulate(own, options))).toEqual(byId);
    expect(await results(forPot.simulate(own, options))).toEqual(byId);
    expect(await results(againstPlayerDealer.simulate(round, options))).toEqual(
      await results(simulate(round.id, options)),
    );
  });

  test('collects by the fees that it is given, and bots know of them', async () => {
    const table = openTable(own, { fees: plainFees, options: ['plain'], seed: 7 });
    if (!table.ok) throw new Error(table.message);
    table.sit('Ann', {
      mind: (seen) => {
        expect(seen.fees).toBe(plainFees);
        return botMind(seen);
      },
    });
    table.sit('Bob');
    const played = await table.run(3);
    if (!played.ok) throw new Error(played.message);
    const paid = played.hands.flatMap(({ results }) => results).reduce((sum, cents) => sum + cents, 0);
    expect(paid).toBeLessThan(0);
  });

  test('has no fee options without them', () => {
    expect(openTable(own, { options: ['plain'] })).toMatchObject({ ok: false, code: 'bad-setup' });
  });

  test('of another kind does not compile, nor do fees beside an id', () => {
    // @ts-expect-error a game against a player-dealer is for no pot
    expect(forPot.openTable(round).ok).toBe(false);
    // @ts-expect-error the house of an id prints its fees
    expect(openTable(holdem.id, { fees: plainFees }).ok).toBe(false);
    // @ts-expect-error no house has it
    expect(openTable('lucky-lady/own-game')).toMatchObject({ ok: false, code: 'not-found' });
  });
});

import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import { findOffering, offerings } from '../houses/index.ts';
import type { Offering } from '../houses/offering/offering.ts';
import type { Collection } from './fees/collection.ts';
import { roomBehind } from './hand/setups.ts';
import type { Opening } from './sign.ts';
import { Session } from './testing/session.ts';
import { dealAndFold, plainFees, potTable, printedSign } from './testing/testing.ts';

/**
 * Whole sessions: people come and go, sit out, go broke and buy again, the bank passes, hands are void.
 * After every event the chips add up; at the end what came in is what went out, the drop and the jackpot;
 * of players who stayed nobody had the last blind twice before another had it once; logs replay.
 */
const HANDS = Number(process.env.HANDS ?? 20);
const MANY = Number(process.env.HANDS ?? 80);

/** Opened with fees that its book prints; a game that stands in no book has none. */
function openingOf(offering: Offering): Opening {
  const { id, house, cite } = offering;
  const opening = cite === null ? { house, offering: id } : printedSign(offering);
  if (opening === null) throw new Error(`${id} has no fees that can be posted.`);
  return opening;
}

function session(
  opening: Opening,
  hands: number,
  collection?: Collection,
  seed = process.env.SEED ?? '',
): Session {
  const { offering: id } = opening;
  return new Session(opening, seededRandom(`session ${id} ${seed}`), {
    hands,
    restless: true,
    ...(collection && { collection }),
  }).run();
}

let refusals = 0;

/** Of all who put a bank up, somebody three rounds running, where it is not enough to offer it around. */
function thriceRunning({ banks, table }: Session): boolean {
  if (table.state.sign.rules.bankDeclined === 'the same again') return false;
  return banks.some(
    (bank, i) => i > 1 && bank.some((who) => banks[i - 1].includes(who) && banks[i - 2].includes(who)),
  );
}

describe('T3, T41 every offering with printed fees: chips are kept, and nobody banks three rounds running', () => {
  test.each(offerings.map((offering) => [offering.id, offering] as const))('%s', (_, offering) => {
    const played = session(openingOf(offering), HANDS);
    expect(thriceRunning(played)).toBe(false);
    // Where others may bet behind a seat, people without one have.
    const isOpen = roomBehind(played.table.state.sign) > 0;
    expect([played.stood > 0, played.behind > 0]).toEqual([isOpen, isOpen]);
    expect(played.table.state.hands).toBeGreaterThanOrEqual(HANDS);
    // Where hands may be mucked some were, and where partners are printed some joined a bank.
    const { sign } = played.table.state;
    const partners = sign.kind === 'player-dealer' && (sign.game.partners ?? 1) > 1;
    expect(played.mucked > 0).toBe(sign.rules.showdown === 'asked');
    expect(played.banks.some((bank) => bank.length > 1)).toBe(partners);
    if (sign.rules.refuseBackline && isOpen) refusals += played.refused;
  });

  test('003:648, 003:741, 003:1370 seats refused bets behind them on the way', () => {
    expect(refusals).toBeGreaterThan(0);
  });
});

/** 003:124, 004:1397: what a book allows at its tables, any room may post. */
describe('T3 every game for a pot, with hands that may be mucked', () => {
  const pots = offerings.filter(({ kind }) => kind === 'pot');
  test.each(pots.map((offering) => [offering.id, offering] as const))('%s', (_, offering) => {
    const opening = openingOf(offering);
    const played = session({ ...opening, table: { ...opening.table, showdown: 'asked' } }, HANDS);
    expect(played.mucked).toBeGreaterThan(0);
  });
});

test.each([
  ['hawaiian-gardens/badugi', 'soak', 'a game that begins anew owes nothing to the one before'],
  ['lucky-lady/no-limit-holdem', 'soak', 'a game that begins anew owes nothing to the one before'],
  ['hawaiian-gardens/dramadugi', 'three', 'in a hand that is void nobody has missed a blind'],
])('T3 %s, seed %s: %s', (id, seed) => {
  const opening = printedSign(findOffering(id)!);
  expect(session(opening!, 200, undefined, seed).table.state.hands).toBeGreaterThanOrEqual(200);
});

describe('T3 hundreds of hands, with fees of every kind', () => {
  test.each<readonly [string, Partial<Opening>]>([
    ['black-sheep/holdem', {}],
    ['hawaiian-gardens/holdem', { table: { timeToAct: 15 } }],
    ['hawaiian-gardens/lowball', {}],
    ['lucky-lady/omaha-hi-lo', {}],
    ['hawaiian-gardens/super-9', {}],
    ['hawaiian-gardens/face-up-chinese', { settings: { fantasy: true } }],
    ['black-sheep/ez-baccarat', { table: { shoe: 'running' } }],
  ])('%s', (id, more) => {
    const { house } = findOffering(id)!;
    const opening = { house, offering: id, options: ['plain'], ...more };
    expect(thriceRunning(session(opening, MANY, plainFees))).toBe(false);
  });
});

test.each(['forward', 'position'])('T30 blinds that go %s fall on all who stay as often', (blindsMove) => {
  const table = potTable({ house: 'black-sheep', offering: 'black-sheep/holdem', table: { blindsMove } }, 7);
  const posted = [0, 1].map(() => new Array<number>(7).fill(0));
  for (let hand = 0; hand < 40; hand++)
    for (const [blind, seat] of dealAndFold(table).blindSeats?.entries() ?? []) posted[blind][seat ?? 0]++;
  for (const times of posted) expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
});

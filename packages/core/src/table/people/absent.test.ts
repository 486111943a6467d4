import { describe, expect, test } from 'vitest';
import { type Random, seededRandom } from '../../cards/index.ts';
import { legal as legalRound } from '../../engine/player-dealer/legal.ts';
import { anyMove } from '../../engine/player-dealer/testing/random.ts';
import { legal as legalPoints } from '../../engine/points/legal.ts';
import { legal as legalPot } from '../../engine/pot/legal.ts';
import { offerings } from '../../houses/index.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import type { Settings, SettingValue } from '../../houses/offering/setting.ts';
import { tableSettings } from '../../houses/offering/table-settings.ts';
import { ninesUp as rank } from '../../ranks/count/nines-up.ts';
import type { HandCommand } from '../hand/hand-in-play.ts';
import type { Machine } from '../hand/machine.ts';
import { openHouseTable } from '../house-table.ts';
import type { Opening } from '../sign.ts';
import type { Table } from '../table.ts';
import { act, handMove, houseMove, must, opened, refusal } from '../testing/testing.ts';
import { absentMove } from './absent.ts';

/**
 * What the house does for an absent player is something that the player might have done: at every offering,
 * with every value of every setting and the others at random, wherever somebody must choose. `HANDS` plays
 * more hands of each, `SEED` others.
 */
const HANDS = Number(process.env.HANDS ?? 1);
const SEED = process.env.SEED ?? '';

describe('T51 what the house does for an absent player is legal', () => {
  test.each(offerings.map((offering) => [offering.id, offering] as const))('%s', (id, offering) => {
    const random = seededRandom(`absent ${id} ${SEED}`);
    let asked = 0;
    // Games with few settings have few hands here: some more, until somebody was late.
    for (let hands = 0; hands < HANDS || (asked === 0 && hands < 20); hands++)
      for (const values of everyValueOf(offering.settings, random))
        asked += playedBy(opensWith(offering, values, random), random);
    expect(asked).toBeGreaterThan(0);
  });
});

type Values = Readonly<Record<string, SettingValue>>;

const any = <T>(of: readonly T[], random: Random): T => of[random.below(of.length)];

function anyValues(settings: Settings, random: Random): Values {
  return Object.fromEntries(
    Object.entries(settings).map(([name, { choices }]) => [name, any(choices, random)]),
  );
}

/** As posted; then for each value of each setting one table with it, whatever else is chosen there. */
function everyValueOf(settings: Settings, random: Random): (() => Values)[] {
  return [
    () => ({}),
    ...Object.entries(settings).flatMap(([name, { choices }]) =>
      choices.map((value) => () => ({ ...anyValues(settings, random), [name]: value })),
    ),
  ];
}

/** Some settings do not go together, and are refused when the table opens: then others are chosen beside the value. */
function opensWith(offering: Offering, values: () => Values, random: Random): Table {
  for (let tries = 0; ; tries++) {
    const opening = openingOf(offering, values(), random);
    const table = openHouseTable(opening);
    if (!('code' in table)) return table;
    if (tries > 50) throw new Error(`${JSON.stringify(opening)}: ${table.message}`);
  }
}

/** The table's own rules at random, too. A clock runs, so that players can be late. */
function openingOf(offering: Offering, settings: Values, random: Random): Opening {
  const limit = any(offering.limits as readonly { readonly id: string }[], random);
  const table = { ...anyValues(tableSettings(offering, limit.id), random), timeToAct: 15, sitOutAfter: 3 };
  return { house: offering.house, offering: offering.id, limit: limit.id, settings, table };
}

/** Plays a hand in which a third of what is due is not done in time; how often the house was asked. */
function playedBy(table: Table, random: Random): number {
  const { state } = table;
  const { opening } = state.sign;
  const places = Math.min(state.seats.length, 2 + random.below(4));
  for (let seat = 0; seat < places; seat++) comes(table, `p${seat}`, seat);
  let asked = 0;
  for (let steps = 0; state.hands === 0 || table.machine !== null; steps++) {
    if (steps > 2000) throw new Error(`${JSON.stringify(opening)}: the hand does not end.`);
    if (houseMove(table, random)) continue;
    const { machine, due } = table;
    if (machine !== null) for (const seat of due) checkAbsent(machine, seat, opening);
    asked += due.length;
    if (due.length > 0 && random.below(3) === 0) late(table, random);
    else if (machine !== null) moves(table, machine.played, random);
    else if (steps > 100 || !takesBank(table)) break; // nobody wants the bank
  }
  return asked;
}

/** Everybody is a proposition player, so that they may hold the bank of any table. */
function comes(table: Table, player: string, seat: number): void {
  const cents = table.state.sign.buyIn.usual;
  must(table, { by: 'house', type: 'sell chips', player, cents });
  must(table, { by: 'floor', type: 'seat', player, seat, cents, role: 'proposition' });
}

function takesBank(table: Table): boolean {
  const { offered } = table.state.bank;
  if (offered < 0) return table.play({ by: 'house', type: 'offer bank' }).ok;
  const player = table.state.seats[offered]?.player ?? '';
  if (!table.play({ by: { player }, type: 'take bank' }).ok)
    must(table, { by: { player }, type: 'pass bank' });
  return true;
}

/** Time runs out, with or without the clock called; or somebody has got up and gone. */
function late(table: Table, random: Random): void {
  const [seat] = table.due;
  if (random.below(4) === 0) table.play({ by: 'floor', type: 'call clock' });
  if (random.below(4) === 0) must(table, { by: 'floor', type: 'unseat', seat });
  must(table, { by: 'house', type: 'tick', at: table.state.now + 120_000 });
}

/** Somebody acts. A random bet that leaves nothing for the fee is refused, and so is closing without one. */
function moves(table: Table, played: Machine['played'], random: Random): void {
  if (played.kind !== 'player-dealer') {
    handMove(table, random);
    return;
  }
  const command = anyMove(played.hand, random);
  const by = 'seat' in command ? { player: table.state.seats[command.seat]?.player ?? '' } : 'house';
  if (!table.play({ by, type: 'play', command }).ok && command.type === 'close')
    must(table, { by: 'floor', type: 'void', reason: 'Nobody bets.' });
}

function checkAbsent(machine: Machine, seat: number, opening: Opening): void {
  const move = absentMove(machine, seat);
  const wrong = (why: string) => new Error(`${JSON.stringify({ opening, seat, move })}: ${why}`);
  if (move === null) throw wrong('nothing is done');
  const answer = machine.played.hand.answerTo(move as never);
  if (!answer.ok) throw wrong(answer.message);
  if (!isNamed(machine, move)) throw wrong('that is not on offer');
}

/** Whether it is among what `legal` offers to buttons and bots. */
function isNamed({ played }: Machine, move: HandCommand): boolean {
  switch (played.kind) {
    case 'pot': {
      const due = legalPot(played.hand);
      if (due.due === 'discard')
        return move.type === 'discard' && due.least <= move.cards.length && move.cards.length <= due.most;
      if (due.due !== 'bet') return move.type === due.due;
      if (move.type === 'fold' || move.type === 'check') return due[move.type];
      return move.type === 'bring-in' ? due.bringIn > 0 : move.type === 'call' && due.call > 0;
    }
    case 'points': {
      const due = legalPoints(played.hand);
      return due.due === 'set' && move.type === 'set' && due.seats.some(({ seat }) => seat === move.seat);
    }
    case 'player-dealer': {
      const due = legalRound(played.hand);
      if (due.due === 'pick') return move.type === 'pick' && move.pile < due.piles;
      if (due.due !== 'choose' || move.type !== 'choose') return false;
      const hand = due.hands.find(({ seat, spot }) => seat === move.seat && spot === move.spot);
      const choice = hand?.choices.find(({ id }) => id === move.choice);
      return (
        choice !== undefined &&
        choice.refused === '' &&
        choice.front === (move.front?.length ?? 0) &&
        choice.discards === (move.discard?.length ?? 0)
      );
    }
  }
}

/** A round of 9's Up that one player has bet on, as far as the house can bring it alone. */
function ninesUpRound(settings: Values, random: Random): Table {
  const table = opened({ house: 'empire', offering: 'empire/nines-up', settings, table: { timeToAct: 15 } });
  for (const seat of [0, 1]) comes(table, `p${seat}`, seat);
  takesBank(table);
  must(table, { by: 'house', type: 'deal' });
  while (houseMove(table, random));
  act(table, { type: 'stake', seat: 0, cents: 10_000 });
  act(table, { type: 'wager', seat: 1, spot: 1, kind: 'game', cents: 1000 });
  act(table, { type: 'close' });
  while (houseMove(table, random));
  return table;
}

test.each(['loses', 'refused'])(
  "T51 9's Up without house way, foul %s: the house sets, and never foul",
  (foul) => {
    const random = seededRandom('nobody there');
    const table = ninesUpRound({ houseWay: false, foul }, random);
    while (table.machine !== null)
      if (!houseMove(table, random)) must(table, { by: 'house', type: 'tick', at: table.state.now + 15_000 });
    const sets = table.log.flatMap((event) =>
      event.type === 'played' && event.event.type === 'set' ? [event.event] : [],
    );
    expect(sets).toHaveLength(2);
    for (const { cards, front } of sets)
      expect(rank.value(cards.slice(0, front))).toBeLessThanOrEqual(rank.value(cards.slice(front)));
  },
);

describe('T1 cards that there are not are refused by a sentence', () => {
  const random = seededRandom('no such card');

  test('at a table with points', () => {
    const table = opened({ house: 'hawaiian-gardens', offering: 'hawaiian-gardens/face-up-chinese' });
    for (const seat of [0, 1]) comes(table, `p${seat}`, seat);
    while (houseMove(table, random));
    const [seat] = table.due;
    const command = { type: 'set', seat, front: [200], middle: [], back: [] } as const;
    const by = { player: `p${seat}` };
    expect(refusal(table, { by, type: 'play', command })).toBe(`Seat ${seat + 1} does not hold ??.`);
  });

  test('at a table with a bank', () => {
    const table = ninesUpRound({}, random);
    act(table, { type: 'pick', seat: 0, pile: 0 });
    while (houseMove(table, random));
    const command = { type: 'choose', seat: 1, choice: 'set', front: [85, 1e9] } as const;
    expect(refusal(table, { by: { player: 'p1' }, type: 'play', command })).toBe(
      'The hand does not hold ??.',
    );
  });
});

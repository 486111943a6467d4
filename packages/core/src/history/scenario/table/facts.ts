import { dollars } from '../../../engine/index.ts';
import { NO_SEAT } from '../../../engine/sentinels.ts';
import type { Sign } from '../../../table/index.ts';
import { sorted } from '../../tell/round-words.ts';
import type { Field } from '../field.ts';
import { cardPlaces, readHalves } from '../player-dealer/player-dealer.ts';
import { readSets } from '../points/points.ts';
import * as look from './look.ts';
import { oneOf, type People } from './words.ts';

/** One thing that must hold at a table: what is expected, at which name inside the expectation, if it has any. */
export interface Expected {
  readonly at: string;
  readonly expected: string;
}

/** What an expectation is read with. */
interface Reading {
  readonly people: People;
  readonly sign: Sign;
}

/** Something that can be expected of a table: how it is written, and how it is now. */
interface Fact {
  readonly read: (field: Field, reading: Reading) => readonly Expected[];
  readonly now: (scene: look.Scene, of: Expected) => string;
}

const only = (expected: string): Expected[] => [{ at: '', expected }];

/** Where somebody is: by name, or by the number of a seat that may be empty. */
const place = (now: (scene: look.Scene) => number): Fact => ({
  read: (field, { people }) => only(readSomebody(field, people)),
  now: (scene, { expected }) => look.seatWords(scene, now(scene), expected),
});

function readSomebody(field: Field, people: People): string {
  const text = field.text(`${oneOf(people)}, "seat 3" or "nobody"`).trim();
  return people.has(text) || text === 'nobody' || /^seat \d{1,2}$/.test(text)
    ? text
    : field.fail(`${oneOf(people)}, "seat 3" or "nobody"`);
}

/** People, in order or in any. */
const names = (now: (scene: look.Scene) => string, order: 'in order' | 'any'): Fact => ({
  read: (field, { people }) => {
    const list = Array.isArray(field.value) ? field.list('people') : [field];
    const read = list.map((one) => readSomebody(one, people)).filter((name) => name !== 'nobody');
    return only(look.people(order === 'any' ? read.sort() : read));
  },
  now: (scene) => {
    const actual = now(scene);
    return order === 'any' ? actual.split(', ').sort().join(', ') : actual;
  },
});

/** Sentences, all of them in order. */
const lines = (now: (scene: look.Scene) => readonly string[], example: string): Fact => ({
  read: (field) =>
    only(
      field
        .list(`lines like "${example}"`)
        .map((line) => line.text(`a line like "${example}"`))
        .join('; ') || 'nothing',
    ),
  now: (scene) => now(scene).join('; ') || 'nothing',
});

/** Values by name. */
const byName = (
  read: (name: string, field: Field, reading: Reading) => string,
  now: (scene: look.Scene, name: string) => string,
): Fact => ({
  read: (field, reading) => field.entries().map(([at, of]) => ({ at, expected: read(at, of, reading) })),
  now: (scene, { at }) => now(scene, at),
});

const PLACES = ['pot', 'bank', 'won', 'drop', 'jackpot', 'cage'];

function readMoneyAt(name: string, field: Field, { people }: Reading): string {
  const who = name.replace(/^(rail|bet) of /, '');
  if (!people.has(who) && !PLACES.includes(name))
    field.with(name).fail(`${oneOf(people)}, "rail of …", "bet of …" or ${PLACES.join(', ')}`);
  return dollars(field.money());
}

function cardPlacesOf(sign: Reading['sign']): readonly string[] {
  if (sign.kind === 'player-dealer') return cardPlaces(sign.game);
  return sign.kind === 'pot' ? ['board', 'board 2', 'burns', 'deck'] : ['deck'];
}

/** Where cards may be stacked or seen at a table. */
export function readCardPlace(name: string, field: Field, { people, sign }: Reading): string {
  const others = cardPlacesOf(sign);
  const who = name.replace(sign.kind === 'player-dealer' ? /\/[1-9]$/ : /$^/, '');
  const isPile = sign.kind === 'player-dealer' && /^pile \d{1,2}$/.test(name);
  if (!people.has(who) && !others.includes(name) && !isPile && !/^seat \d{1,2}(\/[1-9])?$/.test(name))
    field.with(name).fail(`${oneOf(people)}, "seat 3" or ${others.join(', ')}`);
  return name;
}

export const FACTS = {
  button: place(({ table }) => table.state.button),
  bank: place(look.bankNow),
  offered: place(({ table }) => table.state.bank.offered),
  action: place(({ last }) => (last?.hand.kind === 'player-dealer' ? last.hand.state.action : NO_SEAT)),
  turn: names(look.turnNow, 'any'),
  dealt: names(look.dealtNow, 'any'),
  standing: names(
    ({ table }) => look.people(look.namesAt(table).standing.flatMap((name) => name ?? [])),
    'any',
  ),
  waiting: names(({ table }) => look.people(table.state.waiting), 'in order'),
  called: names(({ table }) => look.people(table.state.called.map(({ player }) => player)), 'any'),
  out: names(
    ({ table }) => look.people(table.state.seats.flatMap((of) => (of?.away ? [of.player] : []))),
    'any',
  ),
  blinds: byName(
    (name, field, { people }) =>
      ['small', 'middle', 'big'].includes(name)
        ? readSomebody(field, people)
        : field.with(name).fail('"small", "middle" or "big"'),
    look.blindNow,
  ),
  seats: byName(
    (name, field, { people, sign }) =>
      /^\d{1,2}$/.test(name) && Number(name) >= 1 && Number(name) <= sign.seats
        ? readSomebody(field, people)
        : field.with(name).fail(`a seat from "1" to "${sign.seats}"`),
    (scene, name) => look.namesAt(scene.table).seats[Number(name) - 1] ?? 'nobody',
  ),
  chips: byName(readMoneyAt, look.chipsNow),
  cards: byName((name, field, reading) => {
    readCardPlace(name, field, reading);
    return sorted(field.cards());
  }, look.cardsOf),
  set: byName((name, field, reading) => {
    readCardPlace(name, field, reading);
    return reading.sign.kind === 'points' ? readSets(field) : readHalves(field);
  }, look.setOf),
  posts: lines(look.postsNow, 'Ann posts the small blind, $2'),
  claims: lines(look.claimsNow, "Ann's Ante loses $20 (stake left $180)"),
  paid: lines(look.paidNow, "Ann's Pair Plus: straight, 6 to 1"),
  score: lines((scene) => look.scoreNow(scene).shoe, 'Banker 7 to 6, Dragon 7'),
  lastScore: lines((scene) => look.scoreNow(scene).last, 'Player 9 to 5, natural'),
  jackpot: lines(look.jackpotNow, '$500 to Ann, the loser'),
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof FACTS;
export const FACT_NAMES = Object.keys(FACTS) as FactName[];

import { describe, expect, test } from 'vitest';
import { HIDDEN, seededRandom } from '../../cards/index.ts';
import { RAIL } from '../../engine/index.ts';
import type { Irregularity } from '../../engine/irregularities/irregularity.ts';
import { potDealingWithRulings } from '../../engine/machines/pot-rulings.ts';
import type { HandState } from '../../engine/pot/state.ts';
import { findOffering } from '../../houses/index.ts';
import type { PotOffering } from '../../houses/offering/offering.ts';
import type { Ruling } from '../../rulings/ruling.ts';
import { openHouseTable, replayHouseTable } from '../house-table.ts';
import { type TableEvent, TableView, viewTable } from '../index.ts';
import { houseNeed } from '../needs.ts';
import { Table } from '../table.ts';
import { Session } from '../testing/session.ts';
import { act, houseMove, must, plainFees, potTable, refusal, sits } from '../testing/testing.ts';
import { floorDecisions } from './floor-decisions.ts';
import { floorRuling } from './floor-ruling.ts';

const opening = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/holdem' } as const;
const PACK = Array.from({ length: 52 }, (_, card) => card);

/** Three players at hold'em have their cards; nobody has acted. */
function dealt(table = potTable(opening, 3)): Table {
  must(table, { by: 'house', type: 'deal' });
  act(table, { type: 'shuffle', cards: PACK });
  return table;
}

function hand({ state }: Table): HandState {
  if (state.hand?.kind !== 'pot') throw new Error('No hand for a pot is being played.');
  return state.hand.state;
}

const exposed: Irregularity = { what: 'exposed card', seat: 1, cards: [1] };

function found(table: Table, irregularity: Irregularity) {
  const answer = floorRuling(table, irregularity);
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

describe('T63 the floor asks for the ruling', () => {
  test('003:42 it is the one for the hand as it stands', () => {
    const table = dealt();
    expect(found(table, exposed).ruling?.cite).toBe('003:42');
    act(table, { type: 'call', seat: table.due[0] });
    expect(found(table, exposed).ruling).toMatchObject({ cite: null, remedy: [{ do: 'stands' }] });
  });

  test('the room’s own rulings come before what is customary, and after what is printed', () => {
    const say = 'The exposed card is out of play, and the next one replaces it.';
    const posted = [
      { what: 'exposed card', remedy: [{ do: 'replace', old: 'out' }], cite: null, say },
    ] as const;
    const table = openHouseTable(opening, undefined, posted);
    if (!(table instanceof Table)) throw new Error(table.message);
    for (const [i, player] of ['ann', 'bob', 'cat'].entries()) sits(table, player, i + 1);
    while (table.state.hand === null && houseMove(table, seededRandom(5)));
    act(table, { type: 'shuffle', cards: PACK });
    expect(found(table, exposed).ruling?.cite).toBe('003:42');
    act(table, { type: 'call', seat: table.due[0] });
    expect(found(table, exposed).ruling).toMatchObject({ cite: null, say });
  });

  test('and is offered only what the hand could do instead', () => {
    const { ruling, choices } = found(dealt(), exposed);
    expect(ruling?.remedy).toEqual([{ do: 'replace', old: 'next burn' }]);
    const remedies = choices.map(({ remedy }) => remedy);
    expect(remedies).toContainEqual([{ do: 'stands' }]);
    expect(remedies).toContainEqual([{ do: 'misdeal' }]);
    expect(remedies).not.toContainEqual([{ do: 'replace', old: 'next burn' }]);
    expect(remedies).not.toContainEqual([{ do: 'board again' }]);
    expect(remedies).not.toContainEqual([{ do: 'take back' }]);
    expect(remedies).not.toContainEqual([{ do: 'keep card' }]);
  });

  test('and is told why it cannot have happened', () => {
    const table = potTable(opening, 3);
    expect(floorRuling(table, exposed)).toMatchObject({ message: 'No hand is being played.' });
    dealt(table);
    expect(floorRuling(table, { what: 'exposed card', seat: 1 })).toMatchObject({
      message: expect.stringMatching(/^Say which /),
    });
    expect(floorRuling(table, { what: 'exposed card', seat: 7, cards: [0] }).ok).toBe(false);
    expect(floorRuling(table, null as never).ok).toBe(false);
  });

  test('whatever else is said of it changes nothing', () => {
    const table = dealt();
    const more = { spot: 900, hand: 7, shared: 'toString', pile: 40, wager: 99, cents: 5 };
    expect(found(table, { ...exposed, ...more })).toEqual(found(table, exposed));
    expect(found(table, { what: 'early board', seat: 60, cards: [9], ...more })).toEqual(
      found(table, { what: 'early board' }),
    );
    must(table, { by: 'floor', type: 'rule', irregularity: { ...exposed, ...more } });
    expect(JSON.stringify(table.log)).not.toMatch(/toString/);
  });

  test('a machine says of each irregularity what has to be named', () => {
    const table = dealt();
    for (const { what, of } of table.machine?.irregularities ?? []) {
      const whole: Irregularity = { what, seat: 1, cards: [0] };
      const { seat, ...noSeat } = whole;
      const { cards, ...noCards } = whole;
      if (floorRuling(table, whole).ok) {
        expect(floorRuling(table, noSeat).ok, what).toBe(of === 'table');
        expect(floorRuling(table, noCards).ok, what).toBe(of !== 'cards');
      }
    }
  });
});

describe('T69 the floor rules', () => {
  test('003:42 as the book says, with its sentence and line for everybody', () => {
    const table = dealt();
    const [, card] = hand(table).down[1];
    must(table, { by: 'floor', type: 'rule', irregularity: exposed });
    expect(hand(table).burns).toEqual([card]);
    const ruled = table.log.find((event) => event.type === 'played' && event.event.type === 'ruled');
    expect(ruled).toMatchObject({ event: { cite: '003:42', say: expect.stringMatching(/downcard/) } });
  });

  test('while the table is paused, and not while it is stopped for trouble', () => {
    const table = dealt();
    must(table, { by: 'floor', type: 'pause' });
    must(table, { by: 'floor', type: 'rule', irregularity: exposed });
    must(table, { by: 'house', type: 'stop', trouble: 'a card was missing' });
    expect(refusal(table, { by: 'floor', type: 'rule', irregularity: exposed })).not.toBe('');
  });

  test('otherwise only with a reason, which everybody is told', () => {
    const table = dealt();
    const other = { by: 'floor', type: 'rule', irregularity: exposed, remedy: [{ do: 'stands' }] } as const;
    expect(refusal(table, other)).toMatch(/003:42\) Give a reason to do something else\.$/);
    must(table, { ...other, reason: 'Nobody but the player saw it.' });
    expect(hand(table).burns).toEqual([]);
    const ruled = table.log.find((event) => event.type === 'played' && event.event.type === 'ruled');
    expect(ruled).toMatchObject({
      event: {
        cite: null,
        reason: 'Nobody but the player saw it.',
        say: expect.stringMatching(/Nobody but/),
      },
    });
  });

  test('and a ruling that was read before the hand went on is not made in passing', () => {
    const table = dealt();
    const { ruling } = found(table, exposed);
    act(table, { type: 'call', seat: table.due[0] });
    const asRead = {
      by: 'floor',
      type: 'rule',
      irregularity: exposed,
      remedy: ruling?.remedy ?? [],
    } as const;
    expect(refusal(table, asRead)).toMatch(/^The ruling here is: /);
  });

  test('nobody else does', () => {
    const table = dealt();
    for (const by of ['house', { player: 'a' }] as const)
      expect(refusal(table, { by, type: 'rule', irregularity: exposed } as never)).toBe(
        'Rulings are for the floor to make.',
      );
  });

  test('by the rulings that a table is given, and by none where it is given none', () => {
    const offering = findOffering(opening.offering) as PotOffering;
    const mine: Ruling = {
      what: 'exposed card',
      remedy: [{ do: 'misdeal' }],
      cite: null,
      say: 'Here it is a misdeal.',
    };
    for (const rulings of [[mine], []]) {
      const table = Table.open(
        { offering, dealing: potDealingWithRulings, floor: floorDecisions },
        opening,
        undefined,
        rulings,
      );
      if (!table.ok) throw new Error(table.message);
      for (const [i, player] of ['a', 'b', 'c'].entries()) sits(table, player, i + 1);
      must(table, { by: 'house', type: 'draw for button', cards: [3, 2, 1] });
      dealt(table);
      expect(found(table, exposed).ruling).toEqual(rulings[0] ?? null);
      const plain = { by: 'floor', type: 'rule', irregularity: exposed } as const;
      if (rulings.length === 0) expect(refusal(table, plain)).toMatch(/^There is no ruling on this\./);
      must(table, { ...plain, remedy: [{ do: 'misdeal' }], reason: 'As agreed.' });
      expect(table.state.hand).toBeNull();
    }
  });
});

test('T65 a misdeal is a void hand: chips and button are as before, and it is dealt again', () => {
  const table = potTable(opening, 3);
  const before = [...table.state.chips];
  dealt(table);
  must(table, {
    by: 'floor',
    type: 'rule',
    irregularity: { what: 'extra card', seat: 0, count: 2 },
  });
  expect(table.log.at(-1)?.type === 'turn' ? table.log.at(-2) : table.log.at(-1)).toMatchObject({
    type: 'voided',
    reason: expect.stringMatching(/misdeal/),
  });
  expect([...table.state.chips]).toEqual(before);
  must(table, { by: 'house', type: 'deal' });
});

describe('T64 a player asks for a ruling on an own act', () => {
  const back: Ruling = {
    what: 'unaware of a raise',
    remedy: [{ do: 'take back' }],
    byPlayer: true,
    cite: '003:299',
    say: 'The call may be taken back.',
  };
  const open = (rulings: readonly Ruling[]) => {
    const offering = findOffering(opening.offering) as PotOffering;
    const table = Table.open(
      { offering, dealing: potDealingWithRulings, floor: floorDecisions },
      opening,
      undefined,
      rulings,
    );
    if (!table.ok) throw new Error(table.message);
    for (const [i, player] of ['a', 'b', 'c'].entries()) sits(table, player, i + 1);
    must(table, { by: 'house', type: 'draw for button', cards: [3, 2, 1] });
    return dealt(table);
  };
  const ask = { type: 'ask ruling', what: 'unaware of a raise' } as const;

  test('003:299 and has it where the book leaves it to the player, once in a round', () => {
    const table = open([back]);
    const [seat] = table.due;
    const by = { player: table.state.seats[seat]?.player ?? '' };
    const chips = hand(table).chips[seat];
    expect(refusal(table, { by, ...ask })).toMatch(/cannot be taken back|Something has followed/);
    act(table, { type: 'call', seat });
    must(table, { by, ...ask });
    expect([table.due, hand(table).chips[seat]]).toEqual([[seat], chips]);
    act(table, { type: 'call', seat });
    expect(refusal(table, { by, ...ask })).toMatch(/once already/);
    expect(replayed(table)).toBe(true);
  });

  test('and is refused with the line where it is too late, and where it is the floor’s', () => {
    const { byPlayer, ...floors } = back;
    const late: Ruling = {
      ...floors,
      byPlayer: true,
      remedy: [{ do: 'stands' }],
      say: 'It is too late for that.',
    };
    for (const [ruling, answer] of [
      [late, 'It is too late for that. (003:299)'],
      [floors, 'That is for the floor to rule on. Call the floor.'],
    ] as const) {
      const table = open([ruling]);
      const [seat] = table.due;
      const by = { player: table.state.seats[seat]?.player ?? '' };
      act(table, { type: 'call', seat });
      expect(refusal(table, { by, ...ask })).toBe(answer);
    }
  });

  test('and the floor and strangers ask for none', () => {
    const table = open([]);
    for (const by of ['floor', 'house', { player: 'nobody' }] as const)
      expect(refusal(table, { by, ...ask } as never)).not.toBe('');
  });
});

const replayed = (table: Table): boolean => {
  const again = Table.replay(
    {
      offering: findOffering(opening.offering) as PotOffering,
      dealing: potDealingWithRulings,
      floor: floorDecisions,
    },
    opening,
    table.log,
  );
  return JSON.stringify(again.state.hand?.state) === JSON.stringify(table.state.hand?.state);
};

/** The table as a seat sees it, or the rail. */
const seenBy = (events: readonly TableEvent[], viewer: number): HandState => {
  const view = new TableView(findOffering(opening.offering), opening).see(
    events.map((event) => viewTable(event, viewer)),
  );
  if (view.state.hand?.kind !== 'pot') throw new Error('No hand is seen.');
  return view.state.hand.state;
};

test('T81 what was exposed is seen by all, and the card in its place by its own seat only', () => {
  const table = dealt();
  const [kept, gone] = hand(table).down[1];
  must(table, { by: 'floor', type: 'rule', irregularity: exposed });
  const now = hand(table).down[1];
  expect(now).toContain(kept);
  expect(seenBy(table.log, 1).down[1]).toEqual(now);
  for (const viewer of [0, 2, RAIL]) {
    const seen = seenBy(table.log, viewer);
    expect(seen.down[1]).toEqual([HIDDEN, HIDDEN]);
    expect(seen.burns).toEqual([gone]);
  }
});

test('T81 a card that was exposed and stays lies in its place, in every view', () => {
  const table = dealt();
  const [, card] = hand(table).down[1];
  const stands = { remedy: [{ do: 'stands' }], reason: 'It stays.' } as const;
  must(table, { by: 'floor', type: 'rule', irregularity: exposed, ...stands });
  for (const viewer of [0, 2, RAIL]) expect(seenBy(table.log, viewer).down[1]).toEqual([HIDDEN, card]);
});

describe('T4, T65 rulings all evening: chips are kept, logs replay, and the rail counts the same', () => {
  test.each([
    'hawaiian-gardens/holdem',
    'hawaiian-gardens/seven-card-stud',
    'hawaiian-gardens/lowball',
    'empire/omaha-hi-lo',
    'hawaiian-gardens/pai-gow-poker',
    'hawaiian-gardens/hawaiian-blackjack',
    'empire/pai-gow-tiles',
    'hawaiian-gardens/thirteen-card',
  ])('%s', (id) => {
    const offering = findOffering(id);
    if (offering === undefined) throw new Error(id);
    const session = new Session(
      { house: offering.house, offering: offering.id, options: ['plain'] },
      seededRandom(`rulings ${id}`),
      { hands: 30, restless: true, ruled: true, collection: plainFees },
    ).run();
    expect(session.rulings).toBeGreaterThan(3);
  });
});

test('T4 a table in the middle of a hand that was ruled on comes back as it was', () => {
  const table = dealt();
  act(table, { type: 'call', seat: table.due[0] });
  must(table, { by: 'floor', type: 'rule', irregularity: { what: 'early board' } });
  const again = replayHouseTable(opening, table.log);
  expect(JSON.stringify(again.state.hand?.state)).toBe(JSON.stringify(table.state.hand?.state));
  for (const each of [again, table]) {
    act(each, { type: 'call', seat: each.due[0] });
    act(each, { type: 'check', seat: each.due[0] });
    const need = houseNeed(each);
    act(each, { type: 'shuffle', cards: need?.type === 'shuffle' ? need.cards : [] });
  }
  expect(JSON.stringify(again.state.hand?.state)).toBe(JSON.stringify(table.state.hand?.state));
});

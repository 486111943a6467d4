import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { total } from '../../engine/index.ts';
import { offerings } from '../../houses/index.ts';
import { tableSettings } from '../../houses/offering/table-settings.ts';
import type { PlayerCommand } from '../commands.ts';
import { viewTable } from '../events.ts';
import { roomBehind } from '../hand/setups.ts';
import { replayHouseTable } from '../house-table.ts';
import type { Opening } from '../sign.ts';
import { chipsAt, onRail, placeOf } from '../state.ts';
import type { Table } from '../table.ts';
import { act, houseMove, must, name, opened, refusal, sits } from '../testing/testing.ts';
import { askedOf } from '../time/asked.ts';
import { takeSnapshot } from '../view/snapshot.ts';

const random = seededRandom('standing');
const at = (offering: string, table = {}): Opening => ({
  house: offering.split('/')[0] as Opening['house'],
  offering,
  table,
});
const baccarat = at('black-sheep/ez-baccarat');
const caribbean = at('hawaiian-gardens/caribbean-stud', { bankRole: 'anyone' });

/** Three players, of whom `a` has taken the bank. */
function seated(opening: Opening): Table {
  const table = opened(opening);
  for (let i = 0; i < 3; i++) sits(table, name(i), i + 1, 10_000);
  must(table, { by: { player: 'a' }, type: 'take bank' });
  return table;
}

const asks = (table: Table, player: string, command: PlayerCommand): string =>
  refusal(table, { by: { player }, ...command });

function stands(table: Table, player: string, cents: number): string {
  must(table, { by: 'house', type: 'sell chips', player, cents });
  return asks(table, player, { type: 'stand', cents });
}

/** The round is dealt, its shoe shuffled, and the bank put up. */
function open(table: Table, bank = 100_000): void {
  must(table, { by: 'house', type: 'deal' });
  while (houseMove(table, random));
  act(table, { type: 'stake', seat: 0, cents: bank });
}

const bets = (table: Table, player: string, seat: number, kind: string, cents: number): string =>
  asks(table, player, {
    type: 'play',
    command: { type: 'wager', seat: placeOf(table.state, player), spot: seat - 1, kind, cents },
  });

/** The house does its part, and time runs out for whoever must act. */
function playOut(table: Table): void {
  if (table.machine?.played.hand.need?.type === 'close') act(table, { type: 'close' });
  while (table.machine !== null) {
    if (houseMove(table, random)) continue;
    if (table.state.turn === null) must(table, { by: 'floor', type: 'call clock' });
    must(table, { by: 'house', type: 'tick', at: table.state.now + 3_600_000 });
  }
}

describe('000:447, 004:1048 who has no seat may bet behind those who have', () => {
  test('T27 with chips of their own, which they leave with', () => {
    const table = seated(baccarat);
    expect(stands(table, 'x', 50_000)).toBe('');
    expect(placeOf(table.state, 'x')).toBe(table.state.seats.length);
    expect(chipsAt(table.state, placeOf(table.state, 'x'))).toBe(50_000);
    open(table);
    expect(bets(table, 'x', 2, 'player', 10_000)).toBe('');
    expect(bets(table, 'b', 2, 'player', 10_000)).toBe('');
    playOut(table);
    const own = table.log.flatMap((event) =>
      event.type === 'played' && event.event.type === 'settled' && event.event.seat === 8
        ? [event.event]
        : [],
    );
    expect(own).toHaveLength(1);
    const [{ result, cents }] = own;
    const has = 50_000 + (result === 'win' ? cents : result === 'lose' ? -cents : 0);
    expect(chipsAt(table.state, 8)).toBe(has);
    expect(asks(table, 'x', { type: 'leave' })).toBe('');
    expect(onRail(table.state, 'x')).toBe(has);
    expect(table.state.standing).toEqual([]);
  });

  test('into a round whose bets are open, and out of it again while nothing of theirs is in play', () => {
    const table = seated(baccarat);
    open(table);
    expect(stands(table, 'x', 50_000)).toBe('');
    expect(bets(table, 'x', 2, 'player', 10_000)).toBe('');
    expect(asks(table, 'x', { type: 'leave' })).toBe('');
    expect(table.state.standing[0]?.leaving).toBe(true);
    expect(stands(table, 'y', 20_000)).toBe('');
    expect(asks(table, 'y', { type: 'leave' })).toBe('');
    expect(table.log.slice(-2).map(({ type }) => type)).toEqual(['played', 'left']);
    expect(onRail(table.state, 'y')).toBe(20_000);
    playOut(table);
    expect(table.state.standing).toEqual([]);
    expect(table.log.filter((event) => event.type === 'left' && event.player === 'x')).toHaveLength(1);
  });

  test('T20 as many as are posted, and one place each', () => {
    const table = seated({ ...baccarat, table: { standing: 4 } });
    for (let i = 0; i < 4; i++) expect(stands(table, `x${i}`, 10_000)).toBe('');
    expect(stands(table, 'y', 10_000)).toBe('The back line is full: 4 bettors at most.');
    expect(asks(table, 'x1', { type: 'stand', cents: 100 })).toBe(
      'You are already betting on the back line.',
    );
    expect(asks(table, 'b', { type: 'stand', cents: 100 })).toBe(
      "You have a seat: you may bet on other players' hands from there.",
    );
    expect(asks(table, 'x1', { type: 'leave' })).toBe('');
    expect(asks(table, 'y', { type: 'stand', cents: 10_000 })).toBe('');
    expect(placeOf(table.state, 'y')).toBe(9);
  });

  test('with the least bet or more', () => {
    const table = seated(baccarat);
    const { sign } = table.state;
    const min = sign.kind === 'player-dealer' ? sign.limits.min : 0;
    expect(stands(table, 'x', min - 1)).toMatch(/^The minimum bet is/);
    expect(asks(table, 'x', { type: 'stand', cents: 10 * min })).toMatch(/^x has /);
    expect(asks(table, 'x', { type: 'stand', cents: 0 })).toMatch(/whole number of cents/);
  });

  test('T27 they have no seat: no bank, no sitting out, nothing to come back to; a seat after leaving', () => {
    const table = seated(baccarat);
    stands(table, 'x', 50_000);
    for (const type of ['take bank', 'pass bank', 'sit out', 'come back'] as const)
      expect(asks(table, 'x', { type })).toBe(
        `"${type}" is not something somebody without a seat can ask for.`,
      );
    expect(asks(table, 'x', { type: 'sit', seat: 5, cents: 50_000 })).toBe(
      'x is betting on the back line: leave it first, then sit down.',
    );
    expect(asks(table, 'x', { type: 'wait' })).toBe('');
    expect(asks(table, 'x', { type: 'leave' })).toBe('');
    expect(asks(table, 'x', { type: 'sit', seat: 5, cents: 50_000 })).toBe('');
  });

  test('who has no chips left stands there no more', () => {
    const table = seated(baccarat);
    const { sign } = table.state;
    const min = sign.kind === 'player-dealer' ? sign.limits.min : 0;
    stands(table, 'x', min);
    for (let round = 0; round < 50 && table.state.standing.length > 0; round++) {
      open(table, 1000 * min);
      if (chipsAt(table.state, 8) > 0)
        bets(table, 'x', 2, 'tie', Math.min(50 * min, chipsAt(table.state, 8)));
      bets(table, 'b', 2, 'player', min);
      playOut(table);
      while (table.state.bank.offered >= 0)
        must(table, {
          by: { player: name(table.state.bank.offered) },
          type: table.state.bank.offered === 0 ? 'take bank' : 'pass bank',
        });
      if (!table.state.bank.ready) break;
    }
    const left = table.log.findLast((event) => event.type === 'left');
    expect(left).toMatchObject({ player: 'x', seat: 8, cents: 0 });
  });

  test('T22 more chips come between rounds and while bets are open, not after', () => {
    const table = seated(caribbean);
    stands(table, 'x', 5000);
    must(table, { by: 'house', type: 'sell chips', player: 'x', cents: 9000 });
    expect(asks(table, 'x', { type: 'add chips', cents: 1000 })).toBe('');
    open(table);
    expect(asks(table, 'x', { type: 'add chips', cents: 2000 })).toBe('');
    expect(chipsAt(table.state, 8)).toBe(8000);
    bets(table, 'b', 2, 'ante', 1000);
    act(table, { type: 'close' });
    expect(asks(table, 'x', { type: 'add chips', cents: 2000 })).toBe(
      'Chips are bought between rounds, or while bets are open.',
    );
    playOut(table);
    expect(chipsAt(table.state, 8)).toBe(8000);
  });

  test('T60 a void round gives them back what they brought into it', () => {
    const table = seated(baccarat);
    stands(table, 'x', 50_000);
    open(table);
    stands(table, 'y', 20_000);
    bets(table, 'x', 2, 'player', 10_000);
    bets(table, 'y', 3, 'player', 10_000);
    bets(table, 'b', 2, 'player', 10_000);
    must(table, { by: 'floor', type: 'void', reason: 'A card was seen.' });
    expect([8, 9].map((place) => chipsAt(table.state, place))).toEqual([50_000, 20_000]);
  });

  test('the floor and the house pick them up', () => {
    const table = seated(baccarat);
    stands(table, 'x', 50_000);
    stands(table, 'y', 50_000);
    must(table, { by: 'floor', type: 'unseat', seat: 8 });
    must(table, { by: 'house', type: 'pick up', seat: 9 });
    expect(onRail(table.state, 'x') + onRail(table.state, 'y')).toBe(100_000);
    expect(refusal(table, { by: 'floor', type: 'unseat', seat: 8 })).toBe('Nobody sits there.');
  });

  test('T61 a closing table lets them go', () => {
    const table = seated(baccarat);
    stands(table, 'x', 50_000);
    must(table, { by: 'floor', type: 'close' });
    expect(table.state.standing).toEqual([]);
    expect(stands(table, 'y', 50_000)).toBe('The table is closing.');
  });

  test('nobody plays for them what is the table’s to say', () => {
    const table = seated(baccarat);
    stands(table, 'x', 50_000);
    open(table);
    for (const type of ['join', 'part'] as const) {
      const command = { type, seat: 8, cents: 100 } as const;
      expect(refusal(table, { by: 'house', type: 'play', command })).toBe(
        `"${type}" is asked of the table, not in a hand.`,
      );
    }
    expect(bets(table, 'x', 2, 'player', 10_000)).toBe('');
    expect(
      asks(table, 'x', {
        type: 'play',
        command: { type: 'wager', seat: 1, spot: 1, kind: 'player', cents: 500 },
      }),
    ).toBe('x is on the back line without a seat, and acts only from there.');
  });
});

describe('T27 every line that allows the back line, for people who stand', () => {
  test.each([
    ['000:620', 'black-sheep/pai-gow-poker-gold', ['game', 'golden']],
    ['000:1041, 000:1069', 'black-sheep/blackjack-elite', ['game', 'boom', 'super 7s']],
    ['000:1153', 'black-sheep/face-up-pai-gow-poker', ['game', 'fortune', 'ace high']],
    [
      '001:520, 001:571, 001:599',
      'hotel-del-rio/three-card-poker-6-card-bonus',
      ['ante', 'pair plus', '6 card'],
    ],
    ['002:310', 'empire/no-bust-blackjack', ['game']],
    ['002:625, 002:661', 'empire/double-hand-poker', ['game']],
    ['002:1099', 'empire/pure-21-5-blackjack', ['game', 'buster']],
    ['002:1387, 002:1403', 'empire/twenty-first-century-blackjack', ['game', 'buster']],
    ['004:320', 'lucky-lady/no-bust-blackjack', ['game', 'buster']],
    ['004:482', 'lucky-lady/fortune-pai-gow-poker', ['game', 'fortune']],
    ['004:1048', 'lucky-lady/ez-baccarat-panda-8', ['player', 'eight', 'seven']],
    ['004:1216', 'lucky-lady/three-card-poker-6-card-bonus', ['ante', 'pair plus', '6 card']],
  ] as const)('%s %s', (_, id, kinds) => {
    const table = seated(at(id));
    expect(stands(table, 'x', 100_000)).toBe('');
    open(table);
    for (const kind of kinds) {
      expect(bets(table, 'b', 2, kind, 1000), kind).toBe('');
      expect(bets(table, 'x', 2, kind, 1000), kind).toBe('');
    }
    const all = total(table.state.chips);
    playOut(table);
    expect(total(table.state.chips)).toBe(all);
    expect(asks(table, 'x', { type: 'leave' })).toBe('');
  });

  test('002:818 on a circle of its own', () => {
    const table = seated(at('empire/twenty-first-century-baccarat', { bankRole: 'anyone' }));
    expect(stands(table, 'x', 100_000)).toBe('');
    open(table);
    const wager = (spot: number) => ({ type: 'wager', seat: 7, spot, kind: 'bet', cents: 1000 }) as const;
    const place = placeOf(table.state, 'x');
    expect(asks(table, 'x', { type: 'play', command: { ...wager(10), seat: place } })).toMatch(/own\.$/);
    expect(asks(table, 'x', { type: 'play', command: { ...wager(11), seat: place } })).toBe('');
  });
});

describe('T27 where betting is for seated players', () => {
  test.each([
    ['hawaiian-gardens/pokara', '003:1763'],
    ['hawaiian-gardens/baccarat-9-2009', '003:1311'],
    ['lucky-lady/fortune-7-baccarat', '004:914'],
    ['black-sheep/three-card-poker-6-card-bonus', '000:829'],
  ])('%s: nobody stands (%s)', (id, cite) => {
    const table = opened(at(id));
    expect(stands(table, 'x', 50_000)).toBe(`Only seated players bet here (${cite}).`);
  });

  test('at a game for a pot', () => {
    expect(stands(opened(at('black-sheep/holdem')), 'x', 50_000)).toBe('You need a seat to bet here.');
  });

  test('where the room posts none', () => {
    expect(stands(opened({ ...baccarat, table: { standing: 0 } }), 'x', 50_000)).toMatch(/^Only seated/);
  });

  test('every table says whether people may stand, by its own book', () => {
    for (const offering of offerings) {
      if (offering.kind !== 'player-dealer') continue;
      const { standing } = tableSettings(offering, offering.limits[0].id);
      const book = {
        'black-sheep': '000',
        'hotel-del-rio': '001',
        empire: '002',
        'hawaiian-gardens': '003',
        'lucky-lady': '004',
      }[offering.house];
      expect(standing.cite === 'not printed' || standing.cite.startsWith(`${book}:`), offering.id).toBe(true);
      const table = opened(at(offering.id));
      const { sign } = table.state;
      const kinds = sign.kind === 'player-dealer' ? sign.game.backline.kinds : 'none';
      expect(roomBehind(sign) > 0, offering.id).toBe(kinds !== 'none');
      if (standing.printed === 0) expect(kinds, offering.id).toBe('none');
    }
  });
});

describe('003:648, 003:741, 003:1370 a seated player refuses bets behind the seat', () => {
  test('before the bet: those that lie there stay', () => {
    const table = seated(caribbean);
    stands(table, 'x', 5000);
    stands(table, 'y', 5000);
    open(table);
    expect(bets(table, 'x', 2, 'ante', 1000)).toBe('');
    expect(asks(table, 'b', { type: 'back line', on: false })).toBe('');
    expect(bets(table, 'y', 2, 'ante', 1000)).toBe('Seat 2 takes no back-line bets.');
    expect(bets(table, 'c', 2, 'ante', 1000)).toBe('Seat 2 takes no back-line bets.');
    expect(bets(table, 'y', 3, 'ante', 1000)).toBe('');
    playOut(table);
    expect(table.state.seats[1]?.noBackline).toBe(true);
  });

  test('for the rounds to come, until the player says otherwise', () => {
    const table = seated(caribbean);
    stands(table, 'x', 5000);
    expect(asks(table, 'b', { type: 'back line', on: false })).toBe('');
    open(table);
    expect(bets(table, 'x', 2, 'ante', 1000)).toBe('Seat 2 takes no back-line bets.');
    expect(asks(table, 'b', { type: 'back line', on: true })).toBe('');
    expect(bets(table, 'x', 2, 'ante', 1000)).toBe('');
  });

  test('where the book or the room lets them', () => {
    const table = seated({ ...baccarat, table: { refuseBackline: false } });
    expect(asks(table, 'b', { type: 'back line', on: false })).toBe(
      'Back-line bets may not be refused here.',
    );
    const none = opened(at('hawaiian-gardens/pokara'));
    sits(none, 'a', 1);
    expect(asks(none, 'a', { type: 'back line', on: false })).toBe('This game has no back-line betting.');
    stands(table, 'x', 5000);
    expect(asks(table, 'x', { type: 'back line', on: false })).toMatch(
      /not something somebody without a seat can ask for/,
    );
  });

  test.each([
    ['hawaiian-gardens/hawaiian-blackjack', '003:648'],
    ['hawaiian-gardens/caribbean-stud', '003:741'],
    ['hawaiian-gardens/nine-and-a-half', '003:1370'],
  ])('%s prints it', (id, cite) => {
    const offering = offerings.find((one) => one.id === id)!;
    expect(tableSettings(offering, offering.limits[0].id).refuseBackline).toMatchObject({
      printed: true,
      cite,
    });
  });
});

describe('who plays the hand', () => {
  /** Bets on seat 2: of `b` and of `x`, who stands behind. */
  function dealt(opening: Opening, kind: string, before: (table: Table) => void = () => {}): Table {
    const table = seated({ ...opening, table: { ...opening.table, timeToAct: 30 } });
    stands(table, 'x', 20_000);
    before(table);
    open(table);
    expect(bets(table, 'b', 2, kind, 1000)).toBe('');
    expect(bets(table, 'x', 2, kind, 3000)).toBe('');
    act(table, { type: 'close' });
    while (houseMove(table, random));
    return table;
  }
  const agree = (table: Table) => {
    for (const player of ['b', 'x']) expect(asks(table, player, { type: 'agree', on: true })).toBe('');
  };

  test('003:743 whoever has most on it, who alone sees the cards', () => {
    const table = dealt(caribbean, 'ante');
    expect(table.due).toEqual([8]);
    expect(askedOf(table.state, table.due, 'x')).toBe('act');
    const cards = (viewer: number) =>
      table.log.flatMap((event) => {
        const seen = viewTable(event, viewer);
        return seen.type === 'played' &&
          seen.event.type === 'dealt' &&
          'spot' in seen.event &&
          seen.event.spot === 1
          ? seen.event.cards
          : [];
      });
    expect(cards(8)).not.toContain(63);
    expect(new Set(cards(1))).toEqual(new Set([63]));
    const { turn } = table.state;
    expect(turn?.seats).toEqual([8]);
    must(table, { by: 'house', type: 'tick', at: turn?.until ?? 0 });
    expect(table.state.standing[0]?.lapses).toBe(1);
  });

  test('003:743 unless they have agreed on the seated player', () => {
    expect(dealt(caribbean, 'ante', agree).due).toEqual([1]);
  });

  test('003:1371 the seated player at 9½, unless they have agreed', () => {
    const game = at('hawaiian-gardens/nine-and-a-half');
    expect(dealt(game, 'bet').due).toEqual([1]);
    expect(dealt(game, 'bet', agree).due).toEqual([8]);
  });

  test('elsewhere there is nothing to agree on', () => {
    const table = seated(at('hawaiian-gardens/hawaiian-blackjack'));
    expect(asks(table, 'b', { type: 'agree', on: true })).toBe(
      'Who plays a hand is fixed by the rules of this game.',
    );
  });

  test('T27, T53 who does not act in time again and again is let go when the bets are settled', () => {
    const table = dealt({ ...caribbean, table: { ...caribbean.table, sitOutAfter: 1 } }, 'ante');
    playOut(table);
    expect(table.state.standing).toEqual([]);
  });
});

test('T70 fees: whoever bets behind a seat pays as any bettor, and is no player at the table', () => {
  const table = seated({ ...at('hawaiian-gardens/super-9'), options: [] });
  const seen: unknown[] = [];
  const counted = replayHouseTable(table.state.sign.opening, table.log, null, {
    check: () => null,
    due: (moment, { dealt, seated: sitting, wagers }) => {
      if (moment !== 'start' || wagers.length === 0) return [];
      seen.push([sitting.length, dealt.length]);
      return wagers.map(({ seat }) => ({ from: seat, to: 'drop' as const, cents: 100 }));
    },
  });
  stands(counted, 'x', 20_000);
  open(counted);
  bets(counted, 'b', 2, 'game', 1000);
  bets(counted, 'x', 2, 'game', 1000);
  act(counted, { type: 'close' });
  expect(seen.at(-1)).toEqual([3, 3]);
  const taken = counted.log.flatMap((event) =>
    event.type === 'played' && event.event.type === 'taken' ? [event.event.from] : [],
  );
  expect(taken).toEqual([1, 8]);
});

describe('T5 a table that was there before', () => {
  test('comes back from a snapshot and a log that know nothing of standing', () => {
    const table = seated(baccarat);
    const { standing, standingChips, ...old } = takeSnapshot(table.state);
    expect([standing, standingChips]).toEqual([[], []]);
    const again = replayHouseTable(baccarat, [], old as ReturnType<typeof takeSnapshot>);
    expect(again.state).toEqual(table.state);
    expect(stands(again, 'x', 50_000)).toBe('');
  });

  test('goes on from a snapshot with people standing, and from its log', () => {
    const table = seated(baccarat);
    stands(table, 'x', 50_000);
    stands(table, 'y', 50_000);
    asks(table, 'x', { type: 'leave' });
    const snapshot = structuredClone(takeSnapshot(table.state));
    const before = table.log.length;
    open(table);
    stands(table, 'z', 50_000);
    bets(table, 'y', 2, 'player', 10_000);
    bets(table, 'z', 2, 'player', 10_000);
    const all = total(table.state.chips);
    for (const again of [
      replayHouseTable(baccarat, table.log),
      replayHouseTable(baccarat, table.log.slice(before), snapshot),
    ]) {
      expect(again.state).toEqual(table.state);
      expect(total(again.state.chips)).toBe(all);
      bets(again, 'b', 2, 'player', 10_000);
      playOut(again);
      expect(again.state.hand).toBeNull();
    }
  });
});

import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { schedulesFor } from '../../houses/fees/schedule/schedules.ts';
import { openHouseTable, replayHouseTable } from '../house-table.ts';
import type { Opening } from '../sign.ts';
import { dropOf } from '../state.ts';
import type { Table } from '../table.ts';
import {
  act,
  dealAndFold,
  foldOut,
  houseMove,
  must,
  name,
  opened,
  refusal,
  sits,
  taken,
} from '../testing/testing.ts';
import { takeSnapshot } from '../view/snapshot.ts';
import { TableView } from '../view/view.ts';

const at = (offering: string, limit: string, ...options: string[]): Opening => ({
  house: offering.slice(0, offering.indexOf('/')) as Opening['house'],
  offering,
  limit,
  options,
});

const why = (opening: Opening): string => {
  const table = openHouseTable(opening);
  return 'code' in table ? table.message : '';
};

function seated(opening: Opening, players: number): Table {
  const table = opened(opening);
  for (let i = 0; i < players; i++) sits(table, name(i), i + 1);
  if (table.state.sign.kind === 'pot' && table.state.sign.stakes.blinds.length > 0) {
    const cards = Array.from({ length: players }, (_, i) => 51 - 4 * i);
    must(table, { by: 'house', type: 'draw for button', cards });
  }
  return table;
}

describe('limits that options are printed for', () => {
  test('002:1239 Empire lowball: $5-$5-$10 are the blinds', () => {
    expect(why(at('empire/lowball', '10', 'lowball-b/1'))).toBe('');
    expect(why(at('empire/lowball', '20', 'lowball-b/1'))).toBe(
      'Option lowball-b/1 is for $5-$5-$10, not $20 limit. (002:1239)',
    );
    const table = seated(at('empire/lowball', '10', 'lowball-b/1'), 6);
    dealAndFold(table);
    expect(taken(table)).toEqual(['2 3']);
  });

  test("003:1400 blinds and buy-in of no limit hold'em", () => {
    const older = (limit: string, option: number, buyIn?: Opening['buyIn']) =>
      why({
        ...at('hawaiian-gardens/no-limit-holdem', limit, `no-limit-holdem-older/${option}`),
        ...(buyIn && { buyIn }),
      });
    expect(older('nl 1-2', 2)).toBe('');
    expect(older('nl 5-10', 2)).toMatch(/^Option .* is for \$40 buy-in, blinds 1-2, not \$5-\$10 no limit/);
    expect(older('nl 1-2', 2, { least: 5000, most: 5000 })).toMatch(
      /is for \$40 buy-in, blinds 1-2, not a buy-in of \$50/,
    );
    expect(older('nl 1-2', 3, { least: 5000, most: 5000 })).toBe('');
    expect(older('nl 2-3', 5, { least: 10_000, most: 20_000 })).toBe('');
  });

  test('003:1401 nobody has said a buy-in: the table has that of its posted option', () => {
    const opening = at('hawaiian-gardens/no-limit-holdem', 'nl 1-2', 'no-limit-holdem-older/3');
    const { sign } = opened(opening).state;
    expect([sign.buyIn.least, sign.buyIn.most]).toEqual([5000, 5000]);
    // Who is told of the opening makes the same of it.
    const view = new TableView(sign.offering, sign.opening);
    expect(view.state.sign.buyIn).toEqual(sign.buyIn);
  });

  test('002:1232 a no limit table is named by its least buy-in', () => {
    const opening = at('empire/holdem', 'nl 1-2', 'holdem-b/14');
    expect(opened(opening).state.sign.buyIn.least).toBe(10_000);
    expect(why({ ...opening, buyIn: { least: 2000, most: null } })).toMatch(/not a buy-in of \$20 or more/);
  });

  test('T12 what was posted once stands, and is replayed', () => {
    const opening = at('hawaiian-gardens/no-limit-holdem', 'nl 5-10', 'no-limit-holdem-older/2');
    expect('code' in openHouseTable(opening)).toBe(true);
    expect(replayHouseTable(opening, []).state.sign.fees.options).toEqual(['no-limit-holdem-older/2']);
  });
});

describe('004:33-35 Lucky Lady lowball', () => {
  test('the drop is taken once the pot is opened, and not when nobody opens it', () => {
    const table = seated(at('lucky-lady/lowball', '5-10', 'lowball-drop/1'), 4);
    dealAndFold(table);
    expect(taken(table)).toEqual([]);
    must(table, { by: 'house', type: 'deal' });
    houseMove(table, seededRandom('drop'));
    while (table.machine !== null && taken(table).length === 0) {
      const [seat] = table.due;
      const player = table.state.seats[seat]?.player ?? '';
      const moves = [{ type: 'kill', seat, to: 0 } as const, { type: 'call', seat } as const];
      if (!moves.some((command) => table.play({ by: { player }, type: 'play', command }).ok)) break;
    }
    expect(taken(table)).toEqual(['pot 2']);
    foldOut(table);
    expect(taken(table)).toEqual(['pot 2']);
  });
});

describe('bonus bets', () => {
  const delRio = (limit: string, option: number) =>
    at('hotel-del-rio/three-card-poker-6-card-bonus', limit, `three-card-poker/${option}`);
  const bonus = (opening: Opening) => {
    const { sign } = opened(opening).state;
    if (sign.kind !== 'player-dealer') throw new Error('No bank.');
    return [sign.limits.bonusMin, sign.limits.bonusMax];
  };

  test('001:623, 001:749 go by the limit of the posted option', () => {
    expect(bonus(delRio('10-1000', 23))).toEqual([500, 2500]);
    expect(bonus(delRio('10-500', 26))).toEqual([500, 5000]);
    expect(bonus(delRio('5-500', 2))).toEqual([100, 5000]);
  });

  test('000:1913, 000:1928 from $5 to $1,000; 000:1941 within the limits of the table', () => {
    const faceUp = (limit: string, option: number) =>
      at('black-sheep/face-up-pai-gow-poker', limit, `face-up-pai-gow-poker/${option}`);
    expect(bonus(faceUp('10-1000', 3))).toEqual([500, 100_000]);
    expect(bonus(faceUp('10-1000', 8))).toEqual([500, 100_000]);
    expect(bonus(faceUp('10-1000', 11))).toEqual([1000, 100_000]);
    expect(bonus(faceUp('100-3000', 11))).toEqual([10_000, 300_000]);
  });

  test('T70 a table takes what the option allows, and whoever is told of it knows', () => {
    const opening = { ...delRio('5-500', 2), table: { bettingTime: 0 } };
    const table = opened(opening);
    sits(table, 'a', 1, 1000);
    sits(table, 'b', 2, 500);
    must(table, { by: { player: 'a' }, type: 'take bank' });
    must(table, { by: 'house', type: 'deal' });
    while (houseMove(table, seededRandom('bonus')));
    act(table, { type: 'stake', seat: 0, cents: 50_000 });
    const { sign } = table.state;
    if (sign.kind !== 'player-dealer') throw new Error('No bank.');
    const side = sign.game.wagers.find(({ size }) => size.by === 'bonus')?.id ?? '';
    const bet = (kind: string, cents: number) =>
      refusal(table, {
        by: { player: 'b' },
        type: 'play',
        command: { type: 'wager', seat: 1, spot: 1, kind, cents },
      });
    expect(bet('ante', 500)).toBe('');
    expect(bet(side, 5100)).not.toBe('');
    expect(bet(side, 100)).toBe('');
    const view = new TableView(sign.offering, sign.opening).state.sign;
    expect(view.kind === 'player-dealer' && view.limits).toEqual(sign.limits);
  });

  test('T10 other limits than those of the option are refused', () => {
    expect(why({ ...delRio('5-500', 2), bonus: { least: 100, most: 100_000 } })).toBe(
      'Bonus bets are from $1 to $50 by the posted option, not from $1 to $1,000.',
    );
    expect(why({ ...delRio('5-500', 2), bonus: { least: 100, most: 5000 } })).toBe('');
    expect(why({ ...delRio('5-500', 2), options: [], bonus: { least: 100, most: 5000 } })).toBe(
      'No posted fee option has limits of its own for bonus bets.',
    );
  });
});

describe('moments of a round against a player-dealer', () => {
  /** What has been dealt to the first bettor when each fee is taken. */
  function cardsAtFee(opening: Opening, ante: number): number[] {
    const table = opened({ ...opening, table: { bettingTime: 0 } });
    sits(table, 'a', 1, 5000);
    sits(table, 'b', 2, 1000);
    must(table, { by: { player: 'a' }, type: 'take bank' });
    must(table, { by: 'house', type: 'deal' });
    while (houseMove(table, seededRandom('moment')));
    act(table, { type: 'stake', seat: 0, cents: 200_000 });
    const round = table.state.hand?.state;
    if (round === undefined || !('wagers' in round)) throw new Error('No round.');
    for (const { id, when, size } of round.game.wagers)
      if (when === 'before' && size.by !== 'bonus')
        act(table, { type: 'wager', seat: 1, spot: 1, kind: id, cents: ante });
    act(table, { type: 'close' });
    while (houseMove(table, seededRandom('moment')));
    let dealt = 0;
    return table.log.flatMap((event) => {
      if (event.type !== 'played') return [];
      if (event.event.type === 'dealt') dealt += event.event.cards.length;
      return event.event.type === 'taken' ? [dealt] : [];
    });
  }

  test('001:749 after the cards and before Play', () => {
    const delRio = (option: number) =>
      at('hotel-del-rio/three-card-poker-6-card-bonus', '10-1000', `three-card-poker/${option}`);
    expect(cardsAtFee(delRio(24), 1000)).toEqual([6, 6]);
    expect(cardsAtFee(delRio(2), 1000)).toEqual([0]);
  });

  // The player-dealer's own two cards come last at this game.
  test('003:2454 after the hole cards and the five community cards', () => {
    const ultimate = at('hawaiian-gardens/ultimate-texas-holdem', '10-100', 'ultimate-texas-holdem-own/1');
    expect(cardsAtFee(ultimate, 1000)).toEqual([7, 7]);
  });

  test('T72 001:749 who bets all but the fee that is yet to come is refused', () => {
    const opening = at('hotel-del-rio/three-card-poker-6-card-bonus', '10-1000', 'three-card-poker/24');
    const table = opened({ ...opening, table: { bettingTime: 0 } });
    sits(table, 'a', 1, 5000);
    sits(table, 'b', 2, 20);
    must(table, { by: { player: 'a' }, type: 'take bank' });
    must(table, { by: 'house', type: 'deal' });
    while (houseMove(table, seededRandom('left')));
    act(table, { type: 'stake', seat: 0, cents: 200_000 });
    const bet = (cents: number) =>
      refusal(table, {
        by: { player: 'b' },
        type: 'play',
        command: { type: 'wager', seat: 1, spot: 1, kind: 'ante', cents },
      });
    expect(bet(2000)).toMatch(/without the fee of \$0\.50/);
    expect(bet(1900)).toBe('');
  });
});

describe('amounts that the book leaves to the room', () => {
  const older = at('hawaiian-gardens/holdem', '4-8', 'holdem-older/1');

  test('003:60 are posted, or the table stays closed', () => {
    expect(why(older)).toBe('The book leaves the Regular Table Fee to the house: post its amount. (003:61)');
    expect(why({ ...older, amounts: { 'Regular Table Fee': 400 } })).toBe('');
  });

  test('003:59 and a jackpot needs its own', () => {
    const jackpot = {
      title: 'Bad beat',
      least: 'AsAhAdKsKh',
      shares: { loser: 50, winner: 25, others: 25 },
    } as unknown as NonNullable<Opening['jackpot']>;
    const amounts = { 'Regular Table Fee': 400 };
    expect(why({ ...older, amounts, jackpot })).toMatch(/leaves the Jackpot Fee to the house/);
  });

  test('003:61, 003:60 the posted amount is taken at the flop', () => {
    const table = seated({ ...older, amounts: { 'Regular Table Fee': 400 } }, 3);
    must(table, { by: 'house', type: 'deal' });
    houseMove(table, seededRandom('own'));
    for (const seat of [0, 1]) act(table, { type: 'call', seat });
    act(table, { type: 'check', seat: 2 });
    foldOut(table);
    expect(taken(table)).toEqual(['pot 4']);
  });

  test('T10 nothing else may be posted so', () => {
    const amounts = (own: Record<string, unknown>) =>
      why({ ...older, amounts: { 'Regular Table Fee': 400, ...own } as Record<string, number> });
    expect(amounts({ 'Designated Table Fee': 200 })).toBe(
      'The Designated Table Fee is printed, so the room cannot post it. (003:61)',
    );
    expect(amounts({ Tip: 200 })).toMatch(/^Fee schedule holdem-older\.s1 has no fee "Tip"/);
    expect(amounts({ 'Regular Table Fee': 1.5 })).toMatch(/is a whole number of cents, 0 or more, not 1\.5/);
    expect(why({ ...older, options: [], amounts: { 'Regular Table Fee': 400 } })).toBe(
      'No fee option is posted, so there is no "Regular Table Fee" to choose.',
    );
  });
});

describe('readings', () => {
  const timed = at('hawaiian-gardens/holdem', '4-8', 'holdem-older/1');
  const amounts = { 'Regular Table Fee': 400 };

  test('003:61 the designated fee besides the other one', () => {
    const table = seated({ ...timed, amounts, readings: { designated: 'besides' } }, 3);
    must(table, { by: 'house', type: 'deal' });
    houseMove(table, seededRandom('own'));
    for (const seat of [0, 1]) act(table, { type: 'call', seat });
    act(table, { type: 'check', seat: 2 });
    foldOut(table);
    expect(taken(table)).toEqual(['pot 1', 'pot 4']);
  });

  test('T10 unknown names and values are refused with what there is', () => {
    expect(why({ ...timed, amounts, readings: { street: 'past' } })).toMatch(
      /^Fee schedule holdem-older\.s1 has no reading "street", only designated, shortPot/,
    );
    expect(why({ ...timed, amounts, readings: { designated: 'never' } })).toBe(
      'The reading "designated" of fees is one of instead, besides, not "never". (003:61)',
    );
    expect(why({ ...timed, options: [], readings: { designated: 'besides' } })).toBe(
      'No fee option is posted, so there is no "designated" to choose.',
    );
    expect(why({ ...timed, readings: [] as never })).toBe(
      '"readings" of an opening is an object of names and values, not a list.',
    );
  });

  test('002:55 who pays where nobody has the middle blind', () => {
    const tahoe = at('empire/tahoe-pineapple-hi-lo', '3-6', 'tahoe-b/2');
    const big = seated({ ...tahoe, readings: { middleBlind: 'big blind' } }, 6);
    dealAndFold(big);
    expect(taken(big)).toEqual(['3 3']);
  });
});

describe('hands that end early', () => {
  const mexican = {
    ...at('hawaiian-gardens/mexican-poker', '4-8', 'mexican-poker-older/1'),
    amounts: { 'Regular Table Fee': 300 },
  };

  test('003:396 all fold to the bring-in: the designated fee is taken of it', () => {
    const table = seated(mexican, 4);
    const before = table.state.chips.slice(0, 4).reduce((sum, cents) => sum + cents, 0);
    must(table, { by: 'house', type: 'deal' });
    houseMove(table, seededRandom('bring-in'));
    const [opener] = table.due;
    foldOut(table);
    expect(taken(table)).toEqual([`${opener + 1} 1`]);
    expect(table.state.chips.slice(0, 4).reduce((sum, cents) => sum + cents, 0)).toBe(before - 100);
  });

  test('002:55 and a fee that the pot pays comes out of a blind that nobody called', () => {
    const table = seated(at('empire/tahoe-pineapple-hi-lo', '3-6', 'tahoe-b/2'), 6);
    dealAndFold(table);
    expect(taken(table)).toEqual(['pot 2', '3 1']);
  });

  test("T70 a bet of one's own will that nobody called is not touched", () => {
    const table = seated(at('empire/tahoe-pineapple-hi-lo', '2-4', 'tahoe-b/1'), 6);
    must(table, { by: 'house', type: 'deal' });
    houseMove(table, seededRandom('raise'));
    act(table, { type: 'bet', seat: 3, to: 400 });
    foldOut(table);
    expect(taken(table)).toEqual(['pot 3']);
  });

  test('002:55 a pot that is smaller than the fee gives nothing, where it is read so', () => {
    const tahoe = at('empire/tahoe-pineapple-hi-lo', '2-4', 'tahoe-b/1');
    const table = seated({ ...tahoe, readings: { shortPot: 'nothing', blindFee: 'pot' } }, 6);
    dealAndFold(table);
    expect(taken(table)).toEqual([]);
  });
});

describe('a fee of the small blind after the deal', () => {
  const opening = at(
    'hawaiian-gardens/double-board-omaha',
    'nl 2-3',
    ...['143', '162', '184', '214'].map((number) => `master-04/${number}`),
  );
  /** The small blind has so many dollars. */
  function dealtWith(dollars: number): Table {
    const table = seated(opening, 4);
    const { chips } = table.state;
    chips[dropOf(table.state)] += chips[1] - dollars * 100;
    chips[1] = dollars * 100;
    must(table, { by: 'house', type: 'deal' });
    return table;
  }

  test('003:8836 is taken of what is left behind the blind; who has not both is not dealt in', () => {
    const enough = dealtWith(3);
    expect(enough.state.seats[1]?.away).toBe(false);
    houseMove(enough, seededRandom('small'));
    expect(taken(enough)).toEqual(['2 1']);
    expect(dealtWith(2.5).state.seats[1]?.away).toBe(true);
  });
});

describe('half hours in advance', () => {
  const timed = (offering: string, limit: string): Opening => {
    const schedule = schedulesFor(offering).find(({ fees }) =>
      fees.some(({ at: when }) => when === 'half hour start'),
    );
    return at(offering, limit, schedule?.options[0].id ?? '');
  };
  const archie = timed('hawaiian-gardens/archie', '4000-8000');
  const board = timed('hawaiian-gardens/double-board-omaha', '100-200');
  const clock = (minutes: number): number => Date.UTC(2024, 4, 1, 3, minutes, 20);
  /** What is taken in a hand that is dealt so many minutes after three o'clock. */
  function deal(table: Table, minutes: number): string[] {
    const before = taken(table).length;
    must(table, { by: 'house', type: 'deal', at: clock(minutes) });
    foldOut(table);
    return taken(table).slice(before);
  }
  function tick(table: Table, minutes: number): string[] {
    const before = taken(table).length;
    must(table, { by: 'house', type: 'tick', at: clock(minutes) });
    return taken(table).slice(before);
  }
  const each = ['1 5', '2 5', '3 5'];

  test('003:5548, 003:3769 also for the half hour in which the game starts', () => {
    const table = seated(archie, 3);
    expect(deal(table, 0)).toEqual(each);
    expect(deal(table, 20)).toEqual([]);
    expect(tick(table, 30)).toEqual(each);
    // Nothing was dealt from 3:30 to 4:00; at 4:00 the game starts anew.
    expect(tick(table, 60)).toEqual([]);
    expect(deal(table, 60)).toEqual(each);
  });

  test('003:5548 on the clock, what is left of the first half hour is free', () => {
    const table = seated(archie, 3);
    expect(deal(table, 5)).toEqual([]);
    expect(tick(table, 30)).toEqual(each);
    expect(tick(table, 35)).toEqual([]);
  });

  test('003:5548 from the start of the game on, where it is read so', () => {
    const table = seated({ ...archie, readings: { clock: 'from the start' } }, 3);
    tick(table, 1);
    expect(deal(table, 5)).toEqual(each);
    expect(tick(table, 30)).toEqual([]);
    expect(deal(table, 31)).toEqual([]);
    expect(tick(table, 35)).toEqual(each);
    const again = replayHouseTable(table.state.sign.opening, table.log);
    expect(again.state).toEqual(table.state);
    expect(deal(again, 36)).toEqual([]);
    expect(tick(again, 65)).toEqual(each);
  });

  test('004:1913 a game that starts on the hour pays once', () => {
    const table = seated(timed('lucky-lady/holdem', '4-8'), 3);
    expect(deal(table, 0)).toEqual(['1 8', '2 8', '3 8']);
    expect(deal(table, 10)).toEqual([]);
  });

  test('003:3976 of the pot, where it is read as printed: the first one of the half hour pays', () => {
    const opening = { ...board, readings: { timeFrom: 'pot' } };
    const table = seated(opening, 3);
    expect(deal(table, 0)).toEqual(['pot 5']);
    expect(deal(table, 10)).toEqual([]);
    expect(tick(table, 30)).toEqual([]);
    const snapshot = JSON.parse(JSON.stringify(takeSnapshot(table.state)));
    const again = replayHouseTable(opening, [], snapshot);
    must(again, { by: 'house', type: 'deal', at: clock(31) });
    must(again, { by: 'floor', type: 'void', reason: 'Test.' });
    expect(deal(again, 32)).toEqual(['pot 5']);
    expect(deal(again, 33)).toEqual([]);
  });

  test('T74, 003:3976 what the pot pays for time names its line, over a restart and after a void hand', () => {
    const opening = { ...board, readings: { timeFrom: 'pot' } };
    const table = seated(opening, 3);
    const lines = (of: Table) =>
      of.log.flatMap((event) =>
        event.type === 'played' && event.event.type === 'taken' ? [event.event.cite] : [],
      );
    deal(table, 0);
    expect(lines(table)).toEqual([expect.stringMatching(/^003:\d+$/)]);
    const [line] = lines(table);
    deal(table, 10);
    tick(table, 30);
    const snapshot = JSON.parse(JSON.stringify(takeSnapshot(table.state)));
    const again = replayHouseTable(opening, [], snapshot);
    must(again, { by: 'house', type: 'deal', at: clock(31) });
    must(again, { by: 'floor', type: 'void', reason: 'Test.' });
    deal(again, 32);
    expect(lines(again).at(-1)).toBe(line);
    expect(replayHouseTable(opening, again.log, snapshot).state).toEqual(again.state);
  });
});

describe('what the schedules leave out', () => {
  test('003:7554 numbers of players without a row are told of', () => {
    const table = opened(at('hawaiian-gardens/dramadugi', 'pl 1-2', 'dramadugi/1', 'dramadugi/20'));
    expect(table.notes).toEqual([
      'The schedule prints no option for 2, 3, 4, 5 players. (003:7521) Then nothing is collected.',
    ]);
  });

  test('002:67-69 bets between two tiers pay as the one above', () => {
    const table = opened(at('empire/pai-gow-tiles', '10-300', 'pai-gow-tiles/1'));
    expect(table.notes[0]).toMatch(
      /prints no Player fee between \$100 and \$105: it is that of the tier above/,
    );
  });
});

import { seededRandom } from '@cardroom/core/cards';
import { collectHand, findOptions, schedulesFor } from '@cardroom/core/fees';
import { offerings as everything } from '@cardroom/core/houses';
import { namesInside } from '@cardroom/core/source/houses/limits/testing-limits.ts';
import { type Opening, openHouseTable } from '@cardroom/core/table';
import { afterAll, expect, test } from 'vitest';
import { dropOf } from '../../store/ledger/ledger.ts';
import { startRoom, tempFolder } from '../testing/testing.ts';
import { verifyStore } from '../verify/verify.ts';
import { companyAt } from './demo.ts';
import { BotHost } from './host.ts';
import { withUsualFees } from './usual-fees.ts';

const folder = tempFolder();
afterAll(() => folder.remove());

/** A game that stands in no book has no fees. */
const offerings = everything.filter(({ cite }) => cite !== null);

const HANDS = 3;
/** A fee by the half hour. */
const FREE = ['hawaiian-gardens/face-up-chinese'];
/** Where nothing is dropped in a few hands, as when all fold to the bring-in, it is looked at for longer. */
const MOST_HANDS = 25;

const options = (opening: Opening) => withUsualFees(opening).options;

/** What all pay in a hand that comes to its end, with so many players. */
function cost(offering: string, names: readonly string[], players: number): number {
  const posted = names.flatMap((name) => findOptions(offering, name));
  const table = { posted, seats: Array.from({ length: players }, (_, i) => i), blinds: { big: 0 } };
  const hand = collectHand({ ...table, jackpot: false }, 'turn');
  return hand.ok ? hand.takes.reduce((sum, { cents }) => sum + cents, 0) : 0;
}

test('R45 options are posted at every limit that the book prints one for, and may stand there', () => {
  const bare: string[] = [];
  const refused: string[] = [];
  const random = seededRandom('limits');
  for (const { id, house, limits, ranges } of offerings) {
    const names = [...limits.map((of) => of.id), ...ranges.flatMap((of) => namesInside(of, random))];
    for (const limit of names) {
      const opening = withUsualFees({ house, offering: id, limit });
      const table = openHouseTable(opening);
      if (opening.options === undefined) bare.push(`${id} ${limit}`);
      else if (opening.usualFees !== true || 'code' in table) refused.push(`${id} ${limit}`);
    }
  }
  expect(refused).toEqual([]);
  expect(bare).toEqual([]);
});

test('R45 those that cost a full table least in an ordinary hand, and the least for fewer players', () => {
  expect(options({ house: 'lucky-lady', offering: 'lucky-lady/holdem' })).toEqual([
    'holdem/3',
    'holdem/7',
    'holdem/10',
    'holdem/11',
  ]);
  expect(options({ house: 'hotel-del-rio', offering: 'hotel-del-rio/holdem' })).toEqual([
    'holdem/9',
    'holdem/7',
    'holdem/4',
  ]);
  expect(options({ house: 'black-sheep', offering: 'black-sheep/face-up-pai-gow-poker' })).toEqual([
    'face-up-pai-gow-poker/6',
  ]);
  const id = 'hawaiian-gardens/no-limit-holdem';
  const usual = options({ house: 'hawaiian-gardens', offering: id }) ?? [];
  // 003:7743: at $2-$3 the first option that is printed takes the whole of the blinds.
  expect([9, 6, 5, 2].map((players) => cost(id, usual, players))).toEqual([300, 250, 200, 150]);
  for (const schedule of schedulesFor(id).filter(({ id: of }) => of === 'master-01.s3'))
    for (const option of schedule.options)
      expect(cost(id, [option.id], 9) || Infinity).toBeGreaterThanOrEqual(300);
});

test('R45 a smaller table goes by its own seats; what somebody chose stays', () => {
  const two = { house: 'hotel-del-rio', offering: 'hotel-del-rio/holdem', seats: 4 } as const;
  expect(options(two)).toEqual(['holdem/9']);
  const none = { house: 'lucky-lady', offering: 'lucky-lady/holdem', options: [] } as const;
  expect(withUsualFees(none)).toBe(none);
});

/** One offering for each house and kind of fee. */
const sample = (): { readonly id: string; readonly opening: Opening }[] => {
  const seen = new Set<string>();
  return offerings.flatMap(({ id, house, kind }) => {
    const opening = withUsualFees({ house, offering: id });
    const [posted] = findOptions(id, opening.options?.[0] ?? '');
    const fees = posted?.schedule.fees.map(({ from, at, by }) => `${from} ${at} ${by}`) ?? [];
    const shape = [house, kind, ...fees].join();
    if (seen.has(shape)) return [];
    seen.add(shape);
    return [{ id, opening }];
  });
};

test('R11 each kind of fee posted: drops grow, no chip is lost, and the books balance', async () => {
  const { room, store, clock } = await startRoom(folder.path);
  const host = new BotHost(room, { random: seededRandom('fees'), wait: 0, quick: true });
  for (const { id, opening } of sample()) {
    const opened = await room.openTable(opening, { by: 'house' });
    if ('code' in opened) throw new Error(`${id}: ${opened.message}`);
    await host.fill(opened.table, companyAt(opening));
  }
  const dropAt = (id: string) => {
    const { chips, seats } = room.live(id)!.table.state;
    return chips[seats.length]!;
  };
  const hasPlayed = ({ id, offering, hands }: { id: string; offering: string; hands: number }) =>
    hands > HANDS && (hands > MOST_HANDS || FREE.includes(offering) || dropAt(id) > 0);
  let slow = room.summaries();
  for (let i = 0; i < 40_000 && slow.length > 0; i++) {
    await room.idle();
    clock.tick();
    // Who has played enough waits for the others, and so does not keep time from passing for them.
    const all = room.summaries();
    for (const table of all)
      if (table.state !== 'paused' && hasPlayed(table))
        await room.floor(table.id, 'floor', { type: 'pause' });
    slow = all.filter((table) => !hasPlayed(table));
  }
  expect(slow.map(({ offering }) => offering)).toEqual([]);
  host.stop();
  await room.stop();
  const took = new Map<string, number>();
  const free: string[] = [];
  for (const { id, offering, house } of room.summaries()) {
    const drop = dropAt(id);
    took.set(house, (took.get(house) ?? 0) + drop);
    if (drop === 0) free.push(offering);
  }
  expect(free).toEqual(FREE);
  for (const [house, cents] of took) expect(await store.books.balance(dropOf(house))).toBe(cents);
  expect(await store.books.check()).toEqual([]);
  expect((await verifyStore(store)).findings).toEqual([]);
  await store.close();
});

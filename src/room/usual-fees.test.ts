import { afterAll, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import { offerings } from '../houses/index.ts';
import type { Opening } from '../table/index.ts';
import { BotHost } from './bot-host.ts';
import { companyFor } from './demo.ts';
import { dropOf } from './ledger.ts';
import { startRoom, tempFolder } from './testing.ts';
import { withUsualFees } from './usual-fees.ts';
import { verifyStore } from './verify.ts';

const folder = tempFolder();
afterAll(() => folder.remove());

const HANDS = 3;

test('the first printed option that fits is posted, at every limit that the book prints one for', () => {
  const bare = offerings.flatMap(({ id, house, limits }) =>
    (limits as readonly { id: string }[]).flatMap(({ id: limit }) =>
      withUsualFees({ house, offering: id, limit }).options === undefined ? [`${id} ${limit}`] : [],
    ),
  );
  // A spread limit, for which no schedule is printed.
  expect(bare).toEqual(['hawaiian-gardens/asian-five-card-stud spread 2-10']);
  const options = (opening: Opening) => withUsualFees(opening).options;
  expect(options({ house: 'lucky-lady', offering: 'lucky-lady/holdem' })).toEqual(['holdem/1']);
  expect(options({ house: 'hotel-del-rio', offering: 'hotel-del-rio/holdem' })).toEqual([
    'holdem/1',
    'holdem/5',
    'holdem/8',
  ]);
  expect(options({ house: 'lucky-lady', offering: 'lucky-lady/holdem', options: [] })).toEqual([]);
});

test('all offerings with fees posted: drops grow, no chip is lost, and the books balance', async () => {
  const { room, store, clock } = await startRoom(folder.path);
  const host = new BotHost(room, { random: seededRandom('fees'), wait: 0, quick: true });
  for (const { id, house } of offerings) {
    const opened = await room.openTable(withUsualFees({ house, offering: id }), { by: 'house' });
    if ('code' in opened) throw new Error(`${id}: ${opened.message}`);
    const live = room.live(opened.table);
    if (live !== undefined) await host.fill(opened.table, companyFor(live));
  }
  const slow = () => room.summaries().filter(({ hands }) => hands <= HANDS);
  for (let i = 0; i < 40_000 && (i % 100 > 0 || slow().length > 0); i++) {
    await room.idle();
    clock.step();
  }
  expect(slow().map(({ offering }) => offering)).toEqual([]);
  host.stop();
  await room.stop();
  const took = new Map<string, number>();
  const free: string[] = [];
  for (const { id, offering, house } of room.summaries()) {
    const { chips, seats } = room.live(id)!.table.state;
    const drop = chips[seats.length]!;
    took.set(house, (took.get(house) ?? 0) + drop);
    if (drop === 0) free.push(offering);
  }
  expect(free).toEqual([
    // No schedule for a spread limit; a fee by the half hour; fees from six players on (003:7530-7554), or five.
    'hawaiian-gardens/asian-five-card-stud',
    'hawaiian-gardens/face-up-chinese',
    'hawaiian-gardens/dramadugi',
    'lucky-lady/ez-money-holdem',
  ]);
  for (const [house, cents] of took) expect(await store.books.balance(dropOf(house))).toBe(cents);
  expect(await store.books.check()).toEqual([]);
  expect((await verifyStore(store)).findings).toEqual([]);
  await store.close();
}, 180_000);

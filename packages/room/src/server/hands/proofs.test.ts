import { HIDDEN, parseCards, seededRandom, verifyProof } from '@cardroom/core/cards';
import { type Opening, openView, type TableEvent } from '@cardroom/core/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BotHost } from '../../room/bots/host.ts';
import { viewStream } from '../../room/table/views.ts';
import { ruleOn } from '../../room/testing/rulings.ts';
import { startRoom, type TestRoom, tempFolder } from '../../room/testing/testing.ts';
import { readHand } from './past-hand.ts';
import { proveSeen } from './proofs.ts';

const folder = tempFolder();
let here: TestRoom;
let host: BotHost;
beforeAll(async () => {
  here = await startRoom(folder.path);
  host = new BotHost(here.room, { random: seededRandom('proofs'), wait: 0, quick: true });
});
afterAll(async () => {
  host.stop();
  await here.room.stop();
  await here.store.close();
  folder.remove();
});

/** Bots play until so many hands are over; who plays there. */
async function played(
  opening: Opening,
  hands: number,
  ruled = false,
): Promise<{ table: string; players: string[] }> {
  const { room, clock } = here;
  const opened = await room.openTable(opening, { by: 'house' });
  if ('code' in opened) throw new Error(opened.message);
  const { table } = opened;
  await host.fill(table, 3);
  for (let steps = 0; (room.live(table)?.table.state.hands ?? 0) <= hands; steps++) {
    if (steps > 3000) throw new Error('The hands do not end.');
    // Whoever is to act hears of it before time goes on.
    await room.idle();
    if (ruled) await ruleOn(room, table, wrongs);
    clock.step();
  }
  const players = room.summaries().find(({ id }) => id === table)?.players ?? [];
  await room.floor(table, 'house', { type: 'pause' });
  await room.idle();
  return { table, players: [...players] };
}

const cardsOf = (events: readonly TableEvent[]): number[] =>
  events.flatMap((event) => (event.type === 'played' && 'cards' in event.event ? event.event.cards : []));

const wrongs = seededRandom('what goes wrong');

test.each<[string, Opening['table'], 'ruled'?]>([
  ['black-sheep/holdem', {}],
  ['hawaiian-gardens/razz', {}],
  ['hawaiian-gardens/badugi', {}],
  ['hawaiian-gardens/face-up-chinese', {}],
  ['empire/pai-gow-tiles', {}],
  ['hawaiian-gardens/caribbean-stud', {}],
  ['lucky-lady/no-bust-blackjack', {}],
  ['black-sheep/ez-baccarat', { shoe: 'running' }],
  ['hawaiian-gardens/pan-9', { shoe: 'fresh' }],
  ['hawaiian-gardens/holdem', {}, 'ruled'],
  ['hawaiian-gardens/seven-card-stud', {}, 'ruled'],
  ['hawaiian-gardens/lowball', {}, 'ruled'],
  ['hawaiian-gardens/thirteen-card', {}, 'ruled'],
  ['empire/pai-gow-tiles', {}, 'ruled'],
  ['hawaiian-gardens/hawaiian-blackjack', { shoe: 'running' }, 'ruled'],
])('C33, T81 %s: what somebody saw is proven, and nothing else', async (offering, rules, ruled) => {
  const { store } = here;
  const house = offering.split('/')[0] as Opening['house'];
  // Of those that are ruled on some count for nothing before anybody has seen a card.
  const hands = ruled === 'ruled' ? 6 : 2;
  const { table, players } = await played(
    { house, offering, ...(rules && { table: rules }) },
    hands,
    ruled === 'ruled',
  );
  const stored = (await store.tables.find(table))!;
  let proven = 0;
  for (let number = hands; number > 0; number--) {
    const hand = (await store.hands.find(table, number))!;
    const { base, events } = await readHand(store, stored, hand);
    const { firstSeq } = hand;
    const secrets = await store.tables.shufflesFor(table, firstSeq, hand.endSeq!);
    const { sign } = openView(stored.opening).state;
    for (const viewer of [...players, null]) {
      const seen = viewStream(base, events, viewer);
      const known = new Set(cardsOf(seen).filter((card) => card !== HIDDEN));
      const unknown = new Set(cardsOf(events).filter((card) => !known.has(card)));
      const told = new Set<number>();
      for (const { root, proofs } of proveSeen(events, seen, { sign, base, firstSeq, secrets }))
        for (const proof of proofs) {
          const checked = verifyProof(root, proof);
          expect(checked).toMatchObject({ ok: true });
          const card = parseCards(proof.card ?? '');
          expect(known.has(card.ok ? card.cards[0]! : -1)).toBe(true);
          expect(unknown.has(card.ok ? card.cards[0]! : -1)).toBe(false);
          if (card.ok) told.add(card.cards[0]!);
          proven++;
        }
      // None is left out.
      expect(told).toEqual(known);
    }
  }
  expect(proven).toBeGreaterThan(4);
});

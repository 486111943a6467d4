import { packs, seededRandom } from '@cardroom/core/cards';
import type { TableEvent } from '@cardroom/core/table';
import { describe, expect, test } from 'vitest';
import type { StoredShuffle } from '../../store/store.ts';
import { Decks } from '../table/decks.ts';
import { repeatableDecks } from './shuffle-making.ts';
import { ShuffleCheck } from './verify-shuffle.ts';

const CARDS = Array.from(packs.standard.cards);
const NUMBER = { player: 'a', number: 'a'.repeat(32) };
const BOT = { player: 'bot', number: 'b'.repeat(32) };

/** What a table might have written: a deck that is told, cut, rolled from, and shuffled again. */
function written() {
  const made = repeatableDecks(seededRandom('verify'))({ cards: CARDS, dice: 6 });
  const { root, order, dice, seed, reshuffles } = made;
  const deck = {
    root,
    size: 52,
    dice: { root: dice!.root, count: 6 },
    reshuffles,
    numbers: [BOT],
  };
  const kept: StoredShuffle = {
    seq: 0,
    kind: 'card',
    root,
    order: JSON.parse(order),
    salts: JSON.parse(made.salts),
    seed,
    dice: JSON.parse(dice!.kept),
  };
  const seats = [{ player: 'a' }];
  const decks = new Decks();
  decks.add(made);
  decks.answer({ nextDeck: deck, seats, standing: [] } as never, NUMBER.player, root, NUMBER.number);
  const cut = decks.cut({ seats, standing: [] } as never, deck);
  const used = { ...deck, numbers: cut.numbers ?? [], cut: cut.cut ?? 0, rolled: 0, reshuffled: 0 };
  const again = decks.again(used, cut.cards.slice(40));
  const rolls = [0, 3].map(
    (rolled) => decks.roll({ ...used, rolled }, 3) as unknown as { dice: number[]; proofs: never },
  );
  const played = (event: object): TableEvent => ({ type: 'played', event }) as TableEvent;
  const draw = decks.draw({ seats, standing: [] } as never, deck, 4) as unknown as {
    cards: number[];
    numbers: [];
  };
  const events: TableEvent[] = [
    { type: 'deck ready', ...deck },
    { type: 'drew', cards: draw.cards, numbers: draw.numbers, seats: [0], button: 0, again: [] },
    played({ type: 'shuffled', pile: 'pack', only: -1, ...cut }),
    ...rolls.map(({ dice: shown, proofs }) => played({ type: 'rolled', dice: shown, proofs })),
    played({ type: 'shuffled', pile: 'stub and burns', only: -1, ...again }),
  ];
  return { events, kept };
}

/** What is found when the events come one by one. */
function found(events: readonly TableEvent[], kept: StoredShuffle | undefined): string[] {
  const check = new ShuffleCheck();
  return events.flatMap((event, i) => check.wrong([event], i === 0 ? kept : undefined) ?? []);
}

const inside = (event: TableEvent): Record<string, unknown> =>
  (event.type === 'played' ? event.event : event) as unknown as Record<string, unknown>;

test('V3 a deck that was told, cut, rolled from and shuffled again is as it was fixed', () => {
  const { events, kept } = written();
  expect(found(events, kept)).toEqual([]);
  expect(found(events.slice(0, 1), kept)).toEqual([]);
});

describe('V3 what was not as it was fixed is found', () => {
  const swap = (list: unknown) => {
    const cards = list as number[];
    [cards[0], cards[1]] = [cards[1]!, cards[0]!];
  };
  test.each<[string, (written: { events: TableEvent[]; kept: StoredShuffle }) => void, string]>([
    ['the order that was kept', ({ kept }) => swap(kept.order), 'does not match the order and its salts'],
    ['a salt', ({ kept }) => swap(kept.salts), 'does not match the order and its salts'],
    [
      'the dice that were kept',
      ({ kept }) => swap(kept.dice!.salts),
      'does not match the dice and their salts',
    ],
    ['the seed', ({ kept }) => Object.assign(kept, { seed: '0'.repeat(64) }), 'The seed of the deck'],
    ['no seed', ({ kept }) => Object.assign(kept, { seed: undefined }), 'The seed of the deck'],
    ['no dice', ({ kept }) => Object.assign(kept, { dice: undefined }), 'The dice of the deck'],
    ['the kind', ({ kept }) => Object.assign(kept, { kind: 'die' }), 'not the published one'],
    [
      'cards dealt from another order',
      ({ events }) => swap(inside(events[2]!).cards),
      'not dealt from the order',
    ],
    ['another cut', ({ events }) => Object.assign(inside(events[2]!), { cut: 5 }), 'The cut does not follow'],
    [
      'a number that was left out',
      ({ events }) => Object.assign(inside(events[2]!), { numbers: [NUMBER] }),
      'left out',
    ],
    [
      'a number that was added',
      ({ events }) => (inside(events[2]!).numbers as object[]).push({ player: 'x', number: 'c'.repeat(32) }),
      'The cut does not follow',
    ],
    [
      'another root',
      ({ events }) => Object.assign(inside(events[2]!), { root: 'f'.repeat(64) }),
      'not the one that was announced',
    ],
    [
      'other dice',
      ({ events }) => Object.assign(inside(events[3]!), { dice: [1, 1, 1] }),
      'The dice do not follow',
    ],
    ['the same dice twice', ({ events }) => events.splice(4, 1, events[3]!), 'The dice do not follow'],
    [
      'dice without proofs',
      ({ events }) => Object.assign(inside(events[3]!), { proofs: undefined }),
      'The dice do not follow',
    ],
    [
      'another order of cards shuffled again',
      ({ events }) => swap(inside(events[5]!).cards),
      'not dealt from the order',
    ],
    [
      'another root of cards shuffled again',
      ({ events }) => Object.assign(inside(events[5]!), { root: 'f'.repeat(64) }),
      'does not follow from the seed',
    ],
    ['other cards for the button', ({ events }) => swap(inside(events[1]!).cards), 'drawn for the button'],
    [
      'a deck that was put aside',
      ({ events }) => events.splice(1, 0, events[0]!),
      'set aside without a record',
    ],
    [
      'no root where one was told',
      ({ events }) => Object.assign(inside(events[2]!), { root: undefined, cut: undefined }),
      'not dealt from the order',
    ],
  ])('%s', (_, change, message) => {
    const copy = structuredClone(written());
    change(copy);
    expect(found(copy.events, copy.kept).join()).toContain(message);
  });

  test('no secret half', () => {
    expect(found(written().events, undefined)[0]).toContain('is missing');
  });
});

test('V3 rounds of a shoe that runs on are dealt from what is left of it', () => {
  const { events, kept } = written();
  const { type, pile, ...shoe } = inside(events[2]!);
  const shuffled = { type: 'shoe shuffled', ...shoe } as unknown as TableEvent;
  const cards = shoe.cards as number[];
  const round = (from: number, list = cards.slice(from)): TableEvent =>
    ({ type: 'played', event: { type: 'shuffled', cards: list, only: -1 } }) as TableEvent;
  expect(found([events[0]!, shuffled, round(0), round(9), round(20)], kept)).toEqual([]);
  expect(found([events[0]!, shuffled, round(0), round(9), round(3)], kept)).toHaveLength(1);
  expect(found([events[0]!, shuffled, round(0, cards.toReversed())], kept)).toHaveLength(1);
});

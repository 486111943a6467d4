import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientMessage, TableMessage } from '../protocol/messages.ts';
import { Cutting, type LeftOut } from './cutting.ts';

type Event = TableMessage['events'][number];
type Cut = Extract<ClientMessage, { type: 'cut' }>;

const ROOT = 'a'.repeat(64);
const NEXT = 'b'.repeat(64);

let sent: Cut[];
let leftOut: LeftOut[];
let cutting: Cutting;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  leftOut = [];
  cutting = new Cutting(
    (message) => sent.push(message as Cut),
    (cut) => leftOut.push(cut),
  );
  cutting.welcomed('u_1');
  return () => vi.useRealTimers();
});

const ready = (root: string) =>
  ({ type: 'deck ready', root, size: 52, reshuffles: ROOT, numbers: [] }) as Event;
const sat = (player: string) => ({ type: 'sat', player, seat: 0, role: 'player', comes: null }) as Event;
const dealt = (root: string, ...numbers: readonly (readonly [string, string])[]): Event => ({
  type: 'played',
  event: {
    type: 'shuffled',
    pile: 'pack',
    cards: [],
    only: -1,
    root,
    numbers: numbers.map(([player, number]) => ({ player, number })),
    cut: 0,
  },
});
const table = (seats: readonly string[], root?: string, events: readonly Event[] = []) =>
  cutting.began({
    table: 't_1',
    base: { seats: seats.map((player) => ({ player })), ...(root && { nextDeck: { root } }) },
    events,
  } as never);
const went = (...events: readonly Event[]) => cutting.went({ table: 't_1', events });

describe('C26 a client cuts the deck', () => {
  test('with a random number for each root, once, as soon as one sits there', () => {
    table(['u_2'], ROOT);
    expect(sent).toEqual([]);
    went(sat('u_1'));
    went(sat('u_3'));
    expect(sent).toEqual([
      { type: 'cut', table: 't_1', root: ROOT, number: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
    went(dealt(ROOT, ['u_1', sent[0]!.number]), ready(NEXT));
    expect(sent.map(({ root }) => root)).toEqual([ROOT, NEXT]);
    expect(sent[1]!.number).not.toBe(sent[0]!.number);
    expect(leftOut).toEqual([]);
  });

  test('says the same number again on a new line, and not to a deck that was dealt meanwhile', () => {
    table(['u_1'], ROOT);
    cutting.welcomed('u_1');
    went();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    cutting.counts('t_1', ROOT);
    cutting.welcomed('u_1');
    // The room fell with the numbers in it, and dealt before we were back.
    table(['u_1'], NEXT);
    expect(sent).toHaveLength(3);
    expect(sent[2]!.root).toBe(NEXT);
    expect(leftOut).toEqual([]);
  });

  test('for somebody who watches, or has left, it does nothing', () => {
    table(['u_1'], ROOT);
    went({ type: 'left', seat: 0, player: 'u_1', cents: 0 });
    went(dealt(ROOT), ready(NEXT));
    expect(sent).toHaveLength(1);
    expect(leftOut).toEqual([]);
    cutting.welcomed('');
    table([''], ROOT);
    expect(sent).toHaveLength(1);
  });
});

describe('C26 a number that does not stand in the cut', () => {
  test.each<[string, () => void, Event, number]>([
    ['was said to count', () => cutting.counts('t_1', ROOT), dealt(ROOT), 1],
    ['was given long before', () => vi.advanceTimersByTime(3000), dealt(ROOT, ['u_2', 'x']), 1],
    ['was given just now', () => {}, dealt(ROOT), 0],
    ['is another’s', () => cutting.counts('t_1', ROOT), dealt(ROOT, ['u_1', 'x']), 1],
    ['is that of another window', () => vi.advanceTimersByTime(3000), dealt(ROOT, ['u_1', 'x']), 0],
  ])('and %s', (_, before, event, warnings) => {
    table(['u_1'], ROOT);
    before();
    went(event);
    expect(leftOut).toHaveLength(warnings);
    if (warnings > 0) expect(leftOut).toEqual([{ table: 't_1', root: ROOT, number: sent[0]!.number }]);
  });
});

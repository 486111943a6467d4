import { HIDDEN } from '@cardroom/core/cards';
import { HOUSE } from '@cardroom/core/engine';
import type { TableEvent } from '@cardroom/core/table';

/** For tests only: whether anybody was told a card that was not for them, judged from the whole log. */

const NOWHERE = -2;

/** Lists of whole numbers that an update may hold, and that are no cards. */
const NO_CARDS = new Set(
  'stacks chips seats seated line dealt values places declined dice shares missed passed fantasy waiting due buttons legs again blindSeats order hands points partners winners counts standingChips noBackline agreed spent courtesy'.split(
    ' ',
  ),
);

/** All that one person, or the rail (`null`), was sent of a table: updates as text. */
export interface Heard {
  readonly user: string | null;
  readonly texts: readonly string[];
}

/** Every list of whole numbers in what was sent, with the name it stands under. */
function* listsIn(value: unknown, name = ''): Generator<readonly [string, readonly number[]]> {
  if (Array.isArray(value)) {
    const numbers = value.filter((one): one is number => Number.isInteger(one));
    if (numbers.length > 0) yield [name, numbers];
    for (const one of value) if (typeof one === 'object') yield* listsIn(one, name);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* listsIn(one, key);
}

export interface Known {
  readonly event: TableEvent;
  /** Cards of the hand so far that everybody knows, and those of one seat. */
  readonly all: ReadonlySet<number>;
  readonly own: ReadonlyMap<number, ReadonlySet<number>>;
}

/** What may be known after each event, told from the whole log. */
export function knowledge(events: readonly TableEvent[]): Known[] {
  let all = new Set<number>();
  let own = new Map<number, Set<number>>();
  return events.map((event) => {
    if (event.type === 'hand began') {
      all = new Set();
      own = new Map();
    }
    const card = event.type === 'played' ? event.event : event;
    if ('cards' in card && Array.isArray(card.cards)) {
      const only = 'only' in card ? card.only : undefined;
      if (only === undefined) all = new Set([...all, ...card.cards]);
      else if (only !== HOUSE) {
        own = new Map(own);
        own.set(only, new Set([...(own.get(only) ?? []), ...card.cards]));
      }
    }
    return { event, all, own };
  });
}

/** What somebody was sent of each event, by its number. */
function sentTo({ texts }: Heard): Map<number, unknown> {
  const sent = new Map<number, unknown>();
  for (const text of texts) {
    const { seq, events } = JSON.parse(text) as { readonly seq: number; readonly events: readonly unknown[] };
    for (const [i, event] of events.entries()) sent.set(seq + i, event);
  }
  return sent;
}

/** How many cards somebody was told; throws when one of them was not theirs to know. */
export function cardsTold(viewer: Heard, known: readonly Known[]): number {
  const sent = sentTo(viewer);
  let cards = 0;
  let seat = NOWHERE;
  for (const [seq, { event, all, own }] of known.entries()) {
    seat = seatAfter(event, viewer.user, seat);
    for (const [name, list] of listsIn(sent.get(seq))) {
      if (NO_CARDS.has(name)) continue;
      if (name !== 'cards') throw new Error(`"${name}" is new: does it hold cards?`);
      for (const card of list) {
        if (card === HIDDEN) continue;
        cards++;
        if (!all.has(card) && own.get(seat)?.has(card) !== true)
          throw new Error(`${viewer.user ?? 'The rail'} was told card ${card}: ${JSON.stringify(event)}`);
      }
    }
  }
  return cards;
}

/** People come and go: a seat's cards are for whoever sits there now. */
function seatAfter(event: TableEvent, user: string | null, seat: number): number {
  if ((event.type === 'sat' || event.type === 'stands') && event.player === user) return event.seat;
  if (event.type === 'left' && event.player === user) return NOWHERE;
  if (event.type === 'changed seat' && event.seat === seat) return event.to;
  return seat;
}

import type { ClientMessage, EventsMessage, TableMessage } from '../protocol/messages.ts';

/** A number that was given for a deck and does not stand in its cut. */
export interface LeftOut {
  readonly table: string;
  readonly root: string;
  readonly number: string;
}

interface Given {
  readonly root: string;
  readonly number: string;
  /** When it went out on this line; null while it has to be said again. */
  at: number | null;
  /** The room has said that it counts. */
  counts: boolean;
}

interface Place {
  /** Or stands behind those who are. */
  seated: boolean;
  /** Of the deck that is ready. */
  root: string | null;
  given: Given | null;
}

type Event = TableMessage['events'][number];

const BYTES = 16;
/** A number that was said so long before the deck was dealt was there in time. */
const IN_TIME = 2_000;

/**
 * Cuts the decks of the tables that one sits at: answers each root with a random number, and looks whether the
 * number stands in the cut when the deck is dealt.
 */
export class Cutting {
  readonly #send: (message: ClientMessage) => void;
  readonly #leftOut: (cut: LeftOut) => void;
  readonly #places = new Map<string, Place>();
  #me = '';

  constructor(send: (message: ClientMessage) => void, leftOut: (cut: LeftOut) => void) {
    this.#send = send;
    this.#leftOut = leftOut;
  }

  /** On a new line numbers for its tables are said again, because a room that fell has forgotten them. */
  welcomed(me: string, isThere: (table: string) => boolean = () => true): void {
    if (me !== this.#me) this.#places.clear();
    this.#me = me;
    for (const table of this.#places.keys()) if (isThere(table)) this.moved(table);
  }

  /** Whoever has the table now may know nothing of the number that was given for its deck. */
  moved(table: string): void {
    const given = this.#places.get(table)?.given;
    if (given === null || given === undefined) return;
    given.at = null;
    given.counts = false;
  }

  began({ table, base, events }: TableMessage): void {
    const given = this.#places.get(table)?.given ?? null;
    const seated = [...(base.seats ?? []), ...(base.standing ?? [])].some((one) => one?.player === this.#me);
    this.#places.set(table, { seated, root: base.nextDeck?.root ?? null, given });
    this.went({ table, events });
  }

  went({ table, events }: Pick<EventsMessage, 'table' | 'events'>): void {
    const place = this.#places.get(table);
    if (place === undefined) return;
    for (const event of events) this.#follow(table, place, event);
    const { seated, root } = place;
    if (!seated || root === null || this.#me === '') return;
    if (place.given?.root !== root) place.given = { root, number: newNumber(), at: null, counts: false };
    const { given } = place;
    if (given.at !== null) return;
    given.at = Date.now();
    this.#send({ type: 'cut', table, root, number: given.number });
  }

  counts(table: string, root: string): void {
    const given = this.#places.get(table)?.given;
    if (given?.root === root) given.counts = true;
  }

  forget(table: string): void {
    this.#places.delete(table);
  }

  #follow(table: string, place: Place, event: Event): void {
    switch (event.type) {
      case 'sat':
      case 'stands':
      case 'left':
        if (event.player === this.#me) place.seated = event.type !== 'left';
        // Who leaves takes the number along.
        if (!place.seated) place.given = null;
        break;
      case 'deck ready':
        place.root = event.root;
        break;
      case 'shoe shuffled':
        this.#dealt(table, place, event);
        break;
      case 'played':
        if (event.event.type === 'shuffled') this.#dealt(table, place, event.event);
        break;
    }
  }

  #dealt(table: string, place: Place, { root, numbers = [] }: Dealt): void {
    const { given } = place;
    if (root === undefined || root !== place.root) return;
    place.root = null;
    place.given = null;
    if (given === null || given.root !== root) return;
    const { number, at, counts } = given;
    const stands = numbers.find(({ player }) => player === this.#me)?.number;
    if (stands === number) return;
    // Another number under our name may be that of another window, unless the room said that ours counts.
    const inTime = stands === undefined && at !== null && Date.now() - at > IN_TIME;
    if (counts || inTime) this.#leftOut({ table, root, number });
  }
}

interface Dealt {
  readonly root?: string;
  readonly numbers?: readonly { readonly player: string; readonly number: string }[];
}

function newNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

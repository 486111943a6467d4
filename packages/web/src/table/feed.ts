import type { Connection, DoAnswer } from '@cardroom/core/client';
import type { Offering } from '@cardroom/core/houses';
import type { ChatLine, EventsMessage, Patron, TableMessage } from '@cardroom/core/protocol';
import {
  type HandEvent,
  type HandInPlay,
  type OwnRuling,
  type PlayerCommand,
  type TableEvent,
  TableView,
} from '@cardroom/core/table';
import type { Cast } from '@cardroom/core/tell';
import { offeringOf } from './offerings.ts';
import { haste, pauseAfter } from './pace.ts';
import { castOf, type Sentence, sentencesOf } from './story.ts';
import { t } from './t.ts';

/** A hand as it lies on the table: the one being played, or the last until the next begins. */
export interface ShownHand {
  readonly number: number;
  readonly play: HandInPlay;
  readonly events: HandEvent[];
  /** Who is in it. */
  readonly cast: Cast;
  /** Why the floor took it back; empty unless it did. */
  voided: string;
  over: boolean;
}

interface Story {
  readonly number: number;
  readonly lines: readonly Sentence[];
}

/** Why a table is not shown: it has closed, unless something else is said. */
export interface Closed {
  readonly reason: string;
  readonly why?: 'private' | 'unknown' | 'stopped' | 'broken';
}

const textsOf = (lines: readonly Sentence[]): string[] => lines.map(({ text }) => text);

const STORIES = 12;
const CHAT = 200;

/** What a table is heard over: the page's line to the room, or a recording of a hand. */
export type TableSource = Pick<Connection, 'on' | 'watch' | 'now' | 'do' | 'send'>;

/** Hears of every event just before it happens, with the table as it stands then. */
export type Watcher = (event: TableEvent, feed: TableFeed) => void;

/**
 * A table as this visitor sees it: the stream of its events, shown at a pace people can follow. The
 * engine's own `evolve` makes the state, in place, so screens look at `version` to know of a change.
 */
export class TableFeed {
  readonly table: string;
  readonly #line: TableSource;
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Set<Watcher>();
  readonly #stop: (() => void)[] = [];
  #queue: TableEvent[] = [];
  /** How many events have come, and who waits until so many have been shown. */
  #heard = 0;
  readonly #waiting: { readonly until: number; readonly done: () => void }[] = [];
  /** A table whose game is still being loaded. */
  #coming: TableMessage | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told: { readonly events: number; readonly lines: readonly Sentence[] } = { events: -1, lines: [] };

  version = 0;
  /** The visitor's player id, to whom the hand is told; empty for nobody. */
  me = '';
  /** The key of a private table. */
  invite: string | undefined;
  view: TableView | null = null;
  names: Readonly<Record<string, Patron>> = {};
  chat: readonly ChatLine[] = [];
  /** The hand to be drawn; null before the first. */
  shown: ShownHand | null = null;
  stories: readonly Story[] = [];
  /** Why there is nothing more to see. */
  closed: Closed | null = null;
  /** Whether only those who have its key find the table, and the key, for who has it. */
  isPrivate = false;
  key: string | undefined;
  /** Who opened it for others, where it is private. */
  host: string | undefined;
  /** What players may have ruled on of their own acts, without the floor. */
  ownRulings: readonly OwnRuling[] = [];

  constructor(line: TableSource, table: string) {
    this.#line = line;
    this.table = table;
  }

  /** Follows the table until the returned function is called. */
  follow(invite?: string): () => void {
    this.invite = invite;
    const line = this.#line;
    const mine = <M extends { readonly table: string }>(fn: (message: M) => void) => {
      return (message: M) => {
        if (message.table === this.table) fn(message);
      };
    };
    this.#stop.push(
      line.on(
        'table',
        mine((message) => this.#begin(message)),
      ),
      line.on(
        'events',
        mine((message) => this.#hear(message)),
      ),
      line.on(
        'said',
        mine(({ line: said }) => this.#say(said)),
      ),
      line.on(
        'closed',
        mine((message) => this.#close(message)),
      ),
      line.watch(this.table, invite),
    );
    return () => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      for (const stop of this.#stop.splice(0)) stop();
    };
  }

  readonly subscribe = (fn: () => void): (() => void) => {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  };

  /** Tells of events one by one as they are shown; not of those before one came. */
  watch(fn: Watcher): () => void {
    this.#watchers.add(fn);
    return () => this.#watchers.delete(fn);
  }

  /** The room's clock. */
  now(): number {
    return this.#line.now();
  }

  /** When all that has come by now has been shown. */
  caughtUp(): Promise<void> {
    if (this.#queue.length === 0) return Promise.resolve();
    return new Promise((done) => this.#waiting.push({ until: this.#heard, done }));
  }

  do(command: PlayerCommand): Promise<DoAnswer> {
    return this.#line.do(this.table, command);
  }

  say(text: string): void {
    this.#line.send({ type: 'say', table: this.table, text });
  }

  /** The hand on the table so far. */
  get story(): readonly string[] {
    return textsOf(this.sentences);
  }

  /** The same with the rules behind it. */
  get sentences(): readonly Sentence[] {
    const { shown } = this;
    if (shown === null) return [];
    if (this.#told.events !== shown.events.length)
      this.#told = { events: shown.events.length, lines: sentencesOf(shown.play, shown.events, shown.cast) };
    return this.#told.lines;
  }

  /** What happens while the game is still being loaded waits in the queue. */
  #begin(message: TableMessage): void {
    this.#coming = message;
    this.#queue = [];
    this.names = message.names;
    this.chat = message.chat;
    this.isPrivate = message.private ?? false;
    this.key = message.key;
    this.host = message.host;
    this.ownRulings = message.ownRulings ?? [];
    const offering = offeringOf(message.opening.offering);
    if (!(offering instanceof Promise)) this.#open(message, offering);
    else
      offering.then(
        (found) => {
          if (this.#coming === message) this.#open(message, found);
        },
        () => this.#close({ reason: t('table.notLoaded'), why: 'broken' }),
      );
  }

  #open({ opening, base, seq, events }: TableMessage, offering: Offering | undefined): void {
    const since = this.#queue;
    this.#coming = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.shown = null;
    this.#told = { events: -1, lines: [] };
    this.closed = null;
    this.view = new TableView(offering, opening, base, seq);
    for (const event of [...events, ...since]) this.#apply(this.view, event);
    this.#changed();
  }

  #hear({ events, names }: EventsMessage): void {
    if (names !== undefined) this.names = { ...this.names, ...names };
    this.#queue.push(...events);
    this.#heard += events.length;
    if (this.#timer === undefined && this.#coming === null) this.#show();
  }

  #say(said: ChatLine): void {
    this.chat = [...this.chat.slice(1 - CHAT), said];
    this.#changed();
  }

  #close({ reason, why }: Closed): void {
    this.closed = { reason, ...(why !== undefined && { why }) };
    this.#changed();
  }

  /** Shows what waits until something is worth a look; a page nobody looks at keeps no one waiting. */
  #show(): void {
    this.#timer = undefined;
    const { view } = this;
    if (view === null) return;
    const speed = haste(this.#queue);
    for (let event = this.#queue.shift(); event !== undefined; event = this.#queue.shift()) {
      for (const watcher of [...this.#watchers]) watcher(event, this);
      this.#apply(view, event);
      const pause = document.hidden ? 0 : pauseAfter(event) * speed;
      if (pause < 1) continue;
      this.#timer = setTimeout(() => this.#show(), pause);
      break;
    }
    this.#changed();
  }

  #apply(view: TableView, event: TableEvent): void {
    const before = view.state.hand;
    view.see([event]);
    const { hand, hands } = view.state;
    switch (event.type) {
      case 'hand began':
        if (hand !== null) {
          const cast = castOf(view.state, () => this.names, this.me);
          this.shown = { number: hands, play: hand, events: [], cast, voided: '', over: false };
        }
        this.#told = { events: -1, lines: [] };
        break;
      case 'played':
        this.shown?.events.push(event.event);
        break;
      case 'voided':
      case 'hand ended':
        if (this.shown === null || before === null) break;
        this.shown.over = true;
        if (event.type === 'voided') this.shown.voided = event.reason;
        this.stories = [{ number: this.shown.number, lines: this.sentences }, ...this.stories].slice(
          0,
          STORIES,
        );
        break;
    }
  }

  #changed(): void {
    this.version++;
    const shown = this.#heard - this.#queue.length;
    while (this.#waiting.length > 0 && this.#waiting[0].until <= shown) this.#waiting.shift()?.done();
    for (const fn of [...this.#listeners]) fn();
  }
}

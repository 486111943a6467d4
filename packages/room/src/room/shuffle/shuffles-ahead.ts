import type { DeckNeed } from '@cardroom/core/table';
import { RestartingWorker } from '../../workers/restarting-worker.ts';
import { type MadeDeck, type MakeDeck, secretDecks } from './shuffle-making.ts';

/** What a pack holds is said once; whoever wants none of it anymore lets it be forgotten. */
export interface Wanted {
  readonly pack: number;
  readonly need?: DeckNeed;
  readonly count: number;
}

export interface Made {
  readonly pack: number;
  readonly decks: readonly MadeDeck[];
}

interface Shelf {
  readonly pack: number;
  readonly need: DeckNeed;
  ready: MadeDeck[];
  /** How many lie ready when nobody takes any; each time that none was there it grows. */
  kept: number;
  onTheWay: number;
  /** Whether the thread knows what it holds. */
  known: boolean;
}

const PROGRAM = new URL('./shuffle.worker.js', import.meta.url);
const MORE = 4;
const MOST = 64;
/** Packs that have a shelf; the one that nobody has asked for longest makes room. */
const SHELVES = 256;
/** Packs that are remembered to have been asked for once. */
const STRANGERS = 512;
/** The thread is woken seldom, with enough to do. */
const ORDER_MS = 20;

/**
 * Decks made on a thread of their own before they are needed, because committing to every card of a
 * shoe takes a while. Where none is ready, or the thread is gone, it is made on the spot. A pack gets a shelf
 * when it is asked for a second time.
 */
export class ShufflesAhead {
  readonly #thread: RestartingWorker<readonly Made[]>;
  readonly #shelves = new Map<number, Shelf>();
  /** The one asked for last stands last. */
  readonly #byCards = new Map<string, Shelf>();
  readonly #strangers = new Set<string>();
  readonly #make = secretDecks();
  #emptier = new Set<Shelf>();
  #numbered = 0;
  /** How many the thread has made. */
  made = 0;

  /** How many packs are kept ready. */
  get shelves(): number {
    return this.#shelves.size;
  }

  constructor(warn: (error: unknown) => void, program: URL = PROGRAM) {
    this.#thread = new RestartingWorker<readonly Made[]>({
      name: 'that shuffles ahead',
      without: 'Every shuffle is made at the moment it is needed.',
      program,
      hear: (made) => {
        this.#thread.sound();
        for (const one of made) this.#store(one);
      },
      begun: () => this.#again(),
      warn,
    });
  }

  readonly take: MakeDeck = (need) => {
    const shelf = this.#shelf(need);
    if (shelf === undefined) return this.#make(need);
    const taken = shelf.ready.pop();
    if (taken === undefined) shelf.kept = Math.min(MOST, shelf.kept + MORE);
    if (shelf.ready.length + shelf.onTheWay <= shelf.kept / 2) this.#restock(shelf);
    return taken ?? this.#make(need);
  };

  #shelf(need: DeckNeed): Shelf | undefined {
    const key = keyOf(need);
    const known = this.#byCards.get(key);
    if (known === undefined && !this.#strangers.delete(key)) {
      this.#strangers.add(key);
      for (const oldest of this.#strangers) {
        if (this.#strangers.size <= STRANGERS) break;
        this.#strangers.delete(oldest);
      }
      return undefined;
    }
    const shelf = known ?? this.#newShelf(need);
    this.#byCards.delete(key);
    this.#byCards.set(key, shelf);
    return shelf;
  }

  #newShelf(need: DeckNeed): Shelf {
    for (const [oldest, { pack }] of this.#byCards) {
      if (this.#byCards.size < SHELVES) break;
      this.#byCards.delete(oldest);
      this.#shelves.delete(pack);
      this.#thread.post([{ pack, count: 0 }] satisfies Wanted[]);
    }
    const pack = this.#numbered++;
    const shelf: Shelf = { pack, need, ready: [], kept: 0, onTheWay: 0, known: false };
    this.#shelves.set(pack, shelf);
    return shelf;
  }

  async stop(): Promise<void> {
    await this.#thread.stop();
  }

  /** All that runs low in one go is ordered together. */
  #restock(shelf: Shelf): void {
    if (this.#emptier.size === 0) setTimeout(() => this.#order(), ORDER_MS).unref();
    this.#emptier.add(shelf);
  }

  #order(): void {
    const wanted: Wanted[] = [];
    for (const shelf of this.#emptier) {
      const { pack, need, known } = shelf;
      const count = shelf.kept - shelf.ready.length - shelf.onTheWay;
      if (count <= 0 || !this.#shelves.has(pack)) continue;
      shelf.onTheWay += count;
      shelf.known = true;
      wanted.push({ pack, count, ...(!known && { need }) });
    }
    this.#emptier = new Set();
    if (wanted.length > 0) this.#thread.post(wanted);
  }

  /** The new thread knows no pack, and what the old one was to make does not come. */
  #again(): void {
    for (const shelf of this.#shelves.values()) {
      shelf.known = false;
      shelf.onTheWay = 0;
      if (shelf.ready.length <= shelf.kept / 2) this.#restock(shelf);
    }
  }

  #store({ pack, decks }: Made): void {
    const shelf = this.#shelves.get(pack);
    this.made += decks.length;
    if (shelf === undefined) return;
    shelf.onTheWay -= decks.length;
    shelf.ready.push(...decks);
  }
}

const keys = new WeakMap<DeckNeed['cards'], { readonly dice: number; readonly key: string }>();

/** Whole packs are always asked for by the same list: what it holds is written out once. */
function keyOf({ cards, dice }: DeckNeed): string {
  const known = keys.get(cards);
  if (known?.dice === dice) return known.key;
  const key = `${dice} ${cards}`;
  keys.set(cards, { dice, key });
  return key;
}

import { Worker } from 'node:worker_threads';
import { type MadeShuffle, type MakeShuffle, secretShuffles } from './shuffle-making.ts';

/** The cards of a pack are said once. */
export interface Wanted {
  readonly pack: number;
  readonly cards?: readonly number[];
  readonly count: number;
}

export interface Made {
  readonly pack: number;
  readonly shuffles: readonly MadeShuffle[];
}

interface Shelf {
  readonly pack: number;
  readonly cards: readonly number[];
  ready: MadeShuffle[];
  /** How many lie ready when nobody takes any; each time that none was there it grows. */
  kept: number;
  onTheWay: number;
  /** Whether the thread knows its cards. */
  known: boolean;
}

const PROGRAM = new URL('./shuffle-thread.js', import.meta.url);
const MORE = 4;
const MOST = 64;
/** The thread is woken seldom, with enough to do. */
const ORDER_MS = 20;

/**
 * Shuffles made on a thread of their own before they are needed, because committing to every card of a
 * shoe takes a while. Where none is ready, or the thread is gone, it is made on the spot.
 */
export class ShufflesAhead {
  readonly #worker: Worker;
  readonly #shelves: Shelf[] = [];
  readonly #byCards = new Map<string, Shelf>();
  readonly #make = secretShuffles();
  #emptier = new Set<Shelf>();
  /** How many the thread has made. */
  made = 0;
  #gone = false;

  constructor(warn: (error: unknown) => void, program: URL = PROGRAM) {
    this.#worker = new Worker(program);
    this.#worker.on('message', (made: readonly Made[]) => {
      for (const one of made) this.#store(one);
    });
    this.#worker.on('error', warn);
    this.#worker.on('exit', () => {
      this.#gone = true;
    });
    this.#worker.unref();
  }

  readonly take: MakeShuffle = (cards) => {
    const shelf = this.#shelf(cards);
    const taken = shelf.ready.pop();
    if (taken === undefined) shelf.kept = Math.min(MOST, shelf.kept + MORE);
    if (shelf.ready.length + shelf.onTheWay <= shelf.kept / 2) this.#restock(shelf);
    return taken ?? this.#make(cards);
  };

  #shelf(cards: readonly number[]): Shelf {
    const key = cards.join();
    let shelf = this.#byCards.get(key);
    if (shelf === undefined) {
      shelf = { pack: this.#shelves.length, cards, ready: [], kept: 0, onTheWay: 0, known: false };
      this.#byCards.set(key, shelf);
      this.#shelves.push(shelf);
    }
    return shelf;
  }

  async stop(): Promise<void> {
    this.#gone = true;
    await this.#worker.terminate();
  }

  /** All that runs low in one go is ordered together. */
  #restock(shelf: Shelf): void {
    if (this.#emptier.size === 0) setTimeout(() => this.#order(), ORDER_MS).unref();
    this.#emptier.add(shelf);
  }

  #order(): void {
    const wanted: Wanted[] = [];
    for (const shelf of this.#emptier) {
      const { pack, cards, known } = shelf;
      const count = shelf.kept - shelf.ready.length - shelf.onTheWay;
      if (count <= 0) continue;
      shelf.onTheWay += count;
      shelf.known = true;
      wanted.push({ pack, count, ...(!known && { cards }) });
    }
    this.#emptier = new Set();
    if (!this.#gone && wanted.length > 0) this.#worker.postMessage(wanted);
  }

  #store({ pack, shuffles }: Made): void {
    const shelf = this.#shelves[pack];
    this.made += shuffles.length;
    shelf.onTheWay -= shuffles.length;
    shelf.ready.push(...shuffles);
  }
}

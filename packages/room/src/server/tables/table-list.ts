import type { ServerMessage, TableCard } from '@cardroom/core/protocol';
import type { ServerContext } from '../context.ts';
import { tableCards } from './table-cards.ts';

/** So few tables that the list is made for each who asks. */
const FEW = 50;
/** How old the list of more tables may be, in milliseconds. */
const FRESH_MS = 500;

/** The list of open tables, for all who ask: what it costs to make does not grow with how often that is. */
export class TableList {
  readonly #context: () => Pick<ServerContext, 'room' | 'names'>;
  #made: { readonly at: number; readonly cards: Promise<TableCard[]> } | null = null;
  #told = { cards: [] as readonly TableCard[], text: '', bytes: Buffer.alloc(0) };

  constructor(context: () => Pick<ServerContext, 'room' | 'names'>) {
    this.#context = context;
  }

  read(): Promise<TableCard[]> {
    const context = this.#context();
    const now = performance.now();
    if (this.#made !== null && context.room.tables > FEW && now - this.#made.at < FRESH_MS)
      return this.#made.cards;
    const cards = tableCards(context);
    const made = { at: now, cards };
    this.#made = made;
    cards.catch(() => {
      if (this.#made === made) this.#made = null;
    });
    return cards;
  }

  /** As it is told over sockets; the same bytes for as long as nothing has changed. */
  async message(): Promise<Buffer> {
    const tables = await this.read();
    if (tables !== this.#told.cards) {
      const text = JSON.stringify({ type: 'lobby', tables } satisfies ServerMessage);
      const bytes = text === this.#told.text ? this.#told.bytes : Buffer.from(text);
      this.#told = { cards: tables, text, bytes };
    }
    return this.#told.bytes;
  }

  /** As it was told last. */
  get latest(): Buffer {
    return this.#told.bytes;
  }
}

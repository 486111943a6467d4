import type { Kysely } from 'kysely';
import { LastTrouble, patiently, type StoreError } from './errors.ts';
import { Hands } from './hands.ts';
import { House } from './house/house.ts';
import { Inspection } from './inspection.ts';
import { Books } from './ledger/books.ts';
import { Chat } from './people/chat.ts';
import { People } from './people/people.ts';
import { SignIns } from './people/sign-ins.ts';
import { StoredNotices } from './people/stored-notices.ts';
import type { Schema } from './rows/schema.ts';
import type { Commit, Store } from './store.ts';
import { Tables } from './tables.ts';

/** Who asks whether the disk can be written wants to know it soon. */
const CHECK_PATIENCE_MS = 1000;

/** All that a store keeps, asked for alike whichever database is behind it; and the trouble it last had. */
export abstract class Kept implements Omit<Store, 'kind' | 'nodes' | 'tallies' | 'close'> {
  readonly tables: Tables;
  readonly hands: Hands;
  readonly books: Books;
  readonly people: People;
  readonly signIns: SignIns;
  readonly chat: Chat;
  readonly notices: StoredNotices;
  readonly house: House;
  readonly inspection: Inspection;
  readonly #last = new LastTrouble();
  readonly #patience: number | undefined;

  /** `damage` is what is wrong with the file itself. */
  constructor(queries: Kysely<Schema>, patience: number | undefined, damage?: () => string[]) {
    this.#patience = patience;
    const commit = (batch: readonly Commit[]) => this.commit(batch);
    this.tables = new Tables(queries, commit);
    this.hands = new Hands(queries);
    this.books = new Books(queries, (...postings) => commit([{ table: '', postings }]));
    this.people = new People(queries, commit);
    this.signIns = new SignIns(queries);
    this.chat = new Chat(queries);
    this.notices = new StoredNotices(queries);
    this.house = new House(queries, commit);
    this.inspection = new Inspection(queries, damage);
  }

  commit(batch: readonly Commit[]): Promise<void> {
    return this.#last.note(patiently(this.writing(batch), this.#patience));
  }

  check(): Promise<void> {
    return this.#last.note(
      patiently(() => this.touch(), CHECK_PATIENCE_MS),
      true,
    );
  }

  get trouble(): StoreError | null {
    return this.#last.current;
  }

  /** One try to write a batch; it is asked again while the disk may still take it. */
  protected abstract writing(batch: readonly Commit[]): () => void | Promise<void>;

  protected abstract touch(): void | Promise<void>;
}

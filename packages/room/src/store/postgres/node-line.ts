import pg from 'pg';
import { asStoreError } from '../errors.ts';

/** A renewal that is not answered so long is tried again on another connection. */
const ANSWER_MS = 3000;

/**
 * The connection by which a node renews what it has and hears hints, apart from all others: however busy they are,
 * it does not wait for them. One that breaks is opened again by whoever needs it next.
 */
export class NodeLine {
  readonly #options: pg.ClientConfig;
  readonly #channel: string;
  #client: Promise<pg.Client> | null = null;
  #hint: () => void = () => {};
  #over = false;

  constructor(options: pg.ClientConfig, channel: string) {
    this.#options = {
      ...options,
      query_timeout: ANSWER_MS,
      connectionTimeoutMillis: ANSWER_MS,
      keepAlive: true,
    };
    this.#channel = channel;
  }

  onHint(tell: () => void): void {
    this.#hint = tell;
  }

  async query<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    this.#client ??= this.#open();
    const opening = this.#client;
    try {
      const client = await opening;
      return (await client.query<R>(text, values)).rows;
    } catch (error) {
      const trouble = asStoreError(error);
      // What is on its way on a line that does not answer must not be taken for the answer to something else.
      if (trouble.kind === 'busy' || trouble.kind === 'broken') this.#lose(opening);
      throw trouble;
    }
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client(this.#options);
    client.on('error', () => {});
    client.on('notification', () => this.#hint());
    await client.connect();
    await client.query(`LISTEN ${this.#channel}`);
    return client;
  }

  #lose(opening: Promise<pg.Client>): void {
    if (this.#client !== opening) return;
    this.#client = null;
    opening.then((client) => client.end()).catch(() => {});
  }

  async close(): Promise<void> {
    if (this.#over) return;
    this.#over = true;
    const client = await this.#client?.catch(() => null);
    await client?.end().catch(() => {});
  }
}

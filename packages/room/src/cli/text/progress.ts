import { complain } from './output.ts';

const WIDTH = 30;
/** What takes less is not worth a bar. */
const SHORT_MS = 2000;

/** How far something is, on stderr: a bar that moves on a terminal, and nothing where there is none. */
export class Progress {
  readonly #stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
  readonly #now: () => number;
  readonly #started: number;
  #shown = false;

  constructor(stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr, now = Date.now) {
    this.#stream = stream;
    this.#now = now;
    this.#started = now();
  }

  /** A sentence on what is being done. */
  readonly say = (text: string): void => {
    this.end();
    complain(text);
  };

  readonly tell = (part: number): void => {
    if (!this.#stream.isTTY || this.#now() - this.#started < SHORT_MS) return;
    const filled = '█'.repeat(Math.round(WIDTH * part)).padEnd(WIDTH, '░');
    this.#stream.write(`\r${filled} ${`${Math.floor(100 * part)}%`.padStart(4)}`);
    this.#shown = true;
  };

  /** The bar goes away. */
  end(): void {
    if (this.#shown) this.#stream.write('\r\u001b[K');
    this.#shown = false;
  }
}

import { type ConnectOptions, Line } from './line.ts';

interface Ends {
  /** A line to another machine is open, and nobody has said anything yet. */
  readonly dialled: (address: string) => void;
  readonly heard: (text: string, address: string) => void;
  /** Time to say something on it that has to be answered. */
  readonly test: (address: string) => void;
  /** A line is being dialed again: its tables are told of when it stands. */
  readonly again: (tables: readonly string[]) => void;
  /** A line is gone, with the tables that were followed on it. */
  readonly lost: (address: string, tables: readonly string[]) => void;
}

/** Where a path of the room is reached by socket: at the same host as the room's own, and at no other. */
const socketAt = (url: string, address: string): string => `${new URL(url).origin}${address}/ws`;

/** What a room may say that a table is at: a path of its own, such as `/n/east`. */
const PATH = /^\/n\/[a-z0-9][a-z0-9-]{0,30}$/;

/**
 * Where tables are that another machine of the room has, and the lines there. A line that breaks is dialled again
 * once, since it may have led by a third machine; then the room is asked anew where its tables are.
 */
export class Branches {
  readonly #url: string;
  readonly #options: ConnectOptions;
  readonly #ends: Ends;
  readonly #lines = new Map<string, Line>();
  readonly #at = new Map<string, string>();

  constructor(url: string, options: ConnectOptions, ends: Ends) {
    this.#url = url;
    this.#options = options;
    this.#ends = ends;
  }

  /** The address of a table; empty where it is at the room's own. */
  of(table: string): string {
    return this.#at.get(table) ?? '';
  }

  at(address: string): string[] {
    return [...this.#at].filter(([, at]) => at === address).map(([table]) => table);
  }

  isOpen(address: string): boolean {
    return this.#lines.get(address)?.state === 'open';
  }

  write(address: string, text: string): void {
    this.#lines.get(address)?.write(text);
  }

  /** A table is there now; whether that can be believed. */
  move(table: string, address: string): boolean {
    if (!PATH.test(address)) return false;
    this.#at.set(table, address);
    if (!this.#lines.has(address)) this.#dial(address);
    this.tidy();
    return true;
  }

  /** A table is asked for at the room's own address. */
  home(table: string): void {
    this.#at.delete(table);
  }

  /** A table is told of on this line: that is where it is, whatever was said before; whether that is news. */
  toldAt(table: string, address: string): boolean {
    if (this.of(table) === address) return false;
    if (address === '') this.#at.delete(table);
    else if (this.#lines.has(address)) this.#at.set(table, address);
    this.tidy();
    return true;
  }

  welcomed(address: string): void {
    this.#lines.get(address)?.welcomed();
  }

  /** Hangs up where no table is anymore. */
  tidy(): void {
    const needed = new Set(this.#at.values());
    for (const [address, line] of this.#lines) if (!needed.has(address)) this.#end(address, line);
  }

  doubt(): void {
    for (const line of this.#lines.values()) line.doubt();
  }

  doubtLine(address: string): void {
    this.#lines.get(address)?.doubt();
  }

  clear(): void {
    this.#at.clear();
    this.tidy();
  }

  #end(address: string, line: Line): void {
    this.#lines.delete(address);
    line.end('closed');
  }

  #dial(address: string): void {
    let stood = false;
    // A line that cannot even be begun is lost a moment later, when it stands in the list.
    const line: Line = new Line(socketAt(this.#url, address), this.#options, {
      dialled: () => this.#ends.dialled(address),
      heard: (text) => this.#ends.heard(text, address),
      test: () => this.#ends.test(address),
      changed: (state) => {
        if (state === 'open') stood = true;
        if (state === 'waiting') queueMicrotask(() => this.#lost(address, line, stood));
      },
    });
    this.#lines.set(address, line);
  }

  #lost(address: string, line: Line, stood: boolean): void {
    if (this.#lines.get(address) !== line) return;
    this.#end(address, line);
    const tables = this.at(address);
    if (stood && tables.length > 0) {
      this.#dial(address);
      this.#ends.again(tables);
      return;
    }
    for (const table of tables) this.#at.delete(table);
    this.#ends.lost(address, tables);
  }
}

import { createReadStream } from 'node:fs';
import type { Link } from '../../../store/chain.ts';
import type { HouseHead } from '../../../store/house/log.ts';
import { type Head, type HeadLine, hashOfLine, readLine } from '../../heads/head-line.ts';
import type { Finding } from './findings.ts';

/** What the heads file says of itself. */
export interface HeadsRead {
  readonly lines: number;
  /** When the last line was written; null without one. */
  readonly last: number | null;
  /** The public keys of those who signed. */
  readonly keys: readonly string[];
  /** Whether the last line was cut off while it was written. */
  readonly torn: boolean;
}

/** Heads that were signed, held against the chains as they are: none may end sooner, or be another. */
export class HeadsCheck {
  readonly findings: string[] = [];
  readonly #wanted = new Map<string | null, Map<number, string>>();
  readonly #signed = new Map<string | null, number>();
  readonly #keys = new Set<string>();
  #lines = 0;
  #last: number | null = null;
  #torn = false;

  get read(): HeadsRead {
    return { lines: this.#lines, last: this.#last, keys: [...this.#keys], torn: this.#torn };
  }

  /** Takes a file in. `key` is the public key that every line must be signed with. */
  static async of(path: string, key?: string): Promise<HeadsCheck> {
    const check = new HeadsCheck();
    let before = '';
    let rest = '';
    for await (const chunk of createReadStream(path, 'utf8')) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        check.#line(line, before, key);
        before = hashOfLine(line);
      }
    }
    check.#torn = rest !== '';
    if (check.#lines === 0) check.findings.push('There are no heads in the file.');
    return check;
  }

  #line(text: string, before: string, key: string | undefined): void {
    const number = ++this.#lines;
    const line = readLine(text);
    if ('message' in line) {
      this.findings.push(`Line ${number} of the heads ${line.message}.`);
      return;
    }
    if (line.before !== before)
      this.findings.push(`Line ${number} of the heads does not follow the one before it.`);
    if (key !== undefined && line.key !== key) {
      this.findings.push(`Line ${number} of the heads is signed with ${line.key}, not with ${key}.`);
      return;
    }
    this.#keys.add(line.key);
    this.#last = line.at;
    this.#want(line);
  }

  #want({ at, house, tables }: HeadLine): void {
    const want = (chain: string | null, [seq, hash]: Head) => {
      const wanted = this.#wanted.get(chain) ?? new Map<number, string>();
      this.#wanted.set(chain, wanted);
      const known = wanted.get(seq);
      if (known !== undefined && known !== hash)
        this.findings.push(`${nameOf(chain)} has two different heads at ${seq}, the second signed at ${at}.`);
      wanted.set(seq, hash);
      this.#signed.set(chain, at);
    };
    want(null, house);
    for (const [table, head] of Object.entries(tables)) want(table, head);
  }

  /** A chain comes by here; `null` is the house log. */
  passed(chain: string | null, { seq, hash }: Link | HouseHead): void {
    const wanted = this.#wanted.get(chain);
    if (wanted?.get(seq) === hash) wanted.delete(seq);
  }

  /** A chain ended here, and was whole. */
  ended(chain: string | null, end: Link | HouseHead): Finding[] {
    const left = this.#take(chain);
    if (left === null) return [];
    const [first] = left;
    const beyond = left.filter((seq) => seq > end.seq);
    const message =
      beyond.length === left.length
        ? `${nameOf(chain)} ends at ${end.seq}, but a head was signed at ${beyond.at(-1)}: its end was cut off.`
        : `${nameOf(chain)} does not match the head that was signed at ${first}: it was rewritten.`;
    return [{ table: chain, seq: chain === null ? null : end.seq, message }];
  }

  /** A chain that broke has been told of. */
  skip(chain: string | null): void {
    this.#take(chain);
  }

  #take(chain: string | null): number[] | null {
    const wanted = this.#wanted.get(chain);
    this.#wanted.delete(chain);
    return wanted === undefined || wanted.size === 0 ? null : [...wanted.keys()].sort((a, b) => a - b);
  }

  /** Tables whose heads were signed and that are not there, and keys that the room never had. */
  finish(keys: ReadonlySet<string> | null): Finding[] {
    const gone = [...this.#wanted.keys()].flatMap((table): Finding[] => {
      const signed = this.#signed.get(table) ?? 0;
      const message = `This table is missing, though its heads were signed, last at ${signed}.`;
      return table === null ? [] : [{ table, seq: null, message }];
    });
    const foreign = [...this.#keys].filter((key) => keys !== null && !keys.has(key));
    return [
      ...this.findings.map((message) => ({ table: null, seq: null, message })),
      ...gone,
      ...foreign.map((key) => ({
        table: null,
        seq: null,
        message: `Heads are signed with ${key}, a key that this room never had.`,
      })),
    ];
  }
}

const nameOf = (chain: string | null): string => (chain === null ? 'The house log' : 'The log of the table');

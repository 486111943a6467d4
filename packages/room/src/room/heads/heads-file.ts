import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Link } from '../../store/chain.ts';
import type { HouseHead } from '../../store/house/log.ts';
import { HEADS_FILE, type Head, type HeadLine, hashOfLine, headOf, signLine } from './head-line.ts';
import type { RoomKey } from './room-key.ts';

const CHUNK = 64 * 1024;
const NEWLINE = 0x0a;

/** The file that a room writes the heads of its chains to, line after line. */
export class HeadsFile {
  readonly #path: string;
  readonly #key: RoomKey;
  #told = new Map<string, string>();
  #before: string | null = null;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(folder: string, key: RoomKey) {
    this.#path = join(folder, HEADS_FILE);
    this.#key = key;
  }

  /** Adds a line, on the disk when it resolves; what it says, and its hash. */
  async write(
    at: number,
    house: HouseHead,
    tables: ReadonlyMap<string, Link>,
  ): Promise<HeadLine & { readonly hash: string }> {
    const written = this.#writing.then(() => this.#write(at, house, tables));
    this.#writing = written.catch(() => {});
    return written;
  }

  async #write(at: number, house: HouseHead, tables: ReadonlyMap<string, Link>) {
    const file = await open(this.#path, 'a+', 0o600);
    try {
      this.#before ??= await lastHash(file);
      const told = new Map([...tables].map(([id, { hash }]) => [id, hash]));
      const news: [string, Head][] = [...tables]
        .filter(([id, { hash }]) => this.#told.get(id) !== hash)
        .map(([id, link]) => [id, headOf(link)]);
      const line: HeadLine = {
        at,
        before: this.#before,
        house: headOf(house),
        open: tables.size,
        tables: Object.fromEntries(news),
        key: this.#key.name,
      };
      const text = signLine(line, this.#key);
      await file.appendFile(`${text}\n`);
      await file.datasync();
      this.#told = told;
      this.#before = hashOfLine(text);
      return { ...line, hash: this.#before };
    } catch (error) {
      // What stands there now is looked at again before the next line.
      this.#before = null;
      throw error;
    } finally {
      await file.close();
    }
  }
}

/** The hash of a file's last line. A line without its end was never finished, and is taken off. */
async function lastHash(file: Awaited<ReturnType<typeof open>>): Promise<string> {
  let { size } = await file.stat();
  let tail = Buffer.alloc(0);
  for (let from = size; from > 0; ) {
    const length = Math.min(CHUNK, from);
    from -= length;
    const chunk = Buffer.alloc(length);
    await file.read(chunk, 0, length, from);
    tail = Buffer.concat([chunk, tail]);
    const end = tail.lastIndexOf(NEWLINE);
    if (end < 0) continue;
    const start = end === 0 ? -1 : tail.lastIndexOf(NEWLINE, end - 1);
    if (start < 0 && from > 0) continue;
    size = from + end + 1;
    await file.truncate(size);
    return hashOfLine(tail.subarray(start + 1, end).toString());
  }
  if (size > 0) await file.truncate(0);
  return '';
}

import type { NodeRow, StoreNodes } from '../../store/nodes/nodes.ts';
import type { Summary } from '../table/summary.ts';
import type { ElsewhereTable } from './nodes.ts';

/** What was written down a moment before it is read may stand there a moment later. */
const OVERLAP_MS = 3000;

/** How tables look in the lobby: those of this node are written down when they change, those of others are read. */
export class OtherTables {
  readonly #nodes: StoreNodes;
  readonly #told = new Map<string, string>();
  readonly #others = new Map<string, { readonly node: number; readonly summary: Summary }>();
  #since = 0;

  constructor(nodes: StoreNodes) {
    this.#nodes = nodes;
  }

  async exchange(mine: readonly Summary[]): Promise<void> {
    const here = new Map(mine.map((summary) => [summary.id, summary]));
    for (const table of this.#told.keys()) if (!here.has(table)) this.#told.delete(table);
    const news = mine.filter((summary) => this.#told.get(summary.id) !== looksOf(summary));
    await this.#nodes.tell(news.map((summary) => ({ table: summary.id, text: JSON.stringify(summary) })));
    for (const summary of news) this.#told.set(summary.id, looksOf(summary));
    for (const { table, node, text, at } of await this.#nodes.told(this.#since - OVERLAP_MS)) {
      if (text === '') this.#others.delete(table);
      else this.#others.set(table, { node, summary: read(text) });
      this.#since = Math.max(this.#since, at);
    }
  }

  /** Those whose node is there. */
  at(nodes: readonly NodeRow[]): ElsewhereTable[] {
    const live = new Map(nodes.filter(({ live }) => live).map((row) => [row.id, row]));
    return [...this.#others.values()].flatMap(({ node, summary }) => {
      const at = live.get(node);
      return at === undefined ? [] : [{ ...summary, node: at.name, address: at.address }];
    });
  }
}

/** A node of an older version tells neither of calls nor of what is posted. */
function read(text: string): Summary {
  const told = JSON.parse(text);
  return { calls: [], opening: { house: told.house, offering: told.offering }, ...told };
}

/** All but what changes with every move. */
const looksOf = ({ at, watchers, ...rest }: Summary): string => JSON.stringify(rest);

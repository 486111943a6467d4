import { startDatabase } from '../bench/nodes/database.mjs';
import { balancer } from '../bench/nodes/lines.mjs';
import { freePort } from '../packages/room/src/server/testing-port.ts';
import { type OpenRoom, openRoom } from './harness.ts';

/** Nodes on one database of their own, by name, behind one door. */
export interface OpenNodes {
  readonly url: string;
  readonly floor: OpenRoom['floor'];
  /** The node that has a table. */
  ownerOf(table: string): Promise<OpenRoom & { readonly name: string }>;
  close(): Promise<void>;
}

export async function openNodes(...names: readonly string[]): Promise<OpenNodes> {
  const database = await startDatabase();
  const nodes = new Map<string, OpenRoom>();
  let floor: OpenRoom['floor'] = null;
  for (const name of names) {
    const port = await freePort();
    const node = { name, address: `http://127.0.0.1:${port}`, version: '1.0.0' };
    const room = await openRoom({ where: { url: database.direct }, node }, port);
    nodes.set(name, room);
    // The first to open a database makes its account.
    floor ??= room.floor;
  }
  const door = await balancer([...nodes.values()].map(({ url }) => Number(new URL(url).port)));
  return {
    url: door.url,
    floor,
    async ownerOf(table) {
      const sql = 'SELECT name FROM owners JOIN nodes ON nodes.id = owners.node WHERE table_id = $1';
      const [{ name }] = await database.query(sql, [table]);
      return { ...(nodes.get(name) as OpenRoom), name };
    },
    async close() {
      door.close();
      await Promise.all([...nodes.values()].map((node) => node.close()));
      await database.end();
    },
  };
}

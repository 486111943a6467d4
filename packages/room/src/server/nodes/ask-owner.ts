import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { signVisitor, VISITOR_HEADER } from './signed-visitor.ts';

const ANSWER_MS = 5_000;

/** What the node says to a request that has the table; undefined where that is this node, or none. */
export async function askOwner<T>(
  { room, moves }: Pick<ServerContext, 'room' | 'moves'>,
  { method, url, headers, ip, host, protocol }: FastifyRequest,
  table: string,
  body?: unknown,
): Promise<T | undefined> {
  const { nodes } = room;
  const place = nodes !== null && moves.maybe(table) ? await nodes.where(table) : null;
  if (nodes === null || place === null || place.here || place.node === null) return undefined;
  const answer = await fetch(`${place.address}${url}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-cardroom': '1',
      cookie: headers.cookie ?? '',
      [VISITOR_HEADER]: signVisitor({ ip, host, protocol }, place.node, nodes.secret, room.clock.now()),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => {
    throw new Problem(503, 'no-node', 'That part of the room does not answer. One moment.', 1);
  });
  const said = (await answer.json()) as T & { error?: { code: string; message: string } };
  if (!answer.ok) throw new Problem(answer.status, said.error?.code ?? 'broken', said.error?.message ?? '');
  return said;
}

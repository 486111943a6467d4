import type { MyTable } from '@cardroom/core/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tablesOf } from '../accounts/my-tables.ts';
import type { ServerContext } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { userId } from '../http/schemas.ts';
import { isPassedOn } from './neighbors.ts';
import { signVisitor, VISITOR_HEADER } from './signed-visitor.ts';

/** Between nodes only: no visitor is passed on to it. */
const PATH = '/nodes/mine';
const ANSWER_MS = 2_000;
const BODY_BYTES = 4_000_000;
/** Who followed their own tables at a neighbor so many milliseconds ago is taken to be here. */
const HERE_MS = 8_000;

const asked = z.strictObject({ users: z.array(userId).max(50_000), following: z.boolean() });

/** People's tables at other nodes, which those tell; and who looks after theirs from there. */
export class MyTablesElsewhere {
  readonly #context: () => ServerContext;
  #known = new Map<string, MyTable[]>();
  readonly #following = new Map<string, number>();

  constructor(context: () => ServerContext) {
    this.#context = context;
  }

  /** As they were when last asked for. */
  of(user: string): readonly MyTable[] {
    return this.#known.get(user) ?? [];
  }

  /** Somebody at another node follows the list of their own tables. */
  isFollowed(user: string): boolean {
    return performance.now() - (this.#following.get(user) ?? Number.NEGATIVE_INFINITY) < HERE_MS;
  }

  /** Asks for those of all who follow theirs here. */
  async refresh(users: ReadonlySet<string>): Promise<void> {
    if (this.#context().room.nodes !== null) this.#known = await this.ask(users, true);
  }

  /** What all other nodes have of these people; one that does not answer has nothing. */
  async ask(users: ReadonlySet<string>, following = false): Promise<Map<string, MyTable[]>> {
    const { room, log } = this.#context();
    const { nodes } = room;
    const found = new Map<string, MyTable[]>();
    if (nodes === null || users.size === 0) return found;
    const others = (await nodes.list()).filter(({ here, live }) => live && !here);
    const answers = others.map(async ({ name, address }) => {
      try {
        const visitor = { ip: '127.0.0.1', host: name, protocol: 'http' };
        const answer = await fetch(address + PATH, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-cardroom': '1',
            [VISITOR_HEADER]: signVisitor(visitor, name, nodes.secret, room.clock.now()),
          },
          body: JSON.stringify({ users: [...users], following }),
          signal: AbortSignal.timeout(ANSWER_MS),
        });
        if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
        return (await answer.json()) as Record<string, MyTable[]>;
      } catch (error) {
        log.debug({ err: error, node: name }, 'a neighbor did not say who sits there');
        return {};
      }
    });
    for (const answer of await Promise.all(answers))
      for (const user in answer) found.set(user, [...(found.get(user) ?? []), ...answer[user]]);
    return found;
  }

  /** Answers the other nodes. */
  serve(app: FastifyInstance): void {
    app.post(PATH, { bodyLimit: BODY_BYTES, config: { rateLimit: false } }, async (request, reply) => {
      if (!isPassedOn(request)) throw new Problem(404, 'not-found', 'There is nothing at this address.');
      const { users, following } = asked.parse(request.body);
      const now = performance.now();
      if (following) {
        for (const [user, at] of this.#following) if (now - at > HERE_MS) this.#following.delete(user);
        for (const user of users) this.#following.set(user, now);
      }
      return reply.send(Object.fromEntries(tablesOf(this.#context(), new Set(users))));
    });
  }
}

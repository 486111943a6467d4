import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { lacks, type Right } from '../accounts/rights.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { ServerContext } from '../context.ts';
import { isKeepable, NOT_KEEPABLE } from '../keepable.ts';
import { type LimitName, over } from '../limits.ts';
import { visitorAt } from './addresses.ts';
import { Problem } from './problem.ts';
import { sayWrong } from './schemas.ts';

/** One address of the room: what may be sent to it, by whom, and what it answers. Its schema is its documentation. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** With `:name` for what varies. */
  readonly path: string;
  readonly summary: string;
  /** The right it needs; null for anybody. */
  readonly right: Right | null;
  readonly params: z.ZodType | null;
  readonly query: z.ZodType | null;
  readonly body: z.ZodType | null;
  readonly answer: z.ZodType | 'text';
  /** The limit of how often a minute it is asked from one address, where that is less than for all else. */
  readonly perMinute: LimitName | null;
  readonly handle: (call: Call<unknown, unknown, unknown, Caller | null>) => Promise<unknown>;
}

interface Call<P, Q, B, C> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly caller: C;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Written<R, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  readonly right: R;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: A;
  readonly perMinute?: LimitName;
  readonly handle: (
    call: Call<z.output<P>, z.output<Q>, z.output<B>, R extends Right ? Caller : Caller | null>,
  ) => Promise<A extends z.ZodType ? z.input<A> : string>;
}

export function endpoint<
  R extends Right | null,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType | 'text' = z.ZodType,
>({ params, query, body, perMinute, handle, ...of }: Written<R, P, Q, B, A>): Endpoint {
  return {
    ...of,
    params: params ?? null,
    query: query ?? null,
    body: body ?? null,
    perMinute: perMinute ?? null,
    // What comes in has been checked against these very schemas.
    handle: handle as Endpoint['handle'],
  };
}

/** Puts endpoints up. Whoever lacks the right is told so before anything they sent is read. */
export function serve(app: FastifyInstance, endpoints: readonly Endpoint[], context: ServerContext): void {
  const { sessions } = context;
  for (const { method, path, right, params, query, body, answer, perMinute, handle } of endpoints)
    app.route({
      method,
      url: path,
      ...(perMinute !== null && { config: { rateLimit: aMinute(context, perMinute) } }),
      handler: async (request, reply) => {
        const caller = await sessions.caller(request);
        const lacking = right === null ? null : lacks(caller?.user ?? null, right);
        if (lacking !== null) throw lacking;
        const call = {
          params: check(params, request.params),
          query: check(query, request.query),
          body: check(body, request.body),
          caller,
          request,
          reply,
        };
        const says = await handle(call);
        reply.header('cache-control', 'no-store');
        return reply.type(answer === 'text' ? 'text/plain; charset=utf-8' : 'application/json').send(says);
      },
    });
}

/** So many a minute from one address, and what is said to who asks for more. */
export function aMinute(context: Pick<ServerContext, 'limits' | 'metrics'>, name: LimitName) {
  const max = context.limits[name];
  if (typeof max !== 'number') throw new Error(`${name} is not counted by the minute.`);
  return {
    max,
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => visitorAt(ip),
    errorResponseBuilder: (_: FastifyRequest, { after }: { readonly after: string }) => {
      const { status, code, message } = over(context, name);
      return new Problem(status, code, `${message} Try again in ${after}.`);
    },
  };
}

function check(schema: z.ZodType | null, value: unknown): unknown {
  if (schema === null) return undefined;
  if (!isKeepable(value)) throw new Problem(400, 'malformed', NOT_KEEPABLE);
  const read = schema.safeParse(value ?? {});
  if (!read.success) throw new Problem(400, 'malformed', sayWrong(read.error));
  return read.data;
}

/** The answer of what only does something. */
export const done = z.object({ ok: z.literal(true) });
export const OK = { ok: true } as const;

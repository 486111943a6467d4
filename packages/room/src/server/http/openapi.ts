import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { clientMessage } from './schemas.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: unknown;
}

interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: unknown;
  readonly responses: unknown;
}

export interface OpenApi {
  readonly openapi: string;
  readonly info: unknown;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: unknown;
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): unknown => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const error = {
  description: 'Why it was refused: a code for programs and a sentence for people.',
  content: {
    'application/json': {
      schema: schemaOf(z.object({ error: z.object({ code: z.string(), message: z.string() }) })),
    },
  },
};

const WHO: Readonly<Record<string, string>> = {
  account: 'Needs a name.',
  play: 'For patrons and proposition players.',
  inspect: 'For the floor and auditors.',
  run: 'For the floor.',
};

/** The document of these endpoints, made from the schemas that they are checked by. */
export function openApi(endpoints: readonly Endpoint[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cardroom',
      version: '1',
      description:
        'Accounts, the lobby, rule books, past hands and the floor. Play itself goes over the socket at /ws, described in docs/protocol.md; its messages are in the components.',
    },
    paths,
    components: { schemas: { ClientMessage: schemaOf(clientMessage) } },
  };
}

function operation({ summary, right, params, query, body, answer, method }: Endpoint): Operation {
  const changes = method === 'POST' ? ' Send the header `x-cardroom: 1`.' : '';
  const content =
    answer === 'text'
      ? { 'text/plain': { schema: { type: 'string' } } }
      : { 'application/json': { schema: schemaOf(answer, 'output') } };
  return {
    summary,
    description: `${right === null ? 'For anybody.' : (WHO[right] ?? '')}${changes}`,
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body !== null && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
    }),
    responses: { 200: { description: 'Done.', content }, '4XX': error, '5XX': error },
  };
}

function parameters(schema: z.ZodType | null, where: 'path' | 'query'): Parameter[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: schemaOf(of as z.ZodType, 'output'),
  }));
}

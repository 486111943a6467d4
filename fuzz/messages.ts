import { z } from 'zod';
import { offerings } from '../packages/core/src/houses/index.ts';
import type { TableState } from '../packages/core/src/table/index.ts';
import { REMEDIES } from '../packages/core/src/table/rulings/remedies.ts';
import { clientMessage } from '../packages/room/src/server/http/schemas.ts';
import type { Hints, JsonSchema } from './any-value.ts';

/** The shapes of all that may be sent, as the room itself writes them down. */

export const messageSchema = z.toJSONSchema(clientMessage, {
  io: 'input',
  unrepresentable: 'any',
}) as JsonSchema;

export const playerSchema = commandOf('do');
export const floorSchema = commandOf('floor');

function commandOf(type: string): JsonSchema {
  const messages = messageSchema.anyOf ?? messageSchema.oneOf ?? [];
  const found = messages.find(({ properties }) => properties?.type?.const === type)?.properties?.command;
  if (found === undefined) throw new Error(`There is no message "${type}".`);
  return found;
}

export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: JsonSchema | null;
}

interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
            };
          }
        >
      >
    >
  >;
}

/** Who somebody is stays the same in a run; tests of their own deal with that. */
const IDENTITY = /login|logout|register|guest|account|floor\/roles/;

export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths)
    .filter(([path]) => !IDENTITY.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => ({
        method: method.toUpperCase() as Operation['method'],
        path,
        body: requestBody?.content['application/json']?.schema ?? null,
      })),
    );
}

/** What is worth saying at a table. */
export function hintsAt(
  state: TableState | null,
  tables: readonly string[],
  people: readonly string[],
): Hints {
  const seats = state === null ? [0, 1, 2, 8] : [...state.seats.keys()];
  const cents = state === null ? [100, 500] : amountsAt(state);
  const hand = state?.hand;
  const kinds = hand?.kind === 'player-dealer' ? hand.state.game.wagers.map(({ id }) => id) : [];
  const cards = hand === null || hand === undefined ? [] : Array.from({ length: 53 }, (_, card) => card);
  return {
    table: tables,
    seat: seats,
    player: people,
    user: people,
    cents,
    to: cents,
    kind: kinds,
    spot: [-1, ...seats],
    'cards[]': cards,
    'front[]': cards,
    'middle[]': cards,
    'back[]': cards,
    'discard[]': cards,
    v: [1],
    number: [1, 2, 3, 0, 9999],
    offering: offerings.map(({ id }) => id),
    house: ['black-sheep', 'empire', 'lucky-lady', 'nowhere'],
    game: ['holdem', 'omaha', 'pai-gow-tiles', 'nothing'],
    bots: [0, 1],
    remedy: REMEDIES.map((remedy) => [remedy]),
  };
}

function amountsAt({ sign, chips, seats }: TableState): number[] {
  const { least, usual } = sign.buyIn;
  const own = seats.flatMap((seated, seat) => (seated === null ? [] : [chips[seat]]));
  const stakes = sign.kind === 'player-dealer' ? [sign.limits.min, sign.limits.max ?? usual] : [];
  return [0, 1, least, usual, usual - 1, Math.floor(least / 2), least / 10, ...stakes, ...own].map(
    Math.floor,
  );
}

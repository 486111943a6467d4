import { quoted } from '../../cards/quoted.ts';
import type { MachineKind } from '../../engine/machines/machine.ts';
import { amiss, isObject } from '../given.ts';

/**
 * What a declaration must have. Types say so where there are any; in JavaScript a game without one of its parts would
 * break in the middle of a hand, far from where it was written.
 */

type Parts = Parameters<typeof amiss>[1];

const STAKES: Parts = {
  bets: 'a list of at least one',
  blinds: 'a list',
  ante: 'a whole number',
  bringIn: 'a whole number',
  chip: 'a whole number above zero',
};
const BETS: Parts = { min: 'a whole number above zero', step: 'a whole number above zero' };

/** By kind: the parts of a limit, those of what it is played for, and those of the game. */
const KINDS: Readonly<
  Record<
    MachineKind,
    { readonly limit: Parts; readonly terms?: readonly [string, Parts]; readonly game: Parts }
  >
> = {
  pot: {
    limit: { id: 'a text', stakes: 'an object' },
    terms: ['stakes', STAKES],
    game: {
      pack: 'an object',
      players: 'a whole number above zero',
      opening: 'an object',
      betting: 'an object',
      script: 'a list of at least one',
      shares: 'a list of at least one',
      odd: 'an object',
      shortDeck: 'a text',
    },
  },
  points: {
    limit: { id: 'a text', point: 'a whole number above zero' },
    game: {
      pack: 'an object',
      players: 'a whole number above zero',
      buyIn: 'a whole number',
      least: 'a whole number',
      script: 'a list of at least one',
      coverage: 'a text',
      sweeps: 'a list',
      bonus: 'a function',
      duels: 'a function',
    },
  },
  'player-dealer': {
    limit: { id: 'a text', limits: 'an object' },
    terms: ['limits', BETS],
    game: {
      shoe: 'an object',
      seats: 'a whole number above zero',
      circles: 'a whole number above zero',
      backline: 'an object',
      wagers: 'a list of at least one',
      script: 'a list of at least one',
      settlement: 'an object',
      outcome: 'a function',
    },
  },
};

/** Why this declares no offering; null where it does. */
export function whyNotDeclared(kind: MachineKind, written: unknown): string | null {
  if (!isObject(written)) return `An offering is declared by an object, not ${quoted(written)}.`;
  const { id, game, settings, limits } = written;
  if (typeof id !== 'string' || !/^[^/]+\/[^/]+$/.test(id))
    return `An offering has an id such as "house/game", not ${quoted(id)}.`;
  if (typeof game !== 'function')
    return `${id}: "game" is a function from the values of its settings to the game, not ${quoted(game)}.`;
  if (!isObject(settings))
    return `${id}: "settings" is an object, empty where nothing is left open, not ${quoted(settings)}.`;
  if (!Array.isArray(limits) || limits.length === 0)
    return `${id}: "limits" lists what its tables are opened at, at least one, not ${quoted(limits)}.`;
  for (const limit of limits) {
    const wrong = wrongLimit(kind, limit);
    if (wrong !== null) return `${id}: ${wrong}`;
  }
  return null;
}

function wrongLimit(kind: MachineKind, limit: unknown): string | null {
  if (!isObject(limit)) return `a limit is an object, not ${quoted(limit)}.`;
  const { limit: parts, terms } = KINDS[kind];
  const wrong = amiss(limit, parts);
  if (wrong !== undefined) return `"${wrong.name}" of a limit is ${wrong.says}.`;
  if (terms === undefined) return null;
  const [name, shape] = terms;
  const inside = amiss(limit[name] as Readonly<Record<string, unknown>>, shape);
  return inside === undefined ? null : `"${inside.name}" of the ${name} of a limit is ${inside.says}.`;
}

/** The game that was made, if it has all that it is played by. */
export function whole<G>(kind: MachineKind, id: string, game: G): G {
  const wrong = amiss(Object(game), KINDS[kind].game);
  if (wrong !== undefined) throw new Error(`${id}: "${wrong.name}" of its game is ${wrong.says}.`);
  return game;
}

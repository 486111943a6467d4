import { secureRandom } from '@cardroom/core/cards';
import { expect } from 'vitest';
import { BotHost } from '../room/bots/host.ts';
import type { PasswordCost } from './accounts/passwords.ts';
import {
  LIMIT_NAMES,
  LIMITS,
  type LimitName,
  type Limits,
  type Per,
  sentenceFor,
  usualLimits,
  wordFor,
} from './limits.ts';
import { CHEAP, startTestServer, type TestLine, type TestServer, type Visitor } from './testing.ts';

/** For tests only: a room with limits of one's own, and whoever tries them. */

export const HOLDEM = 'black-sheep/holdem';
export const PRIVATE = { offering: HOLDEM, private: true };

/** The room that the test has opened. */
export let here: TestServer;
export const close = () => here?.stop();

/** How often something was refused for a limit, as the metrics have it. */
export async function counted(name: LimitName): Promise<number> {
  const text = await here.metrics.registry.metrics();
  const line = text.split('\n').find((one) => one.includes(`limited_total{limit="${wordFor(name)}"}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** Opens a room with bots, so that they can be counted, too. */
export async function open(limits: Partial<Limits>, passwordCost = CHEAP): Promise<void> {
  here = await startTestServer(
    { limits, passwordCost },
    undefined,
    (room) => new BotHost(room, { random: secureRandom() }),
  );
}

let names = 0;
/** A number that no other name has. */
export const another = () => ++names;

export async function patron(): Promise<Visitor> {
  const visitor = here.visitor();
  await visitor.guest(`Patron ${another()}`);
  return visitor;
}

export async function atTable(visitor: Visitor, table: string): Promise<TestLine> {
  const line = await visitor.connect();
  line.send({ type: 'watch', table });
  await line.next('table');
  return line;
}

export const said = ({ body }: { readonly body: { readonly error?: { readonly message: string } } }) =>
  body.error?.message ?? '';

export async function twoTables(visitor: Visitor): Promise<[string, string]> {
  const one = await visitor.post('/api/tables', { offering: HOLDEM });
  const other = await visitor.post('/api/tables', { offering: HOLDEM });
  return [one.body.table, other.body.table];
}

/** What reaches a limit: does what it allows, then once more; what is said to that. */
interface Try {
  readonly limits: Partial<Limits>;
  readonly passwordCost?: PasswordCost;
  go(): Promise<string>;
}
export type Tries = Partial<Record<LimitName, Try>>;

/** Nobody is refused by it: it is only how much there is. */
const QUIET: readonly LimitName[] = ['welcomeChips', 'remembered', 'awayAfter', 'guestKept', 'messageBytes'];
/** What takes its time is tried in absentees.test.ts. */
const SLOW: readonly LimitName[] = ['waitKept', 'timeToSit'];

/** The limits that refuse somebody, of those that count for these. */
export const limitsPer = (...whom: readonly Per[]) =>
  LIMIT_NAMES.filter((name) => whom.includes(LIMITS[name].per) && ![...QUIET, ...SLOW].includes(name));

/** The limit refuses with its sentence, and is counted. */
export async function refuses(name: LimitName, tries: Tries): Promise<void> {
  const attempt = tries[name];
  if (attempt === undefined) throw new Error(`Nobody tries ${name}.`);
  await open(attempt.limits, attempt.passwordCost);
  expect(await attempt.go()).toBe(sentenceFor(name, { ...usualLimits, ...attempt.limits }));
  expect(await counted(name)).toBeGreaterThan(0);
}

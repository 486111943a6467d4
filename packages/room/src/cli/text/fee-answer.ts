import type { Cents } from '@cardroom/core/engine';
import {
  type Collection,
  collect,
  collectHand,
  type Posted,
  type Readings,
  readingsOf,
  type Schedule,
  STAGES,
  type Stage,
  type TableNow,
  type Take,
} from '@cardroom/core/fees';
import { chooseSettings } from '@cardroom/core/houses';
import { UsageError } from './errors.ts';

export interface FeeOptions {
  readonly option: string;
  readonly players?: string;
  readonly action?: string;
  readonly bet?: string;
  readonly wager?: string;
  readonly coupons?: string;
  readonly pot?: string;
  readonly reached?: string;
  readonly at?: string;
  readonly started?: string;
  readonly joined?: string;
  readonly amount?: readonly string[];
  readonly set?: readonly string[];
  readonly json?: true;
}

interface Answer {
  /** What was asked, for the first line. */
  readonly question: Readonly<Record<string, number | string>>;
  readonly takes: readonly Take[];
  readonly cites: readonly string[];
}

/** One answer from the words of a command line. */
export function answer(posted: Posted, options: FeeOptions): Answer {
  const { schedule } = posted;
  const table = tableOf(posted, options);
  const timed = schedule.fees.some(({ at }) => at === 'half hour start' || at === 'half hour end');
  const { result, asked } = timed ? byClock(table, options) : byHand(schedule, table, options);
  if (!result.ok) throw new UsageError(result.message, hint(schedule));
  const question = {
    ...(options.players === undefined ? {} : { players: table.seats.length }),
    ...given(options),
    ...asked,
  };
  return { question, takes: result.takes, cites: result.cites };
}

/** Amounts of money in cents. */
const given = (options: FeeOptions) =>
  Object.fromEntries(
    (['action', 'bet', 'wager', 'pot'] as const).flatMap((name) => {
      const text = options[name];
      return text === undefined ? [] : [[name, dollarsOf(`--${name}`, text)]];
    }),
  );

function tableOf(posted: Posted, options: FeeOptions): TableNow {
  const { fees } = posted.schedule;
  const needsHeads = posted.option.rates.some(
    ({ fee, cents }) => fees[fee].by === 'players' || (fees[fee].from === 'player' && cents !== 0),
  );
  if (options.players === undefined && needsHeads) {
    throw new UsageError('How many play?', 'For example: --players 7');
  }
  const players = options.players === undefined ? 1 : whole('--players', options.players, 1);
  const bet = options.bet === undefined ? undefined : dollarsOf('--bet', options.bet);
  const action = options.action === undefined ? undefined : dollarsOf('--action', options.action);
  if (bet === undefined && fees.some(({ by }) => by === 'bet'))
    throw new UsageError('The fee goes by the size of each bet.', 'For example: --bet 100');
  if (action === undefined && bet === undefined && fees.some(({ by }) => by === 'action'))
    throw new UsageError('The fee goes by total table action.', 'For example: --action 300');
  const seats = Array.from({ length: players }, (_, i) => i + 1);
  const coupons = options.coupons === undefined ? 0 : whole('--coupons', options.coupons, 0);
  return {
    posted: [posted],
    seats,
    blinds: fees.some(({ from }) => from === 'middle blind')
      ? { small: 1, middle: 2, big: 3 }
      : { small: 1, big: 2 },
    bets: seats.map((seat) => ({ seat, circle: seat, cents: bet ?? 1 })),
    coupons: Array.from({ length: coupons }, (_, i) => (i % players) + 1),
    ...(action === undefined ? {} : { action }),
    ...(options.wager === undefined ? {} : { wager: dollarsOf('--wager', options.wager) }),
    ...(options.pot === undefined ? {} : { pot: dollarsOf('--pot', options.pot) }),
    amounts: Object.fromEntries((options.amount ?? []).map((text) => amountOf(posted.schedule, text))),
    readings: readingsFrom(posted.schedule, options.set ?? []),
  };
}

interface Asked {
  readonly result: Collection;
  readonly asked: Readonly<Record<string, string>>;
}

function byHand(schedule: Schedule, table: TableNow, { reached }: FeeOptions): Asked {
  if (reached === undefined) return { result: collectHand(table, 'turn'), asked: {} };
  const stages = STAGES.filter(
    (stage) => stage === 'deal' || schedule.fees.some(({ at, unless }) => at === stage || unless === stage),
  );
  const stage = stages.find((name) => name === reached);
  if (stage === undefined && reached !== 'showdown') {
    throw new UsageError(
      `This schedule asks whether a hand reached ${stages.join(', ')}, not "${reached}".`,
      'Leave --reached out for a hand played to the end.',
    );
  }
  return { result: collectHand(table, (stage ?? 'turn') as Stage), asked: { reached } };
}

/** Without a time, a whole half hour that everybody played. */
function byClock(table: TableNow, { at, started, joined }: FeeOptions): Asked {
  const start = started === undefined ? 0 : clock('--started', started);
  if (joined !== undefined) {
    const moment = { at: 'join', now: clock('--joined', joined), started: start, seat: 1 } as const;
    return { result: collect(table, moment), asked: { joined } };
  }
  const now = at === undefined ? start - (start % 30) + 60 : clock('--at', at);
  return {
    result: collect(table, { at: 'clock', now, started: start }),
    asked: at === undefined ? { for: 'a half hour' } : { at, ...(started === undefined ? {} : { started }) },
  };
}

function hint(schedule: Schedule): string {
  return `The schedule is ${schedule.id} (${schedule.cite}).`;
}

function whole(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > 1000)
    throw new UsageError(`${name} takes a whole number from ${least} up, not "${text}".`);
  return value;
}

function dollarsOf(name: string, text: string): Cents {
  if (!/^\$?\d[\d,]*(\.\d\d?)?$/.test(text)) throw new UsageError(`${name} takes dollars, not "${text}".`);
  return Math.round(Number(text.replace(/[$,]/g, '')) * 100);
}

function clock(name: string, text: string): number {
  const parts = /^(\d{1,2}):(\d\d)$/.exec(text);
  if (parts === null || Number(parts[1]) > 23 || Number(parts[2]) > 59)
    throw new UsageError(`${name} takes a time such as 14:30, not "${text}".`);
  return Number(parts[1]) * 60 + Number(parts[2]);
}

function amountOf(schedule: Schedule, text: string): [string, Cents] {
  const [name, value = ''] = text.split('=');
  if (!schedule.fees.some((fee) => fee.name === name))
    throw new UsageError(
      `There is no fee "${name}" here.`,
      `There are ${schedule.fees.map((f) => f.name).join(', ')}.`,
    );
  return [name, dollarsOf('--amount', value)];
}

function readingsFrom(schedule: Schedule, sets: readonly string[]): Partial<Readings> {
  const chosen = Object.fromEntries(
    sets.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new UsageError(`--set takes name=value, not "${text}".`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
  const values = chooseSettings(readingsOf(schedule), chosen);
  if (!values.ok) throw new UsageError(values.message, `Run \`cardroom fees\` with --json for the readings.`);
  return values.values as Partial<Readings>;
}

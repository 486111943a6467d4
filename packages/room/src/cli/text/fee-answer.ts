import { type FeeAnswer, type FeeQuestion, type FeeRefusal, fee } from '@cardroom/core';
import type { Cents } from '@cardroom/core/engine';
import type { Posted, Schedule } from '@cardroom/core/fees';
import type { Offering } from '@cardroom/core/houses';
import { FEE } from '../words/fees.ts';
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

interface Answer extends FeeAnswer {
  /** What was asked, for the first line. */
  readonly question: Readonly<Record<string, number | string>>;
}

/** One answer from the words of a command line. */
export function answer(offering: Offering, { schedule }: Posted, options: FeeOptions): Answer {
  const found = fee(offering, questionOf(schedule, options));
  if (!found.ok) throw new UsageError(found.message, hint(found, schedule));
  const { players, at, started, joined, reached } = options;
  const asked = !found.timed
    ? { ...(reached === undefined ? {} : { reached }) }
    : joined !== undefined
      ? { joined }
      : at === undefined
        ? { for: FEE.halfHour }
        : { at, ...(started === undefined ? {} : { started }) };
  return {
    ...found,
    question: { ...(players === undefined ? {} : { players: Number(players) }), ...given(options), ...asked },
  };
}

const MONEY = ['action', 'bet', 'wager', 'pot'] as const;

/** Amounts of money in cents. */
const given = (options: FeeOptions): Partial<Record<(typeof MONEY)[number], Cents>> =>
  Object.fromEntries(
    MONEY.flatMap((name) => {
      const text = options[name];
      return text === undefined ? [] : [[name, dollarsOf(`--${name}`, text)]];
    }),
  );

function questionOf(schedule: Schedule, options: FeeOptions): FeeQuestion {
  const { option, players, coupons, reached, at, started, joined } = options;
  return {
    option,
    ...given(options),
    ...(players === undefined ? {} : { players: whole('--players', players, 1) }),
    ...(coupons === undefined ? {} : { coupons: whole('--coupons', coupons, 0) }),
    // Another stage than there are is refused with those that there are.
    ...(reached === undefined ? {} : { reached: reached as NonNullable<FeeQuestion['reached']> }),
    ...(at === undefined ? {} : { at: clock('--at', at) }),
    ...(started === undefined ? {} : { started: clock('--started', started) }),
    ...(joined === undefined ? {} : { joined: clock('--joined', joined) }),
    amounts: Object.fromEntries((options.amount ?? []).map((text) => amountOf(schedule, text))),
    readings: Object.fromEntries((options.set ?? []).map(readingOf)),
  };
}

const HINTS: Partial<Readonly<Record<keyof FeeQuestion, string>>> = FEE.hints;

function hint({ about }: FeeRefusal, { id, cite }: Schedule): string {
  return (about && HINTS[about]) ?? FEE.hint(id, cite);
}

function whole(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > 1000)
    throw new UsageError(FEE.badNumber(name, least, text));
  return value;
}

function dollarsOf(name: string, text: string): Cents {
  if (!/^\$?\d[\d,]*(\.\d\d?)?$/.test(text)) throw new UsageError(FEE.badDollars(name, text));
  return Math.round(Number(text.replace(/[$,]/g, '')) * 100);
}

function clock(name: string, text: string): number {
  const parts = /^(\d{1,2}):(\d\d)$/.exec(text);
  if (parts === null || Number(parts[1]) > 23 || Number(parts[2]) > 59)
    throw new UsageError(FEE.badTime(name, text));
  return Number(parts[1]) * 60 + Number(parts[2]);
}

function amountOf({ fees }: Schedule, text: string): [string, Cents] {
  const [name, value = ''] = text.split('=');
  if (!fees.some((of) => of.name === name))
    throw new UsageError(FEE.noFee(name), FEE.noFeeHint(fees.map((of) => of.name)));
  return [name, dollarsOf('--amount', value)];
}

function readingOf(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(FEE.badReading(text));
  return [text.slice(0, at), text.slice(at + 1)];
}

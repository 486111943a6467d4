import { type Setting, type Settings, setting } from '../../offering/setting.ts';
import type { Schedule } from './schedule.ts';

type Labels<C extends string> = { readonly [N in C]?: string };

interface Question<C extends string> {
  readonly title: string;
  readonly choices: readonly C[];
  readonly labels: Labels<C>;
  readonly customary: C;
  /** Whether a schedule raises the question at all. */
  readonly raised: (schedule: Schedule) => boolean;
}

const open = <const C extends string>(
  title: string,
  choices: readonly C[],
  customary: NoInfer<C>,
  raised: (schedule: Schedule) => boolean,
  labels: Labels<NoInfer<C>> = {},
): Question<C> => ({ title, choices, labels, customary, raised });

/** Some fee of the schedule. */
const fee =
  (is: (of: Schedule['fees'][number]) => boolean) =>
  ({ fees }: Schedule): boolean =>
    fees.some(is);

/** A reading that the schedule itself speaks of. */
const ownReading =
  (name: string) =>
  ({ readings }: Schedule): boolean =>
    name in readings;

/** A question that a schedule leaves open: the room's choices, the customary one, and when the question comes up. */
const OPEN = {
  count: open(
    'Which players count',
    ['seated', 'dealt in', 'active', 'after the flop'],
    'dealt in',
    fee(({ by }) => by === 'players'),
    { active: 'active players', 'after the flop': 'still in after the flop' },
  ),
  action: open(
    'What counts as total table action',
    ['game wagers', 'game and bonus wagers'],
    'game and bonus wagers',
    fee(({ by }) => by === 'action'),
    { 'game wagers': 'game bets', 'game and bonus wagers': 'game and bonus bets' },
  ),
  designated: open(
    'Fee for a hand that ends early: instead of the other fee, or in addition to it',
    ['instead', 'besides'],
    'instead',
    fee(({ unless }) => unless !== undefined),
    { instead: 'instead of it', besides: 'in addition' },
  ),
  street: open(
    "When a street's fee is due: when the street is dealt, or when the hand goes past it",
    ['dealt', 'past'],
    'dealt',
    ownReading('street'),
    { dealt: 'when it is dealt', past: 'when the hand goes past it' },
  ),
  thirdFee: open(
    'When to take a third fee that has no printed time',
    ['2nd draw', 'never'],
    '2nd draw',
    ownReading('thirdFee'),
    { '2nd draw': 'at the second draw' },
  ),
  blindFee: open(
    'Fee from a blind: on top of the blind, or out of it',
    ['seat', 'pot'],
    'seat',
    fee(({ from }) => from.includes('blind')),
    { seat: 'on top of the blind', pot: 'out of the blind' },
  ),
  blinds: open(
    'Who pays a fee from "the blinds"',
    ['big blind', 'shared'],
    'big blind',
    fee(({ from }) => from === 'blinds'),
    { shared: 'all blinds together' },
  ),
  middleBlind: open(
    'Who pays a fee from the middle blind if nobody posted one',
    ['pot', 'big blind', 'small blind'],
    'pot',
    fee(({ from }) => from === 'middle blind'),
  ),
  timeFrom: open(
    'Who pays a time fee that is printed "from the pot in advance"',
    ['each player', 'pot'],
    'each player',
    ownReading('timeFrom'),
  ),
  clock: open(
    'Half hours paid in advance start: on :00 and :30, or when the game starts',
    ['on the clock', 'from the start'],
    'on the clock',
    fee(({ at }) => at === 'half hour start'),
    { 'on the clock': 'on :00 and :30', 'from the start': 'when the game starts' },
  ),
  shortPot: open(
    'Pot smaller than the fee: take what is there, or nothing',
    ['what is there', 'nothing'],
    'what is there',
    fee(({ from }) => from === 'pot' || from.includes('blind')),
    { 'what is there': 'take what is there', nothing: 'take nothing' },
  ),
} as const;

export type ReadingName = keyof typeof OPEN;
/** How to read the places that a schedule leaves open. */
export type Readings = { readonly [N in ReadingName]: (typeof OPEN)[N]['choices'][number] };

export const READING_CHOICES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(OPEN).map(([name, { choices }]) => [name, choices]),
);

/**
 * The settings of a schedule: if it says nothing, the customary way is the default.
 *
 * @example
 * ```ts
 * import { readingsOf, schedulesFor } from '@cardroom/core/fees';
 *
 * console.log(Object.keys(readingsOf(schedulesFor('empire/lowball')[0])).length); // 4
 * ```
 */
export function readingsOf(schedule: Schedule): Settings {
  const names = (Object.keys(OPEN) as ReadingName[]).filter((name) => OPEN[name].raised(schedule));
  return Object.fromEntries(names.map((name) => [name, oneOf(schedule, name)]));
}

function oneOf(schedule: Schedule, name: ReadingName): Setting {
  const { title, choices, labels, customary } = OPEN[name];
  const said = schedule.readings[name];
  return setting<string>({
    title,
    choices,
    labels,
    customary,
    cite: said?.cite ?? schedule.cite,
    printed: said?.printed ?? null,
    default: said?.default ?? customary,
  });
}

/** The reading that applies if the room has chosen nothing else. */
export function readingFor<N extends ReadingName>(
  schedule: Schedule,
  name: N,
  chosen: Partial<Readings> = {},
): Readings[N] {
  return (chosen[name] ?? schedule.readings[name]?.default ?? OPEN[name].customary) as Readings[N];
}

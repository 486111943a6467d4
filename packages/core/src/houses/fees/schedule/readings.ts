import { type Setting, type Settings, setting } from '../../offering/setting.ts';
import type { Schedule } from './schedule.ts';

interface Question<C extends string> {
  readonly title: string;
  readonly choices: readonly C[];
  readonly customary: C;
  /** Whether a schedule raises it at all. */
  readonly raised: (schedule: Schedule) => boolean;
}

const open = <const C extends string>(
  title: string,
  choices: readonly C[],
  customary: NoInfer<C>,
  raised: (schedule: Schedule) => boolean,
): Question<C> => ({ title, choices, customary, raised });

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

/** What a schedule leaves open, the choices a room has with the customary one, and when it is asked. */
const OPEN = {
  count: open(
    'Whom to count',
    ['seated', 'dealt in', 'active', 'after the flop'],
    'dealt in',
    fee(({ by }) => by === 'players'),
  ),
  action: open(
    'What total table action adds up',
    ['game wagers', 'game and bonus wagers'],
    'game and bonus wagers',
    fee(({ by }) => by === 'action'),
  ),
  designated: open(
    'The fee for a hand that ends early is taken instead of the other fee, or besides it',
    ['instead', 'besides'],
    'instead',
    fee(({ unless }) => unless !== undefined),
  ),
  street: open(
    "A street's fee is due when the street is dealt, or when the hand has gone past it",
    ['dealt', 'past'],
    'dealt',
    ownReading('street'),
  ),
  thirdFee: open(
    'When a third fee is taken whose time is not printed',
    ['2nd draw', 'never'],
    '2nd draw',
    ownReading('thirdFee'),
  ),
  blindFee: open(
    'A fee from a blind is paid by its seat on top, or comes out of the blind in the pot',
    ['seat', 'pot'],
    'seat',
    fee(({ from }) => from.includes('blind')),
  ),
  blinds: open(
    'Which seat pays a fee from "the blinds"',
    ['big blind', 'shared'],
    'big blind',
    fee(({ from }) => from === 'blinds'),
  ),
  middleBlind: open(
    'Who pays a fee from the middle blind where nobody has posted one',
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
    'Half hours paid in advance begin on :00 and :30, or when the game starts',
    ['on the clock', 'from the start'],
    'on the clock',
    fee(({ at }) => at === 'half hour start'),
  ),
  shortPot: open(
    'A pot smaller than the fee gives what is there, or nothing',
    ['what is there', 'nothing'],
    'what is there',
    fee(({ from }) => from === 'pot' || from.includes('blind')),
  ),
} as const;

export type ReadingName = keyof typeof OPEN;
/** How the places are read that a schedule leaves open. */
export type Readings = { readonly [N in ReadingName]: (typeof OPEN)[N]['choices'][number] };

export const READING_CHOICES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(OPEN).map(([name, { choices }]) => [name, choices]),
);

/** The settings of a schedule: where it says nothing, the customary way is the default. */
export function readingsOf(schedule: Schedule): Settings {
  const names = (Object.keys(OPEN) as ReadingName[]).filter((name) => OPEN[name].raised(schedule));
  return Object.fromEntries(names.map((name) => [name, oneOf(schedule, name)]));
}

function oneOf(schedule: Schedule, name: ReadingName): Setting {
  const { title, choices, customary } = OPEN[name];
  const said = schedule.readings[name];
  return setting<string>({
    title,
    choices,
    customary,
    cite: said?.cite ?? schedule.cite,
    printed: said?.printed ?? null,
    default: said?.default ?? customary,
  });
}

/** What is done here when the room has chosen nothing else. */
export function readingFor<N extends ReadingName>(
  schedule: Schedule,
  name: N,
  chosen: Partial<Readings> = {},
): Readings[N] {
  return (chosen[name] ?? schedule.readings[name]?.default ?? OPEN[name].customary) as Readings[N];
}

import type { Schedule } from './schedule.ts';
import { type Setting, type Settings, setting } from './setting.ts';

/** What a schedule leaves open, and the choices a room has. */
const OPEN = {
  count: {
    title: 'Whom to count',
    choices: ['seated', 'dealt in', 'active', 'after the flop'],
    customary: 'dealt in',
  },
  action: {
    title: 'What total table action adds up',
    choices: ['game wagers', 'game and bonus wagers'],
    customary: 'game and bonus wagers',
  },
  designated: {
    title: 'The fee for a hand that ends early is taken instead of the other fee, or besides it',
    choices: ['instead', 'besides'],
    customary: 'instead',
  },
  street: {
    title: "A street's fee is due when the street is dealt, or when the hand has gone past it",
    choices: ['dealt', 'past'],
    customary: 'dealt',
  },
  thirdFee: {
    title: 'When a third fee is taken whose time is not printed',
    choices: ['2nd draw', 'never'],
    customary: '2nd draw',
  },
  blindFee: {
    title: 'A fee from a blind is paid by its seat on top, or comes out of the blind in the pot',
    choices: ['seat', 'pot'],
    customary: 'seat',
  },
  blinds: {
    title: 'Which seat pays a fee from "the blinds"',
    choices: ['big blind', 'shared'],
    customary: 'big blind',
  },
  timeFrom: {
    title: 'Who pays a time fee that is printed "from the pot in advance"',
    choices: ['each player', 'pot'],
    customary: 'each player',
  },
  clock: {
    title: 'Half hours paid in advance begin on :00 and :30, or when the game starts',
    choices: ['on the clock', 'from the start'],
    customary: 'on the clock',
  },
  shortPot: {
    title: 'A pot smaller than the fee gives what is there, or nothing',
    choices: ['what is there', 'nothing'],
    customary: 'what is there',
  },
} as const;

export type ReadingName = keyof typeof OPEN;
export type Readings = { readonly [N in ReadingName]: (typeof OPEN)[N]['choices'][number] };

export const READING_CHOICES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(OPEN).map(([name, { choices }]) => [name, choices]),
);

/** Whether a schedule raises the question at all. */
const raised: { readonly [N in ReadingName]: (schedule: Schedule) => boolean } = {
  count: ({ fees }) => fees.some((fee) => fee.by === 'players'),
  action: ({ fees }) => fees.some((fee) => fee.by === 'action'),
  designated: ({ fees }) => fees.some((fee) => fee.unless !== undefined),
  street: ({ readings }) => readings.street !== undefined,
  thirdFee: ({ readings }) => readings.thirdFee !== undefined,
  blindFee: ({ fees }) => fees.some((fee) => fee.from.includes('blind')),
  blinds: ({ fees }) => fees.some((fee) => fee.from === 'blinds'),
  timeFrom: ({ readings }) => readings.timeFrom !== undefined,
  clock: ({ fees }) => fees.some((fee) => fee.at === 'half hour start'),
  shortPot: ({ fees }) => fees.some((fee) => fee.from === 'pot'),
};

/** The settings of a schedule: where it says nothing, the customary way is the default. */
export function readingsOf(schedule: Schedule): Settings {
  const names = (Object.keys(OPEN) as ReadingName[]).filter((name) => raised[name](schedule));
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

import { type Setting, sayValue } from '@cardroom/core/houses';
import { plural } from './program.ts';

/** `cardroom fees`, `fee` and `lint-schedule`. */
export const FEES = {
  about: 'show what a house may collect for a game: its fee schedules and their options',
  option: 'show one option only, e.g. master-01/12',
  limit: 'show only what may be posted at this limit, e.g. 7-14',
  json: 'print JSON: an array of schedules',
  summary: (game: string, options: number, schedules: number) =>
    `${game}: ${plural(options, 'fee option')} in ${plural(schedules, 'schedule')}.`,
  noOption: (id: string, name: string) => `${id} has no fee option "${name}".`,
  noOptionHint: (id: string, example: string) =>
    `Run \`cardroom fees ${id}\` for its options. The first is ${example}.`,
  twice: (name: string) => `Option ${name} is printed more than once.`,
  twiceHint: (all: readonly string[]) => `Choose one of ${all.join(', ')}.`,
  replaced: 'replaced',
  own: "the game's own",
  columns: (fees: number) => [
    'option',
    'limit',
    'for',
    ...Array.from({ length: fees }, (_, i) => `#${i + 1}`),
    'rule book',
  ],
  asPosted: 'as posted',
  printed: (text: string) => ` (printed "${text}")`,
  bonus: (limit: string) => `bonus ${limit}`,
  /** As the book says, or as the room does where it does not. */
  reading: (of: Setting) =>
    `${of.title}: ${sayValue(of, of.default)} (${of.printed === of.default ? of.cite : `not printed at ${of.cite}`})`,
  by: { action: 'total action', bet: 'a bet of', wager: "player-dealer's wager" },
} as const;

export const FEE = {
  about: 'work out who pays what under one fee option',
  option: 'an option from `cardroom fees`, e.g. master-01/12',
  players: 'number of players dealt in',
  action: 'total table action: all bets before the deal',
  bet: "each player's bet on a circle",
  wager: "the player-dealer's own bet",
  coupons: 'match-play coupons used',
  pot: 'chips in the pot',
  reached: 'how far the hand went: deal, flop, turn and so on',
  at: 'the time of day, e.g. 15:00',
  started: 'when the game started, e.g. 14:10',
  joined: 'when a player sat down in a running game, e.g. 14:40',
  amount: 'an amount that the rule book leaves to the house',
  set: 'choose another reading of the schedule',
  halfHour: 'a half hour',
  badNumber: (name: string, least: number, text: string) =>
    `${name} takes a whole number, ${least} or more, not "${text}".`,
  badDollars: (name: string, text: string) => `${name} takes dollars, e.g. 40 or 2.50, not "${text}".`,
  badTime: (name: string, text: string) => `${name} takes a time of day, e.g. 14:30, not "${text}".`,
  noFee: (name: string) => `There is no fee "${name}" in this schedule.`,
  noFeeHint: (names: readonly string[]) => `Its fees are ${names.join(', ')}.`,
  badReading: (text: string) => `--set takes name=value, not "${text}".`,
  hints: {
    players: 'For example: --players 7',
    bet: 'For example: --bet 100',
    action: 'For example: --action 300',
    reached: 'Leave out --reached for a hand that is played to the end.',
    readings: 'Run `cardroom fees` with --json for the readings.',
  },
  hint: (id: string, cite: string) => `The schedule is ${id} (${cite}).`,
  asked: (id: string, option: string, asked: readonly string[]) =>
    [`${id}, option ${option}`, ...asked].join(', '),
  nothing: 'Nothing is collected',
  toDrop: (amount: string) => `${amount} to the drop`,
  toJackpot: (amount: string) => `${amount} to the jackpot`,
  sums: (sums: readonly string[], cite: string) => `${sums.join(', ')} (${cite}).`,
  damaged: (printed: string | undefined, reading: string | undefined) =>
    `The book prints "${printed}": ${reading}.`,
  from: {
    pot: 'from the pot',
    dealer: 'from the player-dealer',
    seat: (seat: number) => `from seat ${seat}`,
    each: (players: number) => `from each of ${players} players`,
    jackpot: (payer: string) => `${payer} to the jackpot`,
  },
} as const;

export const LINT = {
  about: 'check whether fee options may be posted together at one table',
  options: 'options from `cardroom fees`, separated by commas',
  limit: 'the limit of the table, e.g. 4-8',
  players: 'the most players in a hand',
  buyIn: 'the buy-in of the table: 40, 100-300, or 100+ if there is no maximum',
  json: 'print JSON: whether the table may open, and what was found',
  emptyName: 'One of the option names is empty.',
  emptyNameExample: 'For example: --options master-01/12,master-01/60',
  optionsHint: (id: string) => `Run \`cardroom fees ${id}\` for its options.`,
  badPlayers: (text: string | undefined) => `--players takes 2 to 20, not "${text}".`,
  badBuyIn: (text: string) => `--buy-in takes dollars, e.g. 40, 100-300 or 100+, not "${text}".`,
  finding: (refused: boolean, message: string, cite: string) =>
    `${refused ? 'Not allowed' : 'Note'}: ${message}${cite === '' ? '' : ` (${cite})`}`,
  yes: 'These options may be posted.',
  no: 'These options may not be posted.',
} as const;

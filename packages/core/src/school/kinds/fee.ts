import type { Random } from '../../cards/index.ts';
import { dollars } from '../../engine/money.ts';
import { capital, list } from '../../engine/words.ts';
import {
  type Fee,
  type FeeOption,
  type Schedule,
  STAGES,
  type Stage,
  sayFee,
  sayMoney,
  sayPlayers,
  schedulesFor,
  type Take,
} from '../../houses/fees/index.ts';
import { houses } from '../../houses/offering/house-names.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import { type FeeAnswer, type FeeQuestion, fee as feeOf } from '../../library/fee.ts';
import { mixed, pick } from '../answers.ts';
import { builtOf } from '../built.ts';
import type { Draft, QuestionKind } from '../kind.ts';
import type { Level } from '../question.ts';

/** What the house takes, from whom and when. */
export const fee: QuestionKind = {
  id: 'fee',
  title: 'Collections and fees',
  fits: (offering) => inForce(offering).length > 0,
  make: (offering, level, random) => {
    const schedules = inForce(offering);
    if (schedules.length === 0) return null;
    const schedule = pick(schedules, random);
    const option = pick(schedule.options, random);
    const question = questionFor(offering, schedule, option, level, random);
    const answer = feeOf(offering, question);
    return answer.ok && answer.takes.length > 0
      ? draft(offering, schedule, option, question, answer, random)
      : null;
  },
};

/** Replaced schedules are not worth learning, and amounts that a room posts itself cannot be asked about. */
const inForce = ({ id }: Offering): Schedule[] =>
  schedulesFor(id).filter(
    ({ standing, options }) =>
      standing !== 'older' && options.every(({ rates }) => rates.every(({ cents }) => cents !== null)),
  );

const CENTS_STEP = 500;

/** A table for which the option prints an amount: how many players, how much money is bet, how far the hand came. */
function questionFor(
  offering: Offering,
  { fees }: Schedule,
  option: FeeOption,
  level: Level,
  random: Random,
): FeeQuestion {
  const amount = (by: 'action' | 'bet' | 'wager') => {
    const ranges = option.rates.flatMap(({ fee: of, range }) =>
      fees[of].by === by && range !== null ? [range] : [],
    );
    if (ranges.length === 0) return {};
    const { from, to } = pick(ranges, random);
    const top = Number.isFinite(to) ? to : from + 10 * CENTS_STEP;
    const steps = Math.floor((top - from) / CENTS_STEP);
    return {
      [by]:
        Math.max(from, CENTS_STEP * Math.ceil(from / CENTS_STEP)) +
        CENTS_STEP * random.below(Math.max(1, steps)),
    };
  };
  const stages = stagesOf(fees);
  const reached = level === 1 ? 'showdown' : pick([...stages, 'showdown' as const], random);
  return {
    option: option.id,
    players: headsFor(offering, fees, option, random),
    ...(offering.kind === 'pot' && stages.length > 0 && { reached }),
    ...amount('action'),
    ...amount('bet'),
    ...amount('wager'),
  };
}

/** A number of players within one of the brackets that the option prints. */
function headsFor(offering: Offering, fees: Schedule['fees'], { rates }: FeeOption, random: Random): number {
  const most = mostPlayers(offering);
  const ranges = rates.flatMap(({ fee: of, range }) =>
    fees[of].by === 'players' && range !== null && range.from <= most ? [range] : [],
  );
  const { from, to } = ranges.length === 0 ? { from: 2, to: most } : pick(ranges, random);
  const least = Math.max(2, from);
  return least + random.below(Math.max(1, Math.min(to, most) - least + 1));
}

const stagesOf = (fees: Schedule['fees']): Stage[] =>
  STAGES.filter(
    (stage) => stage !== 'deal' && fees.some(({ at, unless }) => at === stage || unless === stage),
  );

function mostPlayers(offering: Offering): number {
  const { game } = builtOf(offering);
  return 'seats' in game ? game.seats : game.players;
}

function draft(
  offering: Offering,
  schedule: Schedule,
  option: FeeOption,
  question: FeeQuestion,
  answer: FeeAnswer,
  random: Random,
): Draft {
  const say = (takes: readonly Take[]) => sayTakes(schedule, takes);
  return {
    situation: {
      game: offering.name,
      house: houses[offering.house].name,
      limit: option.limit ?? '',
      shared: [],
      pots: [],
      seats: [],
      notes: [
        `Option ${option.number} is posted.`,
        ...ratesOf(schedule, option),
        ...tableOf(offering, question),
      ],
    },
    asks: 'What does the house take, from whom and when?',
    right: say(answer.takes),
    wrong: [
      ...mixed(
        nearby(offering, schedule, option, question).flatMap((near) => {
          const other = feeOf(offering, near);
          return other.ok ? [say(other.takes)] : [];
        }),
        random,
      ),
      ...otherPayers(offering, schedule, answer.takes),
    ],
    why: `${rowsOf(schedule, option, answer.cites)}That is ${dollars(answer.total)} in all${answer.jackpot > 0 ? `, ${dollars(answer.jackpot)} of it for the jackpot` : ''}.`,
    cites: [
      ...answer.cites.map((cite) => ({ cite, about: `Option ${option.number}` })),
      { cite: schedule.cite, about: schedule.title },
    ],
  };
}

/** The rows that apply: `Collection: $4 for 4 to 6 players.` */
function rowsOf(schedule: Schedule, option: FeeOption, cites: readonly string[]): string {
  const rates = option.rates.filter(({ cite }) => cites.includes(cite));
  const rows = ratesOf(schedule, { ...option, rates });
  return rows.length === 0 ? '' : `The row that applies: ${rows.join(' ')} `;
}

/** What the sign says: amounts by players or money, not who pays them. */
function ratesOf({ fees }: Schedule, { rates }: FeeOption): string[] {
  return fees.flatMap(({ name, by }, i) => {
    const own = rates.filter((rate) => rate.fee === i);
    if (own.length === 0) return [];
    const amounts = own.map(({ range, cents }) => {
      const when = range === null ? '' : ` for ${by === 'players' ? sayPlayers(range) : sayMoney(range)}`;
      return `${dollars(cents ?? 0)}${when}`;
    });
    return [`${name}: ${amounts.join(', ')}.`];
  });
}

function tableOf({ kind }: Offering, { players, reached, action, bet, wager }: FeeQuestion): string[] {
  return [
    ...(players === undefined
      ? []
      : [kind === 'player-dealer' ? `${players} players bet.` : `${players} players are dealt in.`]),
    ...(action === undefined ? [] : [`All wagers before the deal come to ${dollars(action)}.`]),
    ...(bet === undefined ? [] : [`Each bet is ${dollars(bet)}.`]),
    ...(wager === undefined ? [] : [`The player-dealer's wager is ${dollars(wager)}.`]),
    ...(reached === undefined
      ? []
      : [
          reached === 'showdown'
            ? 'The hand goes to the showdown.'
            : `The hand comes to the ${reached} and ends there.`,
        ]),
  ];
}

/** `Collection $4 from the pot, after the flop; jackpot $1 …`, in the order of the schedule. */
function sayTakes(schedule: Schedule, takes: readonly Take[]): string {
  const parts = schedule.fees.flatMap((of) => {
    const own = takes.filter(({ fee: name, to }) => name === of.name && to === of.to);
    if (own.length === 0) return [];
    const even = own.every(({ cents }) => cents === own[0].cents);
    const all = own.reduce((sum, { cents }) => sum + cents, 0);
    const money = even && of.from === 'player' ? dollars(own[0].cents) : dollars(all);
    return [`${money} ${sayFee(of, schedule)}`];
  });
  return parts.length === 0 ? 'Nothing is taken' : capital(list(parts));
}

/** One or two players more or fewer, the next tier of money, the option above or below, a hand that went further or less far. */
function nearby(
  offering: Offering,
  { fees, options }: Schedule,
  option: FeeOption,
  question: FeeQuestion,
): FeeQuestion[] {
  const { players = 2, reached, action, bet, wager } = question;
  const heads = [players - 1, players + 1, players - 3, players + 3].filter(
    (count) => count >= 2 && count <= mostPlayers(offering),
  );
  const money = (cents: number | undefined) =>
    cents === undefined ? [] : [Math.max(100, Math.floor(cents / 3)), cents * 3, cents * 10];
  const stages = reached === undefined ? [] : [...stagesOf(fees), 'showdown' as const];
  const at = options.indexOf(option);
  return [
    ...[options[at - 1], options[at + 1]].flatMap((other) =>
      other ? [{ ...question, option: other.id }] : [],
    ),
    ...heads.map((count) => ({ ...question, players: count })),
    ...money(action).map((cents) => ({ ...question, action: cents })),
    ...money(bet).map((cents) => ({ ...question, bet: cents })),
    ...money(wager).map((cents) => ({ ...question, wager: cents })),
    ...stages.map((stage) => ({ ...question, reached: stage })),
  ];
}

/** The right amounts, taken from the wrong people. */
function otherPayers(offering: Offering, schedule: Schedule, takes: readonly Take[]): string[] {
  const { fees } = schedule;
  const paid = new Set(takes.map(({ fee: name }) => name));
  return fees.flatMap((of, i) =>
    paid.has(of.name)
      ? payersIn(offering)
          .filter((from) => from !== of.from)
          .map((from) => {
            const { per: _, ...rest } = of;
            const other = fees.map((one, at) => (at === i ? { ...rest, from } : one));
            return sayTakes({ ...schedule, fees: other }, takes);
          })
      : [],
  );
}

/** Who pays anything in a game of this kind. */
function payersIn(offering: Offering): Fee['from'][] {
  const built = builtOf(offering);
  if (built.kind === 'player-dealer') return ['player', 'dealer'];
  if (built.kind === 'points') return ['player', 'pot'];
  return built.limit.stakes.blinds.length === 0 ? ['pot', 'player'] : ['pot', 'player', 'big blind'];
}

import { printCards, seededRandom, shuffled } from '@cardroom/core/cards';
import { schedulesFor } from '@cardroom/core/fees';
import { chooseSettings, findOffering, type Offering } from '@cardroom/core/houses';
import {
  type Adviser,
  adviserOf,
  cardsInSight,
  dealShortBank,
  marksOf,
  oddsOf,
  pointsEquity,
  potEquity,
  type ShortBankResult,
  stakeInUse,
  strategyOf,
  usualHandsPerHour,
} from '@cardroom/core/odds';
import { judge } from '../advice/decisions.ts';
import { afterHands } from '../bank/after-hands.ts';
import { pooled } from '../bank/pooled.ts';
import type { BankFound, Counted, InSight, Question } from './messages.ts';

/** A page should answer in a few seconds: fewer deals are all counted than on the command line. */
const POT = { exact: 60_000_000, error: 0.002, deals: 200_000 };
const POINTS = { error: 0.2, deals: 400 };
const BANK_MS = 2500;
const HANDS = 100;
/** Large enough that nothing is lost by rounding. */
const BET = 10_000;
/** Rounds dealt for what is no part of a bet's own odds. */
const TABLE_ROUNDS = 2000;
/** Rounds against a short bank: so many in a go, so that it can be said how far it is. */
const GOES = 20;
const ROUNDS = 250;
const FLOP = 3;

type Banked = Extract<Offering, { readonly kind: 'player-dealer' }>;
type Values = NonNullable<Question['set']>;

const tell = (counted: Counted) => postMessage(counted);
const progress = (part: number) => tell({ kind: 'progress', part });

/** Counts odds. All houses are here and nowhere else in the page, and what takes long holds up nobody. */
function counted(question: Question): Counted {
  const offering = findOffering(question.offering);
  if (offering === undefined) return { kind: 'broke' };
  const chosen = chooseSettings(offering.settings, question.set ?? {});
  if (!chosen.ok) return { kind: 'broke' };
  const { values } = chosen;
  if (offering.kind === 'player-dealer') return againstBank(offering, values, question);
  if (question.ask !== 'worth') return { kind: 'broke' };
  const { hands, board, dead } = question;
  return offering.kind === 'pot'
    ? { kind: 'pot', found: potEquity(offering.game(values), { hands, board, dead }, POT) }
    : { kind: 'points', found: pointsEquity(offering.game(values), { hands, dead }, POINTS) };
}

function againstBank(offering: Banked, set: Values, question: Question): Counted {
  switch (question.ask) {
    case 'worth':
      return bets(offering, set);
    case 'charts': {
      const found = strategyOf(offering, set, progress);
      return found.ok
        ? { kind: 'charts', charts: found.charts, why: '' }
        : { kind: 'charts', charts: [], why: found.message };
    }
    case 'advice':
      return adviceOf(adviserFor(offering, set), question);
    case 'short bank': {
      const game = offering.game(set);
      const { stake, bet, players } = question;
      const goes: ShortBankResult[] = [];
      for (let i = 0; i < GOES; i++) {
        goes.push(dealShortBank(game, { stake, bet, players, rounds: ROUNDS, seed: `${offering.id} ${i}` }));
        progress((i + 1) / GOES);
      }
      return { kind: 'short bank', found: pooled(goes, ROUNDS), rounds: GOES * ROUNDS };
    }
  }
}

function adviceOf(
  adviser: Adviser | null,
  { decisions, charts = [] }: Extract<Question, { readonly ask: 'advice' }>,
): Counted {
  const problems = decisions.map((one) => adviser?.refuses(one)?.message ?? '');
  return {
    kind: 'advice',
    judged: decisions.map((one, i) => {
      if (adviser === null || problems[i] !== '') return null;
      const worths = adviser.worths(one, (part) => progress((i + part) / decisions.length));
      return judge(one, worths, one.made === null ? '' : adviser.named(one, one.made));
    }),
    problems,
    places: decisions.map((one, i) => (problems[i] === '' && adviser?.place(charts, one)) || null),
  };
}

function bets(offering: Banked, set: Values): BankFound | { readonly kind: 'broke' } {
  const found = oddsOf(offering, {
    settings: set,
    milliseconds: BANK_MS,
    seed: offering.id,
    onProgress: progress,
  });
  if (!found.ok) return { kind: 'broke' };
  const limits = offering.limits.map((one) => one.limits);
  const least = Math.min(...limits.map(({ min }) => min));
  const most = Math.max(...limits.map(({ max }) => max ?? 0));
  const game = offering.game(set);
  return {
    kind: 'player-dealer',
    odds: found.odds,
    marks: marksOf(offering, found.odds, set),
    after: found.odds.wagers.map((odds) => afterHands(odds, HANDS)),
    together: togetherOf(game),
    used: stakeInUse(game, { bet: BET, players: game.seats - 1, rounds: TABLE_ROUNDS }),
    schedules: schedulesFor(offering.id),
    bets: { least, most: Math.max(most, 10 * least) },
    handsPerHour: usualHandsPerHour(offering.family),
    mostPlayers: game.seats - 1,
    sight: sightOf(offering, set),
  };
}

/** What is seen at the first choice, with an example from the game's own cards; null where nothing is chosen. */
function sightOf(offering: Banked, set: Values): InSight | null {
  const counts = cardsInSight(offering, set);
  if (!counts.ok || adviserFor(offering, set) === null) return null;
  const { shoe, counted } = offering.game(set);
  const cards = shuffled(shoe, seededRandom(offering.id));
  const others = counted?.by === 'board' ? FLOP : counts.bank;
  return {
    own: printCards([...cards.slice(0, counts.own)]),
    seen: counted?.by === 'board' ? 'board' : counts.bank > 0 ? 'bank' : 'none',
    others: printCards([...cards.slice(counts.own, counts.own + others)]),
  };
}

/** How far the results of two bettors move together, from rounds of one against rounds of two. */
function togetherOf(game: ReturnType<Banked['game']>): number {
  const spread = (players: number) =>
    dealShortBank(game, { stake: 1e10, bet: BET, players, rounds: TABLE_ROUNDS }).bank.sd;
  const one = spread(1) ** 2;
  return one === 0 ? 0 : Math.max(0, Math.min(1, (spread(2) ** 2 - 2 * one) / (2 * one)));
}

let known: { readonly of: string; readonly adviser: Adviser | null } | undefined;

/** What has been counted of a game is kept for the next hand of it. */
function adviserFor(offering: Banked, set: Values): Adviser | null {
  const of = `${offering.id} ${JSON.stringify(set)}`;
  if (known?.of !== of) known = { of, adviser: adviserOf(offering, set) };
  return known.adviser;
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  try {
    tell(counted(data));
  } catch {
    tell({ kind: 'broke' });
  }
});

import type { Random } from '../../cards/index.ts';
import { type Cents, dollars } from '../../engine/money.ts';
import type { Settled } from '../../engine/player-dealer/events.ts';
import type { ActionPoint, PlayerDealerGame, Settlement } from '../../engine/player-dealer/game.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import { title } from '../../engine/player-dealer/wagers/wagers.ts';
import { putTogether } from '../../engine/put-together.ts';
import { capital } from '../../engine/words.ts';
import { claimWords } from '../../history/tell/round-words.ts';
import { mixed } from '../answers.ts';
import { type BuiltRound, pointsOf, roundOf } from '../built.ts';
import { citesOf, tableCites } from '../cites.ts';
import type { Draft, QuestionKind } from '../kind.ts';
import { askShortStack } from '../points/ask-short-stack.ts';
import type { Level } from '../question.ts';
import { type PlayedRound, playAgain, playRound } from '../round/play.ts';
import { showRound } from '../round/show.ts';
import { seatName } from '../words.ts';

/** Who is paid what when the bank runs short. */
export const shortBank: QuestionKind = {
  id: 'short-bank',
  title: 'A short bank',
  fits: ({ kind }) => kind !== 'pot',
  make: (offering, level, random) => {
    const round = roundOf(offering);
    if (round !== null) return askShortBank(round, level, random);
    const points = pointsOf(offering);
    return points && askShortStack(points, level, random);
  },
};

function askShortBank(built: BuiltRound, level: Level, random: Random): Draft | null {
  const { game, limit } = built;
  const played = playRound(built, { bettors: level + 1, bonuses: level === 3 ? 2 : 0 }, random);
  if (played === null) return null;
  const full = claimsOf(played.round);
  const owed = full.reduce((sum, { cents }) => sum + cents, 0);
  const { min, step } = limit.limits;
  // The bank has one to two thirds of what all claims come to.
  const stake = Math.max(min, Math.floor((owed * (33 + random.below(34))) / 100 / step) * step);
  const short = full.length < 2 ? null : playAgain(played, game, stake);
  if (short === null || claimsOf(short).every(({ cents, due }) => cents === due)) return null;
  const said = sayPaid(short);
  const { state } = short;
  return {
    situation: showRound(built, state, {
      hands: 'all',
      notes: [
        `The player-dealer has put up ${dollars(stake)}.`,
        ...bySeat(full).map((claim) => `${capital(whatOf(short, claim))} ${resultOf(claim)}.`),
      ],
    }),
    asks: `The bank has ${dollars(stake)}. Who is paid and who pays what?`,
    right: said,
    wrong: mixed(otherOrders(game), random)
      .flatMap((other) => playAgain(played, other, stake) ?? [])
      .map(sayPaid)
      .concat(otherCoverage(played, stake), sayPaid(played.round)),
    why: claimsOf(short)
      .map((claim) => capital(claimWords(state, claim)))
      .join('; ')
      .concat('.'),
    cites: [
      ...citesOf(built.offering, 'order', 'settledFrom', 'sharedBets').slice(0, -1),
      ...tableCites(built.offering, limit.id, 'coverage'),
    ],
  };
}

const claimsOf = ({ log }: Round): Settled[] =>
  log.filter((event): event is Settled => event.type === 'settled');

/** Not in the order in which they are paid, because that is the question. */
const bySeat = (claims: readonly Settled[]): Settled[] =>
  [...claims].sort((a, b) => a.seat - b.seat || a.wager - b.wager);

function whatOf({ state }: Round, { seat, kind, wager }: Settled): string {
  const hand = wager < 0 ? 0 : state.wagers[wager].hand;
  return `${seatName(seat)}'s ${title(state, kind)}${hand === 0 ? '' : ` on hand ${hand + 1}`}`;
}

function resultOf({ result, due }: Settled): string {
  if (result === 'push') return 'pushes';
  return `${result === 'win' ? 'wins' : 'loses'} ${dollars(due)}`;
}

/** `Seat 1 wins $20; Seat 3 loses $5; Seat 4 breaks even`, in the order of the seats. */
function sayPaid(round: Round): string {
  const net = new Map<number, Cents>();
  for (const { seat, result, cents } of claimsOf(round))
    net.set(seat, (net.get(seat) ?? 0) + (result === 'win' ? cents : -cents));
  return [...net]
    .sort(([a], [b]) => a - b)
    .map(([seat, cents]) =>
      cents === 0
        ? `${seatName(seat)} breaks even`
        : `${seatName(seat)} ${cents > 0 ? 'is paid' : 'loses'} ${dollars(Math.abs(cents))}`,
    )
    .join('; ');
}

const POINTS: readonly ActionPoint[] = [
  { at: 'left', way: 'clockwise' },
  { at: 'right', way: 'counter-clockwise' },
  { at: 'action', way: 'clockwise' },
  { at: 'action', way: 'counter-clockwise' },
  { at: 'seat 1', way: 'clockwise' },
  { at: 'last seat', way: 'counter-clockwise' },
];

/** The same game settled from another place, the other way around, or bet by bet instead of seat by seat. */
function otherOrders(game: PlayerDealerGame): PlayerDealerGame[] {
  const { settlement } = game;
  const passes =
    settlement.passes.length === 1 ? settlement.passes[0].map((kind) => [kind]) : [settlement.passes.flat()];
  const orders: Settlement[] = [
    ...POINTS.map((from) => ({ ...settlement, from })),
    { from: settlement.from, passes },
    { from: settlement.from, passes: [...passes].reverse() },
  ];
  return orders.map((order) => putTogether<PlayerDealerGame>(game, { settlement: order }));
}

/** What the other way of counting a stake as used up would give. */
function otherCoverage(played: PlayedRound, stake: Cents): string[] {
  const { game, setup } = played.round.state;
  const round = playAgain(played, game, stake, setup.coverage === 'net' ? 'gross' : 'net');
  return round === null ? [] : [sayPaid(round)];
}

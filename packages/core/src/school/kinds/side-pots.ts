import type { Random } from '../../cards/index.ts';
import { dollars } from '../../engine/money.ts';
import { cutPot, type PotPart, potParts } from '../../engine/pot/betting/pots.ts';
import type { Hand } from '../../engine/pot/hand.ts';
import type { LegalBet } from '../../engine/pot/legal.ts';
import type { HandState } from '../../engine/pot/state.ts';
import { capital } from '../../engine/words.ts';
import { mixed } from '../answers.ts';
import { type BuiltPot, potOf } from '../built.ts';
import { citesOf } from '../cites.ts';
import type { QuestionKind } from '../kind.ts';
import { betsAndCalls, canGrow, type PotPlan, playersFor, playPot, usualStack } from '../pot/play.ts';
import { beforeShowdown, potName, showPot } from '../pot/show.ts';
import type { Level } from '../question.ts';
import { seatName, seatNames } from '../words.ts';

/** How large each pot is, and who can win it. */
export const sidePots: QuestionKind = {
  id: 'side-pots',
  title: 'Side pots',
  fits: (offering) => canGrow(potOf(offering)),
  make: (offering, level, random) => {
    const built = potOf(offering);
    const hand = built && playPot(built, planFor(built, level, random), random);
    if (hand === null) return null;
    const before = beforeShowdown(hand);
    const parts = potParts(before);
    if (parts.length < 2 || parts.some(({ cents }) => cents === 0)) return null;
    return {
      situation: showPot(built as BuiltPot, before, {
        cards: 'none',
        bets: (seat) => [{ name: 'in the pot', cents: before.put[seat] }],
        notes: ['All bets are in, and no more are to come.'],
      }),
      asks: 'How large is each pot, and who can win it?',
      right: sayPots(parts),
      wrong: mixed(mistakes(before, parts), random).map(sayPots),
      why: whyPots(before, parts),
      cites: citesOf(offering, 'allIn', 'shortAllIn'),
    };
  },
};

/** By level: one short stack, then two, then two and a player who folds to a bet. */
function planFor(built: BuiltPot, level: Level, random: Random): PotPlan {
  const players = playersFor(built, level + 2);
  const usual = usualStack(built);
  const { chip, bets, blinds, ante, bringIn } = built.limit.stakes;
  const bet = Math.max(bets[0], bringIn, ...blinds) + ante;
  const order = mixed(
    Array.from({ length: players }, (_, seat) => seat),
    random,
  );
  const short = order.slice(0, level === 1 ? 1 : 2);
  const out = level === 3 && players > 3 ? order[players - 1] : -1;
  const stacks = Array.from({ length: players }, (_, seat) => {
    const at = short.indexOf(seat);
    return at < 0 ? usual : Math.ceil((bet * (2 + random.below(3) + 3 * at)) / 2 / chip) * chip;
  });
  const acts = (hand: Hand, due: LegalBet) => {
    const { seat, raise } = due;
    if (seat === out && due.fold && due.call > 0 && hand.state.round > 1)
      return { type: 'fold', seat } as const;
    // At no limit bets grow, so the short stacks go all in.
    if (raise?.word === 'bet' && raise.only === null)
      return {
        type: 'bet',
        seat,
        to: Math.min(raise.max, raise.min * (1 + random.below(3))),
      } as const;
    return betsAndCalls(hand, due);
  };
  return { stacks, button: random.below(players), acts };
}

/** `Main pot $60: Seat 1, Seat 2 or Seat 3; side pot $20: Seat 2 or Seat 3`. */
function sayPots(parts: readonly PotPart[]): string {
  return parts
    .map(({ cents, seats }, i) => {
      const name = capital(potName(i, parts.length).replace(/^the /, ''));
      return `${name} ${dollars(cents)} for ${seatNames(seats)}`;
    })
    .join('; ');
}

/** The usual ones: one pot for all, the all-in player in every pot, forgotten folds, a level cut too high. */
function mistakes(before: HandState, parts: readonly PotPart[]): PotPart[][] {
  const [main] = parts;
  const all = parts.reduce((sum, { cents }) => sum + cents, 0);
  const inPot = before.put.map((cents, seat) => (before.live[seat] === 1 ? cents : 0));
  const [first, second, ...rest] = parts;
  const level = Math.min(...main.seats.map((seat) => before.put[seat]));
  return [
    [{ cents: all, seats: main.seats }],
    parts.map(({ cents }) => ({ cents, seats: main.seats })),
    cutPot(
      main.seats,
      inPot,
      inPot.reduce((sum, cents) => sum + cents, 0),
    ),
    [{ ...first, cents: first.cents - level }, { ...second, cents: second.cents + level }, ...rest],
    [{ ...first, cents: first.cents + level }, { ...second, cents: second.cents - level }, ...rest].filter(
      ({ cents }) => cents > 0,
    ),
    parts.map(({ seats }, i) => ({ seats, cents: parts[parts.length - 1 - i].cents })),
  ].filter((one) => one.length > 0);
}

function whyPots(before: HandState, parts: readonly PotPart[]): string {
  const level = (seats: readonly number[]) => Math.min(...seats.map((seat) => before.put[seat]));
  const [main, ...sides] = parts;
  const first = `${dollars(level(main.seats))} is the most that ${seatNames(main.seats)} can all match, and everybody's chips up to that make the main pot of ${dollars(main.cents)}.`;
  const next = sides.map(
    ({ cents, seats }) =>
      `What is above that, up to ${dollars(level(seats))} each, is ${dollars(cents)}, for ${seatNames(seats)}.`,
  );
  const folded = before.put.flatMap((cents, seat) =>
    cents > 0 && before.live[seat] === 0 ? [seatName(seat)] : [],
  );
  const out = folded.length === 0 ? '' : ` ${folded.join(' and ')} folded, and those chips stay in.`;
  return `${[first, ...next].join(' ')}${out}`;
}

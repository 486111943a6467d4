import type { Random } from '../../cards/index.ts';
import { potParts } from '../../engine/pot/betting/pots.ts';
import type { PotGame } from '../../engine/pot/game.ts';
import { mixed, pick } from '../answers.ts';
import type { BuiltPot } from '../built.ts';
import { citesOf } from '../cites.ts';
import type { Draft } from '../kind.ts';
import type { Level } from '../question.ts';
import { seatName, seatNames } from '../words.ts';
import { betsAndCalls, playersFor, playPot, usualStack } from './play.ts';
import { beforeShowdown, potName, showPot, showPots } from './show.ts';
import { handName, sayHands, sayWon, valuesIn, type Won, wonIn } from './winners.ts';

/** Settings that may decide who wins. */
const TURNS_ON = ['low', 'qualifier', 'ranked', 'straights', 'flushBeatsFullHouse', 'turnedJoker', 'joker'];

/** Two hands at the first level, then more, and side pots at the last. */
export function askPotWinner(built: BuiltPot, level: Level, random: Random): Draft | null {
  const { game } = built;
  const players = playersFor(built, level + 1 + random.below(2));
  const stacks = stacksFor(built, players, level, random);
  const hand = playPot(built, { stacks, button: random.below(players), acts: betsAndCalls }, random);
  const values = hand === null ? new Map<number, readonly number[]>() : valuesIn(hand.log);
  if (hand === null || values.size < 2) return null;
  const before = beforeShowdown(hand);
  const parts = potParts(before);
  const contested = parts.flatMap(({ seats, cents }, pot) => (seats.length > 1 && cents > 0 ? [pot] : []));
  const pot = level === 3 ? contested[contested.length - 1] : 0;
  const won = wonIn(hand.log, pot);
  if (won.length === 0) return null;
  const { seats } = parts[pot];
  const name = potName(pot, parts.length);
  const others = [...values.keys()].filter((seat) => !seats.includes(seat));
  return {
    situation: showPot(built, before, { cards: 'hands', pots: showPots(before) }),
    asks: game.shares.length === 1 ? `Who wins ${name}, and with what?` : `Who wins which part of ${name}?`,
    ...answersFor(game, values, won, seats, others, random),
    why: `${sayHands(game, values, seats)}.${
      others.length > 0 ? ` ${seatNames(others)} put in too little to win ${name}.` : ''
    }${noLow(game, values, seats)}`,
    cites: citesOf(built.offering, ...TURNS_ON),
  };
}

function stacksFor(built: BuiltPot, players: number, level: Level, random: Random): number[] {
  const usual = usualStack(built);
  const { chip, bets } = built.limit.stakes;
  const short = random.below(players);
  return Array.from({ length: players }, (_, seat) => {
    if (level < 3 || seat !== short || !built.game.betting.allIn) return usual;
    return Math.ceil((bets[0] * (1 + random.below(3))) / chip) * chip;
  });
}

function noLow(
  game: PotGame,
  values: ReadonlyMap<number, readonly number[]>,
  seats: readonly number[],
): string {
  const open = game.shares.filter((_, share) => seats.every((seat) => values.get(seat)?.[share] === 0));
  return open.length === 0 || open.length === game.shares.length
    ? ''
    : ` Nobody qualifies for ${open.map(({ name }) => name).join(' or ')}, so that part goes to the other winners.`;
}

/** With one share, who wins it with what; with several, who wins which. */
function answersFor(
  game: PotGame,
  values: ReadonlyMap<number, readonly number[]>,
  won: readonly Won[],
  seats: readonly number[],
  others: readonly number[],
  random: Random,
): Pick<Draft, 'right' | 'wrong'> {
  const one = game.shares.length === 1;
  const say = (of: readonly Won[]) => {
    const [{ seats: winners }] = of;
    if (!one) return sayWon(game, of);
    const hand = handName(game, values, winners[0], 0);
    return winners.length === 1
      ? `${seatName(winners[0])}, with ${hand}`
      : `${seatNames(winners)} split it, with ${hand}`;
  };
  const right = say(won);
  const losers = seats.filter((seat) => won.every(({ seats: winners }) => !winners.includes(seat)));
  const wrong: string[] = [];
  if (one) {
    const [{ seats: winners, share }] = won;
    for (const seat of mixed([...others, ...losers], random)) wrong.push(say([{ share, seats: [seat] }]));
    if (winners.length > 1) for (const seat of winners) wrong.push(say([{ share, seats: [seat] }]));
    else if (losers.length > 0) {
      wrong.push(say([{ share, seats: [winners[0], pick(losers, random)] }]));
      // The right seat with another player's hand.
      wrong.push(`${seatName(winners[0])}, with ${handName(game, values, losers[0], 0)}`);
    }
  } else {
    const all = game.shares.map((_, share) => share);
    for (const { seats: winners } of won) wrong.push(say(all.map((share) => ({ share, seats: winners }))));
    // The parts the other way around, and parts given to a player who does not qualify or is beaten.
    if (won.length > 1)
      wrong.push(say(won.map(({ share }, i) => ({ share, seats: won[won.length - 1 - i].seats }))));
    for (const seat of mixed([...others, ...losers, ...seats], random)) {
      wrong.push(
        say(all.map((share) => (share === 0 ? { share, seats: seatsOf(won, 0) } : { share, seats: [seat] }))),
      );
      wrong.push(
        say(
          all.map((share) =>
            share === 0 ? { share, seats: [seat] } : { share, seats: seatsOf(won, share) },
          ),
        ),
      );
    }
  }
  return { right, wrong: mixed(wrong, random) };
}

const seatsOf = (won: readonly Won[], share: number): readonly number[] =>
  (won.find((one) => one.share === share) ?? won[0]).seats;

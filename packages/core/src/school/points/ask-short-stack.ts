import { type Random, seededRandom } from '../../cards/index.ts';
import { dollars } from '../../engine/money.ts';
import type { Compared } from '../../engine/points/events.ts';
import type { Coverage, PointsGame } from '../../engine/points/game.ts';
import type { PointsHand } from '../../engine/points/hand.ts';
import { plural } from '../../engine/words.ts';
import type { BuiltPoints } from '../built.ts';
import { citesOf } from '../cites.ts';
import type { Draft } from '../kind.ts';
import type { Level } from '../question.ts';
import { seatName } from '../words.ts';
import { playPoints } from './play.ts';
import { showPoints } from './show.ts';

/** Enough chips that nobody runs short, in points. */
const PLENTY = 1000;

/** Who is paid what when a player's chips run short; the pairs settle in their order. */
export function askShortStack(built: BuiltPoints, level: Level, random: Random): Draft | null {
  const { game, limit } = built;
  const players = Math.min(level + 2, game.players);
  const short = random.below(players);
  const stacks = Array.from(
    { length: players },
    (_, seat) => (seat === short ? game.least : PLENTY) * limit.point,
  );
  const button = random.below(players);
  const seed = String(random.below(1_000_000));
  const play = (of: PointsGame, chips = stacks) =>
    playPoints({ ...built, game: of }, chips, button, seededRandom(seed));
  const hand = play(game);
  if (hand === null || duelsOf(hand).every(({ points, cents }) => points * limit.point === cents))
    return null;
  const other = (of: Partial<PointsGame>) => play({ ...game, ...of });
  const wrong = [
    other({ duels: (hands) => [...game.duels(hands)].reverse() }),
    ...COVERAGES.map((coverage) => other({ coverage })),
    play(
      game,
      stacks.map(() => PLENTY * limit.point),
    ),
  ];
  const owed = duelsOf(hand).map(({ from, to, points }) =>
    points === 0 ? '' : `${seatName(to)} wins ${plural(points, 'point')} from ${seatName(from)}.`,
  );
  return {
    situation: showPoints(
      built,
      hand,
      [
        `A point is ${dollars(limit.point)}.`,
        'The pairs settle in this order:',
        ...owed.filter((line) => line !== ''),
      ],
      true,
    ),
    asks: `${seatName(short)} has ${dollars(stacks[short])}. Who ends up with what?`,
    right: sayNet(hand),
    wrong: wrong.flatMap((one) => (one === null ? [] : [sayNet(one)])),
    why: `${duelsOf(hand)
      .map(({ from, to, points, cents }) =>
        points === 0
          ? ''
          : `${seatName(from)} pays ${seatName(to)} ${dollars(cents)} of ${dollars(points * limit.point)}`,
      )
      .filter((line) => line !== '')
      .join('; ')}.`,
    cites: citesOf(built.offering, 'allIn', 'tableStakes'),
  };
}

const COVERAGES: readonly Coverage[] = ['exchanged', 'win or lose', 'chips in front'];

const duelsOf = ({ log }: PointsHand): Compared[] =>
  log.filter((event): event is Compared => event.type === 'compared');

function sayNet(hand: PointsHand): string {
  const net = hand.state.setup.stacks.map(() => 0);
  for (const { from, to, cents } of duelsOf(hand)) {
    net[from] -= cents;
    net[to] += cents;
  }
  return net
    .map((cents, seat) =>
      cents === 0
        ? `${seatName(seat)} breaks even`
        : `${seatName(seat)} ${cents > 0 ? 'wins' : 'loses'} ${dollars(Math.abs(cents))}`,
    )
    .join('; ');
}

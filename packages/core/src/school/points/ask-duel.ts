import type { Random } from '../../cards/index.ts';
import type { Compared, Showed } from '../../engine/points/events.ts';
import { SET_NAMES, setRanking } from '../../engine/points/sets/sets.ts';
import { list, plural } from '../../engine/words.ts';
import { mixed, pick } from '../answers.ts';
import type { BuiltPoints } from '../built.ts';
import { citesOf } from '../cites.ts';
import type { Draft } from '../kind.ts';
import type { Level } from '../question.ts';
import { seatName } from '../words.ts';
import { playPoints } from './play.ts';
import { showPoints } from './show.ts';

/** Enough chips that nobody runs short, in points. */
const PLENTY = 1000;

/** Who wins how many points from whom, one pair of hands at a time. */
export function askDuel(built: BuiltPoints, level: Level, random: Random): Draft | null {
  const players = Math.min(level + 1, built.game.players);
  const stacks = new Array<number>(players).fill(PLENTY * built.limit.point);
  const hand = playPoints(built, stacks, random.below(players), random);
  if (hand === null) return null;
  const duels = hand.log.filter((event): event is Compared => event.type === 'compared');
  const shown = hand.log.filter((event): event is Showed => event.type === 'showed');
  const duel = duels.length === 0 ? null : pick(duels, random);
  if (duel === null) return null;
  const [a, b] = duel.seats;
  const net = duel.lines.reduce((sum, { to, points }) => sum + (to === a ? points : -points), 0);
  const say = (points: number) =>
    points === 0
      ? 'They break even'
      : `${seatName(points > 0 ? a : b)} wins ${plural(Math.abs(points), 'point')}`;
  const wrong = [
    -net,
    ...duel.lines.map(({ to, points }) => net - (to === a ? points : -points)),
    net + 1,
    net - 1,
    net + 2,
    net - 2,
  ];
  return {
    situation: showPoints(built, hand),
    asks: `${seatName(a)} and ${seatName(b)} compare hands. Who wins how many points?`,
    right: say(net),
    wrong: [...mixed(wrong.slice(0, 4), random), ...wrong.slice(4)].map(say),
    why: `${shown
      .filter(({ seat }) => duel.seats.includes(seat))
      .map(sayShown)
      .join(' ')} ${sayLines(duel)}`,
    cites: citesOf(
      built.offering,
      'ties',
      'tieEarnsBonus',
      'equalSets',
      'foul',
      'twoOfThree',
      'homeRun',
      'shot',
    ),
  };
}

function sayShown({ seat, values, fouled }: Showed): string {
  const sets = values.map((value, set) => `${SET_NAMES[set]} ${setRanking.name(value)}`);
  return `${seatName(seat)} has ${list(sets)}${fouled ? ', which is foul' : ''}.`;
}

function sayLines({ lines }: Compared): string {
  if (lines.length === 0) return 'No line goes either way.';
  return `${list(lines.map(({ to, points, what }) => `${what}: ${points} to ${seatName(to)}`))}.`;
}

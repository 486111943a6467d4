import type { Random } from '../../cards/index.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import { printedRulings } from '../../rulings/books/index.ts';
import { dealtAs } from '../../table/dealt-as.ts';
import { oneIn } from '../answers.ts';
import { type BuiltPoints, type BuiltPot, type BuiltRound, pointsOf, potOf, roundOf } from '../built.ts';
import type { QuestionKind } from '../kind.ts';
import { playPoints } from '../points/play.ts';
import { handAtChoice } from '../pot/at-choice.ts';
import type { Level } from '../question.ts';
import { playRound } from '../round/play.ts';
import { askRuling, isAskedAbout } from '../rulings/ask-ruling.ts';
import { pointsSubject } from '../rulings/points-subject.ts';
import { potSubject } from '../rulings/pot-subject.ts';
import { roundSubject } from '../rulings/round-subject.ts';
import type { Subject } from '../rulings/subject.ts';

/** Something goes wrong that the book rules on. */
export const ruling: QuestionKind = {
  id: 'ruling',
  title: 'The ruling when something goes wrong',
  fits: (offering) => {
    const known = dealtAs(offering).dealing.irregularities?.known ?? [];
    return printedRulings(offering.id).some(({ what }) =>
      known.some((one) => one.what === what && isAskedAbout(one)),
    );
  },
  make: (offering, level, random) => {
    const subject = subjectOf(offering, level, random);
    return subject && askRuling(offering, subject, random);
  },
};

function subjectOf(offering: Offering, level: Level, random: Random): Subject | null {
  const pot = potOf(offering);
  if (pot !== null) return inPot(pot, level, random);
  const round = roundOf(offering);
  if (round !== null) return inRound(round, level, random);
  const points = pointsOf(offering);
  return points && forPoints(points, level, random);
}

function inPot(built: BuiltPot, level: Level, random: Random): Subject | null {
  // Some rulings only come up before anybody has acted, others only later.
  const early = oneIn(2, random);
  const at = handAtChoice(built, level, random, (_, { state }) => !early || !state.acted.includes(1));
  return at && potSubject(built, at);
}

function inRound(built: BuiltRound, level: Level, random: Random): Subject | null {
  let skips = random.below(level + 1);
  const played = playRound(built, { bettors: 1 + level, bonuses: 0, stops: () => skips-- <= 0 }, random);
  return played && roundSubject(built, played.round);
}

/** Enough chips that nobody runs short, in points. */
const PLENTY = 1000;

function forPoints(built: BuiltPoints, level: Level, random: Random): Subject | null {
  const players = Math.min(level + 1, built.game.players);
  const stacks = new Array<number>(players).fill(PLENTY * built.limit.point);
  const hand = playPoints(built, stacks, random.below(players), random, 'when cards are to be set');
  return hand && pointsSubject(built, hand);
}

import { printCards } from '../../cards/index.ts';
import type { Arrangement } from '../../engine/player-dealer/game.ts';
import { mixed } from '../answers.ts';
import { roundOf } from '../built.ts';
import { citesOf } from '../cites.ts';
import type { QuestionKind } from '../kind.ts';
import type { Citation } from '../question.ts';
import { saySetHand } from '../round/hand-words.ts';
import { otherWays, wayOf } from '../round/house-ways.ts';
import { playRound } from '../round/play.ts';
import { showRound } from '../round/show.ts';
import { seatName, spread } from '../words.ts';

/** How a hand is set the house way. */
export const houseWay: QuestionKind = {
  id: 'house-way',
  title: 'The house way',
  fits: (offering) => {
    const built = roundOf(offering);
    return built !== null && wayOf(built) !== null;
  },
  make: (offering, level, random) => {
    const built = roundOf(offering);
    const way = built && wayOf(built);
    const played = built && playRound(built, { bettors: 1, bonuses: 0 }, random);
    if (built === null || way === null || played === null) return null;
    const { state } = played.round;
    const hand = state.hands.flat().find((one) => one.cards.length > 0);
    if (hand === undefined) return null;
    const cards = [...hand.cards];
    const right = way(cards);
    const said = saySet(right);
    const elsewhere = otherWays(built).map((other) => saySet(other(cards)));
    // At the third level, mostly hands that some other house sets differently.
    if (level === 3 && elsewhere.every((other) => other === said) && random.below(4) > 0) return null;
    const near = mixed(setsOf(cards, right.front.length), random)
      .sort((a, b) => shared(b, right) - shared(a, right))
      .map(saySet)
      .filter((other) => other !== said)
      .slice(0, NEAR[level]);
    const seat = Math.floor(hand.spot / built.game.circles);
    return {
      situation: {
        ...showRound(built, state, {}),
        shared: [],
        seats: [
          {
            name: seatName(seat),
            marks: [],
            cards: printCards(mixed(cards, random)),
            up: '',
            chips: null,
            bets: [],
          },
        ],
      },
      asks: 'How is this hand set the house way?',
      right: said,
      wrong: [...new Set([...elsewhere, ...near])],
      why: whySet(
        saySetHand(built.game, right) ?? said,
        elsewhere.map((other) => other === said),
      ),
      cites: [
        ...rowCites(built.game.card?.setBy?.(cards) ?? ''),
        ...citesOf(offering, 'houseWay', 'logicalWay', 'fiveAces', 'jokerFives', 'jokerFlush'),
      ],
    };
  },
};

/** The row of the chart, if the book prints one. */
const rowCites = (cite: string): Citation[] =>
  /\d{3}:\d/.test(cite) ? [{ cite, about: 'The row of the house way' }] : [];

/** How many similar sets are offered as wrong answers. */
const NEAR = { 1: 2, 2: 3, 3: 4 } as const;

/** Every way to set this many cards in front. */
function setsOf(cards: readonly number[], front: number): Arrangement[] {
  const sets: Arrangement[] = [];
  const choose = (from: number, taken: readonly number[]): void => {
    if (taken.length === front) {
      sets.push({
        front: taken.map((i) => cards[i]),
        back: cards.filter((_, i) => !taken.includes(i)),
      });
      return;
    }
    for (let i = from; i < cards.length; i++) choose(i + 1, [...taken, i]);
  };
  choose(0, []);
  return sets;
}

/** How many cards in front agree with the right set. */
const shared = ({ front }: Arrangement, right: Arrangement): number =>
  front.filter((card) => right.front.includes(card)).length;

const saySet = ({ front, back }: Arrangement): string => `Front ${spread(front)}, back ${spread(back)}`;

function whySet(set: string, sameElsewhere: readonly boolean[]): string {
  const own = `The house way makes it ${set}.`;
  if (sameElsewhere.length === 0) return own;
  return sameElsewhere.every((same) => same)
    ? `${own} Other houses with this deck set it the same way.`
    : `${own} Not every house sets it so: this is the way of the house you are dealing for.`;
}

import { printCards } from '../../cards/index.ts';
import type { Step } from '../../engine/player-dealer/game.ts';
import type { RoundState } from '../../engine/player-dealer/state.ts';
import { mixed } from '../answers.ts';
import { roundOf } from '../built.ts';
import { citesOf } from '../cites.ts';
import type { QuestionKind } from '../kind.ts';
import { playRound } from '../round/play.ts';
import { showRound, stateAt } from '../round/show.ts';
import { seatName } from '../words.ts';

/** Where the action button goes, by dice or by a card. */
export const actionButton: QuestionKind = {
  id: 'action-button',
  title: 'The action button',
  fits: (offering) =>
    roundOf(offering)?.game.script.some((step) => step.do === 'dice' || step.do === 'action') === true,
  make: (offering, level, random) => {
    const built = roundOf(offering);
    // A full table is easy to count; empty seats are what goes wrong.
    const full = built === null ? 0 : built.game.seats - 1;
    const bettors = level === 1 ? full : level === 2 ? full - 2 : Math.max(2, full - 4);
    const played = built && playRound(built, { bettors, bonuses: 0 }, random);
    if (built === null || played === null) return null;
    const { log } = played.round;
    const at = log.findIndex(({ type }) => type === 'action');
    const placed = log[at];
    if (placed?.type !== 'action') return null;
    const before = stateAt(played.round, at);
    const step = built.game.script[before.step];
    const { seats, dealer } = before;
    const others = [1, -1, 2, -2].map((by) => (placed.seat + by + seats) % seats);
    return {
      situation: showRound(built, before, { hands: 'all', notes: notesFor(before) }),
      asks: 'Which seat gets the action button?',
      right: seatName(placed.seat),
      wrong: mixed([...others, dealer], random).map(seatName),
      why: `${ruleOf(step)} That is ${seatName(placed.seat)}.`,
      cites: citesOf(offering, 'ownNumber', 'buttonOnNine', 'first', 'jokerSeat', 'bonusCounts'),
    };
  },
};

function notesFor({ dice, seats, dealer, setup, shared, wagers }: RoundState): string[] {
  const empty = setup.stacks.flatMap((chips, seat) => (chips === null ? [seatName(seat)] : []));
  const order = (shared.dealer?.cards ?? []).length > 1;
  return [
    `The table has ${seats} seats, and ${seatName(dealer)} is the player-dealer.`,
    ...(wagers.length === 0
      ? ['The dice are rolled before anybody bets.']
      : empty.length === 0
        ? []
        : [`Nobody bets at ${empty.join(', ')}.`]),
    ...(dice.length === 0 ? [] : [`The dice show ${dice.join(', ')}.`]),
    ...(order
      ? [`The player-dealer's cards in the order they were dealt: ${printCards(shared.dealer.cards)}.`]
      : []),
  ];
}

/** The rule as the step declares it. */
function ruleOf(step: Step): string {
  if (step.do !== 'dice') return step.says ?? '';
  const own =
    step.ownNumber === 'last seat'
      ? "the seat at the house dealer's right"
      : `the seat on the ${step.ownNumber}`;
  return `The dice are added up and counted ${step.way}, with the player-dealer as one. The player-dealer's own number gives the button to ${own}, and a seat without a bet passes it on to the next bet.`;
}

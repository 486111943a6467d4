import type { Choice, Options } from '../../engine/player-dealer/game.ts';
import type { RoundState, SpotHand } from '../../engine/player-dealer/state.ts';
import { choice } from '../../engine/player-dealer/steps.ts';
import { type BlackjackRules, hasNatural, isAce, isSplit, upCard } from './rules.ts';

const NONE: readonly Choice[] = [];
const HIT = choice('hit', 'Hit', 'card');
const STAND = choice('stand', 'Stand', 'done');
const SURRENDER = choice('surrender', 'Surrender', 'fold');
const NO_SURRENDER = choice('play on', "Don't surrender", 'pass');
const NEITHER = choice('play on', 'Neither', 'pass');
const NO_INSURANCE = choice('play on', 'No insurance', 'pass');

/**
 * More cards than the player-dealer's longest hand: no book says what to do when the stub runs out, so players stand
 * below this.
 */
const STUB = 16;

/** Before the check: insurance against an ace, and in one book surrender (000:975). */
export function beforeTheCheck({ insurance, surrender }: BlackjackRules): Options {
  const early = surrender === 'before the check';
  const insure: Choice = {
    id: 'insurance',
    title: 'Insurance',
    wager: { kind: 'insurance', times: [insurance?.size === 'half' ? 0.5 : 0, 0.5], of: 'game' },
    effects: [],
  };
  const both = [SURRENDER, insure, NEITHER];
  const give = [SURRENDER, NO_SURRENDER];
  const insurable = [insure, NO_INSURANCE];
  return (round, hand) => {
    const insured = hand.choices.includes('insurance');
    if (insurance !== undefined && !insured && isAce(upCard(round))) return early ? both : insurable;
    return early ? give : NONE;
  };
}

/** 002:1374, 004:333: a hand of 20 or less is given up before the player-dealer has a second card, or not at all. */
export function beforeTheHole({ totals }: BlackjackRules): Options {
  const give = [SURRENDER, NO_SURRENDER];
  return (_, { cards }) => (totals.total(cards) <= 20 ? give : NONE);
}

/** The play: hit, stand, double, split and surrender, as far as the chart and the hand allow. */
export function theirPlay(rules: BlackjackRules): Options {
  const { totals, chart, split } = rules;
  const double: Choice = {
    id: 'double',
    title: 'Double',
    wager: { kind: 'double', times: [rules.double === 'for less' ? 0 : 1, 1], of: 'game', least: 'bet' },
    effects: ['card', 'done'],
  };
  const parts: Choice = {
    id: 'split',
    title: 'Split',
    wager: { kind: 'game', times: [split?.wager ?? 1, split?.wager ?? 1], of: 'game' },
    effects: ['split'],
  };

  const maySplit = ({ spot, cards }: SpotHand, round: RoundState): boolean =>
    split !== undefined &&
    cards.length === 2 &&
    round.hands[spot].length < (split.handsOf?.(cards[0]) ?? split.hands) &&
    split.pair(cards[0], cards[1]);

  return (round, hand) => {
    const { cards } = hand;
    if (round.deck.length - round.next < STUB) return NONE;
    const pair = maySplit(hand, round);
    if (split?.oneCard(cards[0]) && isSplit(hand)) return pair && split.oneCardAgain ? [parts, STAND] : NONE;
    const total = totals.total(cards);
    const natural = hasNatural(hand, totals);
    const stands = natural || total >= (totals.isSoft(cards) ? chart.standSoft : chart.standHard);
    // Nobody draws to a 21 that must stand; a 20 may still be doubled or split.
    const full = natural || (stands && total >= 21);
    if (full && !chart.naturalsPlay) return NONE;
    const choices: Choice[] = [];
    if (!stands) choices.push(HIT);
    if (stands || total > chart.hitTo) choices.push(STAND);
    if (rules.double !== undefined && cards.length === 2 && !full) choices.push(double);
    if (pair) choices.push(parts);
    if (maySurrender(rules, hand, total)) choices.push(SURRENDER);
    return stands && choices.length === 1 ? NONE : choices;
  };
}

function maySurrender(rules: BlackjackRules, hand: SpotHand, total: number): boolean {
  switch (rules.surrender) {
    case 'before the check':
      return rules.surrenderAfterSplit === true && isSplit(hand) && hand.cards.length === 2;
    case 'first two cards':
      return hand.cards.length === 2 && !isSplit(hand);
    case 'any two cards':
      return hand.cards.length === 2;
    case 'up to 20':
      return total <= 20;
    default:
      return false;
  }
}

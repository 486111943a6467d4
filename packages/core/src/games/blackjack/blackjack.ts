import { JOKER, pipsOf } from '../../cards/index.ts';
import { optionsFor } from '../../engine/player-dealer/choices.ts';
import type { Outcome, Step, WagerKind } from '../../engine/player-dealer/game.ts';
import { type RoundState, shared, type Wager } from '../../engine/player-dealer/state.ts';
import {
  actionAt,
  betting,
  burn,
  choose,
  deal,
  draw,
  evenMoney,
  half,
  leftOfDealer,
  lose,
  push,
  reveal,
  saying,
  settleAll,
  settleOnly,
  tableSize,
  unless,
  upTo,
  wager,
  win,
} from '../../engine/player-dealer/steps.ts';
import { payFor } from '../table-poker/pay-table.ts';
import { suggestBlackjack } from './advice.ts';
import { beforeTheCheck, beforeTheHole, theirPlay } from './options.ts';
import {
  aceOrTen,
  type BlackjackGame,
  type BlackjackRules,
  hasNatural,
  isShown,
  isSplit,
  upCard,
} from './rules.ts';
import {
  beforeWords,
  blackjackWords,
  checkWords,
  dealerWords,
  paidNaturalsWords,
  playWords,
} from './words.ts';

/**
 * A game of twenty-one: two cards each, the player-dealer's second unseen; the players play, then the
 * player-dealer by a fixed rule, and every hand is compared with that one.
 */
export function blackjack(rules: BlackjackRules): BlackjackGame {
  return {
    name: rules.name,
    shoe: rules.shoe,
    anyCount: true,
    seats: 8,
    circles: rules.circles ?? 1,
    backline: rules.backline,
    ...(rules.partners === undefined ? {} : { partners: rules.partners }),
    wagers: [wager('game', 'Game', tableSize), ...laterWagers(rules), ...rules.sides.map(({ kind }) => kind)],
    script: script(rules),
    settlement: rules.settlement,
    outcome: (round, bet) => outcome(round, bet, rules),
    why: (round, bet) => why(round, bet, rules),
    natural: rules.totals.isNatural,
    counted: { by: 'twenty-one', alike: alikeBy(rules), ...(rules.suits && { suits: true }) },
    rules,
    advice: (view, hand) => ({ id: suggestBlackjack(view, hand, optionsFor(view, hand)) }),
    get card() {
      return blackjackWords(rules);
    },
  };
}

/** Cards with the same points are alike, except those that the game tells apart. */
const alikeBy =
  ({ apart }: BlackjackRules) =>
  (card: number): number =>
    (card === JOKER ? 20 : Math.min(pipsOf(card), 10)) + (apart?.(card) ? 40 : 0);

function laterWagers({ double, insurance }: BlackjackRules): WagerKind[] {
  const later = { when: 'later', needs: ['game'] } as const;
  return [
    ...(double === undefined ? [] : [wager('double', 'Double', upTo('game'), later)]),
    ...(insurance === undefined ? [] : [wager('insurance', 'Insurance', upTo('game'), later)]),
  ];
}

function script(rules: BlackjackRules): Step[] {
  const { burns = 0, dealFrom = leftOfDealer, checks, totals, insurance, button } = rules;
  const isNatural = (round: RoundState) => totals.isNatural(shared(round, 'dealer').cards);
  const isFrozen = (round: RoundState) => rules.jokersFreeze === true && upCard(round) === JOKER;
  const isStopped = (round: RoundState) => isShown(round) || isFrozen(round);
  const hasHole = rules.secondCard === 'down';
  const steps: Step[] = [betting];
  if (burns > 0) steps.push(burn(burns));
  steps.push(deal('spots', 1, 'up', dealFrom), deal('dealer', 1, 'up'), deal('spots', 1, 'up', dealFrom));
  if (rules.surrender === 'before his second card')
    steps.push(
      saying(
        'In turn each player with 20 or less may surrender half of the bet.',
        choose(beforeTheHole(rules)),
      ),
    );
  if (hasHole) steps.push(deal('dealer', 1, 'down'));
  if (insurance !== undefined || rules.surrender === 'before the check')
    steps.push(saying(beforeWords(rules), choose(beforeTheCheck(rules))));
  if (checks !== undefined)
    steps.push(
      saying(
        checkWords(checks, rules.shoe),
        unless((round) => !checks(upCard(round)) || !isNatural(round), reveal('dealer')),
      ),
    );
  if (rules.naturalsAtOnce) steps.push(saying(paidNaturalsWords, paidNaturals(rules)));
  steps.push(saying(playWords(rules), unless(isStopped, choose(theirPlay(rules)))));
  steps.push(hasHole ? unless(isShown, reveal('dealer')) : deal('dealer', 1, 'up'));
  if (button !== undefined)
    steps.push(
      saying(
        `The action button is placed by the player-dealer's second card: ${rules.words?.button}.`,
        actionAt((round) => button(round, shared(round, 'dealer').cards[1])),
      ),
    );
  steps.push(
    saying(
      dealerWords(rules),
      draw('dealer', (round) => dealerDraws(round, rules)),
    ),
    settleAll,
  );
  return steps;
}

/**
 * Naturals are paid as soon as the player-dealer cannot have one: after the check, or when the up card rules it out.
 */
function paidNaturals({ totals, checks }: BlackjackRules): Step {
  const mayHaveOne = (round: RoundState) =>
    isShown(round) || (aceOrTen(upCard(round)) && checks?.(upCard(round)) !== true);
  return unless(
    mayHaveOne,
    settleOnly(
      (round, { kind, spot, hand }) => kind === 'game' && hasNatural(round.hands[spot][hand], totals),
    ),
  );
}

/** The player-dealer draws by a fixed rule, as long as any wager still depends on that hand. */
function dealerDraws(round: RoundState, { totals, dealerHits, sides, bothOver }: BlackjackRules): boolean {
  const { cards } = shared(round, 'dealer');
  if (totals.isNatural(cards)) return false;
  if (totals.total(cards) > (totals.isSoft(cards) ? dealerHits.soft : dealerHits.hard)) return false;
  return round.wagers.some(({ open, kind, spot, hand }) => {
    if (!open || kind === 'insurance') return false;
    if (kind !== 'game' && kind !== 'double')
      return sides.some((side) => side.kind.id === kind && side.onDealer);
    const of = round.hands[spot][hand];
    return !of.folded && !hasNatural(of, totals) && (bothOver !== undefined || !totals.isOver(of.cards));
  });
}

function outcome(round: RoundState, bet: Wager, rules: BlackjackRules): Outcome {
  const { totals } = rules;
  for (const side of rules.sides) if (side.kind.id === bet.kind) return side.outcome(round, bet, totals);
  const hand = round.hands[bet.spot][bet.hand];
  const { cards } = hand;
  const theirs = shared(round, 'dealer').cards;
  const natural = totals.isNatural(theirs);
  if (bet.kind === 'insurance') {
    if (!natural) return lose;
    return rules.insurance?.bothNatural === 'returned' && hasNatural(hand, totals) ? push : win(2);
  }
  if (hand.folded) return half;
  if (natural && rules.naturalTakes === 'first wagers' && (bet.kind === 'double' || bet.hand > 0))
    return push;
  if (totals.isOver(cards))
    return totals.isOver(theirs) ? (rules.bothOver?.(cards, theirs, totals) ?? lose) : lose;
  const split = isSplit(hand);
  const value = split ? totals.valueAfterSplit(cards) : totals.value(cards);
  const ahead = totals.isOver(theirs) ? 1 : value - totals.value(theirs);
  if (ahead < 0) return lose;
  if (ahead === 0) return rules.tie?.(cards, theirs, totals) ?? push;
  // Two cards of a split are never paid as a natural.
  const special = split && cards.length === 2 ? undefined : totals.special(cards);
  return rules.pays.some((row) => row.hand === special) ? payFor(rules.pays, special) : evenMoney;
}

function why(round: RoundState, bet: Wager, { totals, sides, naturalTakes }: BlackjackRules): string {
  for (const side of sides) if (side.kind.id === bet.kind) return side.missed;
  const theirs = shared(round, 'dealer').cards;
  const natural = totals.isNatural(theirs);
  if (bet.kind === 'insurance') return natural ? DEALER_NATURAL : 'the player-dealer has no natural';
  const hand = round.hands[bet.spot][bet.hand];
  const { cards } = hand;
  if (hand.folded) return 'surrendered';
  if (natural && naturalTakes === 'first wagers' && (bet.kind === 'double' || bet.hand > 0))
    return DEALER_NATURAL;
  const mine = totals.name(isSplit(hand) ? totals.valueAfterSplit(cards) : totals.value(cards));
  if (totals.isOver(cards) && !totals.isOver(theirs)) return mine;
  const other = totals.name(totals.value(theirs));
  if (totals.isOver(theirs) && !totals.isOver(cards))
    return `the player-dealer busts with ${totals.total(theirs)}`;
  return `${mine} ${/^\d+ \d+$/.test(`${mine} ${other}`) ? 'to' : 'against'} ${other}`;
}

const DEALER_NATURAL = 'the player-dealer has a natural';

import { printCards } from '../../../cards/index.ts';
import { type Facts, saidBy } from '../../irregularities/facts.ts';
import type { Irregularity } from '../../irregularities/irregularity.ts';
import { DEALER, type RoundState, spotsFrom } from '../state.ts';
import { leftOfDealer } from '../steps.ts';
import { facedIn } from './after-rulings.ts';
import { handNamed, namedCards } from './named-hand.ts';
import { dealingOf } from './steps-ahead.ts';

/** What a ruling on an irregularity in a round may depend on. Only the house can tell: cards are among it. */
export function factsOf(round: RoundState, irregularity: Irregularity): Facts {
  const { game, step } = round;
  const { count } = irregularity;
  const found = handNamed(round, irregularity);
  const held = found?.held ?? null;
  const cards = namedCards(round, irregularity);
  const before = game.script.slice(0, step);
  return {
    ...saidBy(irregularity),
    since: sinceOf(round, irregularity),
    acted: round.hands.flat().filter(({ choices }) => choices.length > 0).length,
    drawn: before.filter((done) => dealingOf(done) === 'draw').length,
    count: count ?? Math.max(1, seenIn(round, irregularity).length),
    first: cards.length > 0 && cards.includes(round.deck[0]),
    ranks: cards.map((card) => printCards([card]).replace(/^(.)[cdhs]$/, '$1')),
    street: '',
    last: !game.script.slice(step).some((ahead) => dealingOf(ahead) !== null),
    players: spotsFrom(round, leftOfDealer).length,
    dealer: found?.hand === 'dealer',
    dealerIn: true,
    opened: false,
    lastAct: false,
    ...shownBefore(round, saidBy(irregularity)),
    bankOpen: isBankShown(round),
    houseWay: held?.choices.some((id) => houseWays(round).includes(id)) ?? false,
    natural: held !== null && game.natural?.(held.cards) === true,
    size: sizeOf(round, irregularity),
  };
}

/** Places in the hand whose cards were seen by mistake, these among them. */
function seenIn(round: RoundState, irregularity: Irregularity): readonly number[] {
  const { cards = [] } = irregularity;
  const found = handNamed(round, irregularity);
  return found === null ? [] : [...new Set([...facedIn(round, found), ...cards])];
}

/** With what was boxed or exposed earlier in the round. */
const shownBefore = ({ ruled }: RoundState, now: Pick<Facts, 'shown' | 'boxed'>) => ({
  shown: (ruled?.shown ?? 0) + now.shown,
  boxed: (ruled?.boxed ?? 0) + now.boxed,
});

/** Cards that are named came with the deal or later; where none are, what came last counts. */
function sinceOf(round: RoundState, irregularity: Irregularity): Facts['since'] {
  const { game, step } = round;
  const { cards: places = [] } = irregularity;
  const found = handNamed(round, irregularity);
  if (found !== null && found.held === null) return 'nothing';
  if (found !== null && places.length > 0)
    return places.every((place) => place >= dealtTo(round, found.hand)) ? 'draw' : 'deal';
  const last = game.script.slice(0, step).findLast((done) => done.do !== 'piles' && dealingOf(done) !== null);
  return (last && dealingOf(last)) ?? 'nothing';
}

/** How many cards the deal brings to such a hand. */
function dealtTo({ game }: RoundState, hand: string): number {
  let count = 0;
  for (const step of game.script) {
    if (step.do === 'piles') count += step.size;
    if (step.do !== 'deal') continue;
    if (step.to === hand || (step.to === 'spots' && hand === 'spot') || step.to === 'everyone')
      count += step.count;
  }
  return count;
}

/** Everybody sees the player-dealer's hand, by the rules or by mistake. */
export function isBankShown(round: RoundState): boolean {
  const { dealer } = round.shared;
  if (dealer === undefined || dealer.cards.length === 0) return false;
  const faced = facedIn(round, { hand: 'dealer', spot: DEALER, number: 0 });
  return dealer.up.every((up, place) => up || faced.includes(place));
}

/** What choices that leave a hand to the house way are called here. */
function houseWays(round: RoundState): string[] {
  return round.game.script.flatMap((step, at) => {
    if (step.do !== 'choose' || at > round.step) return [];
    return round.hands
      .flat()
      .flatMap((hand) => step.options(round, hand).flatMap(({ id, houseWay }) => (houseWay ? [id] : [])));
  });
}

function sizeOf({ setup }: RoundState, { cents }: Irregularity): Facts['size'] {
  const { min, max } = setup.limits;
  if (cents === undefined || (cents >= min && cents <= (max ?? cents))) return 'within';
  return cents < min ? 'under' : 'over';
}

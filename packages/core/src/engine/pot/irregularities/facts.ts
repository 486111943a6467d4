import { printCards } from '../../../cards/index.ts';
import { type Facts, saidBy } from '../../irregularities/facts.ts';
import type { Irregularity } from '../../irregularities/irregularity.ts';
import type { PotEvent } from '../events.ts';
import type { Step } from '../game.ts';
import { type HandState, inOrder } from '../state.ts';
import { actBeforeFolds, isToDraw, type LastAct, lastActOf, mayTakeBack } from './last-act.ts';
import { nextDealing } from './next-dealing.ts';

/** What a ruling on an irregularity may depend on. Only the house can tell: cards are among it. */
export function factsOf(state: HandState, irregularity: Irregularity, log: readonly PotEvent[] = []): Facts {
  const act = lastActOf(state, log, irregularity.seat);
  const before = actBeforeFolds(state, log, irregularity.seat);
  const { seat, count, cards: places } = irregularity;
  const cards = namedCards(state, irregularity);
  const ahead = irregularity.what === 'early board' || irregularity.what === 'early street';
  const dealt = lastDealing(state);
  const at = ahead ? (nextDealing(state)?.index ?? state.step) : dealt;
  return {
    ...saidBy(irregularity),
    since: dealt < 0 ? 'nothing' : kindOf(state.game.script[dealt]),
    acted: actedSince(state),
    drawn: state.game.script.slice(0, state.step).filter((step) => step.do === 'draw').length,
    count: count ?? places?.length ?? 1,
    first: isWhole(state) && cards.includes(state.deck[0]),
    ranks: cards.map(rankWord),
    street: state.game.script[at]?.named?.at(-1) ?? '',
    last: !state.game.script.slice(at + 1).some(isDealing),
    players: state.liveCount,
    dealer: seat === state.button,
    dealerIn: state.live[state.button] === 1,
    opened: log.some(isOpening),
    lastAct: act !== null && mayTakeBack(act, irregularity.what),
    onlyFolds: before !== null && mayTakeBack(before, irregularity.what),
    lastBet: betBy(act),
    toDraw: seat !== undefined && isToDraw(state, seat),
    raised: state.raises > 0 || state.kills > 0,
    limit: state.stakes.structure === 'fixed' || state.stakes.structure === 'spread',
    place: seat === undefined ? 0 : Math.max(0, inOrder(state).indexOf(seat)),
  };
}

function betBy(act: LastAct | null): Facts['lastBet'] {
  if (act?.type !== 'acted') return 'none';
  if (act.action === 'bet') return 'bet';
  return act.action === 'raise' || act.action === 'complete' ? 'raise' : 'none';
}

const isOpening = (event: PotEvent): boolean =>
  event.type === 'acted' && event.cents > 0 && event.action !== 'bring-in';

/** A card's rank as rulings print it. */
export const rankWord = (card: number): string => printCards([card]).replace(/[cdhs]$/, '');

/** The hand that it is about, downcards before upcards. */
export const heldBy = ({ down, up }: HandState, { seat }: Irregularity): readonly number[] =>
  seat === undefined ? [] : [...down[seat], ...up[seat]];

/** The cards that an irregularity names. */
export function namedCards(state: HandState, irregularity: Irregularity): number[] {
  const hand = heldBy(state, irregularity);
  return (irregularity.cards ?? []).flatMap((place) => (place < hand.length ? [hand[place]] : []));
}

/** Whether a step brings cards to players or a board. */
const isDealing = ({ do: what }: Step): boolean => what === 'deal' || what === 'board' || what === 'draw';

const lastDealing = ({ game, step }: HandState): number =>
  game.script.slice(0, step).findLastIndex(isDealing);

function kindOf(step: Step): Facts['since'] {
  if (step.do === 'board' || step.do === 'draw') return step.do;
  return step.do === 'deal' && step.burn ? 'street' : 'deal';
}

/** Those who have bet, checked or folded since the last cards came, or said what they draw. */
function actedSince(state: HandState): number {
  const { game, step, choosing, acted, discards } = state;
  if (!choosing) return 0;
  const betting = game.script.slice(lastDealing(state) + 1, step + 1).some((each) => each.do === 'bet');
  return acted.filter((is, seat) => (betting && is === 1) || discards[seat] !== null).length;
}

const isWhole = ({ deck, game }: HandState): boolean => deck.length === game.pack.cards.length;

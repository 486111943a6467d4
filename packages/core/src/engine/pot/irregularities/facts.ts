import { printCards } from '../../../cards/index.ts';
import { type Facts, saidBy } from '../../irregularities/facts.ts';
import type { Irregularity } from '../../irregularities/irregularity.ts';
import type { PotEvent } from '../events.ts';
import type { Step } from '../game.ts';
import type { HandState } from '../state.ts';
import { lastActOf, mayTakeBack } from './last-act.ts';
import { nextDealing } from './next-dealing.ts';

/** What a ruling on an irregularity may depend on. Only the house can tell: cards are among it. */
export function factsOf(state: HandState, irregularity: Irregularity, log: readonly PotEvent[] = []): Facts {
  const act = lastActOf(state, log, irregularity.seat);
  const { seat, count, cards: places } = irregularity;
  const cards = namedCards(state, irregularity);
  const ahead = irregularity.what === 'early board' || irregularity.what === 'early street';
  const before = lastDealing(state);
  const at = ahead ? (nextDealing(state)?.index ?? state.step) : before;
  return {
    ...saidBy(irregularity),
    since: before < 0 ? 'nothing' : kindOf(state.game.script[before]),
    acted: actedSince(state),
    drawn: state.game.script.slice(0, state.step).filter((step) => step.do === 'draw').length,
    count: count ?? places?.length ?? 1,
    first: isWhole(state) && cards.includes(state.deck[0]),
    ranks: cards.map((card) => printCards([card]).replace(/[cdhs]$/, '')),
    street: state.game.script[at]?.named?.at(-1) ?? '',
    last: !state.game.script.slice(at + 1).some(isDealing),
    players: state.liveCount,
    dealer: seat === state.button,
    dealerIn: state.live[state.button] === 1,
    opened: log.some(isOpening),
    lastAct: act !== null && mayTakeBack(act, irregularity.what),
  };
}

const isOpening = (event: PotEvent): boolean =>
  event.type === 'acted' && event.cents > 0 && event.action !== 'bring-in';

/** The cards that an irregularity names, downcards before upcards. */
export function namedCards({ down, up }: HandState, { seat, cards = [] }: Irregularity): number[] {
  if (seat === undefined) return [];
  const hand = [...down[seat], ...up[seat]];
  return cards.map((place) => hand[place]);
}

/** Whether a step brings cards to players or a board. */
const isDealing = ({ do: what }: Step): boolean => what === 'deal' || what === 'board' || what === 'draw';

const lastDealing = ({ game, step }: HandState): number =>
  game.script.slice(0, step).findLastIndex(isDealing);

function kindOf(step: Step): Facts['since'] {
  if (step.do === 'board' || step.do === 'draw') return step.do;
  return step.do === 'deal' && step.burn ? 'street' : 'deal';
}

/** Those who have bet, checked or folded in this round, or said what they draw. */
function actedSince({ game, step, choosing, acted, discards }: HandState): number {
  if (!choosing) return 0;
  return game.script[step]?.do === 'bet'
    ? acted.filter((is) => is === 1).length
    : discards.filter((cards) => cards !== null).length;
}

const isWhole = ({ deck, game }: HandState): boolean => deck.length === game.pack.cards.length;

import { HIDDEN } from '../../cards/index.ts';
import { dollars } from '../../engine/index.ts';
import { sharedHand } from '../../engine/player-dealer/dealing.ts';
import {
  type NamedHand,
  type Order,
  PILE,
  type RoundRulingEvent,
  type Verdict,
} from '../../engine/player-dealer/irregularities/events.ts';
import { DEALER, type RoundState, seatOf } from '../../engine/player-dealer/state.ts';
import { title } from '../../engine/player-dealer/wagers/wagers.ts';
import { capital } from '../../engine/words.ts';
import { cards, tellRuling } from './tell-rulings.ts';
import type { Voice } from './voice.ts';

const KIND = 'player-dealer';

/** A round as far as it has come, and how to speak of who is in it. */
interface Telling {
  readonly state: RoundState;
  readonly voice: Voice;
}

/** What a ruling does in a round; null for what goes without saying. */
export function tellRoundRuling(of: Telling, event: RoundRulingEvent): string | null {
  const { state, voice } = of;
  switch (event.type) {
    case 'irregular': {
      const { seat, spot, wager } = event.irregularity;
      const whose = seat ?? (wager === undefined ? undefined : state.wagers[wager]?.seat);
      if (whose !== undefined) return tellRuling(event, voice.whom(whose), KIND);
      return tellRuling(event, spot === undefined ? null : whoseSpot(of, spot), KIND);
    }
    case 'ruled':
    case 'misdealt':
      return tellRuling(event, null, KIND);
    case 'faced':
      return `Everybody has seen ${cards(event.cards)}${inHand(of, event)}.`;
    case 'replaced':
      return `${capital(cards(event.cards))} ${event.cards.length === 1 ? 'comes' : 'come'} instead${inHand(of, event)}.`;
    case 'moved':
      return tellMoved(event.from, event.to, event.cards);
    case 'taken out':
      return `${capital(cards(event.cards))} ${event.cards.length === 1 ? 'leaves' : 'leave'} ${handOf(of, event)}${event.to === 'out' ? ` and ${event.cards.length === 1 ? 'is' : 'are'} out of play` : ''}.`;
    case 'put in':
      return `${capital(cards(event.cards))} ${event.cards.length === 1 ? 'comes' : 'come'} to ${handOf(of, event)}.`;
    case 'exchanged': {
      const [one, other] = event.hands.map((hand) => handOf(of, hand));
      return `${event.places.length === 1 ? 'A card' : 'The cards'} of ${one} and of ${other} change places.`;
    }
    case 'looked at':
      return event.cards.includes(HIDDEN)
        ? null
        : `${capital(handOf(of, event))} now holds ${cards(event.cards)}.`;
    case 'ordered':
      return tellOrder(of, event.order);
    case 'hand dead':
      return `${capital(handOf(of, { hand: 'spot', ...event }))} is dead.`;
    case 'fouled':
      return `${capital(handOf(of, { hand: 'spot', ...event }))} is fouled.`;
    case 'judged': {
      const { seat, kind } = state.wagers[event.wager];
      return `${capital(voice.whose(seat))} bet on ${title(state, kind)} ${JUDGED[event.verdict]}.`;
    }
    case 'reduced': {
      const { seat, kind } = state.wagers[event.wager];
      return `${dollars(event.cents)} of the bet on ${title(state, kind)} goes back to ${voice.whom(seat)}.`;
    }
    case 'out of action':
      return `${dollars(event.cents)} of the bank is out of action.`;
    case 'courtesy':
      return `${voice.does(event.seat, '~has a courtesy button for the next collection')}.`;
    case 'deal undone':
      return 'All cards go back, to be shuffled and dealt again. Bets stay.';
    default:
      return null;
  }
}

const JUDGED: Readonly<Record<Verdict, string>> = {
  lose: 'loses by this ruling',
  push: 'has no action',
  paid: 'wins even money by this ruling',
  'cannot win': 'cannot win anymore',
  'limit bet': 'counts for the most if it loses and for the least if it wins',
};

function tellMoved(from: string, to: string, moved: readonly number[]): string | null {
  const what = capital(cards(moved));
  const [goes, is] = moved.length === 1 ? ['goes', 'is'] : ['go', 'are'];
  if (to === 'stub') return `${what} ${goes} back.`;
  if (to === 'out') return `${what} ${is} out of play.`;
  return from === 'stub' ? `${what} ${moved.length === 1 ? 'comes' : 'come'} out by mistake.` : null;
}

function tellOrder(of: Telling, order: Order): string | null {
  switch (order.do) {
    case 'play first':
      return `${capital(handOf(of, { hand: 'spot', ...order }))} is finished first.`;
    case 'next card':
      return `${capital(handOf(of, { hand: 'spot', ...order }))} gets the next card.`;
    case 'replace':
      return null;
  }
}

const whoseSpot = ({ state, voice }: Telling, spot: number): string =>
  spot === DEALER ? 'the player-dealer' : voice.whom(seatOf(state, spot));

/** `Ann's hand`, `the player-dealer's hand`, `the Banker hand`. */
function handOf({ state, voice }: Telling, { hand, spot, number }: NamedHand): string {
  if (hand === 'dealer' || (hand === 'spot' && spot === DEALER)) return "the player-dealer's hand";
  if (hand !== 'spot') return sharedHand(hand);
  return `${voice.whose(seatOf(state, spot))} hand${number === 0 ? '' : ` ${number + 1}`}`;
}

const inHand = (of: Telling, hand: NamedHand): string =>
  hand.hand === PILE ? ' of a hand that nobody has yet' : ` of ${handOf(of, hand)}`;

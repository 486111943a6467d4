import { HIDDEN } from '../../cards/index.ts';
import { dollars } from '../../engine/index.ts';
import type { MachineKind } from '../../engine/machines/machine.ts';
import type { CardPlace, Order, RulingEvent } from '../../engine/pot/irregularities/events.ts';
import { capital, uncapital } from '../../engine/words.ts';
import { sayIrregularity, sayRemedy } from '../../rulings/words.ts';
import { cards as toldCards } from './counted.ts';
import type { Voice } from './voice.ts';

type InEveryHand = Extract<RulingEvent, { readonly type: 'irregular' | 'ruled' | 'misdealt' }>;

/** That the floor was called, what it decided, and that a hand does not count: the same in every kind of hand. */
export function tellRuling(event: InEveryHand, whose: string | null, kind: MachineKind): string {
  switch (event.type) {
    case 'irregular': {
      const words = sayIrregularity(event.irregularity.what);
      return `The floor is called: ${uncapital(words)}${whose === null ? '' : ` (${whose})`}.`;
    }
    case 'ruled': {
      // Why says not yet what.
      const done = event.reason === undefined ? [] : event.remedy.map((each) => sayRemedy(each, kind));
      return [`Ruling: ${event.say}`, ...done, ...(event.cite === null ? [] : [`(${event.cite})`])].join(' ');
    }
    case 'misdealt':
      return 'It is a misdeal. Everybody has back what they put in.';
  }
}

/** What a ruling does in a hand for a pot; null for what goes without saying. */
export function tellPotRuling(voice: Voice, event: RulingEvent): string | null {
  switch (event.type) {
    case 'irregular': {
      const { seat } = event.irregularity;
      return tellRuling(event, seat === undefined ? null : voice.whom(seat), 'pot');
    }
    case 'ruled':
    case 'misdealt':
      return tellRuling(event, null, 'pot');
    case 'faced':
      return `Everybody has seen ${cards(event.cards)} of ${voice.whose(event.seat)} hand.`;
    case 'moved':
      return tellMoved(voice, event.from, event.to, event.cards);
    case 'ordered':
      return tellOrder(voice, event.order);
    case 'hand dead':
      return `${capital(voice.whose(event.seat))} hand is dead.`;
    case 'refunded':
      return `${dollars(event.cents)} goes back to ${voice.whom(event.seat)}.`;
    case 'act undone':
      return `${voice.does(event.seat, '~takes it back and ~acts again')}.`;
    case 'deal undone':
      return 'All cards go back, to be shuffled and dealt again.';
    case 'went back':
      return null;
  }
}

function tellMoved(voice: Voice, from: CardPlace, to: CardPlace, moved: readonly number[]): string | null {
  const what = cards(moved);
  const goes = moved.length === 1 ? 'goes' : 'go';
  switch (to.in) {
    case 'down':
      return `${voice.does(to.seat, `~gets ${what}`)}.`;
    case 'up':
      return from.in === 'stub'
        ? `${voice.does(to.seat, `~gets ${what} face up`)}.`
        : `${capital(what)} of ${voice.whose(to.seat)} hand ${moved.length === 1 ? 'plays' : 'play'} face up.`;
    case 'board':
      return `${capital(what)} ${goes} on the board.`;
    case 'burns':
      return from.in === 'stub' ? null : `${capital(what)} ${goes} to the burn cards.`;
    case 'muck':
      return `${capital(what)} ${goes} out of play.`;
    case 'aside':
      return `${capital(what)} ${goes} aside.`;
    case 'stub':
      return `${capital(what)} ${goes} back to the deck.`;
  }
}

function tellOrder(voice: Voice, order: Order): string | null {
  switch (order.do) {
    case 'no burn':
      return 'The next cards come without another burn.';
    case 'shuffle':
      return order.boards === 0 ? 'Before the next cards the deck is shuffled with those put aside.' : null;
    case 'next card down':
      return `${capital(voice.whose(order.seat))} next card comes face down.`;
    case 'has its card':
      return `${voice.does(order.seat, '~has that card already and ~gets none with the others')}.`;
    case 'owed':
      return `${voice.does(order.seat, '~gets the missing cards after the shuffle')}.`;
    case 'no betting':
      return 'Nobody bets in this round.';
    case 'no raise':
      return `${voice.does(order.seat, 'may not raise in this round')}.`;
    case 'all in':
      return `${voice.does(order.seat, '~is all in for what is in the pot')}.`;
  }
}

/** `As Kd`, or how many where they may not be seen: `a card`, `two cards`. */
export const cards = (of: readonly number[]): string =>
  of.length === 1 && of.includes(HIDDEN) ? 'a card' : toldCards(of);

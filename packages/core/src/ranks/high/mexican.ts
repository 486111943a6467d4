import { ACE, type Cards, cardOf, isPlain, JOKER, rankOf } from '../../cards/index.ts';
import type { JokerRanking } from '../joker/joker.ts';
import { JokerTable } from '../joker/joker-table.ts';
import { FIVE_OF_A_KIND, FLUSH_OVER_FULL_HOUSE } from '../tables/five-card.ts';
import { JokerOrder } from '../tables/five-card-extended.ts';
import { BoardOrder } from './high-board.ts';

/** No eights, nines or tens (003:348): a jack follows a seven in straights (003:369). */
const RANKS = [0, 1, 2, 3, 4, 5, 9, 10, 11, ACE];
/** 003:352-361. The royal flush is the straight flush to the ace: 7-J-Q-K-A. */
const CATEGORIES = [...FLUSH_OVER_FULL_HOUSE, FIVE_OF_A_KIND];
const HAND_SIZE = 5;

const board = new BoardOrder(CATEGORIES);

class MexicanHands {
  private readonly order = new JokerOrder({ ranks: RANKS, categories: CATEGORIES, aceLow: true }, 'lowest');
  /** 003:365: face down the joker is any card, face up an ace or what a straight or flush needs. */
  private readonly down = new JokerTable(this.order, {
    jokers: 1,
    as: 'any',
    completesFlush: true,
    fives: 'all',
  });
  private readonly up = new JokerTable(this.order, {
    jokers: 1,
    as: 'ace',
    completesFlush: true,
    fives: 'aces',
  });
  /** Values of five cards on the scale of boards, so that four upcards and a full hand can be compared. */
  private readonly onBoard: Int32Array;
  private readonly cards = new Uint8Array(HAND_SIZE);

  constructor() {
    const { order } = this;
    this.onBoard = Int32Array.from({ length: order.best + 1 }, (_, value) =>
      value === 0 ? 0 : board.pack(order.categoryOf(value), order.ranksOf(value), HAND_SIZE),
    );
  }

  value(down: Cards, up: Cards): number {
    let jokerUp = false;
    for (let i = 0; i < down.length; i++) this.cards[i] = down[i];
    for (let i = 0; i < up.length; i++) {
      this.cards[down.length + i] = up[i];
      if (up[i] === JOKER) jokerUp = true;
    }
    return this.onBoard[(jokerUp ? this.up : this.down).value(this.cards)];
  }
}

/** Fewer than five cards. 003:366: a joker face up is an ace; one face down is the best card there is. */
function boardValue(down: Cards, up: Cards): number {
  const cards = [...Array.from(down), ...Array.from(up)];
  const at = cards.indexOf(JOKER);
  if (at < 0) return board.value(cards);
  const stand = at < down.length ? RANKS : [ACE];
  return Math.max(...stand.map((rank) => board.value(cards.with(at, cardOf(rank, 0)))));
}

let hands: MexicanHands | undefined;

/** High without eights, nines and tens, with a joker that is weaker face up. */
export const mexican: JokerRanking = {
  id: 'mexican',
  title: 'High without 8, 9, 10, the joker weaker face up; fewer than five cards as a board (Mexican Poker)',
  parts: [
    { name: 'down', sizes: [0, 1, 2, 3, 4, 5] },
    { name: 'up', sizes: [0, 1, 2, 3, 4, 5] },
  ],
  together: HAND_SIZE,
  accepts: (card) => card === JOKER || (isPlain(card) && RANKS.includes(rankOf(card))),
  jokers: 1,
  value(down, up = []) {
    if (down.length + up.length > HAND_SIZE) throw new RangeError('A Mexican Poker hand has five cards.');
    if (down.length + up.length < HAND_SIZE) return boardValue(down, up);
    hands ??= new MexicanHands();
    return hands.value(down, up);
  },
  categoryOf: (value) => board.categoryOf(value),
  name: (value) => board.name(value),
};

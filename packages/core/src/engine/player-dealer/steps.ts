import { putTogether } from '../put-together.ts';
import type {
  ActionPoint,
  Arrangement,
  Choice,
  FollowingKind,
  Laid,
  Options,
  Outcome,
  PlayerDealerDeclaration,
  PlayerDealerGame,
  Settlement,
  Stage,
  Step,
  WagerKind,
  WagerSize,
} from './game.ts';
import type { RoundState, SpotHand, Wager } from './state.ts';

/** The words player-dealer games are written in. */

export const leftOfDealer: ActionPoint = { at: 'left', way: 'clockwise' };
/** From the seat on the right of the player-dealer. */
export const rightOfDealer: ActionPoint = { at: 'right', way: 'counter-clockwise' };
/** Clockwise from the action. */
export const fromAction: ActionPoint = { at: 'action', way: 'clockwise' };
/** Seat 1 is at the house dealer's left. */
export const houseDealersLeft: ActionPoint = { at: 'seat 1', way: 'clockwise' };
/** From the seat on the right of the house dealer. */
export const houseDealersRight: ActionPoint = { at: 'last seat', way: 'counter-clockwise' };
/** Counterclockwise from the action. */
export const fromActionBackwards: ActionPoint = { at: 'action', way: 'counter-clockwise' };

type Unless = (round: RoundState) => boolean;

/** Gives a step the book's name for what the round comes to with it. */
export const named = (name: Stage, step: Step): Step => ({ ...step, named: [...(step.named ?? []), name] });

/** Bets are made until the house closes them. */
export const betting: Step = named('start', { do: 'open' });
/** The last of these steps brings everybody's first cards; nobody has chosen anything yet. */
export const cardsOut = (...steps: readonly Step[]): readonly Step[] =>
  steps.map((step, i) => (i === steps.length - 1 ? named('play', named('deal', step)) : step));
/** Cards go face down out of play. */
export const burn = (count: number): Step => ({ do: 'burn', count });
/** Cards for everybody who bets, or for a place on the table. */
export const deal = (
  to: string,
  count: number,
  face: 'up' | 'down',
  from: ActionPoint = leftOfDealer,
): Step => ({ do: 'deal', to, count, face, from });
/** A card face down to a shared hand, which the seat named may look at. */
export const dealSeen = (to: string, seenBy: (round: RoundState) => number): Step => ({
  do: 'deal',
  to,
  count: 1,
  face: 'down',
  from: leftOfDealer,
  seenBy,
});
/** Cards to a place, one at a time for as long as the rules want one: `wants` must come to say no. */
export const draw = (
  to: string,
  wants: (round: RoundState) => boolean,
  face: 'up' | 'down' = 'up',
): Step => ({ do: 'draw', to, face, wants });
/** One more card to each hand that wants one. */
export const hit = (
  wants: (round: RoundState, hand: SpotHand) => boolean,
  face: 'up' | 'down' = 'up',
): Step => ({ do: 'hit', face, from: leftOfDealer, wants });
/** Three dice counted from the player-dealer; their own number gives the button to this seat. */
export const dice = (way: ActionPoint['way'] = 'clockwise', ownNumber: 'left' | 'right' = 'left'): Step => ({
  do: 'dice',
  count: 3,
  way,
  ownNumber,
});
/** Three dice as `dice` has them, and the first pile goes to the seat counted whether anybody bet there or not. */
export const diceToSeat = (way: ActionPoint['way'], ownNumber: 'left' | 'right' | 'last seat'): Step => ({
  do: 'dice',
  count: 3,
  way,
  ownNumber,
  emptySeat: 'dealt',
});
/** The shoe is laid out in piles before anybody gets one. */
export const piles = (
  count: number,
  size: number,
  laid: Laid = 'there and back',
  styles?: readonly Laid[],
): Step => ({
  do: 'piles',
  count,
  size,
  laid,
  ...(styles && { styles }),
});
/** The player-dealer picks the pile that goes out first. */
export const pickPile: Step = { do: 'pick' };
/** The piles go to the seats, beginning at the action. */
export const deliver = (way: ActionPoint['way'] = 'clockwise'): Step => ({ do: 'deliver', way });
/** The action begins at the seat that the round so far points to. */
export const actionAt = (seat: (round: RoundState) => number): Step => ({ do: 'action', seat });
/** Players decide on their hands, in the order of the action. */
export const choose = (options: Options, from: ActionPoint = leftOfDealer): Step => ({
  do: 'choose',
  who: 'spots',
  from,
  options,
});
/** All players choose at the same time, in any order. */
export const chooseTogether = (options: Options): Step => ({
  do: 'choose',
  who: 'spots',
  from: leftOfDealer,
  options,
  together: true,
});
/** The player-dealer decides on their own hand. */
export const dealerChooses = (options: Options): Step => ({
  do: 'choose',
  who: 'dealer',
  from: leftOfDealer,
  options,
});
/** Turns a hand up: all of it, or the cards at these places. */
export const reveal = (what: string, ...cards: number[]): Step =>
  cards.length === 0 ? { do: 'reveal', what } : { do: 'reveal', what, cards };
/** Turns the players' hands up; of the folded ones, those with something still to win. */
export const showdown = (folded?: (round: RoundState, hand: SpotHand) => boolean): Step =>
  folded === undefined ? { do: 'reveal', what: 'spots' } : { do: 'reveal', what: 'spots', folded };
/** Turns the players' hands up one after another from this point. */
export const openFrom = (from: ActionPoint): Step => ({ do: 'reveal', what: 'spots', from });
/** The hand is set as the house prescribes. */
export const houseWay = (way: (cards: readonly number[]) => Arrangement): Step => ({ do: 'house way', way });
/** The player-dealer throws away what the rule says, and draws as many. */
export const exchange = (discards: (cards: readonly number[]) => readonly number[]): Step => ({
  do: 'exchange',
  discards,
});
/** All claims are settled in the printed order. */
export const settleAll: Step = { do: 'settle' };
/** Settles some wagers before the rest, such as those of folded hands. */
export const settleOnly = (only: (round: RoundState, wager: Wager) => boolean): Step => ({
  do: 'settle',
  only,
});
/** A step that is left out when the test holds. */
export const unless = (test: Unless, step: Step): Step => ({ ...step, unless: test });
/** A step with what a rule card says of it. */
export const saying = (says: string, step: Step): Step => ({ ...step, says });

/** One circle a seat, and no bets behind it. */
const USUAL = { circles: 1, backline: { kinds: 'none', most: 0, decides: 'seated' } } as const;
/** A game as it is played: with this name, and what its declaration leaves out. */
export const completed = (name: string, declared: PlayerDealerDeclaration): PlayerDealerGame =>
  // What is no declaration is refused later, with a sentence.
  putTogether<PlayerDealerGame>({ name, ...USUAL }, Object(declared));

/** Declares a bet of a game. */
export const wager = (
  id: string,
  title: string,
  size: WagerSize,
  more: Partial<WagerKind> = {},
): WagerKind => ({ id, title, when: 'before', size, ...more });
/** Declares a bet that may follow another one during the hand: a Play, a call, a double. */
export const laterWager = (id: string, title: string, size: FollowingKind['size']): FollowingKind => ({
  id,
  title,
  when: 'later',
  needs: [betBehind(size)],
  size,
});
/** The bet that another is measured by. */
const betBehind = (size: FollowingKind['size']): string => (size.by === 'equal' ? size.to : size.of);
/** As large as the table's limits allow. */
export const tableSize: WagerSize = { by: 'table' };
/** As large as the table's limits for bonus bets allow. */
export const bonusSize: WagerSize = { by: 'bonus' };
/** Exactly as large as another bet. */
export const equalTo = (to: string): WagerSize & { readonly by: 'equal' } => ({ by: 'equal', to });
/** As large as another bet at most. */
export const upTo = (of: string): WagerSize & { readonly by: 'up to' } => ({ by: 'up to', of });

/** So many times another bet: `timesOf('ante', 2)`; or any whole number of times between two. */
export const timesOf = (of: string, least: number, most = least): WagerSize & { readonly by: 'times' } => ({
  by: 'times',
  of,
  times: [least, most],
});

/** Seat by seat, all of a seat's wagers in this order. */
export const seatBySeat = (from: ActionPoint, ...kinds: string[]): Settlement => ({ from, passes: [kinds] });
/** Bet type by bet type, each around the whole table. */
export const typeByType = (from: ActionPoint, ...kinds: string[]): Settlement => ({
  from,
  passes: kinds.map((kind) => [kind]),
});

/** Wins `to` for every `per` bet: `win(3, 2)` is 3 to 2. */
export const win = (to: number, per = 1): Outcome => ({ result: 'win', odds: [to, per] });
/** Wins as much as was bet. */
export const evenMoney: Outcome = { result: 'win', odds: [1, 1] };
/** Loses the bet. */
export const lose: Outcome = { result: 'lose' };
/** Neither wins nor loses. */
export const push: Outcome = { result: 'push' };
/** Loses half of the bet. */
export const half: Outcome = { result: 'half' };

/** A choice, and what it does to the hand at once: `card` brings one more, `pass` and `done` end its part. */
export const choice = (id: string, title: string, ...effects: Choice['effects'][number][]): Choice => ({
  id,
  title,
  effects,
});
/** A choice that makes a bet that follows another, as large as the bet says: `betChoice(play, 'Play', 'done')`. */
export const betChoice = (
  { id, size }: FollowingKind,
  title: string,
  ...effects: Choice['effects'][number][]
): Choice => ({ id, title, wager: { kind: id, times: timesBy(size), of: betBehind(size) }, effects });

function timesBy(size: FollowingKind['size']): readonly [number, number] {
  if (size.by === 'times') return size.times;
  return size.by === 'equal' ? [1, 1] : [0, 1];
}

import { ACE, DEUCE, HIDDEN, JOKER, packs, parseCards, rankOf, suitOf } from '../../cards/index.ts';
import { optionsFor } from '../../engine/player-dealer/choices.ts';
import type { LegalChoice } from '../../engine/player-dealer/legal.ts';
import { type RoundState, type SpotHand, shared } from '../../engine/player-dealer/state.ts';
import { suggestBlackjack } from '../../games/blackjack/blackjack.ts';
import { ninesUpWay } from '../../games/house-ways/nines-up.ts';
import { hitsNineAndAHalf } from '../../games/nines/nine-and-a-half.ts';
import { hitsByHouseWay } from '../../games/nines/nines-chart.ts';
import { houseWay } from '../../games/table-poker/pokara.ts';
import { pointsOf } from '../../ranks/count/nines.ts';
import { caribbean } from '../../ranks/high/caribbean.ts';
import { high } from '../../ranks/high/high.ts';
import { threeCard } from '../../ranks/high/three-card.ts';
import { categoryOf, PAIR, TWO_PAIR } from '../../ranks/tables/five-card.ts';

/** What a player decides: which choice, which cards go, which lie in front. */
interface Advice {
  readonly id: string;
  readonly discard?: readonly number[];
  readonly front?: readonly number[];
}

/** A line of play that a player of one game knows; null where it does not apply. */
type Line = (view: RoundState, hand: SpotHand, ids: readonly string[]) => Advice | null;

/**
 * The plain lines that players of these games know. Each sees only what its seat sees; a hand that no
 * line speaks of takes the first choice that costs nothing to regret.
 */
export function advise(view: RoundState, hand: SpotHand, choices: readonly LegalChoice[]): Advice {
  const open = choices.filter(({ refused }) => refused === '');
  const ids = open.map(({ id }) => id);
  for (const line of LINES) {
    const advice = line(view, hand, ids);
    if (advice !== null && ids.includes(advice.id)) return advice;
  }
  const free = open.find(({ chips, front, discards }) => chips === null && front === 0 && discards === 0);
  return { id: (free ?? open[0]).id };
}

/** Whoever may leave it to the house does. */
const byTheHouseWay: Line = (_, __, ids) => (ids.includes('house way') ? { id: 'house way' } : null);

/** 9's Up may leave every player to himself (002:146); he sets what the house would. */
const ninesUp: Line = ({ game }, { cards }, ids) =>
  game.shoe === packs.nines && ids.includes('set') ? { id: 'set', front: ninesUpWay(cards).front } : null;

const twentyOne: Line = (view, hand) =>
  'rules' in view.game ? { id: suggestBlackjack(view, hand, optionsFor(view, hand)) } : null;

/** On a hand that all share: no Tie, and a card as the house way has it (002:808-811). */
const sharedHand: Line = ({ shared }, _, ids) => {
  if (ids.includes('no tie')) return { id: 'no tie' };
  if (shared.player === undefined) return null;
  return { id: ids.includes('hit') && hitsByHouseWay(pointsOf(shared.player.cards)) ? 'hit' : 'stand' };
};

/** As the player-dealer must (003:1360). */
const nineAndAHalf: Line = ({ game }, { cards }, ids) =>
  game.wagers[0].id === 'bet' && ids.includes('hit')
    ? { id: hitsNineAndAHalf(cards) ? 'hit' : 'stand' }
    : null;

const worth = (ranking: { value(cards: readonly number[]): number }, text: string): number => {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.message);
  return ranking.value(read.cards);
};

/** Known line: play with queen-six-four or better. */
const QUEEN_SIX_FOUR = worth(threeCard, 'Qs 6d 4c');

const threeCards: Line = (_, { cards }, ids) => {
  if (cards.length !== 3 || !ids.includes('play')) return null;
  return { id: threeCard.value(cards) >= QUEEN_SIX_FOUR ? 'play' : 'fold' };
};

const LEAST_PAIR = worth(caribbean, '2s 2d 3c 4h 5s');
const [JACK, QUEEN, KING] = [9, 10, 11];

const caribbeanStud: Line = (view, { cards }, ids) =>
  ids.includes('call') ? { id: callsCaribbean(cards, upcardOf(view)) ? 'call' : 'fold' } : null;

const upcardOf = (view: RoundState): number => {
  const { cards, up } = shared(view, 'dealer');
  return cards.find((_, i) => up[i]) ?? HIDDEN;
};

/**
 * Known line: call with a pair or better, and with ace-king when the upcard, a queen or less, matches
 * one of the cards; when it is an ace or king and there is a queen or jack; or when there is a queen
 * and the upcard is lower than the fourth card.
 */
function callsCaribbean(cards: readonly number[], upcard: number): boolean {
  if (caribbean.value(cards) >= LEAST_PAIR) return true;
  const ranks = cards.map(rankOf).sort((a, b) => b - a);
  if (ranks[0] !== ACE || ranks[1] !== KING || upcard === HIDDEN) return false;
  const up = rankOf(upcard);
  if (up >= KING) return ranks[2] === QUEEN || ranks[2] === JACK;
  return ranks.includes(up) || (ranks[2] === QUEEN && up < ranks[3]);
}

/**
 * Known line: four times before the flop with a good start; twice with two pair or a pair of one's own,
 * deuces in the hand excepted, or with four to a flush to a ten or higher of one's own; once with a pair of
 * one's own, or when fewer than twenty-one cards would beat the hand.
 */
const ultimate: Line = (view, { cards }, ids) => {
  if (cards.length !== 2 || !ids.includes('play')) return null;
  const board = shared(view, 'board');
  const seen = board.cards.filter((_, i) => board.up[i]);
  if (seen.length === 0) return { id: isBigStart(cards) ? 'play' : 'check' };
  const mine = categoryOf(high.value([...cards, ...seen]));
  const own = hasOwnPair(cards, seen);
  if (seen.length > 3) return { id: own || cardsThatBeat(cards, seen) < OUTS ? 'play' : 'fold' };
  const deuces = cards.every((card) => rankOf(card) === DEUCE) && mine === PAIR;
  const big = (own && mine >= PAIR && !deuces) || mine >= TWO_PAIR || isFlushDraw(cards, seen);
  return { id: big ? 'play' : 'check' };
};

const hasOwnPair = (cards: readonly number[], seen: readonly number[]): boolean =>
  rankOf(cards[0]) === rankOf(cards[1]) ||
  cards.some((card) => seen.some((other) => rankOf(other) === rankOf(card)));

const isFlushDraw = (cards: readonly number[], seen: readonly number[]): boolean =>
  cards.some((card) => {
    const suited = [...cards, ...seen].filter((other) => suitOf(other) === suitOf(card));
    return suited.length === 4 && rankOf(card) >= TEN;
  });

const OUTS = 21;

/** Single cards that would give the player-dealer the better hand on this board. */
function cardsThatBeat(cards: readonly number[], board: readonly number[]): number {
  const mine = high.value([...cards, ...board]);
  let outs = 0;
  for (let card = 0; card < JOKER; card++)
    if (!cards.includes(card) && !board.includes(card) && high.value([...board, card]) > mine) outs++;
  return outs;
}

const TEN = 8;
const THREE = 1;
/** The lowest card beside a king, queen or jack that makes a large bet, suited and not. */
const BESIDE: Readonly<Record<number, readonly [number, number]>> = {
  11: [0, 3],
  10: [4, 6],
  9: [6, TEN],
};

/** A pair of threes and up, any ace, a king, queen or jack with a good card beside it. */
function isBigStart([a, b]: readonly number[]): boolean {
  const [top, low] = [rankOf(a), rankOf(b)].sort((x, y) => y - x);
  if (top === low) return top >= THREE;
  if (top === ACE) return true;
  const [suited, offsuit] = BESIDE[top] ?? [ACE, ACE];
  return low >= (suitOf(a) === suitOf(b) ? suited : offsuit);
}

/** Pokara: change the card that the player-dealer would, as long as that costs nothing. */
const pokara: Line = (_, { cards }, ids) => {
  if (!ids.includes('draw') || !ids.includes('double')) return null;
  const discard = houseWay(cards);
  return discard.length === 0 ? { id: 'stand' } : { id: 'draw', discard };
};

const LINES: readonly Line[] = [
  byTheHouseWay,
  ninesUp,
  twentyOne,
  sharedHand,
  threeCards,
  ultimate,
  caribbeanStud,
  pokara,
  nineAndAHalf,
];

import { ACE, packs, parseCards, rankOf, suitOf } from '../cards/index.ts';
import { optionsFor } from '../engine/banked/choices.ts';
import type { LegalChoice } from '../engine/banked/legal.ts';
import { type RoundState, type SpotHand, shared } from '../engine/banked/state.ts';
import { suggestBlackjack } from '../games/blackjack.ts';
import { ninesUpWay } from '../games/house-ways/nines-up.ts';
import { hitsNineAndAHalf } from '../games/nine-and-a-half.ts';
import { hitsByHouseWay } from '../games/nines-chart.ts';
import { houseWay } from '../games/pokara.ts';
import { caribbean } from '../ranks/caribbean.ts';
import { categoryOf, PAIR, TWO_PAIR } from '../ranks/five-card.ts';
import { high } from '../ranks/high.ts';
import { pointsOf } from '../ranks/nines.ts';
import { threeCard } from '../ranks/three-card.ts';

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
  const choice = open.find(({ front, discards }) => front === 0 && discards === 0) ?? open[0];
  return { id: choice.id };
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

const QUEEN_SIX_FOUR = worth(threeCard, 'Qs 6d 4c');
const ACE_KING_JACK = worth(caribbean, 'As Kd Jc 8h 3s');

/** Three cards: play with queen-six-four or better. */
const threeCards: Line = (_, { cards }, ids) => {
  if (cards.length !== 3 || !ids.includes('play')) return null;
  return { id: threeCard.value(cards) >= QUEEN_SIX_FOUR ? 'play' : 'fold' };
};

/** Five cards: call with a pair, or with ace-king-jack-eight-three and better. */
const caribbeanStud: Line = (_, { cards }, ids) =>
  ids.includes('call') ? { id: caribbean.value(cards) >= ACE_KING_JACK ? 'call' : 'fold' } : null;

/** Ultimate: four times before the flop with a good hand, twice with a pair of one's own, once with any pair. */
const ultimate: Line = (view, { cards }, ids) => {
  if (cards.length !== 2 || !ids.includes('play')) return null;
  const board = shared(view, 'board');
  const seen = board.cards.filter((_, i) => board.up[i]);
  if (seen.length === 0) return { id: isBigStart(cards) ? 'play' : 'check' };
  const mine = categoryOf(high.value([...cards, ...seen]));
  const hidden = cards.some((card) => seen.some((other) => rankOf(other) === rankOf(card)));
  const own = (hidden || rankOf(cards[0]) === rankOf(cards[1])) && mine >= PAIR;
  if (seen.length === 3) return own || mine >= TWO_PAIR ? { id: 'play' } : { id: 'check' };
  return own || mine >= PAIR ? { id: 'play' } : { id: 'fold' };
};

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

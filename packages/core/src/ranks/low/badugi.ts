import { isPlain } from '../../cards/index.ts';
import type { OfSeven, Ranking } from '../ranking.ts';
import { bitCount } from '../tables/rank-counts.ts';
import { type LowOrder, ranksIn, readRanks } from './low-hands.ts';

/**
 * A badugi takes cards of different ranks and suits: as many as it can, then the lowest from the top
 * down (003:897-901). Both come from going through the ranks from the best to the worst and keeping
 * each one that still leaves every kept rank a suit of its own: ranks that can be given different
 * suits form a matroid, where that greedy choice is best card by card.
 *
 * All that matters about the ranks kept so far is which sets of suits they can be given, so this is a small state
 * machine. One step reads two neighboring ranks, four bits of suits each.
 */
const SUIT_SETS = 16;

/** A state is a set of suit sets: bit `s` says that the ranks kept can take exactly the suits of `s`. */
function keep(state: number, suits: number): number {
  let next = 0;
  for (let taken = 0; taken < SUIT_SETS; taken++) {
    if (((state >> taken) & 1) === 0) continue;
    for (let suit = 1; suit < SUIT_SETS; suit <<= 1) {
      if ((suits & suit) !== 0 && (taken & suit) === 0) next |= 1 << (taken | suit);
    }
  }
  return next;
}

const NOTHING_KEPT = 1;

const states = [NOTHING_KEPT];

/** By state number and the suits of two ranks: the next state's number in the high byte, which ranks were kept in the low. */
const STEPS = buildSteps();

function buildSteps(): Uint16Array {
  const steps: number[] = [];
  for (let number = 0; number < states.length; number++) {
    for (let suits = 0; suits < 256; suits++) {
      const first = keep(states[number], suits & 15);
      const middle = first || states[number];
      const second = keep(middle, suits >> 4);
      const next = second || middle;
      if (!states.includes(next)) states.push(next);
      steps.push((states.indexOf(next) << 8) | (first ? 1 : 0) | (second ? 2 : 0));
    }
  }
  return Uint16Array.from(steps);
}

const STATE = 0xff00;
const ALL_RANKS = 0x1fff;
const COUNT_SHIFT = 13;

/**
 * By state number: how many cards are kept, shifted to its place in a value. All suit sets of a state have the same
 * size.
 */
const COUNTS = Uint16Array.from(states, (state) => bitCount(31 - Math.clz32(state)) << COUNT_SHIFT);

/**
 * The value of cards given as a set, card 0 in the lowest bit of `low` and card 32 in that of `high`,
 * the ranks from the best to the worst. More cards come first; of equally many, a mask that is the
 * smaller number is lower from the top down.
 */
function valueOfSet(low: number, high: number): number {
  let step = STEPS[low & 255];
  let kept = step & 3;
  step = STEPS[(step & STATE) | ((low >> 8) & 255)];
  kept |= (step & 3) << 2;
  step = STEPS[(step & STATE) | ((low >> 16) & 255)];
  kept |= (step & 3) << 4;
  step = STEPS[(step & STATE) | (low >>> 24)];
  kept |= (step & 3) << 6;
  step = STEPS[(step & STATE) | (high & 255)];
  kept |= (step & 3) << 8;
  step = STEPS[(step & STATE) | ((high >> 8) & 255)];
  kept |= (step & 3) << 10;
  step = STEPS[(step & STATE) | (high >> 16)];
  kept |= (step & 3) << 12;
  return COUNTS[step >> 8] | (kept ^ ALL_RANKS);
}

/** Moves the four aces, the last of the 52 bits, before the deuces. */
function aceLowValueOfSet(low: number, high: number): number {
  return valueOfSet((low << 4) | (high >> 16), ((high << 4) & 0xfffff) | (low >>> 28));
}

/** The bit of a card within `low` or `high` of a set: shifts count modulo 32. */
function lowBit(card: number): number {
  return ((card >> 5) ^ 1) << card;
}

function highBit(card: number): number {
  return (card >> 5) << card;
}

/** The value of the best badugi in seven cards, aces low. */
export const badugi7AceLow: OfSeven = (a, b, c, d, e, f, g) => {
  return aceLowValueOfSet(
    lowBit(a) | lowBit(b) | lowBit(c) | lowBit(d) | lowBit(e) | lowBit(f) | lowBit(g),
    highBit(a) | highBit(b) | highBit(c) | highBit(d) | highBit(e) | highBit(f) | highBit(g),
  );
};

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four'];

/**
 * The sizes it ranks, one to seven cards: hands of four or five, seven at stud, and the upcards that decide who acts
 * first.
 */
function badugiRanking(
  id: string,
  title: string,
  aces: LowOrder['single'],
  ofSet: (low: number, high: number) => number,
): Ranking {
  return {
    id,
    title,
    parts: [{ name: 'cards', sizes: [1, 2, 3, 4, 5, 6, 7] }],
    accepts: isPlain,
    value(cards) {
      let low = 0;
      let high = 0;
      for (let i = 0; i < cards.length; i++) {
        low |= lowBit(cards[i]);
        high |= highBit(cards[i]);
      }
      return ofSet(low, high);
    },
    name(value) {
      const ranks = ranksIn((value & ALL_RANKS) ^ ALL_RANKS, aces);
      return `${COUNT_WORDS[ranks.length]}-card badugi, ${readRanks(ranks)}`;
    },
  };
}

/**
 * Badugi hands, aces low: the more cards of different suits and ranks the better, then the lower.
 * 003:897-901, 003:4263-4266, 003:4486-4489, 003:4695-4698, 003:6296-6299, 003:7411-7412.
 */
export const badugi = badugiRanking(
  'badugi',
  'Badugi, ace low: Badugi, Razzdacey, Badacey, Badeucey, Dramadugi',
  'ace low',
  aceLowValueOfSet,
);

/** Badugi hands with aces high: 2-3-4-5 of four suits is best. 003:4040-4043, 003:5882-5885. */
export const badugiAceHigh = badugiRanking(
  'badugi-ace-high',
  'Badugi, ace high: Razzdeucey, Super Razzdeucey',
  'ace high',
  valueOfSet,
);

import { cutOf, HIDDEN, type Proof, printCard, turnedDie, verifyProof } from '@cardroom/core/cards';
import { type Committed, type CutNumber, numbersOf } from '@cardroom/core/engine';
import type { PastHand, Proven } from '../replay/past-hand.ts';

export interface CheckedCard {
  /** Its place in the committed order, and as which card it was dealt; both from 1. */
  readonly position: number;
  readonly dealt: number;
  /** The card's code, as far as its text can be read. */
  readonly value: number | null;
  readonly text: string;
  readonly holds: boolean;
}

export interface CheckedCut {
  readonly numbers: readonly CutNumber[];
  readonly cut: number;
  /** It is what the hash of the root and the numbers says, and no number that was told before is left out. */
  readonly follows: boolean;
}

export interface CheckedShuffle {
  readonly root: string;
  readonly size: number;
  /** A shoe of an earlier hand that ran on into this one. */
  readonly running: boolean;
  /** Whether this root is the one that was told: before the hand, or with cards that were shuffled again in it. */
  readonly published: boolean;
  /** Null for hands from before decks were cut. */
  readonly cut: CheckedCut | null;
  readonly cards: readonly CheckedCard[];
}

export interface CheckedDie {
  readonly committed: number;
  readonly shown: number;
  readonly holds: boolean;
}

export interface CheckedHand {
  readonly shuffles: readonly CheckedShuffle[];
  readonly dice: { readonly root: string; readonly dice: readonly CheckedDie[] } | null;
  /** Cards that were seen and have no proof. */
  readonly missing: readonly string[];
}

/** How a shuffle of the hand was told of, and whether that came first. */
interface Told extends Committed {
  readonly told: boolean;
  /** Numbers that must be in the cut. */
  readonly fixed: readonly CutNumber[];
}

/**
 * Hashes every proof again and holds it against the root that was told, whatever the proofs say of theirs; works
 * the cut out anew from the players' numbers, and the dice; and looks whether a card that was seen is not proven.
 */
export function checkHand(shuffles: readonly Proven[], hand: PastHand): CheckedHand {
  return {
    shuffles: shuffles.map((proven) => checkShuffle(proven, hand)),
    dice: checkDice(hand),
    missing: missingOf(shuffles, hand),
  };
}

function checkShuffle(proven: Proven, hand: PastHand): CheckedShuffle {
  const { size, proofs } = proven;
  const { root, numbers, cut, told, fixed } = toldOf(proven, hand);
  const against = root ?? proven.root;
  const turn = cut ?? 0;
  return {
    root: against,
    size,
    running: proven.seq < hand.seq,
    published: told && root === proven.root,
    cut:
      cut === undefined || numbers === undefined
        ? null
        : {
            numbers,
            cut,
            follows:
              cut === cutOf(against, numbersOf(numbers), size) &&
              cut === proven.cut &&
              fixed.every(({ player, number }) =>
                numbers.some((one) => one.player === player && one.number === number),
              ),
          },
    cards: proofs.map((proof) => checkCard(against, size, turn, proof)),
  };
}

/** What the hand itself says of a shuffle. */
function toldOf({ seq, root }: Proven, { base, seq: first, events }: PastHand): Told {
  if (seq < first) {
    const shoe = base.dealtFrom;
    // Shoes from before decks were told ahead say nothing.
    return shoe === undefined
      ? { root, told: true, fixed: [] }
      : { root: shoe.root, numbers: shoe.numbers, cut: shoe.cut, told: true, fixed: [] };
  }
  const event = events[seq - first];
  if (event?.type !== 'played' || event.event.type !== 'shuffled') return { told: false, fixed: [] };
  const shuffled = event.event;
  const again = 'pile' in shuffled && shuffled.pile !== 'pack';
  if (shuffled.cut === undefined) return { ...shuffled, told: true, fixed: [] };
  if (again) return { ...shuffled, told: true, fixed: numbersOfHand(events) };
  const { nextDeck } = base;
  return { ...shuffled, told: nextDeck?.root === shuffled.root, fixed: nextDeck?.numbers ?? [] };
}

function numbersOfHand(events: PastHand['events']): readonly CutNumber[] {
  for (const event of events)
    if (event.type === 'played' && event.event.type === 'shuffled') return event.event.numbers ?? [];
  return [];
}

function checkCard(root: string, size: number, cut: number, proof: Proof): CheckedCard {
  const checked = verifyProof(root, proof);
  return {
    position: proof.position,
    dealt: ((proof.position - 1 - cut + size) % size) + 1,
    value: checked.ok ? checked.value : null,
    text: proof.card ?? String(proof.die),
    holds: checked.ok && proof.size === size && proof.card !== undefined,
  };
}

/** The dice of the hand against what was committed before the bets; null where none were. */
function checkDice({ base, events }: PastHand): CheckedHand['dice'] {
  const deck = base.shoe.length > 0 ? base.dealtFrom : base.nextDeck;
  if (deck?.dice === undefined) return null;
  const { root, count } = deck.dice;
  const given = base.shoe.length > 0 ? deck.numbers : numbersOfHand(events);
  const numbers = numbersOf(given);
  const dice: CheckedDie[] = [];
  for (const event of events) {
    if (event.type !== 'played' || event.event.type !== 'rolled') continue;
    const { dice: shown, proofs = [] } = event.event;
    for (const [i, die] of shown.entries()) {
      const proof = proofs[i];
      const checked = proof === undefined ? null : verifyProof(root, proof);
      const committed = checked?.ok ? checked.value : 0;
      const follows = checked?.ok && die === turnedDie(root, numbers, checked.position, committed);
      dice.push({
        committed,
        shown: die,
        holds: follows === true && checked?.ok === true && checked.size === count,
      });
    }
  }
  return dice.length === 0 ? null : { root, dice };
}

/** Whoever leaves the proof of a card out cannot hide it: the card was seen. */
function missingOf(shuffles: readonly Proven[], { events }: PastHand): string[] {
  if (shuffles.length === 0) return [];
  const proven = new Set(shuffles.flatMap(({ proofs }) => proofs.map(({ card }) => card)));
  const seen = new Set<string>();
  for (const event of events)
    if (event.type === 'played' && 'cards' in event.event)
      for (const card of event.event.cards) if (card !== HIDDEN) seen.add(printCard(card));
  return [...seen].filter((card) => !proven.has(card));
}

/** How many things do not fit: cards, cuts, dice, and cards without a proof, unless theirs is one that does not fit. */
export function failures({ shuffles, dice, missing }: CheckedHand): number {
  const cards = shuffles.flatMap((shuffle) => shuffle.cards).filter(({ holds }) => !holds).length;
  const cuts = shuffles.filter(({ cut }) => cut?.follows === false).length;
  const rolls = dice?.dice.filter(({ holds }) => !holds).length ?? 0;
  return Math.max(cards, missing.length) + cuts + rolls;
}

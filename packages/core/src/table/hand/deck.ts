import { drawnCards, isRoot, type Proof, turnedDie, verifyProof } from '../../cards/index.ts';
import { type Refusal, refuse } from '../../engine/index.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { areNumbers, type Committed, type CutNumber, numbersOf, wholePack } from '../../engine/shuffles.ts';
import type { Decision } from '../people/seating.ts';
import type { Sign } from '../sign.ts';
import { placeOf, type TableState } from '../state.ts';
import type { HandEvent } from './hand-in-play.ts';

/**
 * The deck of the next hand. Its order is fixed, and its root told, a hand ahead; the players answer with
 * numbers, and when the hand begins the order is dealt turned by a cut that follows from all of them.
 */
export interface ReadyDeck {
  readonly root: string;
  readonly size: number;
  /** What the dice were committed to, and how many they are: for the round, or for all rounds of a shoe. */
  readonly dice?: { readonly root: string; readonly count: number };
  /** The hash of the seed from which cards are shuffled again in the hand. */
  readonly reshuffles: string;
  /** Of players whom the house itself plays: fixed with the order, so that they cannot be chosen for a cut. */
  readonly numbers: readonly CutNumber[];
  /** How often the players have drawn for the button since. */
  readonly draws?: number;
}

/** The deck that this hand, or this shoe, is dealt from. */
export interface DealtDeck extends Omit<ReadyDeck, 'draws'> {
  readonly cut: number;
  /** How many of its dice were rolled, and how often cards were shuffled again. */
  readonly rolled: number;
  readonly reshuffled: number;
}

/** What the house has to fix: these cards in some order, and so many dice. */
export interface DeckNeed {
  readonly cards: readonly number[];
  readonly dice: number;
}

export type ReadyDeckCommand = { readonly type: 'ready deck' } & Omit<ReadyDeck, 'draws'>;

/** Hardly a round takes fewer cards than this; should the dice run out before the cards, the shoe is shuffled again. */
const CARDS_A_ROUND = 8;
const rolls = new WeakMap<PlayerDealerGame, number>();

/** How many dice a round takes. */
function diceOf(game: PlayerDealerGame): number {
  let count = rolls.get(game);
  if (count === undefined) {
    count = game.script.reduce((sum, step) => sum + (step.do === 'dice' ? step.count : 0), 0);
    rolls.set(game, count);
  }
  return count;
}

const packOf = (sign: Sign) => (sign.kind === 'player-dealer' ? sign.game.shoe : sign.game.pack);

function diceWanted(sign: Sign): number {
  if (sign.kind !== 'player-dealer') return 0;
  const rounds = sign.rules.shoe === 'running' ? Math.ceil(sign.game.shoe.cards.length / CARDS_A_ROUND) : 1;
  return rounds * diceOf(sign.game);
}

const fits = ({ size, dice }: ReadyDeck, sign: Sign): boolean =>
  size === packOf(sign).cards.length && (dice?.count ?? 0) === diceWanted(sign);

/**
 * The deck that has to be fixed now; null while one is ready, or nobody is there to play.
 *
 * @example
 * ```ts
 * import { deckNeed, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * console.log(deckNeed(table.state)?.cards.length); // 52
 * ```
 */
export function deckNeed({ sign, seats, closing, nextDeck }: TableState): DeckNeed | null {
  if (nextDeck !== undefined && fits(nextDeck, sign)) return null;
  if (closing || seats.every((seated) => seated === null)) return null;
  return { cards: wholePack(packOf(sign)).cards, dice: diceWanted(sign) };
}

/** A deck that was announced is dealt. It is replaced only if it does not fit the game, and then that is announced. */
export function readyDeck(state: TableState, command: ReadyDeckCommand): Decision {
  const { sign, nextDeck } = state;
  const { root, size, dice, reshuffles, numbers } = command;
  if (nextDeck !== undefined && fits(nextDeck, sign))
    return refuse('out-of-turn', 'The deck of the next hand is already fixed.');
  if (![root, reshuffles, ...(dice ? [dice.root] : [])].every(isRoot))
    return refuse('malformed', 'A deck is announced by hashes of 64 hexadecimal digits.');
  if (!fits(command, sign))
    return refuse('bad-cards', `The deck must be fixed for ${packOf(sign).cards.length} cards and its dice.`);
  if (!areNumbers(numbers)) return badNumber;
  const stranger = numbers.find(({ player }) => placeOf(state, player) < 0);
  if (stranger !== undefined) return refuse('not-allowed', `${stranger.player} has no seat at this table.`);
  const instead = nextDeck && `The deck of ${nextDeck.size} cards that was ready does not fit the game.`;
  return [
    {
      type: 'deck ready',
      root,
      size,
      ...(dice && { dice }),
      reshuffles,
      numbers,
      ...(instead !== undefined && { instead }),
    },
  ];
}

const badNumber = refuse('malformed', 'A player gives one number for a cut, of 32 hexadecimal digits.');

/** Why a deck that is ready cannot be cut by these numbers; null when it can. */
function refuseNumbers(state: TableState, { numbers: fixed }: ReadyDeck, numbers: unknown): Refusal | null {
  if (!areNumbers(numbers)) return badNumber;
  const given = new Map(numbers.map(({ player, number }) => [player, number]));
  for (const { player, number } of fixed) {
    if (given.get(player) !== number)
      return refuse('bad-cards', `The number ${player} gave for the deck counts, and no other.`);
    given.delete(player);
  }
  for (const player of given.keys())
    if (placeOf(state, player) < 0)
      return refuse('not-allowed', `${player} has no seat at this table, so the number does not count.`);
  return null;
}

/** Why a shuffle is not the one that was fixed before; null when it is, or nothing was. */
export function refuseShuffle(
  state: TableState,
  { root, numbers, cut }: Committed,
  again: boolean,
): Refusal | null {
  const { nextDeck, dealtFrom } = state;
  if (again) {
    if (dealtFrom === undefined) return null;
    const same = JSON.stringify(numbers) === JSON.stringify(dealtFrom.numbers);
    return isRoot(root) && cut !== undefined && same
      ? null
      : refuse('bad-cards', 'Cards that are shuffled again are cut by the numbers of the hand.');
  }
  if (nextDeck === undefined) return null;
  if (root !== nextDeck.root || cut === undefined)
    return refuse('bad-cards', 'Only the announced deck may be dealt.');
  return refuseNumbers(state, nextDeck, numbers);
}

/** Why dice do not follow from what was committed and the players' numbers; null when they do, or nothing was. */
export function refuseRoll(
  { dealtFrom }: TableState,
  dice: readonly number[],
  proofs: readonly Proof[] | undefined,
): Refusal | null {
  if (dealtFrom?.dice === undefined) return null;
  const { dice: committed, rolled } = dealtFrom;
  const numbers = numbersOf(dealtFrom.numbers);
  const follow =
    Array.isArray(dice) &&
    Array.isArray(proofs) &&
    proofs.length === dice.length &&
    proofs.every((proof, i) => {
      const checked = verifyProof(committed.root, proof);
      return (
        checked.ok &&
        proof.die !== undefined &&
        checked.size === committed.count &&
        checked.position === rolled + i + 1 &&
        dice[i] === turnedDie(committed.root, numbers, checked.position, checked.value)
      );
    });
  return follow
    ? null
    : refuse('bad-cards', 'The dice do not follow from what was committed and the numbers.');
}

/** Why these are not the cards to draw for the button; null when they are, or no deck is ready. */
export function refuseDraw(
  state: TableState,
  cards: readonly number[],
  numbers: readonly CutNumber[] | undefined,
): Refusal | null {
  const { nextDeck } = state;
  if (nextDeck === undefined) return null;
  const wrong = refuseNumbers(state, nextDeck, numbers);
  if (wrong !== null) return wrong;
  const drawn = drawnCards(nextDeck.root, 1 + (nextDeck.draws ?? 0), numbersOf(numbers ?? []), cards.length);
  return drawn.every((card, i) => card === cards[i])
    ? null
    : refuse('bad-cards', 'The cards do not follow from the root of the deck and the numbers.');
}

/** Whether the dice of a shoe are used up. */
export function diceRunOut({ sign, dealtFrom }: TableState): boolean {
  if (sign.kind !== 'player-dealer' || dealtFrom?.dice === undefined) return false;
  return dealtFrom.rolled + diceOf(sign.game) > dealtFrom.dice.count;
}

/** The deck that was ready is in use from here on. */
export function takeDeck(state: TableState, { root, numbers, cut }: Committed): void {
  const { nextDeck } = state;
  if (nextDeck === undefined || nextDeck.root !== root || cut === undefined) return;
  const { draws, ...deck } = nextDeck;
  state.dealtFrom = { ...deck, numbers: numbers ?? [], cut, rolled: 0, reshuffled: 0 };
  state.nextDeck = undefined;
}

/** What a hand's own events use of the deck. */
export function followDeck(state: TableState, event: HandEvent): void {
  if (event.type === 'shuffled') {
    const { dealtFrom } = state;
    if (!('pile' in event) || event.pile === 'pack') takeDeck(state, event);
    else if (dealtFrom !== undefined)
      state.dealtFrom = { ...dealtFrom, reshuffled: dealtFrom.reshuffled + 1 };
  } else if (event.type === 'rolled' && state.dealtFrom !== undefined)
    state.dealtFrom = { ...state.dealtFrom, rolled: state.dealtFrom.rolled + event.dice.length };
}

import { seededRandom, shuffle } from '../../cards/index.ts';
import type { Arrangement, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { type Result, refuse } from '../../engine/refusal.ts';
import { type Shape, whyNotOptions } from '../../houses/given.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import type { SettingValue } from '../../houses/offering/setting.ts';
import { setSaid } from '../advice/worths.ts';
import { askedGame } from '../asked-game.ts';
import { Asking } from '../count/asking.ts';
import { FRONT, FRONT_BITS } from '../front-and-back/dominance.ts';
import type { FrontAndBack } from '../front-and-back/house-way.ts';
import { Meetings } from '../front-and-back/odds.ts';
import { without } from '../round/ways.ts';
import { bankSets } from './bank-hands.ts';

/** What a hand set in one way is worth, in bets. */
export interface SetWorth {
  /** The cards in front and in back: `Ks Kd / Ah Qc 9d 5s 3h`. */
  readonly choice: string;
  readonly front: readonly number[];
  readonly back: readonly number[];
  readonly worth: number;
  /** Standard error of the worth; 0 where it is exact. */
  readonly se: number;
  /** Whether the house way does this with these cards, or the equivalent. */
  readonly houseWay: boolean;
}

/** Options for the sets of a hand. */
export interface SetsQuestion {
  /** Settings that are switched, by name. */
  readonly settings?: Readonly<Record<string, SettingValue>>;
  /** The bank's seven cards, where they lie open (Face Up). */
  readonly bank?: readonly number[];
  /** How many hands of the bank to deal; by default all possible ones are counted, which takes some seconds. */
  readonly hands?: number;
  readonly seed?: string | number;
  /** Told how far the count is, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

const ASKED: Shape<SetsQuestion> = {
  settings: 'an object',
  bank: 'a list',
  hands: 'a whole number above zero',
  seed: 'a text or a number',
  onProgress: 'a function',
};

const HANDS = 50_000;
const SIZE = 7;
const FRONT_CARDS = 2;

/**
 * Every way to set seven cards of pai gow poker that is not foul, the best first, against every hand of a bank that
 * sets by the house way, or against a number of random ones, the same for all ways. Ways that rank the same are listed
 * once.
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { findOffering } from '@cardroom/core';
 * import { worthOfSets } from '@cardroom/core/odds';
 *
 * const offering = findOffering('black-sheep/pai-gow-poker-gold');
 * const read = parseCards('Ks Kd Ah Qc 9d 5s 3h');
 * if (offering?.kind === 'player-dealer' && read.ok) {
 *   const found = worthOfSets(offering, read.cards, { hands: 1000 });
 *   if (found.ok) console.log(found.sets[0].choice); // Ah Qc / Ks Kd 9d 5s 3h
 * }
 * ```
 */
export function worthOfSets(
  offering: PlayerDealerOffering,
  cards: readonly number[],
  question: SetsQuestion = {},
): Result<{ readonly sets: readonly SetWorth[] }> {
  const wrong = whyNotOptions(question, ASKED);
  if (wrong !== null) return wrong;
  const asked = askedGame(offering, question.settings);
  if (!asked.ok) return asked;
  const { game } = asked;
  const { counted } = game;
  if (counted?.by !== 'front and back')
    return refuse('not-found', `A hand of ${game.name} is not set as a front and a back hand.`);
  const { bank = [] } = question;
  const left = Array.isArray(cards) ? restOf(game, [...cards, ...bank]) : null;
  if (left === null || cards.length !== SIZE || (bank.length !== 0 && bank.length !== SIZE))
    return refuse(
      'bad-cards',
      `Name seven cards of ${game.name}, and the seven of the bank where they lie open.`,
    );
  const ways = waysOf(counted, cards);
  // If the bank's hand is seen first, nobody chooses a set without knowing it.
  const isCounted = bank.length === 0 && question.hands === undefined && counted.seenPushes === undefined;
  const dealt = isCounted
    ? countBank(game, counted, cards, ways, question)
    : dealBank(game, counted, left, ways, question);
  return { ok: true, sets: told(ways, dealt) };
}

/** The deck without these cards; null if it does not have them. */
function restOf({ shoe }: PlayerDealerGame, cards: readonly number[]): number[] | null {
  const left = [...shoe.cards];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

interface Way extends Arrangement {
  readonly values: readonly [front: number, back: number];
  readonly houseWay: boolean;
  sum: number;
  squares: number;
}

/** Every hand of the bank; returns how many they are. */
function countBank(
  game: PlayerDealerGame,
  counted: FrontAndBack,
  cards: readonly number[],
  ways: readonly Way[],
  { onProgress }: SetsQuestion,
): number {
  const meets = new Meetings(game, counted);
  let all = 0;
  for (const [set, often] of bankSets(game.shoe, counted, cards, onProgress)) {
    const front = set & FRONT;
    const back = set >> FRONT_BITS;
    all += often;
    for (const way of ways) way.sum += often * meets.net(way.values[0] > front, way.values[1] > back);
  }
  return all;
}

/** The open hand of the bank, or as many random ones as asked for; returns how many they are. */
function dealBank(
  game: PlayerDealerGame,
  counted: FrontAndBack,
  left: readonly number[],
  ways: readonly Way[],
  { bank, hands = HANDS, seed = 'sets' }: SetsQuestion,
): number {
  const netOf = meetings(game, counted);
  const random = seededRandom(seed);
  const deck = Uint8Array.from(left);
  const dealt = bank === undefined ? Math.max(2, hands) : 1;
  for (let i = 0; i < dealt; i++) {
    if (bank === undefined) shuffle(deck, random, SIZE);
    const theirs = counted.way(bank ?? deck.subarray(0, SIZE));
    const values = [counted.front(theirs.front), counted.back(theirs.back)] as const;
    for (const way of ways) {
      const net = netOf(way, theirs, values);
      way.sum += net;
      way.squares += net * net;
    }
  }
  return dealt;
}

/** The best first. What was counted has no squares, and no error. */
const told = (ways: readonly Way[], dealt: number): SetWorth[] =>
  ways
    .map(({ front, back, houseWay, sum, squares }) => {
      const worth = sum / dealt;
      const se = Math.sqrt(Math.max(0, squares / dealt - worth * worth) / dealt);
      return {
        choice: setSaid({ front, back }),
        front,
        back,
        worth,
        se,
        houseWay,
      };
    })
    .sort((a, b) => b.worth - a.worth || Number(b.houseWay) - Number(a.houseWay));

/** All sets that may be laid, one of those with the same values. */
function waysOf(counted: FrontAndBack, cards: readonly number[]): Way[] {
  const ways = new Map<string, Way>();
  const add = (set: Arrangement, houseWay: boolean) => {
    const values = [counted.front(set.front), counted.back(set.back)] as const;
    if (!ways.has(values.join())) ways.set(values.join(), { ...set, values, houseWay, sum: 0, squares: 0 });
  };
  add(counted.way(cards), true);
  for (let a = 0; a < SIZE; a++)
    for (let b = a + 1; b < SIZE; b++) {
      const set = { front: [cards[a], cards[b]], back: cards.filter((_, i) => i !== a && i !== b) };
      if (!counted.isFoul(set)) add(set, false);
    }
  return [...ways.values()];
}

/** A set of seven cards as it is listed, or the listed one that ranks the same; empty if it is foul. */
export function nameOfSet(counted: FrontAndBack, cards: readonly number[], front: readonly number[]): string {
  const set = { front, back: without(cards, front) };
  if (front.length !== FRONT_CARDS || counted.isFoul(set)) return '';
  const values = [counted.front(set.front), counted.back(set.back)].join();
  const alike = waysOf(counted, cards).find((way) => way.values.join() === values);
  return alike === undefined ? '' : setSaid(alike);
}

/** What a set comes to against another; the game is asked once for all that compare alike. */
function meetings(game: PlayerDealerGame, { seenPushes }: FrontAndBack) {
  const asked = new Asking(game, [game.wagers[0].id]);
  const known = new Map<number, number>();
  return (mine: Way, theirs: Arrangement, [front, back]: readonly [number, number]): number => {
    const bank = [...theirs.front, ...theirs.back];
    const meeting =
      4 * Number(seenPushes?.(bank) === true) +
      2 * Number(mine.values[0] > front) +
      Number(mine.values[1] > back);
    let net = known.get(meeting);
    if (net === undefined) {
      Object.assign(asked.own, { front: mine.front, back: mine.back });
      Object.assign(asked.dealer, { front: theirs.front, back: theirs.back });
      asked.dealer.cards.splice(0, SIZE, ...bank);
      net = asked.comes().net;
      known.set(meeting, net);
    }
    return net;
  };
}

import { secureRandom, seededRandom } from '../../cards/index.ts';
import { refuse } from '../../engine/refusal.ts';
import { findOffering, offeringsLike } from '../../houses/index.ts';
import { chooseSettings } from '../../houses/offering/setting.ts';
import { BY_CHOOSER, DealByScript } from '../equity/draws/by-script.ts';
import { readQuestion } from '../equity/question.ts';
import { Deal, streetsOf } from './deals.ts';
import { canCountEvery, EveryDeal } from './every-deal.ts';
import { type Meaning, meaningOf, type Names, truth } from './meaning.ts';
import { type Parsed, parse, type Selected } from './parse.ts';
import { Misread, MOST_LETTERS, type QueryRefusal, type Word } from './words.ts';

/** One result that was asked for, over all deals in which the condition holds. */
export type Found =
  | {
      readonly name: string;
      readonly how: 'avg' | 'count' | 'min' | 'max';
      /** For `count`, the fraction of the deals, from 0 to 1. */
      readonly value: number;
      /** One standard error; 0 if every deal was counted, and for least and most, which only say what was seen. */
      readonly error: number;
    }
  | {
      readonly name: string;
      readonly how: 'histogram';
      /** Each value seen, with the fraction of deals that had it; the most frequent first. */
      readonly rows: readonly { readonly value: string; readonly part: number; readonly error: number }[];
    };

/** The answer to a query. */
export interface Answered {
  readonly ok: true;
  /** Whether every deal was counted, or deals were random. */
  readonly method: 'exact' | 'simulated';
  /** How many deals were looked at, and in how many of them the condition held. */
  readonly deals: number;
  readonly counted: number;
  readonly found: readonly Found[];
}

const USUAL_DEALS = 100_000;
const MOST_DEALS = 10_000_000;
/** This many deals are counted in a few seconds. */
const USUAL_EXACT = 2_000_000;
const MOST_EXACT = 1_000_000_000;

/**
 * Averages, counts and histograms over deals of a game for a pot, asked in a small language (docs/odds.md). A query
 * that it does not understand is refused at the word in question.
 *
 * @example
 * ```ts
 * import { query } from '@cardroom/core/odds';
 *
 * const text = "select count(category(hero, flop) = 'pair') from game='black-sheep/holdem', hero='AsKd', villain='any', deals=1000, seed=7";
 * const answer = query(text);
 * console.log(answer.ok && answer.counted); // 1000
 *
 * const wrong = query("select avg(prat(hero)) from game='black-sheep/holdem', hero='AsKd', villain='any'");
 * if (!wrong.ok) console.log(wrong.message, wrong.at); // There is no function "prat"; did you mean part? 11
 * ```
 */
export function query(text: string): Answered | QueryRefusal {
  if (typeof text !== 'string' || text.length > MOST_LETTERS)
    return {
      ...refuse('malformed', `A query is a text of up to ${MOST_LETTERS} letters.`),
      at: 0,
      length: 0,
    };
  try {
    return answer(parse(text));
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const { at, text: said } = error.word;
    return { ...refuse('malformed', error.message), at, length: Math.max(1, said.length) };
  }
}

function answer(parsed: Parsed): Answered {
  const { names, deals, exact, seed } = readFrom(parsed);
  const asked = parsed.select.map((one) => new Collected(one, meaningOf(one.of, names)));
  const where = parsed.where === null ? null : truth(parsed.where, names);
  let counted = 0;
  const see = (deal: Deal): void => {
    deal.settle();
    if (where !== null && !where(deal)) return;
    counted++;
    for (const one of asked) one.add(deal);
  };
  const every = everyDealOf(names, exact);
  if (every !== null) every.dealing.run(() => see(every));
  else dealAtRandom(parsed, names, { deals, seed }, see);
  const all = every?.tally.deals ?? deals;
  if (every !== null && all === 0) throw noDeal(parsed);
  const method = every === null ? 'simulated' : 'exact';
  return { ok: true, method, deals: all, counted, found: asked.map((one) => one.found(method)) };
}

/** Counts all deals, if there are no more than this. */
function everyDealOf({ question, steps }: Names, exact: number): Deal<EveryDeal> | null {
  if (exact === 0 || !canCountEvery(question)) return null;
  const deal = new Deal(question, steps, (atStep) => new EveryDeal(question, steps, atStep));
  return deal.dealing.most <= exact ? deal : null;
}

function dealAtRandom(
  parsed: Parsed,
  { question, steps }: Names,
  { deals, seed }: { readonly deals: number; readonly seed: string | null },
  see: (deal: Deal) => void,
): void {
  const random = seed === null ? secureRandom() : seededRandom(`${seed} query`);
  const deal = new Deal(question, steps, (atStep) => new DealByScript(question, random, atStep));
  const keeps = question.players.map(() => BY_CHOOSER);
  for (let i = 0; i < deals; i++) {
    if (!deal.dealing.once(keeps)) throw noDeal(parsed);
    see(deal);
  }
}

const noDeal = ({ from }: Parsed): Misread =>
  new Misread(from[0].name, 'No deal fits: hands of these ranges always have a card in common.');

/** Names that cannot be players. */
const OWN = ['game', 'board', 'dead', 'draws', 'deals', 'exact', 'seed'] as const;
type OwnName = (typeof OWN)[number];

interface ReadFrom {
  readonly names: Names;
  readonly deals: number;
  /** Up to this many deals, all are counted. */
  readonly exact: number;
  readonly seed: string | null;
}

function readFrom({ from }: Parsed): ReadFrom {
  const own = new Map<OwnName, Word>();
  const players: { name: string; hand: Word }[] = [];
  for (const { name, value } of from) {
    const known = OWN.find((one) => one === name.text);
    if (known !== undefined ? own.has(known) : players.some((player) => player.name === name.text))
      throw new Misread(name, `${name.text} is said twice.`);
    if (known !== undefined) own.set(known, value);
    else players.push({ name: name.text, hand: value });
  }
  const game = readGame(own.get('game'), from[0].name);
  const number = (what: 'draws' | 'deals' | 'exact', most = MOST_DEALS): number | undefined => {
    const word = own.get(what);
    if (word === undefined) return undefined;
    const value = Number(word.text);
    if (!Number.isSafeInteger(value) || value < 0 || value > most)
      throw new Misread(word, `${what} is a whole number up to ${most.toLocaleString('en-US')}.`);
    return value;
  };
  const draws = number('draws');
  const question = readQuestion(game, {
    hands: players.map(({ hand }) => hand.text),
    board: own.get('board')?.text ?? '',
    dead: own.get('dead')?.text ?? '',
    ...(draws === undefined ? {} : { draws }),
  });
  if (!question.ok)
    throw new Misread(atFault(question.message, players, own, from[0].name), question.message);
  const names: Names = {
    question,
    players: players.map(({ name }) => name),
    streets: streetsOf(question),
    steps: new Set(),
  };
  const deals = number('deals');
  // A caller who says how many to deal wants them dealt.
  const exact = number('exact', MOST_EXACT) ?? (deals === undefined ? USUAL_EXACT : 0);
  return { names, deals: deals ?? USUAL_DEALS, exact, seed: own.get('seed')?.text ?? null };
}

function readGame(word: Word | undefined, first: Word) {
  if (word === undefined)
    throw new Misread(first, "Which game? Begin with game='black-sheep/holdem', for example.");
  const offering = findOffering(word.text);
  if (offering === undefined) {
    const near = offeringsLike(word.text);
    throw new Misread(
      word,
      `There is no game "${word.text}"${near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '.'}`,
    );
  }
  if (offering.kind !== 'pot') throw new Misread(word, `${offering.name} is not played for a pot.`);
  const chosen = chooseSettings(offering.settings, {});
  if (!chosen.ok) throw new Misread(word, chosen.message);
  return offering.game(chosen.values);
}

/** The word that a refusal of the question is about. */
function atFault(
  message: string,
  players: readonly { readonly hand: Word }[],
  own: ReadonlyMap<OwnName, Word>,
  first: Word,
): Word {
  const [, hand] = /^Hand (\d+)/.exec(message) ?? [];
  if (hand !== undefined) return players[Number(hand) - 1]?.hand ?? first;
  if (message.startsWith('The board')) return own.get('board') ?? first;
  if (message.startsWith('The dead')) return own.get('dead') ?? first;
  return players[0]?.hand ?? first;
}

/** The most rows of a histogram; rarer values share one more row. */
const MOST_ROWS = 200;
const MOST_VALUES = 100_000;
const OTHERS = 'others';

/** Adds up one result that was asked for, deal by deal. */
class Collected {
  readonly #asked: Selected;
  readonly #meaning: Meaning;
  readonly #rows = new Map<string, number>();
  #count = 0;
  #sum = 0;
  #squares = 0;
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;

  constructor(asked: Selected, meaning: Meaning) {
    const { how, of, word } = asked;
    if (how === 'count' && meaning.type !== 'truth')
      throw new Misread(of.word, `count is of something true or false, which "${of.word.text}" is not.`);
    if (how !== 'count' && how !== 'histogram' && meaning.type === 'text')
      throw new Misread(word, `${how} is of a number; of texts there is a histogram.`);
    this.#asked = asked;
    this.#meaning = meaning;
  }

  add(deal: Deal): void {
    const value = this.#meaning.of(deal);
    this.#count++;
    if (this.#asked.how === 'histogram') {
      const row = typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : String(value);
      const into = this.#rows.has(row) || this.#rows.size < MOST_VALUES ? row : OTHERS;
      this.#rows.set(into, (this.#rows.get(into) ?? 0) + 1);
      return;
    }
    const number = Number(value);
    this.#sum += number;
    this.#squares += number * number;
    this.#least = Math.min(this.#least, number);
    this.#most = Math.max(this.#most, number);
  }

  found(method: Answered['method']): Found {
    const { name, how } = this.#asked;
    const count = this.#count;
    const error = (square: number, mean: number) =>
      method === 'exact' ? 0 : Math.sqrt(Math.max(0, square - mean * mean) / count);
    if (how === 'histogram') {
      const row = ([value, times]: readonly [string, number]) => {
        const part = times / count;
        return { value, part, error: error(part, part) };
      };
      const all = [...this.#rows].sort(([, a], [, b]) => b - a);
      const others = all.slice(MOST_ROWS).reduce((sum, [, times]) => sum + times, 0);
      const rows = all.slice(0, MOST_ROWS).map(row);
      return { name, how, rows: others === 0 ? rows : [...rows, row([OTHERS, others])] };
    }
    if (count === 0) return { name, how, value: 0, error: 0 };
    if (how === 'min') return { name, how, value: this.#least, error: 0 };
    if (how === 'max') return { name, how, value: this.#most, error: 0 };
    const value = this.#sum / count;
    return { name, how, value, error: error(this.#squares / count, value) };
  }
}

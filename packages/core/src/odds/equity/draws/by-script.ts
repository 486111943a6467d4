import type { Random } from '../../../cards/index.ts';
import type { PotGame, Share } from '../../../engine/pot/game.ts';
import { drawHands, MOST_TRIES, NO_CARD, type Precision, Stub, untilPrecise } from '../deals/at-random.ts';
import { columnsOf, contestOf, fillValues } from '../deals/contest.ts';
import { tallyFor } from '../deals/every-deal.ts';
import type { Tally } from '../deals/tally.ts';
import type { Question } from '../question.ts';
import { isChoice } from '../shape.ts';
import { type Chooser, chooserFor } from './chooser.ts';

/** How often every way to draw is tried for unknown hands, in games without a strategy card. */
const TRIALS = 12;

/** Called in each deal, after a step, with what everybody holds and what is on the boards. */
export type AtStep = (step: number, hands: readonly number[][], boards: readonly number[][]) => void;

/** A hand of a game dealt by its script from where a question stands to the showdown, with all draws on the way. */
export class DealByScript {
  readonly hands: number[][];
  readonly boards: number[][];
  readonly values: Float64Array;
  readonly #question: Question;
  readonly #game: PotGame;
  readonly #columns: readonly Share[];
  readonly #stub: Stub;
  readonly #random: Random;
  readonly #chooser: Chooser;
  readonly #firstChoice: number;
  readonly #atStep: AtStep | undefined;
  /** Cards that have come to each board by the script. */
  readonly #laid: number[];
  #thrown: number[] = [];

  constructor(question: Question, random: Random, atStep?: AtStep) {
    const { game, players, boards } = question;
    this.#question = question;
    this.#game = game;
    this.#columns = columnsOf(contestOf(game));
    this.#random = random;
    this.#stub = new Stub(question.rest, random);
    this.#chooser = chooserFor(game, TRIALS);
    this.#firstChoice = game.script.findIndex((step, i) => i >= question.point.step && isChoice(step));
    this.#atStep = atStep;
    this.hands = players.map(() => []);
    this.boards = boards.map(() => []);
    this.#laid = [...question.point.boards];
    this.values = new Float64Array(players.length * this.#columns.length);
  }

  /** Deals once; `keeps` has what each keeps at the first choice, as bits, or `BY_CHOOSER`. */
  once(keeps: readonly number[]): boolean {
    if (!this.#begin()) return false;
    const { script } = this.#game;
    for (let step = this.#question.point.step; step < script.length; step++) {
      const now = script[step];
      if (now.do === 'deal')
        for (const hand of this.hands) for (let n = now.count; n > 0; n--) hand.push(this.#deal());
      else if (now.do === 'board') this.#lay(now.counts);
      else if (now.do === 'discard' || now.do === 'draw')
        for (let player = 0; player < this.hands.length; player++) {
          const told = step === this.#firstChoice ? keeps[player] : BY_CHOOSER;
          this.#choose(player, step, told, now.do === 'draw' ? now.hold : 0);
        }
      else continue;
      this.#atStep?.(step, this.hands, this.boards);
    }
    fillValues(this.values, this.#columns, this.#question.players, this.hands, this.boards);
    return true;
  }

  #begin(): boolean {
    const { players, boards, point } = this.#question;
    let tries = 0;
    do {
      if (tries++ > MOST_TRIES) return false;
      this.#stub.again();
      for (const [p, hand] of this.hands.entries()) hand.length = players[p].size;
    } while (!drawHands(this.#question, this.#stub, this.#random, this.hands));
    this.#thrown.length = 0;
    for (const [p, hand] of this.hands.entries())
      for (let n = players[p].missing; n > 0; n--) hand.push(this.#deal());
    for (const [b, board] of this.boards.entries()) {
      board.length = 0;
      this.#laid[b] = point.boards[b];
      for (const card of boards[b].known) board.push(card);
      for (let n = boards[b].missing; n > 0; n--) board.push(this.#deal());
    }
    this.#atStep?.(this.#question.point.step - 1, this.hands, this.boards);
    return true;
  }

  #deal(): number {
    const card = this.#stub.deal();
    if (card !== NO_CARD) return card;
    // What was thrown away is shuffled and dealt again.
    this.#stub.reuse(this.#thrown);
    this.#thrown = [];
    return this.#stub.deal();
  }

  /** Deals each board up to this many cards, known ones included. */
  #lay(counts: readonly number[]): void {
    for (const [b, count] of counts.entries()) {
      this.#laid[b] += count;
      while (this.boards[b].length < this.#laid[b]) this.boards[b].push(this.#deal());
    }
  }

  #choose(player: number, step: number, told: number, hold: number): void {
    const cards = this.hands[player];
    const up = this.#question.game.script[step].do === 'discard' ? this.#upcards(step) : 0;
    const kept =
      told !== BY_CHOOSER ? told : this.#chooser({ cards, up, boards: this.boards, step }, this.#random);
    let n = 0;
    for (let i = 0; i < cards.length; i++) {
      if (kept & (1 << i)) cards[n++] = cards[i];
      else this.#thrown.push(cards[i]);
    }
    cards.length = n;
    while (cards.length < hold) cards.push(this.#deal());
  }

  /** How many of the last cards lie face up at a step. */
  #upcards(step: number): number {
    let up = 0;
    for (const [i, at] of this.#game.script.entries())
      if (i < step && at.do === 'deal' && at.face === 'up') up += at.count;
    return up;
  }
}

/** Lets the chooser decide what a hand keeps. */
export const BY_CHOOSER = -1;

/** Deals at random with all draws; null when no deal fits. */
export function dealByScript(
  question: Question,
  keeps: readonly number[],
  precision: Precision,
  random: Random,
): Tally | null {
  const deal = new DealByScript(question, random);
  const tally = tallyFor({ contest: contestOf(question.game), players: question.players });
  const once = (): boolean => {
    if (!deal.once(keeps)) return false;
    tally.add(deal.values);
    return true;
  };
  return untilPrecise(tally, precision, once) ? tally : null;
}

import type { Choice, Counted, PlayerDealerGame, Step } from '../../engine/player-dealer/game.ts';
import { DEALER, newHandOn, shared } from '../../engine/player-dealer/state.ts';
import { linesOf } from '../answer.ts';
import { Asking, Results } from '../count/asking.ts';
import { netOf } from '../round/tally.ts';

export type Board = Extract<Counted, { by: 'board' }>;

/** Where the hand may be bet on: at which step, and how much of the board is seen. */
interface Point {
  readonly step: number;
  readonly seen: number;
}

/** The board is seen in part or whole by what the script has turned up so far. */
function pointsOf({ script }: PlayerDealerGame): Point[] {
  let seen = 0;
  const points: Point[] = [];
  script.forEach((step, at) => {
    if (step.do === 'reveal' && step.what === 'board') seen = step.cards?.length ?? BOARD;
    if (step.do === 'choose') points.push({ step: at, seen });
  });
  return points;
}

const BOARD = 5;

/** A deal that stands for all similar ones. */
export interface Deal {
  readonly own: readonly number[];
  readonly board: readonly number[];
  readonly theirs: readonly number[];
}

/** What is done with a hand in the end: the bet, at one of the points, or nothing. */
export type Way = 'before' | 'before, least' | 'flop' | 'river' | 'fold';

/** Asks the game what deals come to when they are played in one of the ways. */
export class BoardGame {
  readonly results = new Results();
  readonly #asked: Readonly<Record<Way, Asking>>;
  readonly #main: ReadonlySet<string>;

  constructor(game: PlayerDealerGame) {
    const points = pointsOf(game);
    if (points.map(({ seen }) => seen).join() !== '0,3,5')
      throw new Error(`${game.name} is not bet on before the flop, after it and after the river.`);
    const [base] = linesOf(game);
    this.#main = base.together;
    const kinds = game.wagers.flatMap(({ id, when }) => (when === 'before' ? [id] : []));
    const after = (point: number, of: (open: readonly Choice[]) => Choice | undefined): Asking => {
      const asked = new Asking(game, kinds);
      asked.state.shared.board = newHandOn(DEALER, 0);
      asked.state.step = points[point].step;
      const step = game.script[points[point].step] as Extract<Step, { do: 'choose' }>;
      const choice = of(step.options(asked.state, asked.own));
      if (choice === undefined) throw new Error(`${game.name} has no such choice.`);
      return asked.choose(choice);
    };
    const bet = (open: readonly Choice[]) => open.find(({ wager }) => wager !== undefined);
    this.#asked = {
      before: after(0, bet),
      'before, least': after(0, (open) => withLeast(bet(open))),
      flop: after(1, bet),
      river: after(2, bet),
      fold: after(2, (open) => open.find(({ effects }) => effects.includes('fold'))),
    };
  }

  /** The number of the result, for tallying, and what the bets that are played for come to. */
  comes(way: Way, { own, board, theirs }: Deal): { readonly number: number; readonly net: number } {
    const asked = this.#asked[way];
    asked.own.cards.splice(0, asked.own.cards.length, ...own);
    asked.dealer.cards.splice(0, asked.dealer.cards.length, ...theirs);
    const on = shared(asked.state, 'board').cards;
    on.splice(0, on.length, ...board);
    const comes = asked.comes();
    let net = 0;
    for (const { kind, chips, outcome } of comes.wagers)
      if (this.#main.has(kind)) net += chips * netOf(outcome);
    return { number: this.results.number(comes), net };
  }
}

/** The same choice with the least that may be bet. */
function withLeast(choice: Choice | undefined): Choice | undefined {
  if (choice?.wager === undefined) return undefined;
  const [least] = choice.wager.times;
  return { ...choice, wager: { ...choice.wager, times: [least, least] } };
}

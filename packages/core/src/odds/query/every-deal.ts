import type { Share } from '../../engine/pot/game.ts';
import { columnsOf, contestOf, fillValues } from '../equity/deals/contest.ts';
import type { AtStep } from '../equity/draws/by-script.ts';
import type { Question } from '../equity/question.ts';

/** Cards that come to one hand or one board, in any order. */
interface Coming {
  readonly to: 'hand' | 'board';
  readonly at: number;
  readonly count: number;
}

/** The cards dealt between two moments that are looked at; `step` is the step after them, null if nothing looks. */
interface Stretch {
  readonly step: number | null;
  readonly comes: readonly Coming[];
}

/**
 * Every deal of a question in which nobody chooses cards, by its script. Cards that come while nothing looks count in
 * any order: a flop, turn and river of which only the end is asked are five cards of a board.
 */
export class EveryDeal {
  readonly hands: number[][];
  readonly boards: number[][];
  readonly values: Float64Array;
  readonly #question: Question;
  readonly #columns: readonly Share[];
  readonly #stretches: readonly Stretch[];
  readonly #atStep: AtStep;
  /** Cards that are in no hand of a range yet, by card. */
  readonly #free = new Uint8Array(64);

  constructor(question: Question, steps: ReadonlySet<number>, atStep: AtStep) {
    this.#question = question;
    this.#columns = columnsOf(contestOf(question.game));
    this.#stretches = stretchesOf(question, steps);
    this.#atStep = atStep;
    this.hands = question.players.map(() => []);
    this.boards = question.boards.map(() => []);
    this.values = new Float64Array(question.players.length * this.#columns.length);
    for (const card of question.rest) this.#free[card] = 1;
  }

  /** The most deals there can be: hands of ranges that share a card are counted, too. */
  get most(): number {
    const { players, rest } = this.#question;
    let left = rest.length;
    let deals = 1;
    for (const { count, size } of players) {
      if (count !== 1) left -= size;
      deals *= count;
    }
    for (const { comes } of this.#stretches)
      for (const { count } of comes) {
        deals *= chooseCount(left, count);
        left -= count;
      }
    return deals;
  }

  run(see: () => void): void {
    this.#player(0, see);
  }

  #player(player: number, see: () => void): void {
    const { players, boards } = this.#question;
    if (player === players.length) {
      for (const [b, { known }] of boards.entries())
        this.boards[b].splice(0, Number.POSITIVE_INFINITY, ...known);
      this.#stretch(0, see);
      return;
    }
    const { size, count, hands } = players[player];
    for (let i = 0; i < count; i++) {
      const cards = hands.subarray(i * size, (i + 1) * size);
      // A hand that is known is not among the rest.
      if (count > 1 && !cards.every((card) => this.#free[card] === 1)) continue;
      this.hands[player].splice(0, Number.POSITIVE_INFINITY, ...cards);
      if (count > 1) for (const card of cards) this.#free[card] = 0;
      this.#player(player + 1, see);
      if (count > 1) for (const card of cards) this.#free[card] = 1;
    }
  }

  #stretch(at: number, see: () => void): void {
    const stretch = this.#stretches[at];
    if (stretch === undefined) {
      fillValues(this.values, this.#columns, this.#question.players, this.hands, this.boards);
      see();
      return;
    }
    this.#come(stretch.comes, 0, 0, 0, () => {
      if (stretch.step !== null) this.#atStep(stretch.step, this.hands, this.boards);
      this.#stretch(at + 1, see);
    });
  }

  /** Cards in order of the rest, so that each set of them comes once. */
  #come(comes: readonly Coming[], which: number, dealt: number, from: number, then: () => void): void {
    const coming = comes[which];
    if (coming === undefined) {
      then();
      return;
    }
    if (dealt === coming.count) {
      this.#come(comes, which + 1, 0, 0, then);
      return;
    }
    const { rest } = this.#question;
    const cards = (coming.to === 'hand' ? this.hands : this.boards)[coming.at];
    for (let i = from; i < rest.length; i++) {
      const card = rest[i];
      if (this.#free[card] === 0) continue;
      this.#free[card] = 0;
      cards.push(card);
      this.#come(comes, which, dealt + 1, i + 1, then);
      cards.pop();
      this.#free[card] = 1;
    }
  }
}

/** Whether nobody chooses cards, no card counts by how it lies, and the deck does not run out. */
export function canCountEvery(question: Question): boolean {
  const { game, point, players, rest } = question;
  const comes = stretchesOf(question, new Set()).flatMap((stretch) => stretch.comes);
  return (
    point.choices === 0 &&
    comes.reduce((sum, { count }) => sum + count, 0) + rangeCards(players) <= rest.length &&
    !game.shares.some(({ from }) => from.use === 'facing')
  );
}

const rangeCards = (players: Question['players']): number =>
  players.reduce((sum, { count, size }) => sum + (count === 1 ? 0 : size), 0);

function stretchesOf({ game, point, players, boards }: Question, steps: ReadonlySet<number>): Stretch[] {
  const stretches: Stretch[] = [];
  let counts = new Map<string, Coming>();
  const add = (to: Coming['to'], at: number, count: number): void => {
    const key = `${to} ${at}`;
    if (count > 0) counts.set(key, { to, at, count: (counts.get(key)?.count ?? 0) + count });
  };
  const end = (step: number | null): void => {
    stretches.push({ step, comes: [...counts.values()] });
    counts = new Map();
  };
  for (const [p, { missing }] of players.entries()) add('hand', p, missing);
  for (const [b, { missing }] of boards.entries()) add('board', b, missing);
  const before = point.step - 1;
  if ([...steps].some((step) => step <= before)) end(before);
  const laid = [...point.boards];
  const lying = boards.map(({ known, missing }) => known.length + missing);
  for (let step = point.step; step < game.script.length; step++) {
    const now = game.script[step];
    if (now.do === 'deal') for (const p of players.keys()) add('hand', p, now.count);
    else if (now.do === 'board')
      for (const [b, count] of now.counts.entries()) {
        laid[b] += count;
        // Those of them that were known before are among them.
        add('board', b, laid[b] - lying[b]);
        lying[b] = Math.max(lying[b], laid[b]);
      }
    if (steps.has(step)) end(step);
  }
  end(null);
  return stretches;
}

function chooseCount(from: number, count: number): number {
  if (count > from) return 0;
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (from - i)) / (i + 1);
  return Math.round(ways);
}

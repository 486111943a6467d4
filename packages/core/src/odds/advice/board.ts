import { printCard } from '../../cards/index.ts';
import type { Chart } from '../../engine/card-words.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { type BestPlay, startOf } from '../board/count-board.ts';
import { oddsOfPlay } from '../board/odds.ts';
import { type Board, BoardGame, type Way } from '../board/points.ts';
import { boardName } from '../kept/board-name.ts';
import { kept } from '../kept/kept.ts';

const RANKS = 13;
const SUITS = 4;
const FLOP = 3;
const BOARD = 5;

/** Best play as it is kept, for a game that pays for the hand like the one that was counted. */
function keptPlay(game: PlayerDealerGame, { hands }: Board): BestPlay | null {
  const found = kept(boardName(hands))?.result as BestPlay | undefined;
  return found !== undefined && oddsOfPlay(game, found.played) !== null ? found : null;
}

/** Charts by starting hand, suited ones above the pairs: the first choice, and how hands that wait go on. */
export function boardCharts(game: PlayerDealerGame, board: Board): Chart[] | null {
  const found = keptPlay(game, board);
  if (found === null) return null;
  const names = Array.from({ length: RANKS }, (_, i) => printCard((RANKS - 1 - i) * SUITS)[0]);
  const grid = (title: string, cell: (start: BestPlay['starts'][number]) => string): Chart => ({
    title,
    columns: ['', ...names],
    rows: names.map((name, i) => [
      name,
      ...names.map((_, j) => {
        const [high, low] = [RANKS - 1 - Math.min(i, j), RANKS - 1 - Math.max(i, j)];
        // Above the pairs of one suit, below them of two.
        return cell(found.starts[startOf(high * SUITS, low * SUITS + (j > i ? 0 : 1))]);
      }),
    ]),
  });
  const waits = ({ worths }: BestPlay['starts'][number]) =>
    worths.wait >= Math.max(worths.before, worths['before, least']);
  const percent = (part: number) => `${Math.round(100 * part)}`;
  return [
    grid('Before the flop: P play for the most, L for the least, C check; suited above the pairs', (start) =>
      waits(start) ? 'C' : start.worths.before >= start.worths['before, least'] ? 'P' : 'L',
    ),
    grid('Checked hands that play after the flop, in percent of all', (start) =>
      waits(start) ? percent(start.flop) : '',
    ),
    grid('Checked hands that fold at last, in percent of all', (start) =>
      waits(start) ? percent(start.fold) : '',
    ),
  ];
}

/** What each choice is worth with two cards and as much of the board as is seen; null if it is not counted. */
export function boardWorths(
  game: PlayerDealerGame,
  board: Board,
  own: readonly number[],
  seen: readonly number[],
): Readonly<Record<string, number>> | null {
  if (own.length !== 2) return null;
  if (seen.length === 0) {
    const start = keptPlay(game, board)?.starts[startOf(own[0], own[1])];
    if (start === undefined) return null;
    const { before, 'before, least': least, wait } = start.worths;
    return { play: before, 'play, least': least, check: wait };
  }
  const asked = new BoardAsked(game, board, own);
  if (seen.length === BOARD) {
    const { river, fold } = asked.on(seen, ['river', 'fold']);
    return { play: river, fold };
  }
  if (seen.length !== FLOP) return null;
  const left = [...game.shoe.cards].filter((card) => !own.includes(card) && !seen.includes(card));
  let [play, check, boards] = [0, 0, 0];
  for (const [i, turn] of left.entries())
    for (const river of left.slice(i + 1)) {
      const on = asked.on([...seen, turn, river], ['flop', 'river', 'fold']);
      play += on.flop;
      check += Math.max(on.river, on.fold);
      boards++;
    }
  return { play: play / boards, check: check / boards };
}

/** A hand against all hands of the bank, on whole boards; the game is asked once for all that compare alike. */
class BoardAsked {
  readonly #game: BoardGame;
  readonly #board: Board;
  readonly #own: readonly number[];
  readonly #deck: readonly number[];
  readonly #nets = new Map<string, number>();

  constructor(game: PlayerDealerGame, board: Board, own: readonly number[]) {
    this.#game = new BoardGame(game);
    this.#board = board;
    this.#own = own;
    this.#deck = [...game.shoe.cards];
  }

  on<W extends Way>(board: readonly number[], ways: readonly W[]): Record<W, number> {
    const { value, kind, kindOfBoard } = this.#board;
    const own = this.#own;
    const mine = value(own, board);
    const sums = new Float64Array(ways.length);
    const left = this.#deck.filter((card) => !own.includes(card) && !board.includes(card));
    const theirs = [0, 0];
    const met = new Map<number, { count: number; theirs: readonly number[] }>();
    let deals = 0;
    for (let i = 1; i < left.length; i++) {
      theirs[1] = left[i];
      for (let j = 0; j < i; j++) {
        theirs[0] = left[j];
        const worth = value(theirs, board);
        const key = SIDES * kind(worth) + Math.sign(mine - worth) + 1;
        const known = met.get(key);
        if (known === undefined) met.set(key, { count: 1, theirs: [...theirs] });
        else known.count++;
        deals++;
      }
    }
    const of = `${kind(mine)} ${kindOfBoard(board)}`;
    for (const [key, { count, theirs: some }] of met)
      for (const [at, way] of ways.entries())
        sums[at] += count * this.#net(`${way} ${of} ${key}`, way, { own, board, theirs: some });
    return Object.fromEntries(ways.map((way, at) => [way, sums[at] / deals])) as Record<W, number>;
  }

  #net(key: string, way: Way, deal: Parameters<BoardGame['comes']>[1]): number {
    const known = this.#nets.get(key);
    if (known !== undefined) return known;
    const { net } = this.#game.comes(way, deal);
    this.#nets.set(key, net);
    return net;
  }
}

const SIDES = 3;

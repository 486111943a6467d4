import type { Outcome, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { Wager } from '../../engine/player-dealer/state.ts';
import { type Line, type Method, type OddsRow, RESULTS, type WagerOdds } from '../answer.ts';

/** Net of a wager to 1. */
export const netOf = (outcome: Outcome): number =>
  outcome.result === 'win' ? outcome.odds[0] / outcome.odds[1] : RESULTS[outcome.result];

/** The name of a result: the row that pays it, or the result itself. */
const nameOf = (outcome: Outcome): string =>
  outcome.result === 'win' ? (outcome.row ?? 'win') : outcome.result;

interface Sums {
  readonly line: Line;
  /** Of the round that is being counted, in units of the first wager. */
  net: number;
  bet: number;
  base: number;
  /** Over all rounds. */
  weight: number;
  nets: number;
  bets: number;
  bases: number;
  squares: number;
  betSquares: number;
  products: number;
  readonly rows: Map<string, { pays: number; weight: number }>;
}

/**
 * Adds up what wagers come to, round by round. Weights are how often a round occurs: 1 if rounds are dealt, the number
 * of deals if all are counted.
 */
export class Tally {
  readonly #sums: readonly Sums[];
  /** By id of a wager: the lines it belongs to, its own first. */
  readonly #of: ReadonlyMap<string, readonly Sums[]>;

  constructor(lines: readonly Line[]) {
    this.#sums = lines.map((line) => ({
      line,
      net: 0,
      bet: 0,
      base: 0,
      weight: 0,
      nets: 0,
      bets: 0,
      bases: 0,
      squares: 0,
      betSquares: 0,
      products: 0,
      rows: new Map(),
    }));
    const own = (id: string) => this.#sums.filter(({ line }) => line.kind.id === id);
    const others = (id: string) =>
      this.#sums.filter(({ line }) => line.kind.id !== id && line.together.has(id));
    this.#of = new Map(lines.map(({ kind: { id } }) => [id, [...own(id), ...others(id)]]));
  }

  /** A wager that was settled in this round. */
  add(id: string, chips: number, outcome: Outcome, weight = 1): void {
    this.addNet(id, chips, netOf(outcome), nameOf(outcome), weight);
  }

  addNet(id: string, chips: number, pays: number, name: string, weight = 1): void {
    const lines = this.#of.get(id);
    if (lines === undefined) return;
    for (const sums of lines) {
      sums.net += pays * chips;
      sums.bet += chips;
    }
    const [own] = lines;
    own.base += chips;
    const key = `${name} ${pays}`;
    const row = own.rows.get(key);
    if (row === undefined) own.rows.set(key, { pays, weight });
    else row.weight += weight;
  }

  /** The round is over: its sums are counted so often. */
  end(weight = 1): void {
    for (const sums of this.#sums) {
      if (sums.bet === 0) continue;
      const { net, bet } = sums;
      sums.weight += weight;
      sums.nets += weight * net;
      sums.bets += weight * bet;
      sums.bases += weight * sums.base;
      sums.squares += weight * net * net;
      sums.betSquares += weight * bet * bet;
      sums.products += weight * net * bet;
      sums.net = 0;
      sums.bet = 0;
      sums.base = 0;
    }
  }

  /** The largest standard error of any line, for simulations that stop when it is small enough. */
  get error(): number {
    return Math.max(0, ...this.#sums.map((sums) => errorOf(sums)));
  }

  answer(method: Method): WagerOdds[] {
    return this.#sums.map((sums) => oddsOf(sums, method));
  }
}

/**
 * A wager made before the cards is always one unit; how much of a later one is bet depends on the cards, so its figures
 * are fractions of everything bet on it.
 */
function errorOf({ line, weight, nets, bets, squares, betSquares, products }: Sums): number {
  if (weight < 2) return weight === 0 ? 0 : 1;
  if (line.kind.when === 'before')
    return Math.sqrt(Math.max(0, squares / weight - (nets / weight) ** 2) / weight);
  const ratio = nets / bets;
  return Math.sqrt(Math.max(0, squares - 2 * ratio * products + ratio * ratio * betSquares)) / bets;
}

function oddsOf(sums: Sums, method: Method): WagerOdds {
  const { line, weight, nets, bets, squares } = sums;
  const { id, title, when } = line.kind;
  const unit = when === 'before' ? weight : bets;
  const mean = weight === 0 ? 0 : nets / weight;
  const rows = rowsOf(sums, method);
  return {
    id,
    title,
    method,
    edge: unit === 0 ? 0 : tidy(-nets / unit),
    se: method === 'exact' ? 0 : errorOf(sums),
    sd: weight === 0 ? 0 : Math.sqrt(Math.max(0, squares / weight - mean * mean)),
    hit: rows.reduce((sum, { pays, probability }) => sum + (pays > 0 ? probability : 0), 0),
    risk: bets === 0 ? 0 : tidy(-nets / bets),
    rows,
  };
}

/** Turns minus zero into zero. */
const tidy = (number: number): number => (number === 0 ? 0 : number);

function rowsOf({ rows }: Sums, method: Method): OddsRow[] {
  let all = 0;
  for (const { weight } of rows.values()) all += weight;
  return [...rows]
    .map(([key, { pays, weight }]) => ({
      for: key.slice(0, key.lastIndexOf(' ')),
      pays,
      combinations: method === 'exact' ? weight : null,
      probability: weight / all,
    }))
    .sort((a, b) => b.pays - a.pays);
}

/** The same game, reporting what every wager comes to as it is settled. */
export const toldBy = (
  game: PlayerDealerGame,
  tell: (wager: Wager, outcome: Outcome) => void,
): PlayerDealerGame =>
  Object.create(game, {
    outcome: {
      value: (...[round, wager]: Parameters<PlayerDealerGame['outcome']>) => {
        const outcome = game.outcome(round, wager);
        tell(wager, outcome);
        return outcome;
      },
    },
  });

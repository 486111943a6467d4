import type { Outcome, WagerKind } from '../../engine/player-dealer/game.ts';
import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import type { OddsRow, WagerOdds } from '../answer.ts';
import type { ShoeCount } from '../count/shoe-count.ts';
import type { LineOfPlay } from '../round/line-of-play.ts';
import { type DealtRounds, OneBettor } from '../round/one-bettor.ts';
import { Dealing, PART } from '../round/simulate.ts';
import { netOf } from '../round/tally.ts';
import type { Against } from './against.ts';
import type { Counting } from './hands.ts';
import { Rules21 } from './rules21.ts';
import type { TwentyOne } from './solve.ts';

/** What was bet on a kind of wager, what it came to, and how often each of its results comes. */
interface Sum {
  bets: number;
  net: number;
  rows: Record<string, { pays: number; weight: number }>;
}
/** Sums by kind of wager: plain data, so that threads can hand it over. */
export type Sums = Record<string, Sum>;

/** Rounds that are dealt for the spread of a round. */
const SPREAD_ROUNDS = 20_000;

/** Everything that the counted line comes to against one card up. */
export function priceAgainst(solved: TwentyOne, up: number): Sums {
  const sums: Sums = {};
  const plain = new Flow(solved, solved.against(up), sums);
  const others = new Map<Against, Flow>();
  const size = solved.kinds.cards.length;
  for (let a = 0; a < size; a++)
    for (let b = a; b < size; b++) {
      const chance = chanceOf(solved.kinds, up, a, b);
      if (chance <= 0) continue;
      const own = [a, b];
      const worths = solved.early(own, up);
      if ((worths.surrender ?? Number.NEGATIVE_INFINITY) > worths['play on']) {
        add(sums, 'game', 1, { result: 'half' }, chance);
        continue;
      }
      const natural = solved.naturals(own, up);
      if ((worths.insurance ?? -1) > 0) {
        const [won, lost] = solved.insured(own, up);
        add(sums, 'insurance', 0.5, won, chance * natural);
        add(sums, 'insurance', 0.5, lost, chance * (1 - natural));
      }
      const hand = solved.rules.own.of(own);
      if (solved.rules.isChecked(up) && natural > 0)
        for (const [outcome, part] of solved.rules.outcomes(
          solved.rules.own.mixture(hand, false),
          solved.rules.dealer(up).natural,
          { split: false, later: false, wager: 'game' },
        ))
          add(sums, 'game', 1, outcome, chance * natural * part);
      const split = solved.split(own, up);
      const part =
        split === null || split.worth <= solved.against(up).worth(hand)
          ? 0
          : solved.isPair(own)
            ? 1
            : solved.rules.asked.sameRank(a);
      if (split !== null && part > 0)
        solved.forSplitHands(own, up, split.hands, (against, begun, bets, later) => {
          const flow = others.get(against) ?? new Flow(solved, against, sums, later);
          others.set(against, flow);
          flow.begin(begun, chance * part * bets);
        });
      plain.begin(hand, chance * (1 - part));
    }
  plain.run();
  for (const flow of others.values()) flow.run();
  return sums;
}

function chanceOf({ left, total }: ShoeCount, up: number, a: number, b: number): number {
  const gone = (kind: number, ...before: number[]) =>
    left[kind] - before.filter((one) => one === kind).length;
  const orders = a === b ? 1 : 2;
  return (orders * left[up] * gone(a, up) * gone(b, up, a)) / (total * (total - 1) * (total - 2));
}

function add(sums: Sums, kind: string, chips: number, outcome: Outcome, weight: number): void {
  if (weight === 0) return;
  sums[kind] ??= { bets: 0, net: 0, rows: {} };
  const sum = sums[kind];
  const pays = netOf(outcome);
  sum.bets += chips * weight;
  sum.net += chips * pays * weight;
  const name = outcome.result === 'win' ? (outcome.row ?? 'win') : outcome.result;
  const key = `${name} ${pays}`;
  sum.rows[key] ??= { pays, weight: 0 };
  sum.rows[key].weight += weight;
}

/** Hands on their way through the line, with how often each is there: those of fewer cards first. */
class Flow {
  readonly #solved: TwentyOne;
  readonly #against: Against;
  readonly #sums: Sums;
  readonly #later: boolean;
  readonly #bySize: Map<number, number>[] = [];

  constructor(solved: TwentyOne, against: Against, sums: Sums, later = false) {
    this.#solved = solved;
    this.#against = against;
    this.#sums = sums;
    this.#later = later;
  }

  begin(hand: number, weight: number): void {
    if (weight === 0) return;
    const size = this.#solved.rules.own.cards[hand].length;
    this.#bySize[size] ??= new Map();
    this.#bySize[size].set(hand, (this.#bySize[size].get(hand) ?? 0) + weight);
  }

  run(): void {
    for (let size = 0; size < this.#bySize.length; size++)
      for (const [hand, weight] of this.#bySize[size] ?? []) this.#play(hand, weight);
  }

  #play(hand: number, weight: number): void {
    const { own } = this.#solved.rules;
    const move = this.#against.moveId(hand);
    if (move === 'stand') {
      this.#stands(hand, weight, ['game']);
      return;
    }
    if (move === 'surrender') {
      add(this.#sums, 'game', 1, { result: 'half' }, weight * this.#against.played(hand));
      return;
    }
    const chances = this.#against.next(hand);
    for (let kind = 0; kind < chances.length; kind++) {
      if (chances[kind] <= 0) continue;
      const more = own.with(hand, kind);
      if (move === 'hit') this.begin(more, weight * chances[kind]);
      else this.#stands(more, weight * chances[kind], ['game', 'double']);
    }
  }

  #stands(hand: number, weight: number, wagers: readonly ('game' | 'double')[]): void {
    const { rules } = this.#solved;
    const { split } = this.#against;
    const mixture = rules.own.mixture(hand, split);
    this.#against.forEnds(hand, (theirs, chance) => {
      for (const wager of wagers)
        for (const [outcome, part] of rules.outcomes(mixture, theirs, { split, later: this.#later, wager }))
          add(this.#sums, wager, 1, outcome, weight * chance * part);
    });
  }
}

/** Rounds dealt by the counted line for the spread of a round, because split hands have no simple count. */
export class Spread {
  readonly #dealing: Dealing;
  readonly #bettor: OneBettor;

  constructor(game: BlackjackGame, line: LineOfPlay) {
    this.#dealing = new Dealing(game, { rounds: SPREAD_ROUNDS });
    this.#bettor = new OneBettor(game, line, this.#dealing.dealt.seed);
  }

  static readonly parts = Math.ceil(SPREAD_ROUNDS / PART);

  deal(part: number): DealtRounds {
    return this.#bettor.deal(part, this.#dealing.roundsOf(part));
  }
}

/** What the wagers of a game cost by the counted line, from what they come to against every card up. */
export function priceOf(
  game: BlackjackGame,
  all: readonly Sums[],
  spread: readonly DealtRounds[],
): WagerOdds[] {
  const sums: Sums = {};
  for (const part of all)
    for (const [kind, { bets, net, rows }] of Object.entries(part)) {
      sums[kind] ??= { bets: 0, net: 0, rows: {} };
      sums[kind].bets += bets;
      sums[kind].net += net;
      for (const [key, { pays, weight }] of Object.entries(rows)) {
        sums[kind].rows[key] ??= { pays, weight: 0 };
        sums[kind].rows[key].weight += weight;
      }
    }
  const dealing = new Dealing(game, { rounds: SPREAD_ROUNDS });
  for (const part of spread) dealing.add(part);
  const { wagers: dealt } = dealing;
  const played = ['game', 'double', 'insurance'].map((kind) => sums[kind]).filter((sum) => sum !== undefined);
  const [net, bets] = [played.reduce((s, one) => s + one.net, 0), played.reduce((s, one) => s + one.bets, 0)];
  return game.wagers.flatMap((kind, i) => {
    const sum = sums[kind.id];
    if (sum === undefined) return [];
    const own = kind.id === 'game';
    return [
      oddsOf(
        kind,
        sum,
        own ? -net : -sum.net / sum.bets,
        -(own ? net / bets : sum.net / sum.bets),
        dealt[i].sd,
      ),
    ];
  });
}

function oddsOf({ id, title }: WagerKind, { rows }: Sum, edge: number, risk: number, sd: number): WagerOdds {
  const all = Object.values(rows).reduce((sum, { weight }) => sum + weight, 0);
  const said: OddsRow[] = Object.entries(rows)
    .map(([key, { pays, weight }]) => ({
      for: key.slice(0, key.lastIndexOf(' ')),
      pays,
      combinations: null,
      probability: weight / all,
    }))
    .sort((a, b) => b.pays - a.pays);
  const hit = said.reduce((sum, { pays, probability }) => sum + (pays > 0 ? probability : 0), 0);
  return { id, title, method: 'exact', edge, se: 0, sd, hit, risk, rows: said };
}

/** Side bets on the bank's own hand: whatever players do, its chances are those of a whole shoe. */
export function bankBets(game: BlackjackGame, counting: Counting): WagerOdds[] {
  const sides = game.rules.sides.filter(({ onDealer }) => onDealer);
  if (sides.length === 0) return [];
  const rules = new Rules21(game, counting);
  const { shoe } = rules;
  const any = [shoe.cards[0], shoe.cards[1]];
  return sides.map(({ kind }) => {
    const sums: Sums = {};
    for (let up = 0; up < shoe.cards.length; up++)
      rules.forBankHands(up, (kinds, chance) => {
        const cards = [up, ...kinds].map((of) => shoe.cards[of]);
        add(
          sums,
          kind.id,
          1,
          rules.asked.outcome(any, cards, kind.id),
          (chance * shoe.left[up]) / shoe.total,
        );
      });
    const { net, rows } = sums[kind.id];
    const square = Object.values(rows).reduce((sum, { pays, weight }) => sum + weight * pays * pays, 0);
    return oddsOf(kind, sums[kind.id], -net, -net, Math.sqrt(square - net * net));
  });
}

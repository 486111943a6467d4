import type { Counted, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { linesOf, type WagerOdds, withPlain } from '../answer.ts';
import { Tally } from '../round/tally.ts';
import { Asking, Results } from './asking.ts';
import { forSuitClasses } from './suit-classes.ts';

type Showdown = Extract<Counted, { by: 'showdown' }>;

/** How a hand is played against a card in sight: the choice and its worth, and the worth of the other. */
export interface Decision {
  readonly cards: readonly number[];
  readonly seen: number;
  readonly values: Readonly<Record<string, number>>;
}

/**
 * Three cards each from one deck, one of the bank's in sight. Every hand, those that differ only by suits once, meets
 * every card in sight and every two that may go with it.
 */
export function countThreeCards(
  game: PlayerDealerGame,
  { value }: Showdown,
  base: string,
  tell: (decision: Decision, ways: number) => void = () => {},
  only?: { readonly own: readonly number[]; readonly seen: number },
): WagerOdds[] {
  const deck = Array.from(game.shoe.cards);
  const { table, reps } = valuesOfThree(deck, value);
  const asked = new Asking(game, [base]);
  const { results, choices } = ask(asked, game, base, reps);
  const [tally, plain] = [new Tally(linesOf(game)), new Tally(linesOf(game))];
  const ids = choices.map(({ id }) => id);
  const sums = choices.map(() => new Float64Array(results.nets.length));
  const size = reps.length;
  const look = (own: readonly number[], ways: number): void => {
    const mine = table[own[0] * 4096 + own[1] * 64 + own[2]];
    const others = deck.filter((card) => !own.includes(card));
    for (const seen of only === undefined ? others : [only.seen]) {
      for (const sum of sums) sum.fill(0);
      for (let i = 0; i < others.length; i++) {
        const a = others[i];
        if (a === seen) continue;
        for (let j = i + 1; j < others.length; j++) {
          const b = others[j];
          if (b === seen) continue;
          const at = mine * size + table[seen * 4096 + a * 64 + b];
          for (let c = 0; c < choices.length; c++) sums[c][choices[c].numbers[at]]++;
        }
      }
      const worth = sums.map((sum) => average(sum, results.nets));
      const best = worth.indexOf(Math.max(...worth));
      asked.own.cards.splice(0, 3, ...own);
      const known = ids.indexOf(game.advice?.(asked.state, asked.own, ids)?.id ?? '');
      add(results, tally, sums[best], ways);
      add(results, plain, sums[known < 0 ? best : known], ways);
      tell(
        { cards: own, seen, values: Object.fromEntries(choices.map(({ id }, i) => [id, worth[i]])) },
        ways,
      );
    }
  };
  if (only === undefined) forSuitClasses(game.shoe, 3, look);
  else look(only.own, 1);
  return withPlain(tally.answer('exact'), plain.answer('exact'));
}

function add(results: Results, to: Tally, counts: Float64Array, ways: number): void {
  for (let n = 0; n < counts.length; n++) if (counts[n] > 0) results.tally(to, n, ways * counts[n]);
}

function average(counts: Float64Array, nets: readonly number[]): number {
  let [sum, all] = [0, 0];
  for (let i = 0; i < counts.length; i++) {
    sum += counts[i] * nets[i];
    all += counts[i];
  }
  return sum / all;
}

/** The place of each hand's value in order, for any order of its cards, and a hand for each value. */
function valuesOfThree(deck: readonly number[], value: Showdown['value']) {
  const reps = new Map<number, number[]>();
  for (const a of deck)
    for (const b of deck) for (const c of deck) if (a < b && b < c) reps.set(value([a, b, c]), [a, b, c]);
  const values = [...reps.keys()].sort((a, b) => a - b);
  const places = new Map(values.map((one, place) => [one, place]));
  const table = new Uint16Array(64 * 4096);
  for (const a of deck)
    for (const b of deck)
      for (const c of deck)
        if (a !== b && b !== c && a !== c) table[a * 4096 + b * 64 + c] = places.get(value([a, b, c])) ?? 0;
  return { table, reps: values.map((one) => reps.get(one) ?? []) };
}

/** The game is asked once for each choice and each two values. */
function ask(first: Asking, game: PlayerDealerGame, base: string, reps: readonly (readonly number[])[]) {
  const results = new Results();
  first.own.cards.push(...reps[0]);
  const choices = first.open.map((choice) => {
    const asked = new Asking(game, [base]).choose(choice);
    const numbers = new Uint8Array(reps.length * reps.length);
    for (let mine = 0; mine < reps.length; mine++) {
      asked.own.cards.splice(0, asked.own.cards.length, ...reps[mine]);
      for (let theirs = 0; theirs < reps.length; theirs++) {
        asked.dealer.cards.splice(0, asked.dealer.cards.length, ...reps[theirs]);
        numbers[mine * reps.length + theirs] = results.number(asked.comes());
      }
    }
    return { id: choice.id, numbers };
  });
  return { results, choices };
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printCard, type Random, seededRandom } from '../cards/index.ts';
import type { Round } from '../engine/player-dealer/round.ts';
import { playerOf, type RoundState, type Wager } from '../engine/player-dealer/state.ts';
import { playAtRandom } from '../engine/player-dealer/testing/random.ts';
import { baccarats as blackSheep } from './black-sheep/baccarat.ts';
import { baccarats as empire } from './empire/baccarat.ts';
import { baccarats as gardens } from './hawaiian-gardens/baccarat.ts';
import { nines } from './hawaiian-gardens/nines.ts';
import { baccarats as luckyLady } from './lucky-lady/baccarat.ts';
import type { PlayerDealerOffering } from './offering/offering.ts';
import type { SettingValue } from './offering/setting.ts';
import { gameOf } from './testing/testing.ts';

/** Random rounds, and each claim reckoned a second time, plainly, from the words of the books. */

const RUNS = Number(process.env.RUNS ?? 8);

type Values = Readonly<Record<string, SettingValue>>;
/** What a wager should come to: `-1` lost, `0` push, `-0.5` half, else the odds it is paid at. */
type Reckon = (state: RoundState, bet: Wager, values: Values) => number;

const pips = (card: number) => {
  const [letter] = printCard(card);
  return letter === 'A' ? 1 : Number.isNaN(Number(letter)) ? 0 : Number(letter);
};
const points = (cards: readonly number[]) => cards.reduce((sum, card) => sum + pips(card), 0) % 10;
const compare = (mine: number, theirs: number, tie = 0) => (mine > theirs ? 1 : mine < theirs ? -1 : tie);
const lowTie = (total: number) => (total < 2 ? -1 : 0);

/** 000:469-475 in words; 003:1448-1463 for the odd chart. */
function bankerDraws(banker: number, player: readonly number[], odd: boolean): boolean {
  if (player.length === 2) return banker <= 5;
  const third = pips(player[2]);
  if (odd) return banker <= 3 || (banker <= 5 && third >= 3 && third <= 7);
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 4) return ![0, 1, 8, 9].includes(third);
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && (third === 6 || third === 7);
}

const baccarat =
  (more: { odd?: boolean; bankerPays?: number; tie?: number } = {}): Reckon =>
  ({ shared: { player, banker } }, { kind }, values) => {
    const first = [points(player.cards.slice(0, 2)), points(banker.cards.slice(0, 2))];
    const over = values.naturalStops !== false && Math.max(...first) >= 8;
    const odd = more.odd === true && values.chart !== 'usual';
    expect(player.cards.length).toBe(!over && first[0] <= 5 ? 3 : 2);
    expect(banker.cards.length).toBe(!over && bankerDraws(first[1], player.cards, odd) ? 3 : 2);
    const [p, b] = [points(player.cards), points(banker.cards)];
    const seven = banker.cards.length === 3 && b === 7 && p < 7;
    // 000:436-438: a natural stands above every hand of three cards.
    const ranked = (cards: readonly number[]) =>
      values.naturalRanks === true && cards.length === 2 && points(cards) >= 8
        ? points(cards) + 2
        : points(cards);
    const [pr, br] = [ranked(player.cards), ranked(banker.cards)];
    switch (kind) {
      case 'player':
        return compare(pr, br);
      case 'banker':
        return seven && values.sevenPushes === true ? 0 : pr < br ? (more.bankerPays ?? 1) : compare(br, pr);
      case 'tie':
        return p === b ? (more.tie ?? 8) : -1;
      case 'seven':
        return seven ? 40 : -1;
      case 'eight':
        return player.cards.length === 3 && p === 8 && b < 8 ? 25 : -1;
      case 'nine':
        return Math.abs(p - b) === 9 ? 25 : -1;
      case 'one up':
        return p - b !== 1 ? -1 : p === 1 ? 30 : 9;
      default: {
        const [a, c] = player.cards.map(printCard);
        const [d, e] = banker.cards.map(printCard);
        const pairs = [a[0] === c[0], d[0] === e[0]].filter((is) => is).length;
        const flush = new Set([a, c, d, e].map((text) => text[1])).size === 1;
        const paired = pairs === 2 ? 40 : pairs === 1 ? 3 : 0;
        if (values.bonusRows === 'all' && flush) return 10 + paired;
        return pairs === 2 ? 40 : flush ? 10 : pairs === 1 ? 3 : -1;
      }
    }
  };

/** The hand that a player plays: at their seat, or else the first they bet on. */
function isOwn(state: RoundState, spot: number): boolean {
  const player = playerOf(state, spot);
  const spots = state.wagers
    .filter(({ seat, cents, spot: on }) => seat === player && cents > 0 && playerOf(state, on) === player)
    .map((bet) => bet.spot);
  const own = spots.includes(player * state.game.circles) ? player * state.game.circles : spots[0];
  return own === spot;
}

/** Whether a hand hits, where the chart leaves these totals open. */
function hits(
  state: RoundState,
  spot: number,
  total: number,
  open: readonly number[],
  /** 002:815: whether further circles are played by their bettor, too. */
  further = false,
): boolean {
  const choices = state.hands[spot].flatMap((hand) => hand.choices);
  if (!open.includes(total)) return total < open[0];
  const own = further || isOwn(state, spot);
  if (own && choices.some((id) => id === 'hit' || id === 'double' || id === 'draw')) return true;
  if (own && choices.includes('stand')) return false;
  return total <= 5;
}

const super9 =
  (lowTies: boolean): Reckon =>
  (state, { kind, spot }) => {
    const { cards } = state.hands[spot][0];
    const dealer = state.shared.dealer.cards;
    const first = points(cards.slice(0, 3));
    expect(cards.length).toBe(hits(state, spot, first, [5, 6]) ? 4 : 3);
    const theirs = points(dealer.slice(0, 3));
    if (theirs !== 5 && theirs !== 6) expect(dealer.length).toBe(theirs < 5 ? 4 : 3);
    const [mine, bank] = [points(cards), points(dealer)];
    if (kind === 'game') return compare(mine, bank, lowTies ? lowTie(mine) : 0);
    const natural = cards.length === 3 && dealer.length === 3 && mine === bank && mine >= 7;
    return natural ? (mine === 8 ? 40 : 10) : -1;
  };

const baccarat9 =
  (open: readonly number[], nineStops: boolean): Reckon =>
  (state, { kind, spot }, values) => {
    const { player, banker, hit } = state.shared;
    const first = [points(player.cards), points(banker.cards.slice(0, 3))];
    const over = nineStops && first.includes(9);
    expect(banker.cards.length).toBe(!over && first[1] <= 5 ? 4 : 3);
    if (over) expect(hit).toBeUndefined();
    const takes = kind === 'player' ? hits(state, spot, first[0], open) : first[0] <= 5;
    const mine = points(takes && !over ? [...player.cards, ...hit.cards] : player.cards);
    const theirs = points(banker.cards);
    if (kind === 'tie') return mine === theirs ? 8 : -1;
    if (kind === 'player') return compare(mine, theirs, lowTie(mine));
    return compare(theirs, mine, mine < 2 ? 1 : values.bankerTies === 'lost' ? -1 : 0);
  };

const twentyFirst: Reckon = (state, { kind, spot }, values) => {
  const { player, dealer, hit } = state.shared;
  const choices = state.hands[spot].flatMap((hand) => hand.choices);
  const takes = hits(state, spot, points(player.cards), [5, 6], values.furtherCircles === 'as asked');
  const surrendered = choices.includes('surrender');
  expect(dealer.cards.length).toBe(points(dealer.cards.slice(0, 2)) <= 5 ? 3 : 2);
  if (kind === 'tie' && surrendered && values.surrenderedTie === 'lost') return -1;
  if (kind !== 'tie' && surrendered) return -0.5;
  const mine = points(takes ? [...player.cards, ...hit.cards] : player.cards);
  const theirs = points(dealer.cards);
  if (kind === 'tie') return mine === theirs ? Number(values.tiePays) : -1;
  return compare(mine, theirs, lowTie(mine));
};

const nineAndAHalf: Reckon = (state, { spot }) => {
  const total = (cards: readonly number[]) => cards.reduce((sum, card) => sum + (pips(card) || 0.5), 0);
  const mine = total(state.hands[spot][0].cards);
  const theirs = total(state.shared.dealer.cards);
  expect(theirs).toBeGreaterThan(5.5);
  expect(total(state.shared.dealer.cards.slice(0, -1))).toBeLessThanOrEqual(5.5);
  if (mine > 9.5) return -1;
  const result = theirs > 9.5 ? 1 : compare(mine, theirs);
  return result === 1 && mine === 9.5 ? 1.2 : result;
};

const reckoned: readonly (readonly [PlayerDealerOffering, Reckon])[] = [
  ...blackSheep.map((of) => [of, baccarat()] as const),
  [gardens[0], baccarat({ odd: true, bankerPays: 0.95 })],
  ...gardens.slice(1).map((of) => [of, baccarat()] as const),
  [luckyLady[0], baccarat({ tie: 9 })],
  [luckyLady[1], baccarat()],
  [empire[0], twentyFirst],
  [nines[0], super9(true)],
  [nines[1], baccarat9([4, 5, 6], false)],
  [nines[2], baccarat9([5, 6], true)],
  [nines[3], nineAndAHalf],
  [nines[4], super9(false)],
  [nines[5], super9(true)],
];

function anyValues({ settings }: PlayerDealerOffering, random: Random): Values {
  return Object.fromEntries(
    Object.entries(settings).map(([name, { choices }]) => [name, choices[random.below(choices.length)]]),
  );
}

function check({ state, log }: Round, reckon: Reckon, values: Values): number {
  let checked = 0;
  for (const event of log) {
    if (event.type !== 'settled') continue;
    const bet = state.wagers[event.wager];
    // 003:1375: what the player-dealer lays on an empty seat has no action.
    const result = bet.seat === state.dealer ? 0 : reckon(state, bet, values);
    const said = `${event.seat} ${event.kind} ${event.result} ${event.due}, not ${result}`;
    expect(event.due, said).toBe(Math.floor(Number((bet.cents * Math.abs(result)).toFixed(6))));
    const word = result > 0 ? 'win' : result === 0 ? 'push' : result === -0.5 ? 'half' : 'lose';
    if (event.result !== 'unmet') expect(event.result, said).toBe(word);
    checked++;
  }
  return checked;
}

describe('random rounds of every setting, reckoned again', () => {
  test.each(reckoned.map(([offering, reckon]) => [offering.id, offering, reckon] as const))(
    '%s',
    (_, offering, reckon) => {
      let checked = 0;
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
          const random = seededRandom(`${offering.id} ${seed}`);
          const values = anyValues(offering, random);
          const { limits } = offering.limits[random.below(offering.limits.length)];
          checked += check(playAtRandom(gameOf(offering, values), limits, random), reckon, values);
        }),
        { numRuns: RUNS },
      );
      expect(checked).toBeGreaterThan(4 * RUNS);
    },
  );
});

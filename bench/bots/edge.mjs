/**
 * How far the built-in players are from best play against a bank, by offering: `node bench/bots/edge.mjs [rounds]
 * [words of offerings…]`. Rounds are dealt with the bets that a hand is played for. What each choice gives up is what
 * the best would have been worth more, by what was counted for games of twenty-one, else by many more deals than the
 * player looked at: luck of the cards is left out. QUICK=1 asks quick players.
 */

import { advise } from '../../packages/core/dist/bots/player-dealer/lines.js';
import { Trial } from '../../packages/core/dist/bots/player-dealer/trial.js';
import { seededRandom, shuffle } from '../../packages/core/dist/cards/index.js';
import { viewFor } from '../../packages/core/dist/engine/index.js';
import { optionsFor } from '../../packages/core/dist/engine/player-dealer/choices.js';
import { evolve } from '../../packages/core/dist/engine/player-dealer/evolve.js';
import { Round } from '../../packages/core/dist/engine/player-dealer/round.js';
import { newRound } from '../../packages/core/dist/engine/player-dealer/state.js';
import { isSplit, upCard } from '../../packages/core/dist/games/blackjack/rules.js';
import { offerings } from '../../packages/core/dist/houses/index.js';
import { chooseSettings } from '../../packages/core/dist/houses/offering/setting.js';
import { chartLineOf } from '../../packages/core/dist/odds/advice/chart-line.js';
import { oddsOf } from '../../packages/core/dist/odds/offering-odds.js';
import { commandFor, plainLine, playOut } from '../../packages/core/dist/odds/round/line-of-play.js';
import { waysOf } from '../../packages/core/dist/odds/round/ways.js';
import { TwentyOne } from '../../packages/core/dist/odds/twenty-one/solve.js';

const [count = '2000', ...words] = process.argv.slice(2);
const quick = process.env.QUICK === '1';
const UNIT = 10_000;
const DEALS = 3000;
const percent = (part) => (part === undefined ? '' : `${(100 * part).toFixed(2)}%`).padStart(9);

process.stdout.write(
  `${'of the first bet, by which the bank gains'.padEnd(52)}     best    plain     bots        ±     µs\n`,
);
for (const offering of offerings) {
  if (offering.kind !== 'player-dealer') continue;
  if (words.length > 0 && !words.some((word) => offering.id.includes(word))) continue;
  const { values } = chooseSettings(offering.settings, {});
  const game = offering.game(values);
  if (!game.script.some(({ do: what, who }) => what === 'choose' && who !== 'dealer')) continue;
  const base = game.wagers[0];
  const found = oddsOf(offering, { milliseconds: 1000 });
  const [odds] = found.odds.wagers;
  const chart = chartLineOf(game, offering, undefined);
  const { best, plain, se, micro } = measure(game, base, chart);
  const edge = odds.edge;
  const plainEdge = odds.plain === undefined ? edge + plain : edge + odds.plain;
  const bots = edge + best;
  process.stdout.write(
    `${offering.id.padEnd(52)}${percent(edge)}${percent(plainEdge)}${percent(bots)}${percent(se)}${micro.toFixed(0).padStart(7)}\n`,
  );
}

function measure(game, base, chart) {
  const random = seededRandom(`${game.name} bots`);
  const judge = game.counted?.by === 'twenty-one' ? byCount(game) : byTrial(game, seededRandom('judge'));
  const gains = [];
  const others = [];
  let time = 0;
  let asked = 0;
  for (let n = 0; n < Number(count); n++) {
    let gain = 0;
    let other = 0;
    deal(game, base, random, (view, hand, open) => {
      const started = process.cpuUsage();
      const advice = advise(view, 1, hand, open, { random, quick, chart });
      time += process.cpuUsage(started).user / 1000;
      asked++;
      const said = judge(view, hand, open, advice);
      gain += said.ours;
      other += said.plain;
      return advice;
    });
    gains.push(gain);
    others.push(other);
  }
  const mean = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const average = mean(gains);
  const se = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - average) ** 2, 0)) / gains.length;
  const micro = (1000 * time) / asked;
  return { best: average, plain: mean(others), se, micro };
}

/** What a choice gives up against the best, by what was counted; and what the plain one would. */
function byCount(game) {
  const solved = new TwentyOne(game, game.counted);
  const { alike } = game.counted;
  const kinds = new Map(solved.kinds.cards.map((card, kind) => [alike(card), kind]));
  const kindOf = (card) => kinds.get(alike(card)) ?? 0;
  const plain = plainLine(game);
  return (view, hand, open, { id }) => {
    const ids = open.map((one) => one.id);
    const own = hand.cards.map(kindOf);
    const up = kindOf(upCard(view));
    let worths;
    if (ids.includes('play on')) worths = { ...solved.early(own, up) };
    else worths = solved.play(own, up, { split: isSplit(hand), oneRank: ids.includes('split') });
    if (ids.includes('play on') && worths.insurance !== undefined) worths.insurance += worths['play on'];
    const of = (choice) => worths[choice] ?? null;
    const most = Math.max(...ids.map((choice) => of(choice) ?? Number.NEGATIVE_INFINITY));
    const lost = (choice) =>
      of(choice) === null || most === Number.NEGATIVE_INFINITY ? 0 : most - of(choice);
    return { ours: lost(id), plain: lost(plain(view, hand, open).id) };
  };
}

/** What a choice gives up against the best of all ways, by many deals that are played on by the plain advice. */
function byTrial(game, random) {
  const plain = plainLine(game);
  const goesOn = (state, held, choices) => {
    const legal = choices.map(({ id, wager, set, discards = 0 }) => ({
      id,
      chips: wager ?? null,
      front: set?.way === null ? set.front : 0,
      discards,
    }));
    const { id } = plain(state, held, legal);
    return choices.find((choice) => choice.id === id);
  };
  const key = ({ id, discard = [], front = [] }) => `${id} ${discard} ${[...front].sort()}`;
  return (view, hand, open, advice) => {
    const options = optionsFor(view, hand);
    const ways = waysOf(game, hand, options);
    if (ways.length < 2) return { ours: 0, plain: 0 };
    const trial = new Trial(view, 1, hand, goesOn, random);
    const deals = ways.length > 4 ? DEALS / 5 : DEALS;
    // One half says which is the best, the other what that is worth: neither is flattered by chance.
    const halves = [ways.map(() => 0), ways.map(() => 0)];
    let done = 0;
    for (; done < Math.min(deals, trial.unseen.deals); done++) {
      trial.unseen.dealAnew();
      for (const [i, way] of ways.entries()) halves[done & 1][i] += trial.worth(way);
      if (trial.unseen.isCertain) {
        done++;
        break;
      }
    }
    const isAll = done === trial.unseen.deals || trial.unseen.isCertain;
    const all = ways.map((_, i) => halves[0][i] + halves[1][i]);
    const [said, worth] = isAll ? [all, all] : halves;
    const best = said.indexOf(Math.max(...said));
    const lost = (one) => {
      const at = ways.findIndex((way) => key(way) === key(one));
      return at < 0 ? 0 : (worth[best] - worth[at]) / (isAll ? done : done / 2) / UNIT;
    };
    return { ours: lost(advice), plain: lost(plain(view, hand, open)) };
  };
}

/** A round with the bets that its hand is played for. */
function deal(game, base, random, line) {
  const stacks = new Array(game.seats).fill(null);
  stacks[0] = 1e12;
  stacks[1] = 1e12;
  const setup = { game, stacks, dealer: 0, limits: { min: 100, max: null, step: 100 }, running: true };
  const round = Round.start(setup);
  round.play({ type: 'shuffle', cards: [...shuffle(Uint8Array.from(game.shoe.cards), random)].slice(0, 90) });
  while (round.need?.type === 'roll')
    round.play({ type: 'roll', dice: Array.from({ length: round.need.count }, () => 1 + random.below(6)) });
  round.play({ type: 'stake', seat: 0, cents: 1e12 });
  for (const kind of [base.id, base.goesWith])
    if (kind !== undefined) round.play({ type: 'wager', seat: 1, spot: game.circles, kind, cents: UNIT });
  round.play({ type: 'close' });
  const views = {};
  playOut(
    round,
    (dice) => Array.from({ length: dice }, () => 1 + random.below(6)),
    (hand) => {
      views[hand.seat] ??= { state: newRound(setup), seen: 0 };
      const view = views[hand.seat];
      for (; view.seen < round.log.length; view.seen++)
        evolve(view.state, viewFor(round.log[view.seen], hand.seat));
      return commandFor(view.state, hand, hand.seat === 1 ? line : plainLine(game));
    },
  );
}

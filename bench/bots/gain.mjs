/**
 * What the built-in players of pot games gain against those of another build, in big bets in 100 hands:
 * `node bench/bots/gain.mjs <dist of the other core> [hands] [words of offerings…]`. Half of six seats are ours; every
 * deck is played twice, the second time with the sides changed, so that the cards are the same for both.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { characterOf } from '../../packages/core/dist/bots/character.js';
import { playPot } from '../../packages/core/dist/bots/pot/player.js';
import { seededRandom, shuffle } from '../../packages/core/dist/cards/index.js';
import { viewFor } from '../../packages/core/dist/engine/index.js';
import { evolve } from '../../packages/core/dist/engine/pot/evolve.js';
import { Hand } from '../../packages/core/dist/engine/pot/hand.js';
import { legal } from '../../packages/core/dist/engine/pot/legal.js';
import { newHand } from '../../packages/core/dist/engine/pot/state.js';
import { offerings } from '../../packages/core/dist/houses/index.js';
import { chooseSettings } from '../../packages/core/dist/houses/offering/setting.js';

const [folder, count = '400', ...words] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Which build to play against? Name the dist folder of another core.\n');
  process.exit(1);
}
const theirs = await import(pathToFileURL(resolve(folder, 'bots/pot/player.js')).href);
const SEATS = 6;
const quick = process.env.QUICK === '1';
const WHO = Array.from({ length: SEATS }, (_, seat) => characterOf(`seat ${seat + 1}`));

const chosen = offerings.filter(
  ({ id, kind }) => kind === 'pot' && (words.length === 0 || words.some((word) => id.includes(word))),
);
for (const offering of chosen) {
  const { values } = chooseSettings(offering.settings, {});
  const game = offering.game(values);
  const { stakes } = offering.limits[0];
  const big = stakes.bets[stakes.bets.length - 1];
  const gains = [];
  let folds = 0;
  let faced = 0;
  for (let n = 0; n < Number(count); n++) {
    let gain = 0;
    for (const side of [0, 1]) {
      const seed = `${offering.id} ${n}`;
      const { won, stats } = play(game, stakes, big, seed, (seat) => (seat + side + (n & 1)) % 2 === 0);
      gain += won / 2;
      folds += stats.folds;
      faced += stats.faced;
    }
    gains.push(gain / big / (SEATS / 2));
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const spread = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)) / gains.length;
  process.stdout.write(
    `${offering.id.padEnd(48)} ${(100 * mean).toFixed(1).padStart(7)} ± ${(100 * spread).toFixed(1).padStart(5)} big bets in 100 hands; folds ${((100 * folds) / faced).toFixed(0)} % to a bet after the first round\n`,
  );
}

/** One hand; what our seats have won together, and how often they fold. */
function play(game, stakes, big, seed, isOurs) {
  const stacks = new Array(Math.min(SEATS, game.players)).fill(60 * big);
  const setup = { game, stakes, stacks, button: stacks.length - 1 };
  const hand = Hand.start(setup);
  const deck = seededRandom(`${seed} deck`);
  const whims = seededRandom(`${seed} whims`);
  const views = stacks.map(() => ({ state: newHand(setup), seen: 0 }));
  const stats = { folds: 0, faced: 0 };
  for (;;) {
    const due = legal(hand);
    if (due.due === 'nothing') break;
    if (due.due === 'shuffle') {
      hand.play({ type: 'shuffle', cards: [...shuffle(Uint8Array.from(hand.need.cards), deck)] });
      continue;
    }
    const view = views[due.seat];
    for (; view.seen < hand.log.length; view.seen++)
      evolve(view.state, viewFor(hand.log[view.seen], due.seat));
    const ours = isOurs(due.seat);
    const mind = ours ? playPot : theirs.playPot;
    const command = mind({ seat: due.seat, state: view.state }, due, WHO[due.seat], whims, quick);
    if (ours && due.due === 'bet' && due.call > 0 && hand.state.round > 1) {
      stats.faced++;
      if (command.type === 'fold') stats.folds++;
    }
    const answer = hand.play(command);
    if (!answer.ok) throw new Error(answer.message);
  }
  let won = 0;
  for (let seat = 0; seat < stacks.length; seat++)
    if (isOurs(seat)) won += hand.state.chips[seat] - stacks[seat];
  return { won, stats };
}

/**
 * What the built-in players of pot games gain against those of another build, in big bets in 100 hands:
 * `node bench/bots/gain.mjs <dist of the other core> [hands] [words of offerings…]`. Half of six seats are ours; every
 * deck is played twice, the second time with the sides changed, so that the cards are the same for both.
 */
import { from, loadCore, OURS, playPotHand } from './pot-hand.mjs';

const [folder, count = '400', ...words] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Which build to play against? Name the dist folder of another core.\n');
  process.exit(1);
}
const theirs = await from(folder)('bots/pot/player.js');
const load = from(OURS);
const { characterOf } = await load('bots/character.js');
const { playPot } = await load('bots/pot/player.js');
const { offerings } = await load('houses/index.js');
const { chooseSettings } = await load('houses/offering/setting.js');
const core = await loadCore(load);
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
  const stats = { folds: 0, faced: 0 };
  const hand = playPotHand(core, setup, seed, (due, state, whims, hand) => {
    const ours = isOurs(due.seat);
    const mind = ours ? playPot : theirs.playPot;
    const command = mind({ seat: due.seat, state }, due, WHO[due.seat], whims, quick);
    if (ours && due.due === 'bet' && due.call > 0 && hand.state.round > 1) {
      stats.faced++;
      if (command.type === 'fold') stats.folds++;
    }
    return command;
  });
  let won = 0;
  for (let seat = 0; seat < stacks.length; seat++)
    if (isOurs(seat)) won += hand.state.chips[seat] - stacks[seat];
  return { won, stats };
}

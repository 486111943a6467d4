/**
 * How the built-in players behave in pot games: how often they fold to a bet on each street, how long they raise one
 * another, and how many hands each character plays and raises before anything is seen (VPIP and PFR).
 * `node bench/bots/habits.mjs [hands] [words of offerings…]`; CARDROOM_CORE names the dist of another core, SEATS
 * how many sit there, QUICK=1 asks quick players.
 */
import { from, loadCore, OURS, playPotHand } from './pot-hand.mjs';

const load = from(process.env.CARDROOM_CORE ?? OURS);
const { characterOf } = await load('bots/character.js');
const { playPot } = await load('bots/pot/player.js');
const { offerings } = await load('houses/index.js');
const { chooseSettings } = await load('houses/offering/setting.js');
const core = await loadCore(load);

const [count = '200', ...words] = process.argv.slice(2);
const quick = process.env.QUICK === '1';
const SEATS = Number(process.env.SEATS ?? 6);
const styled = (name, looseness, aggression) => ({
  ...characterOf(name),
  name,
  looseness,
  aggression,
  bluff: aggression,
});
const WHO = [
  styled('rock', 0.1, 0.1),
  styled('tight', 0.25, 0.75),
  styled('station', 0.9, 0.1),
  styled('maniac', 0.9, 0.9),
  styled('middling', 0.5, 0.5),
  styled('loose', 0.7, 0.4),
];

for (const offering of offerings) {
  if (offering.kind !== 'pot' || (words.length > 0 && !words.some((word) => offering.id.includes(word))))
    continue;
  const game = offering.game(chooseSettings(offering.settings, {}).values);
  const { stakes } = offering.limits[0];
  const streets = [];
  const wars = [];
  const habits = WHO.map(() => ({ in: 0, raised: 0, hands: 0 }));
  for (let n = 0; n < Number(count); n++)
    play(game, stakes, `${offering.id} ${n}`, n, { streets, wars, habits });
  const folds = streets.map((one) => (one ? `${((100 * one.folds) / one.faced).toFixed(0)}` : '-')).slice(1);
  wars.sort((a, b) => b - a);
  process.stdout.write(
    `${offering.id.padEnd(46)} folds to a bet ${folds.join(', ')}%; most raises ${wars.slice(0, 3).join(', ')}\n`,
  );
  process.stdout.write(
    `  ${habits.map((one, i) => `${WHO[i].name} ${part(one.in, one.hands)}/${part(one.raised, one.hands)}`).join('  ')}\n`,
  );
}

function part(of, all) {
  return ((100 * of) / Math.max(1, all)).toFixed(0);
}

function play(game, stakes, seed, n, { streets, wars, habits }) {
  const big = stakes.bets[stakes.bets.length - 1];
  const stacks = new Array(Math.min(SEATS, game.players)).fill(60 * big);
  const setup = { game, stakes, stacks, button: n % stacks.length };
  const did = stacks.map(() => ({ in: false, raised: false }));
  let [round, raises] = [0, 0];
  playPotHand(core, setup, seed, (due, seen, whims, { state }) => {
    // Everybody sits everywhere in turn.
    const who = WHO[(due.seat + Math.floor(n / stacks.length)) % WHO.length];
    const command = playPot({ seat: due.seat, state: seen }, due, who, whims, quick);
    if (state.round !== round) [round, raises] = [state.round, 0];
    if (due.due === 'bet') {
      if (due.call > 0) {
        streets[state.round] ??= { folds: 0, faced: 0 };
        streets[state.round].faced++;
        if (command.type === 'fold') streets[state.round].folds++;
      }
      if (command.type === 'bet') wars.push(++raises);
      if (state.round <= 1 && (command.type === 'bet' || (command.type === 'call' && due.call > 0)))
        did[due.seat].in = true;
      if (state.round <= 1 && command.type === 'bet') did[due.seat].raised = true;
    }
    return command;
  });
  for (const [seat, { in: came, raised }] of did.entries()) {
    const habit = habits[(seat + Math.floor(n / stacks.length)) % WHO.length];
    habit.hands++;
    if (came) habit.in++;
    if (raised) habit.raised++;
  }
}

/** A table for a hundred hands: bots, and one mind of our own that only ever calls. */
import { botMind, simulate } from '@cardroom/core';

/** Checks or calls whatever comes; all else (chips, coming back) is left to the bot. */
function caller(seen) {
  const { hand } = seen.state;
  if (hand?.kind !== 'pot' || hand.state.actor !== seen.seat) return botMind(seen);
  const usual = botMind(seen);
  if (usual?.type !== 'play' || !['fold', 'bet'].includes(usual.command.type)) return usual;
  const { level, chips, seats } = hand.state;
  // Chips lie in stacks first, then in bets.
  const type = chips[seats + seen.seat] < level ? 'call' : 'check';
  return { type: 'play', command: { type, seat: seen.seat } };
}

const run = simulate('black-sheep/holdem', { seats: 6, hands: 100, seed: 7, minds: [caller] });
if (!run.ok) throw new Error(run.message);

const won = new Array(6).fill(0);
let last = null;
for await (const hand of run) {
  for (let seat = 0; seat < won.length; seat++) won[seat] += hand.results[seat];
  last = hand;
}
process.stdout.write(`${last.number} hands.\n`);
for (const [seat, cents] of won.entries())
  process.stdout.write(
    `Seat ${seat + 1}${seat === 0 ? ' (the caller)' : ''}: ${cents < 0 ? '-' : '+'}$${Math.abs(cents) / 100}\n`,
  );
process.stdout.write(`The last of them:\n${last.tell().join('\n')}\n`);

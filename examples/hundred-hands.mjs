/** A table for a hundred hands: bots, and one mind of our own that only ever calls. */
import { botMind, simulate } from '@cardroom/core';
import { legalNow } from '@cardroom/core/table';

/** Checks or calls whatever comes; all else (chips, coming back) is left to the bot. */
function caller(seen) {
  const now = legalNow(seen.state);
  if (now?.kind !== 'pot' || now.legal.due !== 'bet' || now.legal.seat !== seen.seat) return botMind(seen);
  return { type: 'play', command: { type: now.legal.check ? 'check' : 'call', seat: seen.seat } };
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

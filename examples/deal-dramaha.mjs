/** Deals a hand of Dramaha and plays it by words: the house shuffles, and whose turn it is need not be said. */
import { deal } from '@cardroom/core';

const hand = deal('hawaiian-gardens/dramaha', { stacks: ['$200', '$200', '$200'], seed: 7 });
if (!hand.ok) throw new Error(hand.message);

process.stdout.write(`First ${hand.legal().words}.\n`);

// Before the flop, then a bet, a draw, and checks to the end.
const orders = ['call', 'call', 'check', 'bet $4', 'call', 'fold', 'stand pat', 'stand pat'];
for (const order of [...orders, 'check', 'check', 'check', 'check']) {
  const done = hand.do(order);
  if (!done.ok) throw new Error(done.message);
}

process.stdout.write(`${hand.tell().join('\n')}\n`);
process.stdout.write(`Stacks: ${hand.stacks.map((cents) => `$${cents / 100}`).join(', ')}\n`);

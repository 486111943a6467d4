/**
 * A player-dealer whose stake runs out: claims are met one by one, in the printed order, from what the bank holds
 * and wins; what it cannot reach goes back to the players.
 */
import { deal } from '@cardroom/core';

const round = deal('black-sheep/three-card-poker-6-card-bonus', {
  stacks: ['$500', '$500', '$500', '$500'],
  dealer: 0,
  seed: 11,
});
if (!round.ok) throw new Error(round.message);

// Thirty dollars against three antes of a hundred: the bank is short whatever comes.
const orders = ['put up $30', 'bet $100 ante', 'bet $100 ante', 'bet $100 ante', 'no more bets'];
for (const order of orders) {
  const done = round.do(order);
  if (!done.ok) throw new Error(done.message);
}
// Everybody plays on.
while (!round.over) {
  const done = round.do('play');
  if (!done.ok) throw new Error(done.message);
}

process.stdout.write(`${round.tell().join('\n')}\n`);
const chips = round.stacks.reduce((sum, cents) => sum + (cents ?? 0), 0);
process.stdout.write(`All chips together: $${chips / 100}.\n`);

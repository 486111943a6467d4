/** One card against another, which is to become another game with a player-dealer. */
export const playerDealerFiles = ({ id, name, slug, exported }) => ({
  game: `import { packs, rankOf, shoe } from '../../cards/index.ts';
import type { Outcome } from '../../engine/player-dealer/game.ts';
import { type RoundState, shared, type Wager } from '../../engine/player-dealer/state.ts';
import * as step from '../../engine/player-dealer/steps.ts';
import { higherWins } from '../../games/table-poker/against-dealer.ts';
import { bets } from '../limits/table-limits.ts';
import { playerDealerOffering } from '../offering/offering.ts';

/** What a wager comes to, once the cards are known. */
function outcome(round: RoundState, { spot }: Wager): Outcome {
  const [mine] = round.hands[spot][0].cards;
  const [theirs] = shared(round, 'dealer').cards;
  return higherWins(rankOf(mine) - rankOf(theirs));
}

/** ${name}: one card each, against the player-dealer's. */
export const ${exported} = playerDealerOffering({
  id: '${id}',
  name: ${JSON.stringify(name)},
  family: 'casino-poker',
  line: 'One card each; the higher card wins.',
  // Its lines in the house's rule book, "004:12-80"; null for a game that stands in none.
  cite: null,
  settings: {},
  limits: [bets(5, 100), bets(10, 1000)],
  game: () => ({
    shoe: shoe(packs.standard, 6),
    seats: 8,
    // A bet that follows during the hand is a \`step.laterWager\`, and \`step.betChoice\` the choice that makes it.
    wagers: [step.wager('bet', 'Bet', step.tableSize)],
    // A choice of the player's is \`step.choose\` of what \`step.choice\` makes; what it is called in sentences, \`verbs\`; how
    // bots make it, \`advice\`.
    script: [
      step.betting,
      ...step.cardsOut(step.deal('spots', 1, 'up'), step.deal('dealer', 1, 'up')),
      step.settleAll,
    ],
    settlement: step.seatBySeat(step.leftOfDealer, 'bet'),
    outcome,
    // Its deals are counted by the script, cards of one rank together: \`cardroom odds\` is exact.
    counted: { by: 'script', alike: rankOf },
    card: {
      about: ["One card each, against the player-dealer's. Aces are high, and suits do not count."],
      comesTo: { bet: ['The higher card wins even money; equal cards push.'] },
    },
  }),
});
`,
  test: `import { expect, test } from 'vitest';
import { play, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { gameOf } from '../testing/testing.ts';
import { ${exported} } from './${slug}.ts';

test.each([
  ['Ks Qd', '2 bet win 10'],
  ['Qs Qd', '2 bet push'],
  ['Js Qd', '2 bet lose 10'],
])('%s: %s', (deck, result) => {
  const round = start(gameOf(${exported}), { bank: 500, deck });
  expect(settled(play(round, '2 bet 10', 'close'))).toEqual([result]);
});
`,
  scenario: `${JSON.stringify(
    {
      title: 'The higher card wins, until the bank runs dry',
      cite: 'in no rule book',
      offering: id,
      seats: { 1: '$200', 2: '$200', 3: '$200' },
      dealer: 1,
      cards: { 2: 'Ks', 3: 'As', dealer: 'Qd' },
      play: ['the player-dealer puts up $15', 'seat 2 bets $10 bet', 'seat 3 bets $10 bet', 'no more bets'],
      result: {
        claims: ["seat 2's Bet wins $10 (stake left $5)", "seat 3's Bet wins $5 of $10 (stake left $0)"],
        chips: { 1: '$185', 2: '$210', 3: '$205' },
      },
    },
    null,
    2,
  )}
`,
});

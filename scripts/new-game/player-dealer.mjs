/** One card against another, which is to become another game with a player-dealer. */
export const playerDealerFiles = ({ id, name, slug, exported }) => ({
  game: `import { isPlain, packs, rankOf, shoe } from '../../cards/index.ts';
import type { Outcome } from '../../engine/player-dealer/game.ts';
import { type RoundState, shared, type Wager } from '../../engine/player-dealer/state.ts';
import * as step from '../../engine/player-dealer/steps.ts';
import { against, higherWins } from '../../games/table-poker/against-dealer.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import { bets } from '../limits/table-limits.ts';
import { playerDealerOffering } from '../offering/offering.ts';

/** How hands rank, with what the rule card says of it. */
const ranking: Ranking = {
  id: '${slug}',
  title: 'One card (${name.replaceAll("'", '’')})',
  parts: [{ name: 'card', sizes: [1] }],
  accepts: isPlain,
  repeats: true,
  value: (cards) => 1 + rankOf(cards[0]),
  name: (value) => '23456789TJQKA'[value - 1],
  words: { name: 'card', examples: 'none', says: ['Aces are high; suits do not count.'] },
};

/** What the player's card is worth, and the player-dealer's. */
const worths = (round: RoundState, { spot }: Wager): readonly [number, number] => [
  ranking.value(round.hands[spot][0].cards),
  ranking.value(shared(round, 'dealer').cards),
];

/** What a wager comes to, once the cards are known. */
function outcome(round: RoundState, wager: Wager): Outcome {
  const [mine, theirs] = worths(round, wager);
  return higherWins(mine - theirs);
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
    name: ${JSON.stringify(name)},
    shoe: shoe(packs.standard, 6),
    seats: 8,
    circles: 1,
    backline: { kinds: 'none', most: 0, decides: 'seated' },
    wagers: [step.wager('bet', 'Bet', step.tableSize)],
    // A choice of the player's is \`step.choose\` of what \`step.choice\` makes, with a bet of its own as its \`wager\`; what it is
    // called in sentences, \`verbs\`; how bots make it, \`advice\`.
    script: [
      step.betting,
      ...step.cardsOut(step.deal('spots', 1, 'up'), step.deal('dealer', 1, 'up')),
      step.settleAll,
    ],
    settlement: step.seatBySeat(step.leftOfDealer, 'bet'),
    outcome,
    // What is told after a colon: "Seat 2 wins $10 on Bet: K against Q."
    why: (round, wager) => against(ranking, ...worths(round, wager)),
    card: {
      about: ["One card each, against the player-dealer's."],
      rankings: [{ of: '', ranking }],
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

/**
 * A game of your own in one file: Courchevel, five-card Omaha whose first board card is turned before the first
 * bets. Declared with the words of the other games, dealt, and played at a table with bots. `@cardroom/core/pot` has
 * what a game for a pot needs and nothing of the five houses.
 */
import { deal, packs } from '@cardroom/core';
import { botMind, openTable, potOffering, simulate, steps } from '@cardroom/core/pot';
import { omaha } from '@cardroom/core/ranks';

const { afterBlinds, bet, blinds, board, burn, deal: cards, named, share, threeRaises, withBoard } = steps;

const game = {
  name: 'Courchevel',
  pack: packs.standard,
  players: 8,
  opening: afterBlinds,
  betting: threeRaises,
  script: [
    blinds(),
    named('deal', cards(5)),
    board(1),
    bet('small'),
    burn,
    named('flop', board(2)),
    bet('small'),
    burn,
    named('turn', board(1)),
    bet('big'),
    burn,
    named('river', board(1)),
    bet('big'),
  ],
  shares: [share('high', omaha, withBoard())],
  odd: { between: 'left of button' },
  shortDeck: 'reshuffle',
};

const courchevel = potOffering({
  id: 'black-sheep/courchevel',
  name: 'Courchevel',
  family: 'holdem-omaha',
  line: 'Five cards, two of them play; the first board card is turned at once.',
  // It stands in no book.
  cite: null,
  settings: {},
  limits: [
    {
      id: '4-8',
      title: '$4-$8 limit',
      stakes: { structure: 'fixed', bets: [400, 800], ante: 0, blinds: [200, 400], bringIn: 0, chip: 100 },
    },
  ],
  game: () => game,
});

const show = (text) => process.stdout.write(`${text}\n`);

// One hand, in which everybody checks or calls.
const hand = deal(courchevel, { seats: 3, seed: 7 });
if (!hand.ok) throw new Error(hand.message);
while (!hand.over) if (!hand.do('check').ok) hand.do('call');
show(hand.tell().join('\n'));

// A table: Ann plays like a bot but never folds, Bob and Cy are bots.
const table = openTable(courchevel, { limit: '4-8', seed: 7 });
if (!table.ok) throw new Error(table.message);
const neverFolds = (seen) => {
  const thought = botMind(seen);
  const folds = thought?.type === 'play' && thought.command.type === 'fold';
  return folds ? { type: 'play', command: { type: 'call', seat: seen.seat } } : thought;
};
table.sit('Ann', { mind: neverFolds });
table.sit('Bob');
table.sit('Cy');
const evening = await table.run(20);
if (!evening.ok) throw new Error(evening.message);
show(`After ${evening.hands.length} hands Ann has $${table.stacks[0] / 100}.`);

// Two hundred hands between bots, the same ones for the same seed.
const run = simulate(courchevel, { seats: 6, hands: 200, seed: 7 });
if (!run.ok) throw new Error(run.message);
let shown = 0;
for await (const { events } of run) if (events.some(({ type }) => type === 'showed')) shown++;
show(`${shown} of 200 hands came to a showdown.`);

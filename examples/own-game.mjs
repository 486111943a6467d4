/**
 * A game of your own in one file: Courchevel, five-card Omaha whose first board card is turned before the first
 * bets. Declared with the words of the other games, and dealt.
 */
import { deal, packs, potOffering, rankingsById } from '@cardroom/core';
import { steps } from '@cardroom/core/engine/pot';

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
  shares: [share('high', rankingsById['omaha-high'], withBoard())],
  odd: { between: 'left of button' },
  shortDeck: 'reshuffle',
};

const courchevel = potOffering({
  id: 'black-sheep/courchevel',
  name: 'Courchevel',
  family: 'omaha',
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

const hand = deal(courchevel, { seats: 3, seed: 7 });
if (!hand.ok) throw new Error(hand.message);
while (!hand.over) if (!hand.do('check').ok) hand.do('call');
process.stdout.write(`${hand.tell().join('\n')}\n`);

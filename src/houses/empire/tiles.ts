import { diceToSeat, fromActionBackwards } from '../../engine/banked/steps.ts';
import { paiGowTiles } from '../../games/pai-gow-tiles.ts';
import { tiles as ranking } from '../../ranks/tiles.ts';
import { type BankedOffering, bankedOffering } from '../offering.ts';
import { setting } from '../setting.ts';
import { bets } from '../table-limits.ts';
import { borrowedWay, compares, tilesChart } from '../tiles-readings.ts';

export const tiles: readonly BankedOffering[] = [
  bankedOffering({
    id: 'empire/pai-gow-tiles',
    name: 'Pai Gow Tiles',
    cite: '002:326-499',
    settings: {
      ownNumber: setting({
        title: "Where the button goes when the dice count to the player-dealer: to a neighbour's seat",
        cite: '002:375 is silent; 003:1131',
        choices: ['right', 'left'],
        customary: 'right',
      }),
      compares: compares('002:336, 002:417, 002:499'),
      spotLimit: setting({
        title: 'What the limit holds: each bet, or all bets on a spot together',
        cite: '002:65 against 002:353-357',
        choices: ['each bet', 'the spot'],
        customary: 'each bet',
      }),
      sharedBets: setting({
        title: 'Bets of several players on a spot that the stake meets in part',
        cite: '002:358',
        choices: ['as one bet', 'one after another'],
        printed: 'as one bet',
        customary: 'one after another',
      }),
      houseWay: tilesChart('002:332, 002:361, 002:400'),
    },
    // 002:65-69: the fees' tiers go in steps of five dollars.
    limits: [bets(10, 300, { step: 5 })],
    game: (values) =>
      paiGowTiles({
        name: 'Pai Gow Tiles',
        ranking,
        // 002:498: whoever has most on the position sets the tiles.
        backline: {
          kinds: 'all',
          most: 6,
          decides: 'largest',
          ...(values.spotLimit === 'the spot' ? { sharesLimit: true } : {}),
          ...(values.sharedBets === 'as one bet' ? { asOne: true } : {}),
        },
        // 002:377-379: the stack is chosen before the dice are shaken.
        stack: 'picked',
        dice: diceToSeat('counter-clockwise', values.ownNumber),
        // 002:375: the dice seat first, then the player at his right.
        settles: fromActionBackwards,
        compares: values.compares,
        supremePair: false,
        way: borrowedWay(ranking, values.houseWay),
      }),
  }),
];

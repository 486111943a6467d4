import type { Laid } from '../../engine/player-dealer/game.ts';
import { diceToSeat, fromActionBackwards } from '../../engine/player-dealer/steps.ts';
import { paiGowTiles as paiGowTilesGame } from '../../games/pai-gow/tiles.ts';
import { tiles as ranking } from '../../ranks/count/tiles.ts';
import { printedAt } from '../limits/limits.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { printed, spotBank } from '../offering/table-rules.ts';
import { backlineMost, sharedBets } from '../readings/bank-readings.ts';
import { betsAfterRedeal } from '../readings/ruling-readings.ts';
import { borrowedWay, compares, tilesChart } from '../readings/tiles-readings.ts';

/** 002:367 lets the Designated Player choose and names no styles: these are the ways in which hands are laid in the book. */
const STYLES: readonly Laid[] = ['in rotation', 'there and back'];

export const paiGowTiles = playerDealerOffering({
  id: 'empire/pai-gow-tiles',
  name: 'Pai Gow Tiles',
  family: 'pai-gow',
  line: "Four tiles set as two hands; beat both of the player-dealer's hands.",
  cite: '002:326-499',
  wagers: { game: '002:336' },
  settings: {
    ownNumber: setting({
      title: "Action button when the dice count to the player-dealer: which neighbor's seat",
      cite: '002:375 is silent; 003:1131',
      choices: ['right', 'left'],
      customary: 'right',
    }),
    compares: compares('002:336, 002:417, 002:499', 'as laid'),
    spotLimit: setting({
      title: 'The limit applies to: each bet, or all bets on a spot together',
      cite: '002:65 against 002:353-357',
      choices: ['each bet', 'the spot'],
      customary: 'each bet',
    }),
    distribution: setting({
      title: 'How tiles are stacked: as the player-dealer chooses, or hand by hand',
      cite: '002:367, which names no styles',
      choices: ['his choice', 'hand by hand'],
      labels: { 'his choice': 'as the player-dealer chooses' },
      printed: 'his choice',
      customary: 'hand by hand',
    }),
    lowSix: setting({
      title: 'Low six that has the tiles shuffled again when it is exposed',
      cite: '002:480 "LOW 6"',
      choices: ['two-four', 'one-five'],
      labels: { 'two-four': '2-4, of the highest pair', 'one-five': '1-5' },
      customary: 'two-four',
    }),
    bankExposed: betsAfterRedeal(
      "Two of the player-dealer's tiles are exposed: what becomes of the bets",
      '002:493: "play is dead", yet the tiles are only restacked',
      'bets stay',
    ),
    sharedBets: sharedBets('002:358'),
    backlineMost: backlineMost('002:498', 6),
    houseWay: tilesChart('002:332, 002:361, 002:400'),
  },
  // 002:65-69: the fees' tiers go in steps of five dollars.
  limits: printedAt('002:65', bets(10, 300, { step: 5 })),
  table: {
    ...spotBank({ rounds: '002:348', bet: '002:366', fee: '002:354' }),
    coverage: printed('gross', '002:423'),
    backline: printed('allowed', '002:358-360'),
  },
  game: (values) =>
    paiGowTilesGame({
      name: 'Pai Gow Tiles',
      ranking,
      // 002:498: the player with the most on the position sets the tiles.
      backline: {
        kinds: 'all',
        most: 6,
        decides: 'largest',
        ...(values.spotLimit === 'the spot' ? { sharesLimit: true } : {}),
        ...(values.sharedBets === 'as one bet' ? { asOne: true } : {}),
      },
      // 002:377-379: the stack is chosen before the dice are shaken.
      stack: 'picked',
      ...(values.distribution === 'his choice' && { styles: STYLES }),
      dice: diceToSeat('counter-clockwise', values.ownNumber),
      // 002:375: the dice seat first, then the player at its right.
      settles: fromActionBackwards,
      compares: values.compares,
      supremePair: false,
      way: borrowedWay(ranking, values.houseWay),
    }),
});

export const tiles: readonly PlayerDealerOffering[] = [paiGowTiles];

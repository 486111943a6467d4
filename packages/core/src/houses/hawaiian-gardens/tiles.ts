import { diceToSeat, fromAction, fromActionBackwards } from '../../engine/player-dealer/steps.ts';
import { printedTilesWay } from '../../games/house-ways/tiles.ts';
import { paiGowTiles as paiGowTilesGame } from '../../games/pai-gow/tiles.ts';
import { tilesKong, tilesWild } from '../../ranks/count/tiles.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { bankAfterBetting, offeredAround, printed } from '../offering/table-rules.ts';
import { backlineMost } from '../readings/bank-readings.ts';
import { borrowedWay, compares, tilesChart } from '../readings/tiles-readings.ts';
import { paiGowLimits } from './table/table-limits.ts';

export const paiGowTiles = playerDealerOffering({
  id: 'hawaiian-gardens/pai-gow-tiles',
  name: 'Pai Gow Tiles',
  family: 'pai-gow',
  line: "Four tiles set as two hands; beat both of the player-dealer's hands.",
  cite: '003:1123-1206',
  wagers: { game: '003:1186' },
  settings: {
    compares: compares('003:1133, 003:1186', null),
    houseWay: tilesChart('003:1194'),
    backlineMost: backlineMost('003:1203', 6),
  },
  limits: paiGowLimits,
  table: bankAfterBetting('003:1202'),
  game: (values) =>
    paiGowTilesGame({
      name: 'Pai Gow Tiles',
      ranking: tilesKong,
      // 003:1203-1206: players may bet on several hands and play their own.
      backline: { kinds: 'all', most: 6, decides: 'seated', ownCircleOnly: true },
      stack: 'first',
      // 003:1131, 003:1191
      dice: diceToSeat('counter-clockwise', 'right'),
      // 003:1198
      settles: fromActionBackwards,
      compares: values.compares,
      supremePair: false,
      way: borrowedWay(tilesKong, values.houseWay),
    }),
});

export const paiGowTilesWild = playerDealerOffering({
  id: 'hawaiian-gardens/pai-gow-tiles-wild',
  name: 'Pai Gow Tiles Wild',
  family: 'pai-gow',
  line: 'Pai gow tiles with two wild tiles, the Gee Joon pair.',
  cite: '003:2975-3147',
  wagers: { game: '003:2993-2997' },
  settings: {
    buttonOnNine: setting({
      title:
        'Action button on a 9 or 17: the player to the right of the house dealer, or of the player-dealer',
      cite: '003:3093; 003:1131',
      choices: ['house dealer', 'player-dealer'],
      printed: 'house dealer',
      customary: 'player-dealer',
    }),
    splitsForNothing: setting({
      title: 'The house way splits a pair even when that does not improve the low hand',
      cite: '003:3071-3074',
      choices: [true, false],
      printed: true,
      customary: false,
    }),
    nineEleven: setting({
      title: 'House way: split a pair of Teen or Dey with tiles of 9 or 11',
      cite: '003:3074',
      choices: ['both', 'either'],
      customary: 'both',
    }),
  },
  // 003:3107-3147, the same list.
  limits: paiGowLimits,
  table: { ...offeredAround('003:2979'), backline: printed('none', '003:3079') },
  game: ({ buttonOnNine, ...readings }) =>
    paiGowTilesGame({
      name: 'Pai Gow Tiles Wild',
      ranking: tilesWild,
      // 003:3079, 003:3083: one space a player, in front of their own position.
      backline: { kinds: 'none', most: 0, decides: 'seated', ownCircleOnly: true },
      stack: 'first',
      // 003:3089: seats are numbered clockwise, though tiles are dealt the other way.
      dice: diceToSeat('clockwise', buttonOnNine === 'house dealer' ? 'last seat' : 'right'),
      // 003:3097
      settles: fromAction,
      // 003:2983, 003:3085: a high and a low hand.
      compares: 'low with low',
      supremePair: true,
      way: printedTilesWay(tilesWild, 'wild', readings),
    }),
});

export const tiles: readonly PlayerDealerOffering[] = [paiGowTiles, paiGowTilesWild];

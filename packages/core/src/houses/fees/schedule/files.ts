import blackSheepCaliforniaGames from '../../black-sheep/schedules/california-games.json' with {
  type: 'json',
};
import blackSheepPoker from '../../black-sheep/schedules/poker.json' with { type: 'json' };
import empirePlayerDealer from '../../empire/schedules/player-dealer.json' with { type: 'json' };
import empirePoker from '../../empire/schedules/poker.json' with { type: 'json' };
import gardensCaliforniaGames from '../../hawaiian-gardens/schedules/california-games.json' with {
  type: 'json',
};
import gardensChinese from '../../hawaiian-gardens/schedules/chinese.json' with { type: 'json' };
import gardensDramadugi from '../../hawaiian-gardens/schedules/dramadugi.json' with { type: 'json' };
import gardensDrawGames from '../../hawaiian-gardens/schedules/draw-games.json' with { type: 'json' };
import gardensFaceUpPaiGowPoker from '../../hawaiian-gardens/schedules/face-up-pai-gow-poker.json' with {
  type: 'json',
};
import gardensFlopGames from '../../hawaiian-gardens/schedules/flop-games.json' with { type: 'json' };
import gardensGardensBaccarat from '../../hawaiian-gardens/schedules/gardens-baccarat.json' with {
  type: 'json',
};
import gardensMaster01 from '../../hawaiian-gardens/schedules/master-01.json' with { type: 'json' };
import gardensMaster02 from '../../hawaiian-gardens/schedules/master-02.json' with { type: 'json' };
import gardensMaster03 from '../../hawaiian-gardens/schedules/master-03.json' with { type: 'json' };
import gardensMaster04 from '../../hawaiian-gardens/schedules/master-04.json' with { type: 'json' };
import gardensMaster05 from '../../hawaiian-gardens/schedules/master-05.json' with { type: 'json' };
import gardensMaster06 from '../../hawaiian-gardens/schedules/master-06.json' with { type: 'json' };
import gardensMaster07 from '../../hawaiian-gardens/schedules/master-07.json' with { type: 'json' };
import gardensMaster08 from '../../hawaiian-gardens/schedules/master-08.json' with { type: 'json' };
import gardensMaster09 from '../../hawaiian-gardens/schedules/master-09.json' with { type: 'json' };
import gardensMaster10 from '../../hawaiian-gardens/schedules/master-10.json' with { type: 'json' };
import gardensMaster11 from '../../hawaiian-gardens/schedules/master-11.json' with { type: 'json' };
import gardensMaster12 from '../../hawaiian-gardens/schedules/master-12.json' with { type: 'json' };
import gardensMaster13 from '../../hawaiian-gardens/schedules/master-13.json' with { type: 'json' };
import gardensMaster14 from '../../hawaiian-gardens/schedules/master-14.json' with { type: 'json' };
import gardensOlderPoker from '../../hawaiian-gardens/schedules/older-poker.json' with { type: 'json' };
import gardensPlayerDealerOwn from '../../hawaiian-gardens/schedules/player-dealer-own.json' with {
  type: 'json',
};
import gardensStudGames from '../../hawaiian-gardens/schedules/stud-games.json' with { type: 'json' };
import gardensTwoSevenCaptain from '../../hawaiian-gardens/schedules/two-seven-captain.json' with {
  type: 'json',
};
import delRioPoker from '../../hotel-del-rio/schedules/poker.json' with { type: 'json' };
import delRioThreeCardPoker from '../../hotel-del-rio/schedules/three-card-poker.json' with { type: 'json' };
import luckyLadyCaliforniaGames from '../../lucky-lady/schedules/california-games.json' with { type: 'json' };
import luckyLadyPoker from '../../lucky-lady/schedules/poker.json' with { type: 'json' };

/** Every file of collection schedules, house by house. `scripts/schedules/build.mjs` makes them. */
export const scheduleFiles: Readonly<Record<string, unknown>> = {
  'black-sheep/schedules/california-games.json': blackSheepCaliforniaGames,
  'black-sheep/schedules/poker.json': blackSheepPoker,
  'hotel-del-rio/schedules/poker.json': delRioPoker,
  'hotel-del-rio/schedules/three-card-poker.json': delRioThreeCardPoker,
  'empire/schedules/player-dealer.json': empirePlayerDealer,
  'empire/schedules/poker.json': empirePoker,
  'hawaiian-gardens/schedules/california-games.json': gardensCaliforniaGames,
  'hawaiian-gardens/schedules/chinese.json': gardensChinese,
  'hawaiian-gardens/schedules/dramadugi.json': gardensDramadugi,
  'hawaiian-gardens/schedules/draw-games.json': gardensDrawGames,
  'hawaiian-gardens/schedules/face-up-pai-gow-poker.json': gardensFaceUpPaiGowPoker,
  'hawaiian-gardens/schedules/flop-games.json': gardensFlopGames,
  'hawaiian-gardens/schedules/gardens-baccarat.json': gardensGardensBaccarat,
  'hawaiian-gardens/schedules/master-01.json': gardensMaster01,
  'hawaiian-gardens/schedules/master-02.json': gardensMaster02,
  'hawaiian-gardens/schedules/master-03.json': gardensMaster03,
  'hawaiian-gardens/schedules/master-04.json': gardensMaster04,
  'hawaiian-gardens/schedules/master-05.json': gardensMaster05,
  'hawaiian-gardens/schedules/master-06.json': gardensMaster06,
  'hawaiian-gardens/schedules/master-07.json': gardensMaster07,
  'hawaiian-gardens/schedules/master-08.json': gardensMaster08,
  'hawaiian-gardens/schedules/master-09.json': gardensMaster09,
  'hawaiian-gardens/schedules/master-10.json': gardensMaster10,
  'hawaiian-gardens/schedules/master-11.json': gardensMaster11,
  'hawaiian-gardens/schedules/master-12.json': gardensMaster12,
  'hawaiian-gardens/schedules/master-13.json': gardensMaster13,
  'hawaiian-gardens/schedules/master-14.json': gardensMaster14,
  'hawaiian-gardens/schedules/older-poker.json': gardensOlderPoker,
  'hawaiian-gardens/schedules/player-dealer-own.json': gardensPlayerDealerOwn,
  'hawaiian-gardens/schedules/stud-games.json': gardensStudGames,
  'hawaiian-gardens/schedules/two-seven-captain.json': gardensTwoSevenCaptain,
  'lucky-lady/schedules/california-games.json': luckyLadyCaliforniaGames,
  'lucky-lady/schedules/poker.json': luckyLadyPoker,
};

import { playerDealerMachine } from '../../engine/machines/player-dealer.ts';
import type { PlayerDealerDeclaration, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { completed } from '../../engine/player-dealer/steps.ts';
import { putTogether } from '../../engine/put-together.ts';
import type { BetRange } from '../limits/range.ts';
import type { PlayerDealerLimit } from './offering.ts';
import type { SettingValue } from './setting.ts';
import type { BankTable } from './table-rules.ts';
import { type Writer, writer } from './writer.ts';

const playerDealer: Writer<
  'player-dealer',
  PlayerDealerGame,
  PlayerDealerDeclaration,
  PlayerDealerLimit,
  BetRange,
  BankTable
> = writer(playerDealerMachine, completed);

/** Declares a game with a player-dealer at a house. A setting `backlineMost` says how many may bet behind a circle. */
export const playerDealerOffering: typeof playerDealer = (of) => {
  const { game, ...written } = playerDealer(of);
  return { ...written, game: (values) => behindAtMost(game(values), values) };
};

function behindAtMost(
  game: PlayerDealerGame,
  { backlineMost }: { readonly backlineMost?: SettingValue },
): PlayerDealerGame {
  const { backline } = game;
  if (typeof backlineMost !== 'number' || backline.kinds === 'none') return game;
  return putTogether<PlayerDealerGame>(game, { backline: { ...backline, most: backlineMost } });
}

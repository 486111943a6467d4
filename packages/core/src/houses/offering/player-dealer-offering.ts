import { playerDealerMachine } from '../../engine/machines/player-dealer.ts';
import type { PlayerDealerDeclaration, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { completed } from '../../engine/player-dealer/steps.ts';
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
  // Its words are made when they are asked for, and not before. All properties are defined at once: rounds are dealt a
  // tenth slower with a game that was put together one property after another.
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(game),
      backline: { value: { ...backline, most: backlineMost }, enumerable: true },
    },
  ) as PlayerDealerGame;
}

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

/** With its own number of bettors behind a circle, where the offering has a setting `backlineMost` for it. */
export const playerDealerOffering: typeof playerDealer = (of) =>
  playerDealer({ ...of, game: (values) => behindAtMost(of.game(values), values) });

function behindAtMost(
  game: PlayerDealerDeclaration,
  { backlineMost }: { readonly backlineMost?: SettingValue },
): PlayerDealerDeclaration {
  const { backline } = game;
  if (typeof backlineMost !== 'number' || backline === undefined || backline.kinds === 'none') return game;
  // Its words are made when they are asked for, and not before.
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(game),
      backline: { value: { ...backline, most: backlineMost }, enumerable: true },
    },
  ) as PlayerDealerDeclaration;
}

import { ultimateTexasHoldem } from '../../houses/black-sheep/casino-poker.ts';
import { ultimateTexasHoldemBadBeat } from '../../houses/lucky-lady/casino-poker.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../../houses/offering/setting.ts';
import { type BoardPart, bestPlay, boardParts, countBoards } from '../board/count-board.ts';
import { boardName } from './board-name.ts';
import type { Keeping } from './keeping.ts';

/**
 * Ultimate Texas Hold'em by best play: every flop, turn and river, every hand against every other. Takes some minutes.
 * What is done with all deals is kept; each house's game says what that comes to, and whether it pays for the hand like
 * the game that was counted.
 */
export const keptBoard: readonly Keeping[] = [
  counting(ultimateTexasHoldem),
  // 004:775 reads as if both own cards had to play.
  counting(ultimateTexasHoldemBadBeat, { handFrom: 'both hole cards' }),
];

function counting(offering: PlayerDealerOffering, set: Readonly<Record<string, SettingValue>> = {}): Keeping {
  const chosen = chooseSettings(offering.settings, set);
  if (!chosen.ok) throw new Error(chosen.message);
  const game = offering.game(chosen.values);
  const { counted } = game;
  if (counted?.by !== 'board') throw new Error(`${game.name} has no board.`);
  return {
    name: boardName(counted.hands),
    file: 'board',
    code: ['odds/board/count-board.ts', 'games/table-poker/ultimate-holdem.ts'],
    inputs: { hands: counted.hands },
    stages: [{ parts: boardParts(game), run: (part) => countBoards(game, counted, part) }],
    join: ([parts]) => bestPlay(game, counted, parts as readonly BoardPart[]),
  };
}

import { type PlayHand, thinkAtTable } from '../../bots/at-table.ts';
import { characterOf } from '../../bots/character.ts';
import type { Mind } from './company.ts';

/** The project's own bots for one kind of game; a bot's name decides its character. */
export const botsFor =
  (play: PlayHand): Mind =>
  ({ state, seat, player, random, fees }) => {
    const at = { view: state, seat, who: characterOf(player), random, quick: true, fees };
    return thinkAtTable(at, undefined, play);
  };

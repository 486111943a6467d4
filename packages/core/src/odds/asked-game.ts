import { quoted } from '../cards/quoted.ts';
import type { PlayerDealerGame } from '../engine/player-dealer/game.ts';
import { type Result, refuse } from '../engine/refusal.ts';
import { isOffering } from '../houses/offering/is-offering.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../houses/offering/setting.ts';

type Values = Readonly<Record<string, SettingValue>>;

/** A game with a player-dealer, and the value of each of its settings. */
export interface AskedGame {
  readonly game: PlayerDealerGame;
  readonly values: Values;
}

/** The game that is asked about. An offering of another kind is refused, and so is a setting that it has not. */
export function askedGame(offering: PlayerDealerOffering, settings: Values = {}): Result<AskedGame> {
  if (!isOffering(offering))
    return refuse('malformed', `An offering is given itself here, not as ${quoted(offering)}.`);
  if (offering.kind !== 'player-dealer')
    return refuse('not-allowed', `${offering.name} is not played against a player-dealer.`);
  const chosen = chooseSettings(offering.settings, settings);
  return chosen.ok ? { ...chosen, game: offering.game(chosen.values) } : chosen;
}

import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../../houses/offering/setting.ts';
import type { Keeping } from './keeping.ts';

/** An offering whose odds are kept, under some of its settings. */
export interface OfferingKeeping extends Pick<Keeping, 'file' | 'code' | 'quick'> {
  readonly offering: PlayerDealerOffering;
  /** Settings that are switched; the others keep their defaults. */
  readonly set?: Readonly<Record<string, SettingValue>>;
  /** The settings that the odds depend on. */
  readonly matters: readonly string[];
  /** What is kept, if not the odds. */
  readonly what?: string;
}

/** The name that they are kept under, and what they are counted for. */
export function offeringKeeping<C extends Partial<Keeping>>(
  { offering, set = {}, matters, what, file, code, quick }: OfferingKeeping,
  count: (game: PlayerDealerGame) => C,
): Pick<Keeping, 'name' | 'file' | 'code' | 'inputs'> & C {
  const chosen = chooseSettings(offering.settings, set);
  if (!chosen.ok) throw new Error(chosen.message);
  const { values } = chosen;
  const unknown = matters.filter((name) => !(name in values));
  if (unknown.length > 0) throw new Error(`${offering.id} has no setting ${unknown.join()}.`);
  const switched = Object.entries(set).map(([name, value]) => ` ${name}=${value}`);
  return {
    name: `${what === undefined ? '' : `${what} of `}${offering.id}${switched.join('')}`,
    file,
    code,
    inputs: {
      ...(what !== undefined && { what }),
      offering: offering.id,
      set: Object.fromEntries(matters.map((name) => [name, values[name]])),
    },
    ...(quick && { quick }),
    ...count(offering.game(values)),
  };
}

/** An offering once for every choice of these settings; its odds depend on them, and on others that stay as they are. */
export function variants(
  offering: PlayerDealerOffering,
  switched: readonly string[],
  code: readonly string[],
  others: readonly string[] = [],
): Omit<OfferingKeeping, 'file'>[] {
  let sets: Record<string, SettingValue>[] = [{}];
  for (const name of switched) {
    const { choices, default: usual } = offering.settings[name];
    sets = sets.flatMap((set) => choices.map((value) => (value === usual ? set : { ...set, [name]: value })));
  }
  return sets.map((set) => ({ offering, set, matters: [...switched, ...others], code }));
}

import {
  chooseSettings,
  findOffering,
  limitOf,
  type Offering,
  offeringsLike,
  type Setting,
  type SettingValue,
  sayValue,
  whyNoLimit,
} from '@cardroom/core/houses';
import { UsageError } from './text/errors.ts';
import { GAME } from './words/games.ts';

/** An offering by its id; an unknown one is refused with those that look like it. */
export function chooseOffering(id: string): Offering {
  const offering = findOffering(id);
  if (offering !== undefined) return offering;
  throw new UsageError(GAME.unknown(id, offeringsLike(id)), GAME.unknownHint);
}

export type AnyLimit = Offering['limits'][number];

/** A limit by its id, the usual one by none; another than the book has is refused with the line. */
export function chooseLimit(offering: Offering, id: string | undefined): AnyLimit {
  const limit = limitOf<AnyLimit>(offering, id);
  if (limit !== undefined) return limit;
  throw new UsageError(
    whyNoLimit(offering, id ?? '') ?? '',
    GAME.usualLimits(offering.limits.map((of) => of.id)),
  );
}

/** `name=value` pairs; a value is taken as the choice that is written so, by its name or in words. */
export function chooseValues(
  { id, settings }: Offering,
  pairs: readonly string[],
): Readonly<Record<string, SettingValue>> {
  const chosen: Record<string, SettingValue> = {};
  for (const pair of pairs) {
    const [, name, text] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined) throw new UsageError(GAME.badPair(pair), GAME.pairExample);
    chosen[name] = choiceOf(settings[name], text) ?? text;
  }
  const choice = chooseSettings(settings, chosen);
  if (!choice.ok) throw new UsageError(choice.message, GAME.pairHint(id));
  return choice.values;
}

const choiceOf = (setting: Setting | undefined, text: string | undefined): SettingValue | undefined =>
  setting?.choices.find((choice) => text === String(choice) || text === sayValue(setting, choice));

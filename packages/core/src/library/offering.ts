import { quoted } from '../cards/index.ts';
import { type Result, refuse } from '../engine/index.ts';
import type { PlayerDealerGame } from '../engine/player-dealer/game.ts';
import type { PointsGame } from '../engine/points/game.ts';
import type { PotGame } from '../engine/pot/game.ts';
import { isObject, type Shape, whyNotOptions } from '../houses/given.ts';
import { findOffering, type OfferingId, offeringsLike } from '../houses/index.ts';
import { limitOf, whyNoLimit } from '../houses/limits/of.ts';
import { isOffering } from '../houses/offering/is-offering.ts';
import type {
  AnyLimit,
  Limit,
  Offering,
  PlayerDealerLimit,
  PlayerDealerOffering,
  PointsLimit,
  PointsOffering,
  PotOffering,
} from '../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../houses/offering/setting.ts';

/** What may be chosen when an offering is built; the house's defaults fill in the rest. */
export interface BuildOptions {
  /** Settings by name, as `offering(id).settings` lists them. */
  readonly settings?: Readonly<Record<string, SettingValue>>;
  /** A limit by its id: `4-8`, `nl 1-3`, `10-100`. By default the usual one. */
  readonly limit?: string;
}

interface BuiltOf<O extends Offering, G, L extends AnyLimit> {
  readonly kind: O['kind'];
  readonly offering: O;
  readonly game: G;
  readonly limit: L;
  /** Every setting of the offering with its value. */
  readonly settings: Readonly<Record<string, SettingValue>>;
}

/**
 * An offering with its settings and its limit: a game that can be dealt. `kind` tells which of the three kinds it is.
 */
export type BuiltOffering =
  | BuiltOf<PotOffering, PotGame, Limit>
  | BuiltOf<PointsOffering, PointsGame, PointsLimit>
  | BuiltOf<PlayerDealerOffering, PlayerDealerGame, PlayerDealerLimit>;

/** An offering that was found, and how to build its game. */
export interface FoundOffering {
  readonly offering: Offering;
  /** The game with defaults filled in; a setting or a limit that the house does not have is refused. */
  build(options?: BuildOptions): Result<BuiltOffering>;
}

/** Ways to name an offering: its id, the offering itself, or what `offering` or `build` returned. */
export type GivenOffering = OfferingId | Offering | FoundOffering | BuiltOffering;

/**
 * A game at a house, by its id or as an offering of your own; `build` makes the game with its defaults filled in.
 *
 * @example
 * ```ts
 * import { offering } from '@cardroom/core';
 *
 * const omaha = offering('black-sheep/omaha');
 * if (!omaha.ok) throw new Error(omaha.message);
 * const built = omaha.build({ limit: '4-8' });
 * if (built.ok) console.log(built.game.name, built.limit.title); // Omaha $4-$8 limit
 *
 * const none = omaha.build({ limit: '1-1000' });
 * if (!none.ok) console.log(none.code); // bad-setup
 * ```
 */
export function offering(given: GivenOffering): Result<FoundOffering> {
  const named = nameOf(given);
  if (!named.ok) return named;
  const { offering: of, chosen } = named;
  return { ok: true, offering: of, build: (options = {}) => build(of, options, chosen) };
}

/** An offering, and what was chosen for it if it has been built already. */
export interface Named {
  readonly offering: Offering;
  readonly chosen: Chosen;
}

/** The offering that the argument names; anything else is refused. */
export function nameOf(given: unknown): Result<Named> {
  const inner = isObject(given) && 'offering' in given ? given.offering : given;
  const found = typeof inner === 'string' ? findOffering(inner) : inner;
  if (!isOffering(found)) return refuse('not-found', noOffering(inner));
  return { ok: true, offering: found, chosen: isBuilt(given) ? chosenIn(given) : {} };
}

const isBuilt = (given: unknown): given is BuiltOffering =>
  isObject(given) && isOffering(given.offering) && isObject(given.limit) && isObject(given.settings);

const chosenIn = ({ limit, settings }: BuiltOffering): Chosen => ({ limit: limit.id, settings });

/**
 * Finds an offering and builds it, in one go.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 *
 * const built = buildOffering('hawaiian-gardens/dramaha');
 * if (built.ok) console.log(built.kind, built.game.name); // pot Dramaha
 * ```
 */
export function buildOffering(given: GivenOffering, options: BuildOptions = {}): Result<BuiltOffering> {
  const found = offering(given);
  return found.ok ? found.build(options) : found;
}

/** `There is no offering "x"`, with the ids that look most like it. */
function noOffering(id: unknown): string {
  const near = typeof id === 'string' ? offeringsLike(id) : [];
  return `There is no offering ${quoted(id)}${near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '.'}`;
}

interface Chosen {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly limit?: string;
}

/** Options given now override what was chosen earlier. */
export const withChosen = <T extends Chosen>(options: T, chosen: Chosen): T => ({
  ...chosen,
  ...options,
  settings: { ...chosen.settings, ...options.settings },
});

const BUILD: Shape<BuildOptions> = { settings: 'an object', limit: 'a text' };

function build(of: Offering, options: BuildOptions, before: Chosen): Result<BuiltOffering> {
  const wrong = whyNotOptions(options, BUILD);
  if (wrong !== null) return wrong;
  const { settings, limit } = withChosen<Chosen>(options, before);
  const chosen = chooseSettings(of.settings, settings);
  if (!chosen.ok) return chosen;
  const at = limitOf<AnyLimit>(of, limit);
  if (at === undefined) return refuse('bad-setup', whyNoLimit(of, limit ?? '') ?? '');
  // The limits and the game of an offering are of its own kind.
  return {
    ok: true,
    kind: of.kind,
    offering: of,
    game: of.game(chosen.values),
    limit: at,
    settings: chosen.values,
  } as BuiltOffering & { readonly ok: true };
}

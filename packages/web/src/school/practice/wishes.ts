import { type Family, familyTitles, type HouseId, houses } from '@cardroom/core/houses';
import type { AskOptions, Level } from '@cardroom/core/school';
import { keep } from '../../app/settings.ts';
import type { Catalog, Fits, SchoolGame } from '../dealing/messages.ts';

/** What somebody wants to be asked about. */
export interface Wishes {
  readonly house: HouseId | 'all';
  readonly family: Family | 'all';
  /** The id of a game at a house. */
  readonly game: string;
  /** The id of a kind of question. */
  readonly kind: string;
  readonly level: 'all' | '1' | '2' | '3';
}

export const HOUSES = Object.keys(houses) as readonly HouseId[];
export const FAMILIES = Object.keys(familyTitles) as readonly Family[];
export const LEVELS: readonly Wishes['level'][] = ['1', '2', '3', 'all'];

/** Somebody who comes for the first time: easy questions about anything. */
export const FIRST: Wishes = { house: 'all', family: 'all', game: 'all', kind: 'all', level: '1' };

const KEPT = 'cardroom.school.wishes';
const ID = /^[a-z0-9-]+(\/[a-z0-9-]+)?$/;

/** Wishes from anything that gives text by name; what makes no sense is as at first. */
export function readWishes(of: (name: string) => unknown, otherwise: Wishes = FIRST): Wishes {
  const one = <V extends string>(name: keyof Wishes, choices: readonly V[]): V =>
    ['all' as V, ...choices].find((choice) => choice === of(name)) ?? (otherwise[name] as V);
  const id = (name: 'game' | 'kind'): string => {
    const given = of(name);
    return typeof given === 'string' && given.length < 100 && ID.test(given) ? given : otherwise[name];
  };
  return {
    house: one('house', HOUSES),
    family: one('family', FAMILIES),
    game: id('game'),
    kind: id('kind'),
    level: one('level', LEVELS),
  };
}

/** What the address asks for, and nothing that was chosen another time; without it what was chosen last. */
export function firstWishes(query: URLSearchParams): Wishes {
  const kept = keptWishes();
  const asks = Object.keys(FIRST).some((name) => query.has(name));
  return asks ? readWishes((name) => query.get(name), { ...FIRST, level: kept.level }) : kept;
}

function keptWishes(): Wishes {
  const kept = keep(() => JSON.parse(localStorage.getItem(KEPT) ?? 'null') as unknown);
  return readWishes((name) =>
    typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined,
  );
}

export function keepWishes(wishes: Wishes): void {
  keep(() => localStorage.setItem(KEPT, JSON.stringify(wishes)));
}

/** Games that the house and the family leave. */
export const gamesFor = ({ games }: Catalog, { house, family }: Wishes): readonly SchoolGame[] =>
  games.filter(
    (game) => (house === 'all' || game.house === house) && (family === 'all' || game.family === family),
  );

/** Kinds of questions that there are for the games that are left; all while it is not known. */
export function kindsFor(catalog: Catalog, fits: Fits | null, wishes: Wishes): Catalog['kinds'] {
  if (fits === null) return catalog.kinds;
  const games = gamesFor(catalog, wishes).filter(({ id }) => wishes.game === 'all' || id === wishes.game);
  return catalog.kinds.filter(({ id }) => games.some((game) => fits[game.id]?.includes(id)));
}

/** Wishes that can be met together: what the others rule out is given up, the house and the family first of all kept. */
export function tidyWishes(catalog: Catalog, fits: Fits | null, wishes: Wishes): Wishes {
  const families = catalog.games.filter(({ house }) => wishes.house === 'all' || house === wishes.house);
  const family = families.some((game) => game.family === wishes.family) ? wishes.family : 'all';
  const game = gamesFor(catalog, { ...wishes, family }).some(({ id }) => id === wishes.game)
    ? wishes.game
    : 'all';
  const kinds = kindsFor(catalog, fits, { ...wishes, family, game });
  const kind = kinds.some(({ id }) => id === wishes.kind) ? wishes.kind : 'all';
  return { ...wishes, family, game, kind };
}

/** What to ask the school for. */
export function optionsFor({ house, family, game, kind, level }: Wishes): Omit<AskOptions, 'seed'> {
  return {
    ...(house !== 'all' && { house }),
    ...(family !== 'all' && { family }),
    ...(game !== 'all' && { offering: game }),
    ...(kind !== 'all' && { kind }),
    ...(level !== 'all' && { level: Number(level) as Level }),
  };
}

/** Whether a question that was asked before is one of these. Its level does not matter: what was missed was missed. */
export function isWished(
  catalog: Catalog,
  wishes: Wishes,
  { offering, kind }: { readonly offering: string; readonly kind: string },
): boolean {
  return (
    (wishes.game === 'all' || offering === wishes.game) &&
    (wishes.kind === 'all' || kind === wishes.kind) &&
    gamesFor(catalog, wishes).some(({ id }) => id === offering)
  );
}

/** The same wishes for one kind of question; where these games have none of it, all games. */
export function wishesForKind(catalog: Catalog, fits: Fits | null, wishes: Wishes, kind: string): Wishes {
  const here = { ...wishes, kind };
  const met = tidyWishes(catalog, fits, here).kind === kind;
  return met ? here : { ...FIRST, kind, level: wishes.level };
}

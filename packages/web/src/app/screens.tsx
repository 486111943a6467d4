import { type ComponentType, lazy, type ReactNode } from 'react';
import { match } from './match.ts';
import { NotFound } from './NotFound.tsx';
import type { Place } from './router.tsx';

/**
 * Each screen is a chunk of its own, loaded when it is first gone to: the default export of a
 * `<folder>/<Name>Screen.tsx`, given what the address says.
 */
const files = import.meta.glob<{ default: ComponentType<Readonly<Record<string, string>>> }>(
  '../*/*Screen.tsx',
);
const screens = new Map(Object.entries(files).map(([file, load]) => [file, lazy(load)]));

interface Route {
  readonly pattern: string;
  readonly file: string;
  /** The screen has a head of its own, and wants all the height there is. */
  readonly bare?: true;
}

const routes: readonly Route[] = [
  { pattern: '/', file: '../lobby/LobbyScreen.tsx' },
  { pattern: '/t/:table', file: '../table/TableScreen.tsx', bare: true },
  { pattern: '/tables', file: '../mine/BesideScreen.tsx', bare: true },
  { pattern: '/t/:table/text', file: '../text/TextScreen.tsx' },
  { pattern: '/learn/:house/:game', file: '../learn/LearnScreen.tsx', bare: true },
  { pattern: '/practice/:house/:game', file: '../practice/PracticeScreen.tsx', bare: true },
  { pattern: '/wall', file: '../wall/RoomWallScreen.tsx', bare: true },
  { pattern: '/wall/:table', file: '../wall/TableWallScreen.tsx', bare: true },
  { pattern: '/hands', file: '../history/HandsScreen.tsx' },
  { pattern: '/hands/:table/:number', file: '../history/HandScreen.tsx' },
  { pattern: '/rules/:house/:game', file: '../rules/RulesScreen.tsx' },
  { pattern: '/odds/:house/:game', file: '../odds/OddsScreen.tsx' },
  { pattern: '/school', file: '../school/SchoolScreen.tsx' },
  { pattern: '/floor', file: '../floor/FloorScreen.tsx' },
  { pattern: '/help', file: '../help/HelpScreen.tsx' },
];

/**
 * `?key=` opens a private table, `?share=` a shared hand and `?cards=` a stacked one; React keeps `key` to itself, so it
 * goes by `invite`.
 */
const asked = ({ query }: Place): Record<string, string> => {
  const invite = query.get('key');
  const share = query.get('share');
  const cards = query.get('cards');
  return {
    ...(invite !== null && { invite }),
    ...(share !== null && { share }),
    ...(cards !== null && { cards }),
  };
};

export function screenFor(place: Place): { readonly screen: ReactNode; readonly bare: boolean } {
  for (const { pattern, file, bare = false } of routes) {
    const found = match(pattern, place.path);
    const Screen = screens.get(file);
    if (found !== null && Screen !== undefined)
      return { screen: <Screen {...found} {...asked(place)} />, bare };
  }
  return { screen: <NotFound />, bare: false };
}

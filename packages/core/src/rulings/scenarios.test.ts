import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Ruled } from '../engine/irregularities/events.ts';
import { readJson } from '../history/scenario/read.ts';
import { playScenario } from '../history/scenario/scenario.ts';
import { offerings } from '../houses/index.ts';
import { printedRulings } from './books/index.ts';

/** Every ruling that a book prints has a worked example in `scenarios/`, which is carried out here. */

/** What no hand can show: by the time it could be named, the round is over. */
const NEVER_NAMED = [
  // All bets of EZ Baccarat are settled as soon as they are closed.
  'black-sheep 000:456 put right',
  // Where the player-dealer's card makes such a hand, the player-dealer looks, and the round ends.
  'hawaiian-gardens 003:664 stands',
];

const folder = fileURLToPath(new URL('../../../../scenarios/', import.meta.url));

const isRuled = (event: { readonly type: string }): event is Ruled => event.type === 'ruled';

type Done = Pick<Ruled, 'cite' | 'remedy'>;
const exactly = (house: string, { cite, remedy }: Done): string =>
  `${house} ${cite} ${JSON.stringify(remedy)}`;
const inWords = (house: string, { cite, remedy }: Done): string =>
  `${house} ${cite} ${remedy.map((one) => one.do).join(', ')}`;

/** What the files of a house have carried out. */
function carriedOut(house: string): Set<string> {
  const files = readdirSync(`${folder}${house}`, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(`${folder}${house}/${name}`, 'utf8'))
    .filter((text) => text.includes('"wrong"'));
  const ruled = texts.flatMap((text) => playScenario(readJson(text)).events.filter(isRuled));
  return new Set(ruled.map((one) => exactly(house, one)));
}

const houses = [...new Set(offerings.map(({ house }) => house))];

test.each(houses)('%s: every printed ruling has a scenario that carries it out', (house) => {
  const shown = carriedOut(house);
  const printed = offerings.filter((one) => one.house === house).flatMap(({ id }) => printedRulings(id));
  expect(printed.length).toBeGreaterThan(0);
  const missing = new Set(
    printed.filter((one) => !shown.has(exactly(house, one))).map((one) => inWords(house, one)),
  );
  expect([...missing]).toEqual(NEVER_NAMED.filter((one) => one.startsWith(`${house} `)));
});

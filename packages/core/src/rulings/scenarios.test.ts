import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Irregular, Ruled } from '../engine/irregularities/events.ts';
import { readJson } from '../history/scenario/read.ts';
import { playScenario } from '../history/scenario/scenario.ts';
import { chooseSettings, findOffering, offerings } from '../houses/index.ts';
import { printedRulings } from './books/index.ts';
import type { Ruling } from './ruling.ts';

/** Every ruling that a book prints, by each reading, and every choice that it leaves, has a worked example in `scenarios/`. */

type Example = Pick<Ruling, 'what' | 'cite' | 'remedy' | 'reading'>;

const exactly = ({ what, cite, remedy, reading }: Example): string =>
  JSON.stringify([what, cite, remedy, reading ?? null]);

const inWords = ({ what, cite, remedy, reading }: Example): string =>
  `${cite} ${what}: ${remedy.map((one) => one.do).join(', ')}${reading ? ` (${reading.setting}: ${reading.is})` : ''}`;

const folder = fileURLToPath(new URL('../../../../scenarios/', import.meta.url));

/** What the files of a house have carried out, by the readings of the hands they play. */
function carriedOut(house: string): Set<string> {
  const texts = readdirSync(`${folder}${house}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(`${folder}${house}/${name}`, 'utf8'))
    .filter((text) => text.includes('"wrong"'));
  return new Set(texts.flatMap(shownIn));
}

function shownIn(text: string): string[] {
  const { offering, settings }: { offering: string; settings?: Record<string, unknown> } = JSON.parse(text);
  const chosen = chooseSettings(findOffering(offering)?.settings ?? {}, settings);
  if (!chosen.ok) throw new Error(chosen.message);
  const printed = printedRulings(offering, chosen.values).flatMap(examplesOf);
  const ruled = ruledIn(playScenario(readJson(text)).events).map(exactly);
  return printed
    .filter(({ reading: _, ...example }) => ruled.includes(exactly(example)))
    .map((example) => exactly(example));
}

function ruledIn(events: readonly { readonly type: string }[]): Example[] {
  const named = events.filter((event): event is Irregular => event.type === 'irregular');
  const ruled = events.filter((event): event is Ruled => event.type === 'ruled');
  return ruled.map(({ cite, remedy }, i) => ({ what: named[i].irregularity.what, cite, remedy }));
}

/** A ruling, and one more for each choice that it leaves. */
const examplesOf = ({ what, cite, remedy, reading, or = [] }: Ruling): Example[] =>
  [{ remedy }, ...or].map((one) => ({ what, cite, remedy: one.remedy, ...(reading && { reading }) }));

const houses = [...new Set(offerings.map(({ house }) => house))];

test.each(houses)('%s: every printed ruling has a scenario that carries it out', (house) => {
  const shown = carriedOut(house);
  const printed = offerings.filter((one) => one.house === house).flatMap(({ id }) => printedRulings(id));
  const wanted = printed.flatMap(examplesOf);
  expect(wanted.length).toBeGreaterThan(0);
  const missing = wanted.filter((one) => !shown.has(exactly(one))).map((one) => `${house} ${inWords(one)}`);
  expect([...new Set(missing)]).toEqual([]);
});

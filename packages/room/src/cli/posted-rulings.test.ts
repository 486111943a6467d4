import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPosted } from './posted-rulings.ts';
import { complaint, printed } from './testing.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-rulings-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(content: unknown): string {
  const path = join(folder, 'rulings.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const OWN = {
  games: ['lucky-lady/holdem'],
  what: 'foreign card',
  when: { acted: { below: 1 } },
  remedy: [{ do: 'deal again' }],
  say: 'Nobody has acted: the deck is changed, and the cards are dealt again.',
};

describe('a room’s own rulings', () => {
  test('come after what the book prints and before what is customary, for the games they name', async () => {
    const path = file([OWN]);
    expect(loadPosted(path)).toEqual([{ ...OWN, cite: null }]);
    const here = await printed('rulings', 'lucky-lady/holdem', '--rulings', path);
    expect(here.replace(/\s+/g, ' ')).toContain(
      "- Nobody has acted: Nobody has acted: the deck is changed, and the cards are dealt again. (the room's own posting) - In all other cases: The deck is not right",
    );
    expect(await printed('rulings', 'lucky-lady/omaha', '--rulings', path)).not.toContain(
      'the deck is changed',
    );
  });

  test.each<[string, unknown, string]>([
    ['what is no JSON', '[', 'it is not JSON'],
    ['what is no list', {}, 'expected array'],
    ['what cannot go wrong', [{ ...OWN, what: 'rain' }], '[0].what'],
    ['what is no remedy', [{ ...OWN, remedy: [{ do: 'nothing' }] }], '[0].remedy[0]: "do" is one of'],
    ['no remedy at all', [{ ...OWN, remedy: [] }], '[0].remedy'],
    ['a condition that is none', [{ ...OWN, when: { acted: 2 } }], '[0].when.acted'],
    ['a fact that is none', [{ ...OWN, when: { moon: true } }], '[0].when'],
    ['no sentence', [{ ...OWN, say: ' ' }], '[0].say'],
    ['a citation, which only books have', [{ ...OWN, cite: '003:42' }], '[0]'],
    [
      'a game that nobody offers',
      [OWN, { ...OWN, games: ['lucky-lady/razz'] }],
      '[1].games: no house offers',
    ],
  ])('%s is refused with its place', async (_, content, place) => {
    expect((await complaint('rulings', 'lucky-lady/holdem', '--rulings', file(content)))[0]).toContain(place);
  });

  test('a file that is not there is said', async () => {
    const [message] = await complaint('rulings', 'lucky-lady/holdem', '--rulings', join(folder, 'none.json'));
    expect(message).toContain('cannot be read');
  });
});

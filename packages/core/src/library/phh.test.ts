import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replayPhh } from '../history/phh/index.ts';
import { deal } from './deal/deal.ts';
import { phh } from './phh.ts';

const fixtures = new URL('../history/phh/fixtures/', import.meta.url);
const files = readdirSync(fixtures).filter((name) => /\.phhs?$/.test(name));

describe('phh', () => {
  test.for(files)('%s: hands, as the replay has them', (name) => {
    const text = readFileSync(new URL(name, fixtures), 'utf8');
    const outcomes = replayPhh(text);
    const file = phh.parse(text);
    const refused = outcomes.find(({ verdict }) => verdict === 'refused');
    if (!file.ok) {
      expect(file.message).toContain(refused?.message);
      return;
    }
    expect(refused).toBeUndefined();
    expect(file.hands.map(({ hand, variant }) => ({ hand, variant }))).toEqual(
      outcomes.map(({ hand, variant }) => ({ hand, variant })),
    );
    for (const [i, { stacks, machine, events, setup, names, agrees }] of file.hands.entries()) {
      expect(stacks.map((cents) => cents && cents / 100)).toEqual(outcomes[i].finishing);
      expect(events).toBe(machine.log);
      expect(names).toHaveLength(setup.stacks.length);
      expect(agrees).toBe(
        { agrees: true, differs: false, unchecked: null, refused: null }[outcomes[i].verdict],
      );
    }
  });

  test('what is written reads the same again', () => {
    const hand = deal('black-sheep/holdem', { seats: 3, seed: 7 });
    if (!hand.ok) throw new Error(hand.message);
    while (!hand.over) if (!hand.do('check').ok) hand.do('call');
    const written = phh.stringify(hand, { hand: 12, names: ['Ann', 'Bob', 'Cy'] });
    if (!written.ok) throw new Error(written.message);
    const read = phh.parse(written.text);
    if (!read.ok) throw new Error(read.message);
    const [first] = read.hands;
    expect(first).toMatchObject({ hand: 12, variant: 'FT', agrees: true, names: ['Ann', 'Bob', 'Cy'] });
    expect(first.stacks).toEqual(hand.stacks);
    expect(phh.stringify(first, { hand: 12, names: first.names })).toMatchObject({ ok: true });
  });

  test.for<[string, () => object, string]>([
    ['what is not TOML', () => phh.parse('variant = ['), 'not TOML'],
    ['an unknown game', () => phh.parse('variant = "XX"\nactions = []'), 'variant: must be one of'],
    ['no text', () => phh.parse(7 as never), 'the file: a hand history is a text, not 7.'],
    [
      'a game that PHH does not have',
      () => phh.stringify(deal('hawaiian-gardens/dramaha', { seed: 1 }) as never),
      'Dramaha as played here cannot be written as PHH.',
    ],
    [
      'a round with a player-dealer',
      () => phh.stringify(deal('empire/pai-gow-tiles', { seed: 1 }) as never),
      'Only games for a pot',
    ],
  ])('refuses %s', ([, ask, message]) => {
    expect(ask()).toMatchObject({ ok: false, message: expect.stringContaining(message) });
  });
});

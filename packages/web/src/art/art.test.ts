import { HIDDEN, JOKER, TILE_KINDS } from '@cardroom/core/cards';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ChipStack } from './Chip.tsx';
import { cardName } from './names.ts';
import { PlayingCard } from './PlayingCard.tsx';
import { chipsFor, pilesFor } from './shapes/piles.ts';
import css from './Tile.module.css';
import { Tile } from './Tile.tsx';

const ALL_CARDS = [...Array.from({ length: 57 }, (_, card) => card), HIDDEN];
const card = (props: Parameters<typeof PlayingCard>[0]) =>
  renderToStaticMarkup(createElement(PlayingCard, props));

describe('cards', () => {
  test.each([
    [51, 'ace of spades'],
    [0, 'deuce of clubs'],
    [JOKER, 'joker'],
    [53, 'bonus ten'],
    [HIDDEN, 'face-down card'],
    [64, 'Teen, six and six'],
  ])('%i is said %s', (code, name) => expect(cardName(code)).toBe(name));

  test.each([92, 34])('no two faces look alike at %i px, and no number went wrong', (size) => {
    const drawn = ALL_CARDS.map((code) => card({ card: code, size }));
    expect(new Set(drawn.map((svg) => svg.replace(/aria-label="[^"]*"/, ''))).size).toBe(ALL_CARDS.length);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('a face-down card gives nothing of its face away', () => {
    const backs = ALL_CARDS.map((code) => card({ card: code, faceDown: true }));
    expect(new Set(backs).size).toBe(1);
  });
});

describe('tiles', () => {
  const drawn = (tile: number, faceDown = false) =>
    renderToStaticMarkup(createElement(Tile, { tile, faceDown }));
  const pips = (svg: string, color: string) =>
    (svg.match(new RegExp(`class="${css[color]}" d="([^"]*)"`))?.[1].match(/Z/g) ?? []).length;

  test.each(TILE_KINDS.map((kind) => [kind.name, kind] as const))(
    '%s has the spots of the set',
    (_, kind) => {
      const svg = drawn(kind.card);
      const red = [kind.upper, kind.lower].reduce((sum, end) => {
        if (end === 1 || end === 4) return sum + end;
        return sum + (kind.name === 'Teen' ? 3 : 0);
      }, 0);
      expect([pips(svg, 'red'), pips(svg, 'white')]).toEqual([red, kind.upper + kind.lower - red]);
      const color = red === 0 ? 'white' : red === kind.upper + kind.lower ? 'red' : 'mixed';
      expect(color).toBe(kind.colour);
    },
  );

  test('a face-down tile has no spots and no name', () => {
    expect(new Set(TILE_KINDS.map(({ card: tile }) => drawn(tile, true))).size).toBe(1);
  });
});

describe('chips', () => {
  test('chips make up the amount; a coin stands for what is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_00 }), (cents) => {
        const chips = chipsFor(cents);
        const whole = chips.filter(({ color }) => color !== 'coin');
        const left = cents - whole.reduce((sum, chip) => sum + chip.cents, 0);
        expect(left).toBe(cents % 50);
        expect(chips.length - whole.length).toBe(left > 0 ? 1 : 0);
        expect(chips.map((chip) => chip.cents)).toEqual(
          chips.map((chip) => chip.cents).toSorted((a, b) => b - a),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('piles lose no chip, and stop at sixty', () => {
    for (const cents of [0, 50, 1234_50, 99_999_99]) {
      const piles = pilesFor(cents);
      expect(piles.flat()).toEqual(chipsFor(cents, 60));
      for (const pile of piles) expect(pile.length).toBeLessThanOrEqual(12);
    }
  });

  test('the figure is always there', () => {
    const drawn = (cents: number) => renderToStaticMarkup(createElement(ChipStack, { cents, title: 'Pot' }));
    expect(drawn(24_50)).toContain('$24.50');
    expect(drawn(0)).toContain('$0');
  });
});

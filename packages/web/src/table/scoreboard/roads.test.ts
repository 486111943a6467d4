import type { Score } from '@cardroom/core/table';
import { describe, expect, it } from 'vitest';
import { beadPlate, bigRoad, countsOf, derivedRoad, echoes, percent, runs } from './roads.ts';

const WINNERS = { P: 'player', B: 'banker', T: 'tie' } as const;

/** `PBT`, a letter a hand. */
const played = (text: string): Score[] =>
  [...text].map((letter) => ({ winner: WINNERS[letter as 'P'], points: [0, 0], naturals: [] }));

const lengths = (text: string) => runs(played(text)).map(({ length }) => length);
const echo = (text: string, road: Parameters<typeof echoes>[1]) =>
  echoes(played(text), road)
    .map((mark) => mark.charAt(0))
    .join('');

describe('baccarat roads (000:552-561)', () => {
  it('fills the bead plate down and then to the right', () => {
    expect(beadPlate(played('PBTPBPB')).map(({ column, row }) => [column, row])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
      [1, 0],
    ]);
  });

  it('starts a column at each change of side and notes ties at the hand before them', () => {
    expect(lengths('PPBPPPTBB')).toEqual([2, 1, 3, 2]);
    expect(runs(played('TTPPTB'))).toEqual([
      [
        { winner: 'player', ties: 2 },
        { winner: 'player', ties: 1 },
      ],
      [{ winner: 'banker', ties: 0 }],
    ]);
  });

  it('turns a long run to the right at the bottom, and a second one above it', () => {
    const at = bigRoad(played('PPPPPPPPBBBBBBB')).map(({ column, row }) => `${column}${row}`);
    expect(at).toEqual('00 01 02 03 04 05 15 25 10 11 12 13 14 24 34'.split(' '));
  });

  it('begins each derived road where its book of columns allows', () => {
    // Columns of 2, 1, 3, 2: the second hand of the second column does not exist, so the third column begins.
    expect(echo('PP', 'big eye boy')).toBe('');
    expect(echo('PPBB', 'big eye boy')).toBe('r');
    expect(echo('PPB', 'big eye boy')).toBe('');
    expect(echo('PPBP', 'big eye boy')).toBe('c');
    expect(echo('PPBPB', 'small road')).toBe('c');
    expect(echo('PBPP', 'small road')).toBe('c');
  });

  it('marks a run that outlives the one before once choppy, then regular', () => {
    expect(echo('PPBBBB', 'big eye boy')).toBe('rcr');
    expect(echo('PBPBPB', 'big eye boy')).toBe('rrrr');
    expect(echo('PBPBPBPB', 'cockroach road')).toBe('rrrr');
    expect(derivedRoad(played('PBPBPBP'), 'big eye boy').map(({ row }) => row)).toEqual([0, 1, 2, 3, 4]);
  });

  it('counts hands and their parts', () => {
    const results = played('PPBT').map(
      (result, i): Score => (i === 0 ? { ...result, naturals: ['player'] } : result),
    );
    expect(countsOf(results)).toEqual({ hands: 4, player: 2, banker: 1, tie: 1, naturals: 1, bonuses: {} });
    expect([percent(1, 3), percent(0, 0)]).toEqual([33, 0]);
  });

  it('004:1144 counts Dragon 7 and Panda 8', () => {
    const [first, second, third] = played('BPB');
    const results = [
      { ...first, bonuses: ['seven'] },
      { ...second, bonuses: ['eight'] },
      { ...third, bonuses: ['seven'] },
    ];
    expect(countsOf(results).bonuses).toEqual({ seven: 2, eight: 1 });
  });
});

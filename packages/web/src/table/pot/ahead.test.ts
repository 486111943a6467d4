import type { LegalBet } from '@cardroom/core/engine/pot';
import { describe, expect, it } from 'vitest';
import { type AheadMove, decideAhead, saidHere } from './ahead.ts';

const due = (more: Partial<LegalBet>): LegalBet => ({
  due: 'bet',
  seat: 2,
  fold: true,
  check: false,
  call: 0,
  bringIn: 0,
  raise: null,
  noRaise: '',
  ...more,
});
const decided = (move: AheadMove, call: number, now: LegalBet) =>
  decideAhead({ move, table: 't', hand: 1, street: 3, call }, now)?.type ?? null;

describe('what was said ahead', () => {
  it('holds at its table alone, in its hand and on its street', () => {
    const here = { table: 'a', hand: 7, street: 3 };
    const said = { ...here, move: 'call any', call: 0 } as const;
    expect(saidHere(said, here)).toBe(true);
    expect(saidHere(null, here)).toBe(false);
    for (const other of [{ table: 'b' }, { hand: 8 }, { street: 4 }])
      expect(saidHere(said, { ...here, ...other })).toBe(false);
  });

  it('checks whenever a check is free, and never folds then', () => {
    for (const move of ['check or fold', 'check', 'call', 'call any'] as const)
      expect(decided(move, 0, due({ check: true }))).toBe('check');
  });

  it('is forgotten when a bet has changed what it meant', () => {
    expect(decided('check', 0, due({ call: 800 }))).toBeNull();
    expect(decided('call', 800, due({ call: 1600 }))).toBeNull();
    expect(decided('call', 800, due({ call: 800 }))).toBe('call');
  });

  it('calls any amount or folds when that was said, and nothing that is not allowed', () => {
    expect(decided('call any', 0, due({ call: 9900 }))).toBe('call');
    expect(decided('check or fold', 0, due({ call: 800 }))).toBe('fold');
    expect(decided('check or fold', 0, due({ fold: false, bringIn: 200 }))).toBeNull();
    expect(decided('call any', 0, due({ bringIn: 200 }))).toBeNull();
  });
});

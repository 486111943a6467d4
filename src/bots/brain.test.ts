import { describe, expect, test } from 'vitest';
import { offerings } from '../houses/index.ts';
import { printedSign } from '../table/testing.ts';
import { BrainTable } from './testing-brains.ts';

describe.each([false, true])('quick: %s', (quick) => {
  test.each(offerings.map((offering) => [offering.id, offering] as const))('%s', (id, offering) => {
    const opening = printedSign(offering) ?? { house: offering.house, offering: id };
    const most = offering.kind === 'player-dealer' ? 5 : 6;
    const seats = offering.kind === 'points' ? 4 : most;
    const t0 = performance.now();
    const { table } = new BrainTable(opening, id, { players: seats, proposition: 2, quick }).play(20);
    const ms = performance.now() - t0;
    if (process.env.HB) console.log(quick, id, ms.toFixed(0), opening.limit, (opening as any).options);
    expect(table.state.hands).toBeGreaterThanOrEqual(20);
  });
});

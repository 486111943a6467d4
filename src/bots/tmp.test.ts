import { expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import { Teller } from '../history/tell.ts';
import { offerings } from '../houses/index.ts';
import { chooseSettings } from '../houses/setting.ts';
import { SelfPlay } from './self-play.ts';

test('x', () => {
  for (const o of offerings) {
    const s = chooseSettings(o.settings);
    if (!s.ok) throw new Error('x');
    const p = new SelfPlay(o.game(s.values), o.limits[0].stakes, 6, 300, {
      deck: seededRandom(1),
      players: seededRandom('1p'),
    });
    const b = p.chips;
    const t0 = performance.now();
    for (let i = 0; i < 300; i++) {
      const h = p.next();
      if (i === 2) console.log(new Teller(h.setup).tell(h.events).join('\n'));
    }
    console.log(o.id, ((performance.now() - t0) / 300).toFixed(2), 'ms/hand', JSON.stringify(p.chips));
    const sum = (x: Record<string, number>) => Object.values(x).reduce((a, c) => a + c);
    expect(sum(p.chips)).toBe(sum(b));
  }
});

import { HIDDEN, type Random } from '../packages/core/src/cards/index.ts';
import { pick } from './any-value.ts';

/** Good things made bad: what a broken, old or hostile client might send. */

const EVIL: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 53,
  -0,
  1e308,
  '',
  '\u0000',
  '\ud800',
  '\u202efloor',
  'x'.repeat(5000),
  [],
  {},
  [[[[[[[[]]]]]]]],
  { type: 'hello' },
  '__proto__',
  'constructor',
  Array.from({ length: 200 }, (_, i) => i),
  [HIDDEN, 255, 256, -7],
];

const KEYS = ['__proto__', 'constructor', 'toString', 'by', 'at', 'brings', 'only', 'role', 'type', 'length'];

/** A copy with one to three things changed somewhere in it. */
export function bend(value: unknown, random: Random): unknown {
  const copy = structuredClone(value);
  const box = { value: copy };
  for (let times = 1 + random.below(3); times > 0; times--) bendOnce(box, random);
  return box.value;
}

type Holder = Record<string, unknown>;

function bendOnce(box: { value: unknown }, random: Random): void {
  const places = [...placesIn(box as unknown as Holder)];
  const [holder, key] = pick(places, random);
  switch (random.below(5)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else if (holder !== (box as unknown)) delete holder[key];
      break;
    case 1: {
      const inside = holder[key];
      if (typeof inside === 'object' && inside !== null && !Array.isArray(inside))
        Object.defineProperty(inside, pick(KEYS, random), {
          value: structuredClone(pick(EVIL, random)),
          enumerable: true,
          configurable: true,
          writable: true,
        });
      break;
    }
    case 2: {
      const [other, name] = pick(places, random);
      holder[key] = structuredClone(other[name]);
      break;
    }
    default:
      holder[key] = structuredClone(pick(EVIL, random));
  }
}

function* placesIn(holder: Holder, depth = 0): Generator<readonly [Holder, string]> {
  for (const key of Object.keys(holder)) {
    yield [holder, key];
    const inside = holder[key];
    if (typeof inside === 'object' && inside !== null && depth < 6)
      yield* placesIn(inside as Holder, depth + 1);
  }
}

/** Text that is cut, doubled or scrambled. */
export function scramble(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const to = at + random.below(text.length - at + 1);
  switch (random.below(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(to);
    case 2:
      return text.slice(0, at) + String.fromCharCode(random.below(65_536)) + text.slice(at + 1);
    case 3:
      return text.slice(0, at) + text.slice(at, to) + text.slice(at);
    default:
      return text.slice(to) + text.slice(0, at);
  }
}

/** What is no message at all. */
export function noise(random: Random): string | Buffer {
  const length = random.below(400);
  switch (random.below(5)) {
    case 0:
      return Buffer.from(Array.from({ length }, () => random.below(256)));
    case 1:
      return '['.repeat(1 + random.below(20_000));
    case 2:
      return '{"type":"say","table":"x","text":"'.padEnd(1 + random.below(70_000), 'y');
    case 3:
      return Array.from({ length }, () => String.fromCharCode(random.below(65_536))).join('');
    default:
      return pick(['', 'null', '0', '"hello"', '[]', '{}', '{"type":1}', '{"type":"hello","v":1'], random);
  }
}

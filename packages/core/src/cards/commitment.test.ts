import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Commitment,
  commitCards,
  commitDice,
  makeSalts,
  type Proof,
  prove,
  verifyProof,
} from './commitment.ts';
import { packs, shoe, standardPack } from './pack.ts';
import { secureRandom, seededRandom } from './random.ts';
import { shuffled } from './shuffle.ts';
import { printCard } from './text.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

/** The root as docs/shuffles.md describes it, by halving: the left part is the greatest power of two below the size. */
function plainRoot(kind: string, faces: readonly string[], salts: readonly string[]): string {
  const top = (from: number, to: number): string => {
    if (to - from === 1) return sha(`cardroom ${kind} ${to} ${salts[from]} ${faces[from]}`);
    let half = 1;
    while (half * 2 < to - from) half *= 2;
    return sha(`cardroom node ${top(from, from + half)} ${top(from + half, to)}`);
  };
  return sha(`cardroom root ${faces.length} ${top(0, faces.length)}`);
}

const anyPack = fc.constantFrom(...Object.values(packs)).map((pack) => pack.cards);
const anyOrder = fc.oneof(
  anyPack,
  anyPack
    .chain((cards) => fc.shuffledSubarray([...cards], { minLength: 1 }))
    .map((cards) => Uint8Array.from(cards)),
  fc.constant(shoe(packs.joker, 12).cards),
);
const anyDice = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 9 });
const anyCommitment = fc.oneof(
  anyOrder.map((order) => commitCards(order)),
  anyDice.map((dice) => commitDice(dice)),
);

describe('C30 every position is proved', () => {
  test('of any order or shake', () => {
    fc.assert(
      fc.property(anyCommitment, (commitment) => {
        for (let position = 1; position <= commitment.size; position++) {
          const proof = JSON.parse(JSON.stringify(prove(commitment, position)));
          const result = verifyProof(commitment.root, proof);
          const face = commitment.faces[position - 1];
          expect(result).toMatchObject({ ok: true, position, size: commitment.size });
          if (result.ok)
            expect(commitment.kind === 'card' ? printCard(result.value) : `${result.value}`).toBe(face);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('at every size from 1 to 70, under the root a plain tree gives', () => {
    for (let size = 1; size <= 70; size++) {
      const order = Uint8Array.from({ length: size }, (_, i) => i % 52);
      const commitment = commitCards(order);
      expect(commitment.root).toBe(plainRoot('card', Array.from(order, printCard), commitment.salts));
      for (let i = 1; i <= size; i++)
        expect(verifyProof(commitment.root, prove(commitment, i)).ok).toBe(true);
    }
  });
});

/** Every way to turn one bit of a text or a number. */
function flips(value: string | number): (string | number)[] {
  if (typeof value === 'number') return Array.from({ length: 17 }, (_, bit) => value ^ (1 << bit));
  return Array.from({ length: value.length * 8 }, (_, i) => {
    const at = i >> 3;
    return (
      value.slice(0, at) + String.fromCharCode(value.charCodeAt(at) ^ (1 << (i & 7))) + value.slice(at + 1)
    );
  });
}

describe('C30 one changed bit anywhere and the proof fails', () => {
  const holds = (root: unknown, proof: unknown) => verifyProof(root, proof).ok;

  test.each<[string, Commitment]>([
    ['cards', commitCards(shuffled(standardPack, secureRandom()))],
    ['tiles', commitCards(shuffled(packs.tiles, secureRandom()))],
    ['dice', commitDice([3, 5, 6])],
  ])('%s', (_, commitment) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: commitment.size }), (position) => {
        const proof = prove(commitment, position);
        for (const root of flips(commitment.root)) if (holds(root, proof)) expect.fail(`root ${root}`);
        for (const field of ['position', 'size', 'card', 'die', 'salt'] as const) {
          const value = proof[field];
          for (const changed of value === undefined ? [] : flips(value)) {
            if (holds(commitment.root, { ...proof, [field]: changed })) expect.fail(`${field} ${changed}`);
          }
        }
        proof.path.forEach((hash, i) => {
          for (const changed of flips(hash)) {
            if (holds(commitment.root, { ...proof, path: proof.path.with(i, `${changed}`) }))
              expect.fail(`${changed}`);
          }
        });
      }),
      { numRuns: 6 },
    );
  });

  test('every other card, position and size fails', () => {
    const commitment = commitCards(standardPack.cards);
    const proof = prove(commitment, 17);
    const others = [
      ...commitment.faces.map((card) => ({ ...proof, card })),
      ...commitment.faces.map((_, i) => ({ ...proof, position: i + 1 })),
      ...Array.from({ length: 200 }, (_, i) => ({ ...proof, size: i + 1 })),
    ];
    expect(others.filter((other) => holds(commitment.root, other))).toEqual([proof, proof, proof]);
  });
});

test('C31 one root cannot be opened as two trees of different sizes', () => {
  // Right of the top stands position 3 of three; left of it, a tree with another position 3 of five.
  const [saltA, saltB] = makeSalts(2);
  const none = sha('');
  const three = sha(`cardroom card 3 ${saltA} As`);
  const inner = sha(`cardroom node ${sha(`cardroom card 3 ${saltB} 2c`)} ${none}`);
  const left = sha(`cardroom node ${none} ${inner}`);
  const top = sha(`cardroom node ${left} ${three}`);
  const asThree: Proof = { position: 3, size: 3, card: 'As', salt: saltA, path: [left] };
  const asFive: Proof = { position: 3, size: 5, card: '2c', salt: saltB, path: [none, none, three] };
  for (const size of [3, 5]) {
    const root = sha(`cardroom root ${size} ${top}`);
    expect([verifyProof(root, asThree).ok, verifyProof(root, asFive).ok]).toEqual([size === 3, size === 5]);
  }
});

describe('C32 what stays hidden', () => {
  test('a proof holds no other position’s salt, and its hashes match no card without that salt', () => {
    const commitment = commitCards(shuffled(standardPack, secureRandom()));
    for (let position = 1; position <= 52; position++) {
      const text = JSON.stringify(prove(commitment, position));
      const told = commitment.salts.filter((salt) => text.includes(salt));
      expect(told).toEqual([commitment.salts[position - 1]]);
      const neighbor = ((position - 1) ^ 1) + 1;
      for (const card of commitment.faces) {
        expect(text).not.toContain(sha(`cardroom card ${neighbor} ${told[0]} ${card}`));
      }
    }
  });

  test('the same order has another root and other leaves each time', () => {
    const [first, second] = [commitCards(standardPack.cards), commitCards(standardPack.cards)];
    expect(first.root).not.toBe(second.root);
    expect(first.levels[0].filter((leaf, i) => leaf === second.levels[0][i])).toEqual([]);
  });

  test('salts are 16 bytes each, all different', () => {
    const salts = makeSalts(1000);
    expect(new Set(salts).size).toBe(1000);
    for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/);
  });
});

test('order and salts from the log give the root again', () => {
  const { root, salts } = commitCards(standardPack.cards, makeSalts(52, seededRandom(1)));
  expect(commitCards(standardPack.cards, salts).root).toBe(root);
  expect(commitCards(standardPack.cards, makeSalts(52, seededRandom(1))).root).toBe(root);
});

test('C31 a die is not a card', () => {
  const salts = makeSalts(2);
  const dice = commitDice([2, 3], salts);
  const { die: _, ...rest } = prove(dice, 1);
  for (const card of commitCards(standardPack.cards).faces) {
    expect(verifyProof(dice.root, { ...rest, card }).ok).toBe(false);
  }
});

describe('C30 malformed proofs are answered with a sentence', () => {
  const commitment = commitCards(standardPack.cards);
  const { root } = commitment;
  const good = prove(commitment, 3);
  const long = 'f'.repeat(63);
  const digits = 'hexadecimal digits in lower case';
  const roots: readonly [string, unknown, string][] = [
    ['missing', undefined, `The root must be 64 ${digits}; it is missing.`],
    ['short', long, `The root must be 64 ${digits}, not "${long}" (63 characters).`],
    ['in upper case', root.toUpperCase(), `not "${root.toUpperCase()}".`],
    ['with a line end', `${root}\n`, '(65 characters)'],
  ];
  const proofs: readonly [string, unknown, string][] = [
    [
      'missing',
      undefined,
      'A proof is an object with position, size, card or die, salt and path; it is missing.',
    ],
    ['null', null, 'not null.'],
    ['a text', 'proof', 'not "proof".'],
    ['an array', [good], 'not an array.'],
    ['empty', {}, 'The size must be a whole number from 1 to 65536; it is missing.'],
  ];
  const changes: readonly [string, Record<string, unknown>, string][] = [
    ['size 0', { size: 0 }, 'not 0.'],
    ['a huge size', { size: 2 ** 40 }, 'not 1099511627776.'],
    ['position 0', { position: 0 }, 'The position must be a whole number from 1 to 52, not 0.'],
    ['position 53', { position: 53 }, 'from 1 to 52, not 53.'],
    ['position 2.5', { position: 2.5 }, 'not 2.5.'],
    ['a position in words', { position: '3' }, 'not "3".'],
    ['neither card nor die', { card: undefined }, 'A proof shows either a card or a die.'],
    ['card and die', { die: 3 }, 'A proof shows either a card or a die.'],
    ['no such card', { card: '1x' }, 'The card must be one card such as "As", not "1x".'],
    ['a card code', { card: 2 }, 'The card must be one card such as "As", not 2.'],
    ['two cards', { card: 'As Ks' }, 'not "As Ks".'],
    ['a hidden card', { card: '??' }, 'not "??".'],
    ['a card written otherwise', { card: '2H' }, 'The card must be written "2h", not "2H".'],
    ['a die of seven', { card: undefined, die: 7 }, 'A die shows 1 to 6, not 7.'],
    ['no salt', { salt: undefined }, `The salt must be 32 ${digits}; it is missing.`],
    ['a short salt', { salt: 'ab' }, `The salt must be 32 ${digits}, not "ab" (2 characters).`],
    ['a salt of other letters', { salt: 'g'.repeat(32) }, 'The salt must be'],
    ['no path', { path: undefined }, 'The path must be an array of hashes; it is missing.'],
    ['a path of text', { path: root }, 'The path must be an array of hashes, not'],
    ['a short path', { path: good.path.slice(1) }, 'The path of position 3 of 52 has 6 hashes, not 5.'],
    ['a long path', { path: [...good.path, root] }, 'has 6 hashes, not 7.'],
    ['a bad hash', { path: good.path.with(1, 'xyz') }, `Hash 2 of the path must be 64 ${digits}, not "xyz"`],
    ['a hole in the path', { path: new Array(6) }, `Hash 1 of the path must be 64 ${digits}; it is missing.`],
    ['a hash that is an object', { path: good.path.map(() => ({})) }, 'not a value of type object.'],
    ['a very long text', { salt: 'ab'.repeat(1e5) }, 'not a long text (200000 characters).'],
    ['another card', { card: 'As' }, 'Position 3 of 52 was not committed as As under this root.'],
  ];
  const refused = (result: ReturnType<typeof verifyProof>, sentence: string) => {
    expect(result).toEqual({
      ok: false,
      code: expect.stringMatching(/^(malformed|bad-cards)$/),
      message: expect.stringContaining(sentence),
    });
  };

  test.each(roots)('a root %s', (_, given, sentence) => refused(verifyProof(given, good), sentence));
  test.each(proofs)('a proof %s', (_, given, sentence) => refused(verifyProof(root, given), sentence));
  test.each(changes)('%s', (_, change, sentence) => {
    refused(verifyProof(root, { ...good, ...change }), sentence);
  });

  test('anything at all', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withSparseArray: true }),
        fc.constantFrom('position', 'size', 'card', 'die', 'salt', 'path'),
        (value, field) => {
          expect(verifyProof(root, value).ok).toBe(false);
          expect(verifyProof(value, good).ok).toBe(false);
          fc.pre(value !== good[field as keyof Proof]);
          expect(verifyProof(root, { ...good, [field]: value }).ok).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test('what cannot be committed is refused', () => {
  expect(() => commitCards([])).toThrow('1 to 65536 values');
  for (const card of [57, 63, 85, 100, -1, 2.5])
    expect(() => commitCards([card])).toThrow(`${card} is not a card`);
  for (const die of [0, 7, 1.5]) expect(() => commitDice([die])).toThrow(`not ${die}.`);
  expect(() => commitCards([1, 2], makeSalts(1))).toThrow('2 different salts');
  expect(() => commitCards([1, 2], new Array(2).fill(makeSalts(1)[0]))).toThrow('2 different salts');
  expect(() => commitCards([1], ['00'])).toThrow('A salt must be 32');
  for (const position of [0, 4, 1.5]) expect(() => prove(commitDice([1, 2, 3]), position)).toThrow('1 to 3');
});

test('docs/shuffles.md: the worked example holds, step by step', () => {
  const page = readFileSync(new URL('../../../../docs/shuffles.md', import.meta.url), 'utf8');
  const proof = JSON.parse(page.match(/```json\n([^`]+)```/)![1]);
  const steps = [...page.matchAll(/printf '([^']+)' \| sha256sum\n# ([0-9a-f]{64})/g)];
  expect(steps.length).toBe(5);
  for (const [, text, hash] of steps) expect(sha(text)).toBe(hash);
  expect(verifyProof(steps[3][2], proof)).toMatchObject({ ok: true, position: 2, value: 5 });
});

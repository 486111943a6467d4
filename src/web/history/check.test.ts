import { describe, expect, it } from 'vitest';
import { commitCards, makeSalts, prove, seededRandom, shuffle } from '../../cards/index.ts';
import { checkShuffles, failures } from './check.ts';

const random = seededRandom('proofs on the page');
const pack = () =>
  shuffle(
    Uint8Array.from({ length: 52 }, (_, card) => card),
    random,
  );
const committed = () => commitCards(pack(), makeSalts(52, random));

const published = (root: string) => [{ seq: 7, kind: 'card' as const, root, size: 52 }];

describe('the proof of a shuffle, as the page checks it', () => {
  it('holds for every card that was committed', () => {
    const order = committed();
    const proofs = [1, 2, 26, 51, 52].map((position) => prove(order, position));
    const [checked] = checkShuffles(
      [{ seq: 7, root: order.root, size: 52, proofs }],
      published(order.root),
      5,
    );
    expect(checked?.published).toBe(true);
    expect(checked?.cards.map(({ holds }) => holds)).toEqual([true, true, true, true, true]);
    expect(checked?.cards.map(({ text }) => text)).toEqual(proofs.map(({ card }) => card));
  });

  it('is held against the root that was published, not against the one that comes with the proofs', () => {
    const [told, dealt] = [committed(), committed()];
    const shuffles = checkShuffles(
      [{ seq: 7, root: dealt.root, size: 52, proofs: [prove(dealt, 3)] }],
      published(told.root),
      5,
    );
    expect(shuffles[0]).toMatchObject({ published: false, root: told.root });
    expect(failures(shuffles)).toBe(1);
  });

  it('fails for another card, another place or another size', () => {
    const order = committed();
    const proof = prove(order, 9);
    const other = prove(order, 10);
    const shuffles = checkShuffles(
      [
        {
          seq: 7,
          root: order.root,
          size: 52,
          proofs: [
            { ...proof, card: other.card ?? '' },
            { ...proof, position: 11 },
            { ...proof, salt: other.salt },
          ],
        },
        { seq: 7, root: order.root, size: 51, proofs: [proof] },
      ],
      published(order.root),
      5,
    );
    expect(failures(shuffles)).toBe(4);
  });
});

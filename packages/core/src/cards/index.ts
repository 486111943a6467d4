/** Cards, packs, shoes, tiles, dice, and how they are shuffled and proved. Knows nothing of hands. */
export * from './card.ts';
export * from './commitment.ts';
export * from './cut.ts';
export * from './dice.ts';
export * from './pack.ts';
export { quoted } from './quoted.ts';
export { type Random, secureRandom, seededRandom } from './random.ts';
export { bringHash } from './sha256.ts';
export * from './shuffle.ts';
export * from './text.ts';
export * from './tiles.ts';

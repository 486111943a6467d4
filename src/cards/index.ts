/** Cards, packs, shoes, tiles, dice, and how they are shuffled and proved. Knows nothing of hands. */
export * from './card.ts';
export * from './pack.ts';
export * from './text.ts';
export * from './tiles.ts';

/** The room's artwork: cards, tiles, chips, dice, buttons, furniture, people and houses, all drawn here as SVG. */

export { Avatar } from './Avatar.tsx';
export { ActionButton, BankButton, BlindMarker, DealerButton, KillButton, LegUp } from './buttons.tsx';
export { Chip, ChipStack } from './Chip.tsx';
export { DiceCup, Die } from './dice.tsx';
export { HouseMark } from './HouseMark.tsx';
export { cardName } from './names.ts';
export { PlayingCard } from './PlayingCard.tsx';
export { BurnPile, DiscardTray, Shoe } from './shapes/furniture.tsx';
export { CHIPS } from './shapes/piles.ts';
export { Tile } from './Tile.tsx';

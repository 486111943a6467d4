import type { Counted } from '../../engine/player-dealer/game.ts';

export type FrontAndBack = Extract<Counted, { by: 'front and back' }>;

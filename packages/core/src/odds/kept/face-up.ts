import { faceUpPaiGowPoker } from '../../houses/black-sheep/pai-gow.ts';
import { faceUpPaiGowPoker as gardensFaceUp } from '../../houses/hawaiian-gardens/face-up-pai-gow.ts';
import { faceUpWork } from '../face-up/work.ts';
import type { Keeping } from './keeping.ts';
import { offeringKeeping } from './offering-keeping.ts';

const CODE = ['odds/face-up/work.ts', 'games/pai-gow/poker.ts'];

/** Face Up Pai Gow: every hand by the set that is best against the bank's, which is seen; and its bonuses. */
export const keptFaceUp: readonly Keeping[] = [
  { offering: faceUpPaiGowPoker, code: [...CODE, 'houses/black-sheep/pai-gow.ts'] },
  { offering: gardensFaceUp, code: [...CODE, 'houses/hawaiian-gardens/face-up-pai-gow.ts'] },
].map((of) =>
  offeringKeeping({ ...of, matters: Object.keys(of.offering.settings), file: 'face-up' }, (game) => {
    const { counted } = game;
    if (counted?.by !== 'front and back') throw new Error(`${game.name} is not set as two and five.`);
    return faceUpWork(game, counted);
  }),
);

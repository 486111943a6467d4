import { faceUpPaiGowPoker } from '../../houses/black-sheep/pai-gow.ts';
import { faceUpPaiGowPoker as gardensFaceUp } from '../../houses/hawaiian-gardens/face-up-pai-gow.ts';
import { countFirstCards } from '../count/in-order.ts';
import type { Keeping } from './keeping.ts';
import { offeringKeeping } from './offering-keeping.ts';

const CODE = ['odds/count/in-order.ts', 'odds/count/as-dealt.ts', 'games/pai-gow/poker.ts'];

/** The bonuses of Face Up Pai Gow that seven cards decide: a few seconds. All else is dealt there, which takes its own. */
export const keptFaceUp: readonly Keeping[] = [
  { offering: faceUpPaiGowPoker, code: [...CODE, 'houses/black-sheep/pai-gow.ts'] },
  { offering: gardensFaceUp, code: [...CODE, 'houses/hawaiian-gardens/face-up-pai-gow.ts'] },
].map((of) =>
  offeringKeeping({ ...of, matters: Object.keys(of.offering.settings), file: 'face-up' }, (game) => {
    const bonuses = game.wagers.flatMap((kind) => (kind.asDealt === undefined ? [] : [kind]));
    return {
      stages: [
        {
          parts: bonuses.length,
          run: (part: number) => {
            const { asDealt } = bonuses[part];
            if (asDealt === undefined) throw new Error(`${game.name} has no such bonus.`);
            return countFirstCards(game, bonuses[part], asDealt);
          },
        },
      ],
      join: ([odds]: readonly (readonly unknown[])[]) => odds,
    };
  }),
);

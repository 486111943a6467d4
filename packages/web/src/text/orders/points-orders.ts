import {
  type PointsCommand,
  type PointsState,
  type SetDue,
  suggestPlacement,
} from '@cardroom/core/engine/points';
import { t } from '../t.ts';
import { cardsIn, does, type Heard, type Order, plain, problem } from './order.ts';

const play = (command: PointsCommand) => ({ type: 'play', command }) as const;

/** What somebody may say who is to set cards in front, middle and back. */
export function pointsOrders(hand: PointsState, due: SetDue): Order[] {
  const { seat, mayDeclare, maySurrender } = due;
  const parts = exampleOf(due);
  const setting = (name: 'set' | 'declare'): Order => {
    const example = `${name} ${parts}`;
    const declare = name === 'declare' && { declare: true };
    const read = (rest: string): Heard => {
      const sets = rest.split('/').map((part) => cardsIn(part, hand.held[seat]));
      if (rest === '' || sets.length !== 3) return problem(t('text.parts', { example }));
      for (const found of sets) if ('problem' in found) return found;
      const [front, middle, back] = sets.map((found) => ('cards' in found ? found.cards : []));
      return does(play({ type: 'set', seat, front, middle, back, ...declare }));
    };
    return { names: [name], does: t(`text.do.${name}`), example, read };
  };
  return [
    setting('set'),
    suggesting(hand, seat),
    ...(mayDeclare ? [setting('declare')] : []),
    ...(maySurrender
      ? [plain(['surrender'], t('text.do.surrender'), play({ type: 'surrender', seat }))]
      : []),
  ];
}

function suggesting(hand: PointsState, seat: number): Order {
  const names = ['suggest', 'house', 'h'] as const;
  // Looked for only when it is asked for: thirteen cards have many settings.
  return {
    names,
    does: t('text.do.suggest'),
    example: 'suggest',
    read: () => does(play(suggestPlacement(hand, seat))),
  };
}

/** `1 2 3 / 4 5 6 7 8 / 9 10 11 12 13`: the cards as they come. */
function exampleOf({ lay, room }: SetDue): string {
  let next = 1;
  return room
    .map((free) => {
      const size = Math.min(free, lay + 1 - next);
      return Array.from({ length: size }, () => next++).join(' ');
    })
    .join(' / ');
}

import { isSharedCard, sharedHands } from '@cardroom/core/engine/player-dealer';
import type { TableState } from '@cardroom/core/table';
import { sharedName } from '../table/player-dealer/names.ts';
import { t } from './t.ts';

/** Where cards may be stacked at this table, by the words of a scenario. */
export function placesOf({
  sign,
  seats,
}: TableState): readonly { readonly place: string; readonly title: string }[] {
  const seated = seats.flatMap((seat, i) => (seat === null ? [] : [i]));
  const own = seated.map((seat) => ({
    place: String(seat + 1),
    title: seat === 0 ? t('practice.forcePlace.you') : t('practice.forcePlace.seat', { n: seat + 1 }),
  }));
  const shared = (place: string) => ({ place, title: sharedTitle(place) });
  switch (sign.kind) {
    case 'pot':
      return [...own, ...(sign.game.script.some((step) => step.do === 'board') ? [shared('board')] : [])];
    case 'points':
      return own;
    case 'player-dealer': {
      const { script } = sign.game;
      // Where everybody bets on the same hands, nobody has one of their own.
      const isOwn = script.some(
        (step) =>
          step.do === 'piles' ||
          step.do === 'hit' ||
          ('to' in step && (step.to === 'spots' || step.to === 'everyone')),
      );
      const hands = sharedHands(sign.game).filter((name) => !isSharedCard(sign.game, name));
      return [...(isOwn ? own : []), ...hands.map(shared)];
    }
  }
}

function sharedTitle(place: string): string {
  switch (place) {
    case 'player':
    case 'banker':
    case 'board':
    case 'dealer':
      return t(`practice.forcePlace.${place}`);
    default:
      return sharedName(place);
  }
}

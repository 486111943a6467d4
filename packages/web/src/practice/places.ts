import type { TableState } from '@cardroom/core/table';
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
  const shared = (place: 'board' | 'dealer' | 'player' | 'banker') => ({
    place,
    title: t(`practice.forcePlace.${place}`),
  });
  switch (sign.kind) {
    case 'pot':
      return [...own, ...(sign.game.script.some((step) => step.do === 'board') ? [shared('board')] : [])];
    case 'points':
      return own;
    case 'player-dealer': {
      const { script } = sign.game;
      // Piles go to everybody, the player-dealer too.
      const to = new Set(
        script.flatMap((step) => (step.do === 'piles' ? ['dealer'] : 'to' in step ? [step.to] : [])),
      );
      const hands = (['board', 'dealer', 'player', 'banker'] as const).filter((place) => to.has(place));
      // Where everybody bets on the same hands, nobody has one of their own.
      return [...(to.has('player') ? [] : own), ...hands.map(shared)];
    }
  }
}

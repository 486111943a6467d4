import { isBonus, isTile, JOKER, type Pack } from '../../cards/index.ts';

/** The rule card's section about the pack, and how its examples write cards. */
export function packLines({ title, cards }: Pack): string[] {
  if (cards.every(isTile)) return [`${title}.`];
  const written = [
    'a card is its rank (A K Q J T 9 … 2) and its suit (s h d c)',
    ...(cards.includes(JOKER) ? ['Jk is a joker'] : []),
    ...(cards.some(isBonus) ? ['BT, BJ, BQ and BK are the bonus cards'] : []),
  ];
  return [`${title}.`, `In examples ${written.join('; ')}.`];
}

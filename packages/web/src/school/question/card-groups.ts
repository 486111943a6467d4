import { type Card, parseCards } from '@cardroom/core/cards';

/** Cards that lie together, and how they lie where some are face up and others are not. */
export interface CardGroup {
  readonly cards: readonly Card[];
  readonly lie: 'down' | 'up' | null;
}

/**
 * The cards of a situation as they lie: `Ks Qs / Ah Ad 9c` is a hand that was set, `8s 8d | Tc` two hands of one seat.
 * What cannot be read is left out: the words around it still tell.
 */
export function cardGroups(text: string, up = ''): readonly CardGroup[] {
  const shown = read(up);
  const groups = text
    .split(/[/|]/)
    .map((part) => ({ cards: read(part), lie: null }))
    .filter(({ cards }) => cards.length > 0);
  const [all] = groups;
  if (groups.length !== 1 || all === undefined || shown.length === 0) return groups;
  // Cards face up are the last of those that were dealt; where all are, there is nothing to tell apart.
  const down = all.cards.slice(0, -shown.length);
  return down.length === 0
    ? groups
    : [
        { cards: down, lie: 'down' },
        { cards: shown, lie: 'up' },
      ];
}

function read(text: string): readonly Card[] {
  const cards = parseCards(text);
  return cards.ok ? cards.cards : [];
}

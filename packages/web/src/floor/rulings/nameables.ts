import { dollars } from '@cardroom/core/engine';
import { DEALER, type RoundState } from '@cardroom/core/engine/player-dealer';
import type { Irregularity } from '@cardroom/core/rulings';
import type { HandInPlay } from '@cardroom/core/table';
import { t } from '../t.ts';
import type { Known } from './ruling-draft.ts';

/** A hand, a circle or a bet that something may have gone wrong with. */
export interface Nameable {
  /** As the floor reads it. */
  readonly label: string;
  /** As the room is told it. */
  readonly names: Pick<Irregularity, 'seat' | 'spot' | 'hand' | 'shared' | 'pile' | 'wager'>;
  /** Its cards as the floor sees them. */
  readonly cards: readonly number[];
}

type NameAt = (seat: number) => string;

/** What can be named of a hand for this, seat by seat. */
export function nameablesOf(hand: HandInPlay, { of }: Known, nameAt: NameAt): readonly Nameable[] {
  const atSeat = (seat: number) => t('ruling.seat', { n: seat + 1, name: nameAt(seat) });
  switch (hand.kind) {
    case 'pot': {
      const { live, down, up } = hand.state;
      return [...live.keys()]
        .filter((seat) => live[seat] === 1)
        .map((seat) => ({ label: atSeat(seat), names: { seat }, cards: [...down[seat], ...up[seat]] }));
    }
    case 'points': {
      const { setup, held, sets } = hand.state;
      return [...setup.stacks.keys()]
        .filter((seat) => setup.stacks[seat] !== null)
        .map((seat) => ({
          label: atSeat(seat),
          names: { seat },
          cards: [...held[seat], ...(sets[seat]?.flat() ?? [])],
        }));
    }
    case 'player-dealer':
      if (of === 'wager') return betsOf(hand.state, nameAt);
      if (of === 'unbet circle')
        return circlesOf(hand.state, atSeat).filter(({ cards }) => cards.length === 0);
      if (of === 'circle' || of === 'table')
        return circlesOf(hand.state, atSeat).filter(({ cards }) => cards.length > 0);
      return [
        ...circlesOf(hand.state, atSeat).filter(({ cards }) => cards.length > 0),
        ...sharedOf(hand.state),
        ...(of === 'hand cards' ? pilesOf(hand.state) : []),
      ];
  }
}

/** Every circle with its hands; one without a hand has no cards. */
function circlesOf({ hands, game, setup }: RoundState, atSeat: (seat: number) => string): Nameable[] {
  return hands.flatMap((on, spot): Nameable[] => {
    const seat = Math.floor(spot / game.circles);
    if (on.length === 0 && setup.stacks[seat] === null) return [];
    const circle = game.circles > 1 ? ` · ${t('ruling.circle', { n: (spot % game.circles) + 1 })}` : '';
    const label = `${atSeat(seat)}${circle}`;
    if (on.length === 0) return [{ label, names: { spot }, cards: [] }];
    return on.map(({ cards }, number) => ({
      label: on.length > 1 ? `${label} · ${t('ruling.hand', { n: number + 1 })}` : label,
      names: { spot, ...(number > 0 && { hand: number }) },
      cards,
    }));
  });
}

function sharedOf({ shared }: RoundState): Nameable[] {
  return Object.entries(shared)
    .filter(([, { cards }]) => cards.length > 0)
    .map(([name, { cards }]) => ({
      label:
        name === 'dealer'
          ? t('ruling.bank')
          : t('ruling.shared', { name: name.charAt(0).toUpperCase() + name.slice(1) }),
      names: name === 'dealer' ? { spot: DEALER } : { shared: name },
      cards,
    }));
}

/** Piles that have not been given out; after that those left over are out of play. */
function pilesOf({ piles, shared }: RoundState): Nameable[] {
  if (shared.dealer !== undefined) return [];
  return piles.flatMap((cards, pile) =>
    cards.length === 0 ? [] : [{ label: t('ruling.pile', { n: pile + 1 }), names: { pile }, cards }],
  );
}

function betsOf({ wagers, game }: RoundState, nameAt: NameAt): Nameable[] {
  return wagers
    .filter(({ open, cents }) => open && cents > 0)
    .map(({ index, seat, kind, cents }) => ({
      label: t('ruling.bet', {
        name: nameAt(seat),
        cents: dollars(cents),
        bet: game.wagers.find(({ id }) => id === kind)?.title ?? kind,
      }),
      names: { wager: index },
      cards: [],
    }));
}

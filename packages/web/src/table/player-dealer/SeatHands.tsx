import { HIDDEN, isTile } from '@cardroom/core/cards';
import { facedIn, type RoundState, type SpotHand } from '@cardroom/core/engine/player-dealer';
import type { ReactNode } from 'react';
import type { SeatSpots, Spot, TableLayout } from '../../felt/index.ts';
import { useTable } from '../context.ts';
import type { Names } from '../naming/naming.ts';
import { nameAt } from '../seats/name-at.ts';
import { Cards } from '../stage/Cards.tsx';
import { fan } from '../stage/fan.ts';
import { t } from '../t.ts';
import { sorted } from '../tray/tray.ts';
import { nameOf } from './names.ts';

interface Props {
  readonly layout: TableLayout;
  readonly spots: SeatSpots;
  readonly round: RoundState;
  readonly you: boolean;
  readonly picked: readonly number[];
  readonly onPick: ((place: number) => void) | null;
}

/** The hands on a seat's circles, beside each other where a hand was split. */
export function SeatHands({ layout, spots, round, you, picked, onPick }: Props): ReactNode {
  const { seat, cards: spot } = spots;
  const { circles } = round.game;
  const hands = round.hands.slice(seat * circles, (seat + 1) * circles).flat();
  const dealt = hands.filter(({ cards }) => cards.length > 0);
  const { state, feed } = useTable();
  const label = you ? t('you.cards') : t('stud.label', { name: nameAt(state, feed.names, seat) });
  return dealt.map((hand, i) => {
    const width = spot.width / dealt.length;
    const place: Spot = { ...spot, x: spot.x - spot.width / 2 + (i + 0.5) * width, width: width * 0.97 };
    const name = nameOf(round, hand);
    return (
      <HandAt
        key={`${hand.spot} ${hand.number}`}
        hand={hand}
        spot={place}
        from={layout.deck}
        label={name === '' ? label : `${label}: ${name}`}
        tiles={isTile(round.game.shoe.cards[0])}
        seen={facedIn(round, { hand: 'spot', spot: hand.spot, number: hand.number })}
        picked={picked}
        onPick={onPick}
        names={{ spot: hand.spot, ...(hand.number > 0 && { hand: hand.number }) }}
      />
    );
  });
}

/** As people lay them out: from high to low. */
const inOrder = (cards: readonly number[]) => sorted(cards).map((place) => cards[place]);

/** A place so high, of its width, has the front above the back. */
const ROWS = 0.6;

interface HandProps {
  readonly hand: SpotHand;
  readonly spot: Spot;
  readonly from: Spot;
  readonly label: string;
  readonly tiles: boolean;
  /** Places whose cards everybody has seen, though they lie face down. */
  readonly seen?: readonly number[];
  readonly picked?: readonly number[];
  readonly onPick?: ((place: number) => void) | null;
  /** Whose it is, for the floor to point at. */
  readonly names: Names;
}

/** One hand: in a row, or as it was set, the front before the back. */
export function HandAt(props: HandProps): ReactNode {
  const { hand, spot, from, label, tiles, seen = [], picked = [], onPick = null, names } = props;
  const { cards, front, back, folded } = hand;
  const rows = spot.height > spot.width * ROWS;
  if (front.length === 0)
    return (
      <Cards
        cards={[...cards]}
        spot={rows ? { ...spot, height: spot.height / 2 } : spot}
        from={from}
        label={label}
        picked={picked}
        dimmed={folded}
        seen={seen}
        tiles={tiles}
        names={names}
        {...(onPick !== null && { onTap: onPick })}
      />
    );
  if (rows) {
    const row = (at: number): Spot => ({
      ...spot,
      y: spot.y + (at * spot.height) / 4,
      height: spot.height / 2 - 1,
    });
    const largest = Math.min(fan(front, row(-1)).width, fan(back, row(1)).width);
    const of = { from: null, label, dimmed: folded, tiles, largest };
    return (
      <>
        <Cards cards={inOrder(front)} spot={row(-1)} {...of} />
        <Cards cards={inOrder(back)} spot={row(1)} {...of} />
      </>
    );
  }
  // What lies over each other counts half, so that both parts are of cards of one size.
  const needs = (cards: readonly number[]) => 1 + cards.length;
  const part = needs(front) / (needs(front) + needs(back));
  const left = spot.x - spot.width / 2;
  const gap = spot.width * 0.04;
  const ahead: Spot = {
    ...spot,
    x: left + ((spot.width - gap) * part) / 2,
    width: (spot.width - gap) * part,
  };
  const behind: Spot = {
    ...spot,
    x: left + spot.width - ((spot.width - gap) * (1 - part)) / 2,
    width: (spot.width - gap) * (1 - part),
  };
  // Of cards that lie set face down nobody can tell which of the hand they are.
  const placeOf = (card: number) => (card === HIDDEN ? -1 : cards.indexOf(card));
  const largest = Math.min(fan(front, ahead).width, fan(back, behind).width);
  return (
    <>
      <Cards
        names={names}
        places={inOrder(front).map(placeOf)}
        cards={inOrder(front)}
        spot={ahead}
        from={null}
        label={label}
        dimmed={folded}
        tiles={tiles}
        largest={largest}
      />
      <Cards
        names={names}
        places={inOrder(back).map(placeOf)}
        cards={inOrder(back)}
        spot={behind}
        from={null}
        label={label}
        dimmed={folded}
        tiles={tiles}
        largest={largest}
      />
    </>
  );
}

import { FIRST_TILE, HIDDEN } from '@cardroom/core/cards';
import { type CSSProperties, memo } from 'react';
import { PlayingCard } from '../../art/index.ts';
import type { Spot } from '../../felt/index.ts';
import { useArrival, useTurn } from '../../felt/motion.ts';
import { Icon } from '../../ui/icons.tsx';
import ui from '../../ui/ui.module.css';
import { isPicked, type Names, type Thing, useNaming } from '../naming/naming.ts';
import { t } from '../t.ts';
import css from './Cards.module.css';
import { fan } from './fan.ts';

interface Props {
  readonly cards: readonly number[];
  readonly spot: Spot;
  /** Where they are dealt from; null where they just lie. */
  readonly from: Spot | null;
  readonly label: string;
  /** Largest width of one card. */
  readonly largest?: number;
  /** Cards that may be tapped, by place; those picked stand out. */
  readonly onTap?: (place: number) => void;
  readonly picked?: readonly number[];
  /** Cards out of the hand. */
  readonly dimmed?: boolean;
  /** Cards that everybody has seen though they lie face down, by place. */
  readonly seen?: readonly number[];
  /** Cards that play in a winning hand, by place. */
  readonly plays?: readonly number[];
  /** Unknown ones are tiles, too. */
  readonly tiles?: boolean;
  /** Whose they are, for the floor to point at; and their places in that hand, where they lie in another order. */
  readonly names?: Names;
  readonly places?: readonly number[];
}

/** A row of cards at a place on the felt, each of which comes there from the pack and turns over in place. */
export const Cards = memo(function Cards(props: Props) {
  const {
    cards,
    spot,
    from,
    label,
    largest,
    onTap,
    picked = [],
    dimmed = false,
    seen = [],
    plays = [],
    tiles = false,
    names,
    places,
  } = props;
  const naming = useNaming();
  if (cards.length === 0) return null;
  const { width, step } = fan(tiles ? cards.map(asTile) : cards, spot, largest);
  const left = spot.x - (width + (cards.length - 1) * step) / 2;
  const thingAt = (place: number): Thing | null => {
    if (names === undefined) return null;
    const at = places === undefined ? place : (places[place] ?? -1);
    return at < 0 ? { what: 'hand', names } : { what: 'card', names, place: at };
  };
  return (
    <ul className={css.cards} aria-label={label}>
      {cards.map((card, place) => {
        const thing = naming === null ? null : thingAt(place);
        const to = { x: left + place * step + width / 2, y: spot.y, width, height: spot.height };
        return (
          <CardPlace
            // A card is known by its place in the hand: turned over, it stays where it is.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            key={place}
            card={tiles ? asTile(card) : card}
            hidden={card === HIDDEN}
            to={to}
            from={from}
            picked={naming !== null && thing !== null ? isPicked(naming, thing) : picked.includes(place)}
            dimmed={dimmed}
            seen={seen.includes(place)}
            plays={plays.includes(place)}
            {...(naming !== null && thing !== null
              ? { onTap: () => naming.point(thing) }
              : onTap !== undefined && { onTap: () => onTap(place) })}
          />
        );
      })}
    </ul>
  );
});

/** A tile that one may not see lies on its face. */
const asTile = (card: number): number => (card === HIDDEN ? FIRST_TILE : card);

interface PlaceProps {
  readonly card: number;
  readonly hidden: boolean;
  readonly to: Spot;
  readonly from: Spot | null;
  readonly picked: boolean;
  readonly dimmed: boolean;
  readonly seen: boolean;
  readonly plays: boolean;
  readonly onTap?: () => void;
}

function CardPlace({ card, hidden, to, from, picked, dimmed, seen, plays, onTap }: PlaceProps) {
  const arrival = useArrival<HTMLLIElement>(from, to);
  const [shown, turning] = useTurn<HTMLSpanElement>(hidden ? HIDDEN : card);
  const style: CSSProperties = {
    left: to.x - to.width / 2,
    top: to.y - to.height / 2,
    width: to.width,
    height: to.height,
  };
  const drawn = (
    <span ref={turning} className={css.face}>
      <PlayingCard
        card={shown === HIDDEN ? card : shown}
        faceDown={shown === HIDDEN}
        size={to.width}
        selected={picked}
        dimmed={dimmed}
      />
    </span>
  );
  return (
    <li ref={arrival} className={css.place} style={style} data-plays={plays || undefined}>
      {onTap === undefined ? (
        drawn
      ) : (
        <button type="button" className={css.tap} aria-pressed={picked} onClick={onTap}>
          {drawn}
        </button>
      )}
      {seen && (
        <span className={css.seen} title={t('ruled.seen')}>
          <Icon name="eye" />
          <span className={ui.unseen}>{t('ruled.seen')}</span>
        </span>
      )}
    </li>
  );
}

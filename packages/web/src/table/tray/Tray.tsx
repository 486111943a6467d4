import { isTile } from '@cardroom/core/cards';
import { type PointerEvent, useRef, useState } from 'react';
import { cardName, PlayingCard } from '../../art/index.ts';
import { useMoves } from '../../felt/index.ts';
import ui from '../../ui/ui.module.css';
import { KeyCap } from '../bar/KeyCap.tsx';
import { useKeys } from '../bar/keys.ts';
import { t } from '../t.ts';
import css from './Tray.module.css';
import { inPlace, nextToFill, type Placing, put, sorted, type TrayPlace, tap } from './tray.ts';

interface Props {
  readonly cards: readonly number[];
  readonly places: readonly TrayPlace[];
  /** What the cards are that lie in no place. */
  readonly rest: string;
  readonly placing: Placing;
  readonly onChange: (placing: Placing) => void;
}

const DRAG = 8;

/** Cards to be set: tap one to send it to the lit place and back, or drag it where it goes. */
export function Tray({ cards, places, rest, placing, onChange }: Props) {
  const [asked, ask] = useState(0);
  const filling = nextToFill(placing, asked, places);
  const moves = useMoves<HTMLDivElement>();
  const drag = useDrag((card, place) => onChange(put(placing, card, place, places)));
  const order = sorted(cards);
  useKeys(
    order.slice(0, KEYS.length).map((card, i) => ({
      key: KEYS[i],
      does: cardName(cards[card]),
      press: () => onChange(tap(placing, card, filling, places)),
    })),
  );
  const drawn = (card: number) => {
    const place = placing[card] < 0 ? rest : places[placing[card]].title;
    return (
      <button
        key={card}
        data-key={card}
        type="button"
        className={css.card}
        onClick={() => {
          if (!drag.moved()) onChange(tap(placing, card, filling, places));
        }}
        {...drag.of(card)}
      >
        <PlayingCard card={cards[card]} size="var(--tray-card)" small />
        <span className={ui.unseen}>{t('set.in', { place })}</span>
        <KeyCap>{KEYS[order.indexOf(card)]}</KeyCap>
      </button>
    );
  };
  return (
    <div
      className={css.tray}
      ref={moves}
      data-many={cards.length > 7 || undefined}
      data-places={places.length}
      data-tiles={cards.some(isTile) || undefined}
    >
      <div className={css.places}>
        {places.map(({ id, title, room, lies }, place) => {
          const here = inPlace(cards, placing, place).length;
          return (
            <div
              key={id}
              className={css.place}
              data-place={place}
              data-filling={place === filling || undefined}
            >
              <button
                type="button"
                className={css.title}
                aria-pressed={place === filling}
                onClick={() => ask(place)}
              >
                <span className={ui.unseen}>{t('set.fill')} </span>
                {title} <small>{t('set.room', { n: lies.length + here, of: lies.length + room })}</small>
              </button>
              <div className={css.row}>
                {lies.map((card, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie there stay in their order.
                  <PlayingCard key={`lies ${i}`} card={card} size="var(--tray-card)" small dimmed />
                ))}
                {order.filter((card) => placing[card] === place).map(drawn)}
                {Array.from({ length: Math.max(0, room - here) }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike.
                  <span key={`free ${i}`} className={css.free} />
                ))}
              </div>
            </div>
          );
        })}
      </div>
      {(places.length === 1 || placing.includes(-1)) && (
        <div className={`${css.place} ${css.rest}`} data-place={-1}>
          <span className={css.title}>{rest}</span>
          <div className={css.row}>{order.filter((card) => placing[card] < 0).map(drawn)}</div>
        </div>
      )}
    </div>
  );
}

/** A key for each of thirteen or fourteen cards. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'q', 'w', 'e', 'a'];

/** Dragging by mouse, pen or finger alike. */
function useDrag(drop: (card: number, place: number) => void) {
  const from = useRef<{ card: number; x: number; y: number; moved: boolean } | null>(null);
  const wasMoved = useRef(false);
  const end = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    from.current = null;
    event.currentTarget.style.translate = '';
    event.currentTarget.style.pointerEvents = '';
    if (start === null || !start.moved) return;
    wasMoved.current = true;
    setTimeout(() => {
      wasMoved.current = false;
    });
    const under = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-place]');
    if (under !== undefined && under !== null) drop(start.card, Number(under.dataset.place));
  };
  return {
    moved: () => wasMoved.current,
    of: (card: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        from.current = { card, x: event.clientX, y: event.clientY, moved: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const start = from.current;
        if (start === null) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        if (!start.moved && Math.hypot(dx, dy) < DRAG) return;
        start.moved = true;
        event.currentTarget.style.translate = `${dx}px ${dy}px`;
        event.currentTarget.style.pointerEvents = 'none';
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}

import { HIDDEN, isBonus, isTile, JOKER, suitOf } from '@cardroom/core/cards';
import type { HouseId } from '@cardroom/core/houses';
import { type CSSProperties, memo } from 'react';
import { CardBack } from './CardBack.tsx';
import { cardName } from './names.ts';
import css from './PlayingCard.module.css';
import { CARD_HEIGHT, CARD_WIDTH, faceOf } from './shapes/faces.tsx';
import { SUIT_NAMES } from './shapes/suits.ts';
import { Tile } from './Tile.tsx';

export interface PlayingCardProps {
  readonly card: number;
  /** Width, in pixels or as CSS; the height follows. */
  readonly size?: number | string;
  /** Clubs green and diamonds blue; without it the room's setting decides. */
  readonly fourColor?: boolean;
  readonly faceDown?: boolean;
  readonly selected?: boolean;
  readonly dimmed?: boolean;
  /** What a screen reader says instead of the card's name. */
  readonly label?: string;
  /** Whose back it has; without it that of the felt it lies on. */
  readonly house?: HouseId;
  /** Large index and one pip; without it decided by the size. */
  readonly small?: boolean;
}

/** From this width on, all pips of a card can be told apart. */
const FULL_FACE = 58;

export const PlayingCard = memo(function PlayingCard(props: PlayingCardProps) {
  const { card, size = 72, faceDown = false, fourColor, selected, dimmed, label, house } = props;
  if (isTile(card)) {
    return <Tile tile={card} {...{ size, faceDown, ...marks(props) }} />;
  }
  const hidden = faceDown || card === HIDDEN;
  const small = props.small ?? (typeof size === 'number' && size < FULL_FACE);
  const style: CSSProperties = { width: size };
  return (
    <svg
      className={css.card}
      data-kind={hidden ? undefined : kindOf(card)}
      viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
      style={style}
      role="img"
      aria-label={label ?? (hidden ? cardName(HIDDEN) : cardName(card))}
      data-house={house}
      data-four-color={fourColor}
      data-selected={selected || undefined}
      data-dimmed={dimmed || undefined}
    >
      {hidden ? <CardBack /> : faceOf(card, small)}
    </svg>
  );
});

function marks({ selected, dimmed, label }: PlayingCardProps) {
  return {
    ...(selected !== undefined && { selected }),
    ...(dimmed !== undefined && { dimmed }),
    ...(label !== undefined && { label }),
  };
}

function kindOf(card: number): string {
  if (card === JOKER) return 'joker';
  return isBonus(card) ? 'bonus' : SUIT_NAMES[suitOf(card)];
}

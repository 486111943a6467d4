import { isTile } from '@cardroom/core/cards';
import {
  DEALER,
  facedIn,
  isSharedCard,
  type RoundState,
  type SpotHand,
} from '@cardroom/core/engine/player-dealer';
import { Fragment, type ReactNode } from 'react';
import { Put, type Spot, type TableLayout } from '../../felt/index.ts';
import ui from '../../ui/ui.module.css';
import { PointAt } from '../naming/PointAt.tsx';
import { t } from '../t.ts';
import { inOrder, nameOf, sharedName } from './names.ts';
import { HandAt } from './SeatHands.tsx';
import css from './SharedHands.module.css';

/** The hands that all look at, in the middle: the player-dealer's, a board, or Player and Banker. */
export function SharedHands({
  layout,
  round,
}: {
  readonly layout: TableLayout;
  readonly round: RoundState;
}): ReactNode {
  const hands = inOrder(round.shared);
  if (hands.length === 0) return <Piles layout={layout} round={round} />;
  // A board lies in a row of its own, below the player-dealer's hand.
  const boards = hands.some(({ name }) => name === 'board');
  const { board: spot } = layout;
  const half = { ...spot, height: spot.height / 2 };
  const row = (of: typeof hands, at: Spot) => {
    const all = of.reduce((sum, { hand }) => sum + Math.max(2, hand.cards.length), 0);
    let left = at.x - at.width / 2;
    return of.map(({ name, hand }) => {
      const width = (at.width * Math.max(2, hand.cards.length)) / all;
      const place = { ...at, x: left + width / 2, width: width * 0.95 };
      left += width;
      return <Group key={name} layout={layout} round={round} name={name} hand={hand} spot={place} />;
    });
  };
  if (!boards) return row(hands, spot);
  return (
    <>
      {row(
        hands.filter(({ name }) => name !== 'board'),
        { ...half, y: spot.y - spot.height / 4 },
      )}
      {row(
        hands.filter(({ name }) => name === 'board'),
        { ...half, y: spot.y + spot.height / 4 },
      )}
    </>
  );
}

/** Width of a letter of what is written over a hand, on a phone, and at the least. */
const [LETTER, LEAST_LETTER] = [5.6, 5.3];

/** The longest of these that there is room for; kickers are the first to go. */
const wordFor = (words: readonly string[], width: number, letter: number): string =>
  words.find((word) => word !== '' && word.length * letter <= width) ?? words.at(-1) ?? '';

interface GroupProps {
  readonly layout: TableLayout;
  readonly round: RoundState;
  readonly name: string;
  readonly hand: SpotHand;
  readonly spot: Spot;
}

/** A hand with whose it is, and what it comes to, above it. */
function Group({ layout, round, name, hand, spot }: GroupProps) {
  const names = name === 'dealer' ? { spot: DEALER } : { shared: name };
  const seen = facedIn(round, { hand: name, spot: DEALER, number: 0 });
  const word = Math.min(13 * layout.scale, spot.height * 0.26);
  const letter = Math.max(LEAST_LETTER, LETTER * layout.scale);
  const made = name === 'board' || isSharedCard(round.game, name) ? '' : nameOf(round, hand);
  const label = made === '' ? sharedName(name) : `${sharedName(name)}: ${made}`;
  const above: Spot = { ...spot, y: spot.y - spot.height / 2 + word / 2, height: word };
  const below: Spot = { ...spot, y: spot.y + word / 2 + 1, height: spot.height - word - 2 };
  if (name === 'board')
    return (
      <HandAt
        hand={hand}
        spot={{ ...spot, height: spot.height - 3 }}
        from={layout.deck}
        label={label}
        tiles={false}
        seen={seen}
        names={names}
      />
    );
  return (
    <>
      <Put at={above} className={css.handWord}>
        <span>{wordFor([label, made, made.replace(/, [^/]*/g, '')], spot.width * 1.15, letter)}</span>
      </Put>
      <HandAt
        hand={hand}
        spot={below}
        from={layout.deck}
        label={label}
        tiles={isTile(round.game.shoe.cards[0])}
        seen={seen}
        names={names}
      />
    </>
  );
}

/** Piles laid out and not given to anybody yet. */
function Piles({ layout, round }: { readonly layout: TableLayout; readonly round: RoundState }): ReactNode {
  const piles = round.piles.flatMap((cards, pile) => (cards.length > 0 ? [{ cards, pile }] : []));
  if (piles.length === 0) return null;
  const { board } = layout;
  const width = board.width / piles.length;
  return piles.map(({ cards, pile }, i) => {
    const place = {
      ...board,
      x: board.x - board.width / 2 + (i + 0.5) * width,
      width: width * 0.9,
      height: board.height * 0.5,
    };
    return (
      <Fragment key={place.x}>
        <Put at={place} className={css.pile}>
          <span className={ui.unseen}>{t('choose.pile', { n: i + 1 })}</span>
          <span aria-hidden="true">{cards.length}</span>
        </Put>
        <PointAt
          at={place}
          thing={{ what: 'hand', names: { pile } }}
          label={t('point.pile', { n: pile + 1 })}
        />
      </Fragment>
    );
  });
}

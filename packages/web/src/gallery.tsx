/** All artwork on one page, to be looked at while drawing: /gallery.html of the development server. */
import '@fontsource-variable/source-sans-3';
import '@fontsource-variable/source-serif-4';
import { HIDDEN, JOKER, TILE_KINDS } from '@cardroom/core/cards';
import type { HouseId } from '@cardroom/core/houses';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

import {
  ActionButton,
  Avatar,
  BankButton,
  BlindMarker,
  BurnPile,
  CHIPS,
  Chip,
  ChipStack,
  DealerButton,
  DiceCup,
  Die,
  DiscardTray,
  HouseMark,
  KillButton,
  LegUp,
  PlayingCard,
  Shoe,
  Tile,
} from './art/index.ts';
import {
  ArcTable,
  CornerTable,
  departures,
  Flight,
  layout,
  OvalTable,
  Put,
  type TableKind,
  type TableLayout,
  useMoves,
  useTurn,
} from './felt/index.ts';
import css from './gallery.module.css';
import './theme.css';
import './base.css';

const HOUSES: readonly HouseId[] = [
  'black-sheep',
  'hotel-del-rio',
  'empire',
  'hawaiian-gardens',
  'lucky-lady',
];
const PACK = Array.from({ length: 57 }, (_, card) => card);

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.shelf}>
      <h2>{title}</h2>
      <div className={css.row}>{children}</div>
    </section>
  );
}

/** Press it: the cards turn over and change places. */
function Moving() {
  const [turned, turn] = useState(false);
  const hand = useMoves<HTMLButtonElement>();
  const cards = [51, 46, 41, 8];
  return (
    <button type="button" className={`${css.row} ${css.moving}`} ref={hand} onClick={() => turn(!turned)}>
      {(turned ? cards.toReversed() : cards).map((card) => (
        <span key={card} data-key={card}>
          <Turning card={turned ? card : HIDDEN} />
        </span>
      ))}
    </button>
  );
}

function Turning({ card }: { card: number }) {
  const [shown, ref] = useTurn<HTMLSpanElement>(card);
  return (
    <span ref={ref} className={css.turning}>
      <PlayingCard card={shown} size={72} />
    </span>
  );
}

function Gallery() {
  return (
    <>
      <h1 className={css.title}>Cardroom gallery</h1>
      <Shelf title="Full faces">
        {PACK.map((card) => (
          <PlayingCard key={card} card={card} size={92} />
        ))}
      </Shelf>
      <Shelf title="Small faces, four colors">
        {PACK.map((card) => (
          <PlayingCard key={card} card={card} size={34} fourColor />
        ))}
      </Shelf>
      <Shelf title="Large">
        {[51, 47, 42, 37, 33, JOKER, 53, 56].map((card) => (
          <PlayingCard key={card} card={card} size={190} />
        ))}
      </Shelf>
      <Shelf title="Backs, marked cards">
        {HOUSES.map((house) => (
          <PlayingCard key={house} card={HIDDEN} size={92} house={house} />
        ))}
        <PlayingCard card={HIDDEN} size={34} house="empire" />
        <PlayingCard card={50} size={72} selected />
        <PlayingCard card={46} size={72} dimmed />
      </Shelf>
      <Shelf title="Moving">
        <Moving />
      </Shelf>
      <Shelf title="Tiles">
        {TILE_KINDS.map(({ card }) => (
          <Tile key={card} tile={card} size={44} />
        ))}
        <Tile tile={HIDDEN} size={44} />
        <Tile tile={64} size={22} />
      </Shelf>
      <Shelf title="Chips">
        {CHIPS.map(({ cents }) => (
          <Chip key={cents} cents={cents} size={52} />
        ))}
        {[150, 800, 2450, 12_375, 99_950, 1_234_567, 40_000_000].map((cents) => (
          <ChipStack key={cents} cents={cents} />
        ))}
        <ChipStack cents={2400} figure="below" title="Pot" size={30} />
      </Shelf>
      <Shelf title="Buttons, dice, furniture">
        <DealerButton size={40} />
        <ActionButton size={40} />
        <BankButton size={44} hand={1} />
        <BankButton size={44} hand={2} />
        <KillButton size={40} />
        <LegUp size={40} />
        {(['small', 'big', 'middle', 'only', 'straddle', 'ante', 'missed'] as const).map((blind) => (
          <BlindMarker key={blind} blind={blind} size={36} />
        ))}
        {[1, 2, 3, 4, 5, 6].map((shows) => (
          <Die key={shows} shows={shows} size={36} />
        ))}
        <DiceCup size={56} dice={[2, 4, 6]} />
        <Shoe size={96} cards={200} />
        <DiscardTray size={72} cards={90} />
        <BurnPile size={56} cards={3} />
        <DealerButton />
        <BankButton hand={1} />
      </Shelf>
      <Shelf title="People and houses">
        {['Ada Lovelace', 'bo', 'Maria', 'Deuce Wild', 'x', 'Zoë K', 'Old Tom', '李雷'].map((name) => (
          <Avatar key={name} name={name} size={44} bot={name.length === 2} />
        ))}
        {HOUSES.map((house) => (
          <HouseMark key={house} house={house} size={72} patch />
        ))}
        {HOUSES.map((house) => (
          <HouseMark key={house} house={house} size={40} />
        ))}
      </Shelf>
    </>
  );
}

const TABLES = { oval: OvalTable, arc: ArcTable, corner: CornerTable };
const NAMES = [
  'Ada',
  'Old Tom',
  'Maria Lopez',
  'Deuce',
  'Lin',
  'Sam',
  'Ngoc',
  'Pat',
  'Rosa',
  'Kim',
  'Jo',
  'Bea',
  'Max',
  'Eve',
];

/** A table in full use, everything at its spot: `?kind=arc&seats=8&circles=4&house=empire`. */
function FullTable({ asked, box }: { asked: URLSearchParams; box: { width: number; height: number } }) {
  const kind = (asked.get('kind') ?? 'oval') as TableKind;
  const count = Number(asked.get('seats') ?? 9);
  const circles = Number(asked.get('circles') ?? 1);
  const drawn = layout(kind, count, 0, box, {
    circles,
    cards: asked.get('cards') !== 'no',
  });
  const Table = TABLES[kind];
  const { scale, pot, board, deck, discards, drop } = drawn;
  return (
    <Table
      layout={drawn}
      house={(asked.get('house') ?? 'black-sheep') as HouseId}
      houseName={asked.get('name') ?? 'Black Sheep Casino'}
      gameName={asked.get('game') ?? 'Texas Hold’em'}
      {...(kind === 'arc' && { playerDealer: 3 })}
    >
      <Seats drawn={drawn} />
      {kind !== 'corner' && (
        <Put at={board} className={css.fan}>
          {[50, 34, 17, 8, JOKER].map((card) => (
            <PlayingCard key={card} card={card} size={board.height * 0.46} />
          ))}
        </Put>
      )}
      <Put at={pot}>
        <ChipStack cents={13_450} title="Pot" size={20 * scale} tallest={9} piles={1} />
      </Put>
      <Put at={deck}>
        {kind === 'arc' ? (
          <Shoe size={deck.width} cards={180} />
        ) : (
          <BurnPile size={deck.width * 0.8} cards={3} />
        )}
      </Put>
      <Put at={discards}>
        <DiscardTray size={discards.width} cards={80} />
      </Put>
      <Put at={drop}>
        <ChipStack cents={400} size={13 * scale} figure="below" />
      </Put>
      {asked.has('fly') &&
        departures('chips', count).map((delay, i) => (
          <Flight key={delay} from={drawn.seats[i].bet} to={pot} going="chips" delay={delay}>
            <ChipStack cents={800} size={16 * scale} piles={1} />
          </Flight>
        ))}
    </Table>
  );
}

const ROWS = [
  [0, 3, 6],
  [13, 17, 21, 25, 29],
  [33, 37, 40, 45, 51],
];

function Seats({ drawn: { kind, seats, scale } }: { drawn: TableLayout }) {
  return seats.map(({ seat, you, plate, cards, bet, button, circles }) => (
    <div key={seat}>
      <Put at={plate} className={css.plate}>
        <Avatar name={NAMES[seat]} size={plate.height * 0.72} bot={seat % 3 === 1} />
        <span className={css.words}>
          <b>{NAMES[seat]}</b>
          <span>$1,240</span>
        </span>
      </Put>
      {cards.width > 0 && (
        <Put at={cards} className={kind === 'corner' ? css.rows : css.fan}>
          {kind === 'corner'
            ? ROWS.map((row) => (
                <div key={row.length + row[0]}>
                  {row.map((card) => (
                    <PlayingCard key={card} card={you ? card : HIDDEN} size={cards.height / 4.5} />
                  ))}
                </div>
              ))
            : [51, 46].map((card) => (
                <PlayingCard key={card} card={you ? card : HIDDEN} size={cards.height / 1.42} />
              ))}
        </Put>
      )}
      {circles.length === 0 || seat === 3 ? (
        <Put at={bet}>
          <ChipStack
            cents={(seat + 1) * 550}
            size={16 * scale}
            tallest={8}
            piles={1}
            figure={kind === 'arc' ? 'below' : 'beside'}
          />
        </Put>
      ) : (
        circles.map((circle) => (
          <Put key={circle.x + circle.y * 10_000} at={circle}>
            <Chip cents={500} size={circle.width * 0.7} />
          </Put>
        ))
      )}
      <Put at={button}>
        {seat % 2 === 0 ? (
          <DealerButton size={button.width} />
        ) : (
          <BlindMarker blind="big" size={button.width} />
        )}
      </Put>
    </div>
  ));
}

const place = document.getElementById('gallery');
if (place !== null) {
  const asked = new URLSearchParams(location.search);
  const box = { width: innerWidth, height: innerHeight };
  createRoot(place).render(asked.has('kind') ? <FullTable asked={asked} box={box} /> : <Gallery />);
}

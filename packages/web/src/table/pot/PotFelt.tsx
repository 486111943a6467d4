import { dollars } from '@cardroom/core/engine';
import {
  betOf,
  cutPot,
  dropOf,
  type HandState,
  jackpotOf,
  type PotEvent,
  type PotGame,
  type PotPart,
  potOf,
} from '@cardroom/core/engine/pot';
import type { TableEvent, TableState } from '@cardroom/core/table';
import { type ComponentProps, Fragment, type ReactNode, useCallback } from 'react';
import { BlindMarker, BurnPile, ChipStack, DealerButton, KillButton, LegUp } from '../../art/index.ts';
import { Put, type SeatSpots, type TableLayout } from '../../felt/index.ts';
import { useTable } from '../context.ts';
import { PointAt, PointAtTable } from '../naming/PointAt.tsx';
import { nameAt } from '../seats/name-at.ts';
import { Seats } from '../seats/Seats.tsx';
import { Boards } from '../stage/Boards.tsx';
import { Cards } from '../stage/Cards.tsx';
import { DropSlot } from '../stage/DropSlot.tsx';
import { Flights } from '../stage/Flights.tsx';
import { betRoom, potPiles } from '../stage/pile-room.ts';
import { SeatButtons } from '../stage/SeatButtons.tsx';
import { Stage } from '../stage/Stage.tsx';
import { t } from '../t.ts';
import { potMoves } from './moves.ts';
import css from './PotFelt.module.css';
import { potNotes, winningCards } from './pot-seat-notes.ts';

interface Props {
  readonly hand: HandState | null;
  readonly events: readonly PotEvent[];
  readonly over: boolean;
  readonly picked: readonly number[];
  readonly onPick: ((place: number) => void) | null;
}

/** An oval table with a pot game on it. */
export function PotFelt(props: Props) {
  const { sign } = useTable().state;
  const boards = sign.kind === 'pot' ? boardsOf(sign.game) : 1;
  return (
    <Stage kind="oval" boards={boards} wide={sign.kind === 'pot' && dealtBy(sign.game) > MANY}>
      {(layout) => <OnFelt layout={layout} {...props} />}
    </Stage>
  );
}

/** From so many cards on, they want more room. */
const MANY = 3;

/** Cards that come to a seat. */
const dealtBy = ({ script }: PotGame): number =>
  script.reduce((sum, step) => sum + (step.do === 'deal' ? step.count : 0), 0);

function boardsOf({ script }: PotGame): 0 | 1 | 2 {
  const rows = Math.max(0, ...script.map((step) => (step.do === 'board' ? step.counts.length : 0)));
  return rows === 0 ? 0 : rows === 1 ? 1 : 2;
}

function OnFelt({ layout, hand, events, over, picked, onPick }: Props & { layout: TableLayout }) {
  const { state, seat: mine, version, feed } = useTable();
  const moves = useCallback((event: TableEvent, now: TableState) => potMoves(layout, event, now), [layout]);
  const notes = hand === null ? [] : potNotes(hand, events, over);
  const plays = hand === null ? [] : winningCards(hand, events);
  return (
    <>
      {hand !== null && (
        <>
          <Boards
            boards={hand.boards}
            full={fullBoard(hand)}
            spot={layout.board}
            from={layout.deck}
            plays={plays}
            version={version}
          />
          <Pots layout={layout} hand={hand} />
          <Drop layout={layout} hand={hand} before={state.fees.reduce((sum, { cents }) => sum + cents, 0)} />
          <Put at={layout.deck}>
            <BurnPile cards={hand.burns.length} size={layout.deck.width * 0.8} />
          </Put>
          {layout.seats.map((spots) => (
            <SeatCards
              key={spots.seat}
              layout={layout}
              spots={spots}
              hand={hand}
              you={spots.seat === mine}
              name={nameAt(state, feed.names, spots.seat)}
              plays={plays}
              {...(spots.seat === mine && { picked, onPick })}
            />
          ))}
          {layout.seats.map(({ seat, bet }) => {
            const cents = hand.chips[betOf(hand, seat)];
            const { word, piles } = betRoom(notes[seat]?.word ?? '', cents, bet.width, layout.scale);
            return (
              cents > 0 && (
                <Put key={seat} at={bet} className={css.betChips}>
                  <ChipStack cents={cents} size={15 * layout.scale} tallest={5} piles={piles} title={word} />
                </Put>
              )
            );
          })}
        </>
      )}
      <Markers layout={layout} hand={hand} over={over} table={state} />
      <Seats layout={layout} notes={notes} />
      {hand !== null && <PointAtTable layout={layout} board />}
      {hand !== null &&
        layout.seats.map(({ seat, plate, bet }) => {
          const name = nameAt(state, feed.names, seat);
          return hand.live[seat] !== 1 ? null : (
            <Fragment key={seat}>
              <PointAt
                at={plate}
                thing={{ what: 'hand', names: { seat } }}
                label={t('point.hand', { name })}
              />
              {hand.chips[betOf(hand, seat)] > 0 && (
                <PointAt at={bet} thing={{ what: 'bet', names: { seat } }} label={t('point.bet', { name })} />
              )}
            </Fragment>
          );
        })}
      <Flights scale={layout.scale} moves={moves} />
    </>
  );
}

/** How many cards a board comes to have, so that they lie where they will lie. */
function fullBoard({ game }: HandState): number {
  let most = 0;
  for (const step of game.script) if (step.do === 'board') most += Math.max(...step.counts);
  return Math.max(5, most);
}

interface SeatCardsProps {
  readonly layout: TableLayout;
  readonly spots: SeatSpots;
  readonly hand: HandState;
  readonly you: boolean;
  readonly name: string;
  readonly plays: readonly number[];
  readonly picked?: readonly number[];
  readonly onPick?: ((place: number) => void) | null;
}

function SeatCards({
  layout,
  spots,
  hand,
  you,
  name,
  plays,
  picked = [],
  onPick = null,
}: SeatCardsProps): ReactNode {
  const { seat, cards: spot } = spots;
  const down = hand.down[seat] ?? [];
  const up = hand.up[seat] ?? [];
  if (down.length + up.length === 0) return null;
  const label = you ? t('you.cards') : t('stud.label', { name });
  const faced = hand.ruled?.faced ?? [];
  const seen = [...down.keys()].filter((place) => faced.includes(down[place]));
  const playing = (cards: readonly number[]) =>
    [...cards.keys()].filter((place) => plays.includes(cards[place]));
  if (up.length === 0 || !you)
    return (
      <Cards
        names={{ seat }}
        cards={[...down, ...up]}
        plays={playing([...down, ...up])}
        spot={spot}
        from={layout.deck}
        label={label}
        seen={seen}
        picked={picked}
        {...(onPick !== null && { onTap: (place: number) => place < down.length && onPick(place) })}
      />
    );
  // One's own downcards stand a little lower, so that one sees which the others see.
  const all = down.length + up.length;
  const part = (from: number, count: number, lower: boolean) => ({
    x: spot.x - spot.width / 2 + ((from + count / 2) * spot.width) / all,
    y: spot.y + (lower ? spot.height * 0.08 : -spot.height * 0.08),
    width: (count * spot.width) / all,
    height: spot.height * 0.84,
  });
  const largest = Math.min((spot.height * 0.84) / 1.4, spot.width / all / 0.62);
  return (
    <>
      <Cards
        names={{ seat }}
        cards={[...down]}
        plays={playing(down)}
        spot={part(0, down.length, true)}
        from={layout.deck}
        label={label}
        seen={seen}
        largest={largest}
        picked={picked}
        {...(onPick !== null && { onTap: onPick })}
      />
      <Cards
        names={{ seat }}
        places={[...up.keys()].map((place) => down.length + place)}
        cards={[...up]}
        plays={playing(up)}
        spot={part(down.length, up.length, false)}
        from={layout.deck}
        label={label}
        largest={largest}
      />
    </>
  );
}

/** All that is in the middle, bets with it; side pots apart, once there are any. */
function Pots({ layout, hand }: { readonly layout: TableLayout; readonly hand: HandState }): ReactNode {
  const parts = potsNow(hand).filter(({ cents }) => cents > 0);
  const all = inMiddle(hand);
  if (all === 0) return null;
  const size = 17 * layout.scale;
  if (parts.length < 2) {
    const piles = potPiles(`${t('spot.pot')} ${dollars(all)}`, layout.pot.width, layout.scale);
    return (
      <Put at={layout.pot} className={css.pot}>
        {parts.length > 0 && piles > 0 && (
          <ChipStack cents={parts[0].cents} figure="none" size={size} tallest={8} piles={piles} />
        )}
        <b className={css.potFigure}>
          <span>{t('spot.pot')}</span> {dollars(all)}
        </b>
      </Put>
    );
  }
  const title = (i: number) =>
    i === 0 ? t('spot.main') : parts.length === 2 ? t('spot.side') : t('spot.sideN', { n: i });
  return (
    <Put at={layout.pot} className={css.pots}>
      {parts.map(({ cents }, i) => (
        <ChipStack key={title(i)} cents={cents} title={title(i)} size={size * 0.7} tallest={5} />
      ))}
    </Put>
  );
}

function inMiddle(hand: HandState): number {
  let cents = hand.chips[potOf(hand)];
  for (let seat = 0; seat < hand.seats; seat++) cents += hand.chips[betOf(hand, seat)];
  return cents;
}

/** The pots as they lie: bets of the round being played are not in them yet, and only an all-in makes a side pot. */
function potsNow(hand: HandState): PotPart[] {
  const live = [...hand.live.keys()].filter((seat) => hand.live[seat] === 1);
  const all = hand.chips[potOf(hand)];
  if (live.every((seat) => hand.chips[seat] > 0)) return [{ cents: all, seats: live }];
  return cutPot(live, hand.choosing ? hand.putBefore : hand.put, all);
}

interface DropProps {
  readonly layout: TableLayout;
  readonly hand: HandState;
  readonly before: number;
}

function Drop({ layout, hand, before }: DropProps): ReactNode {
  const cents = hand.chips[dropOf(hand)] + hand.chips[jackpotOf(hand)] + before;
  return <DropSlot layout={layout} cents={cents} />;
}

interface MarkersProps {
  readonly layout: TableLayout;
  readonly hand: HandState | null;
  readonly over: boolean;
  readonly table: TableState;
}

/** As the story names them: small, middle and big, beside what a book calls an ante (003:11913). */
function blindOf({ game, stakes }: HandState, blind: number): ComponentProps<typeof BlindMarker>['blind'] {
  const ante = game.script.some((step) => step.do === 'blinds' && step.ante !== undefined) ? 1 : 0;
  const of = stakes.blinds.length - ante;
  if (blind < ante) return 'ante';
  if (of === 1) return 'only';
  if (blind === ante) return 'small';
  return of > 2 && blind === ante + 1 ? 'middle' : 'big';
}

/** The buttons that lie before seats: dealer, blinds, kill and leg up. */
function Markers({ layout, hand, over, table }: MarkersProps): ReactNode {
  const stud = table.sign.kind === 'pot' && table.sign.game.opening.first.by === 'upcard';
  const button = hand?.button ?? table.button;
  // Letters on it can be read on a phone.
  const size = Math.max(26, 19 * layout.scale);
  return layout.seats.map(({ seat, button: spot }) => {
    const blind = hand === null || over ? -1 : hand.blinds.indexOf(seat);
    const { kills } = table;
    const killed = hand?.setup.posts?.some(({ what, seat: at }) => what === 'kill' && at === seat) ?? false;
    const marks = [
      !stud && seat === button && <DealerButton key="dealer" size={size} />,
      hand !== null && blind >= 0 && (
        <BlindMarker key="blind" blind={blindOf(hand, blind)} size={size * 0.9} />
      ),
      (killed || kills.due.includes(seat)) && <KillButton key="kill" size={size} />,
      kills.buttons.includes(seat) && !kills.due.includes(seat) && <LegUp key="leg" size={size} />,
    ].filter(Boolean);
    return (
      marks.length > 0 && (
        <SeatButtons key={seat} at={spot}>
          {marks}
        </SeatButtons>
      )
    );
  });
}

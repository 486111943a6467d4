import {
  DEALER,
  dropOf,
  jackpotOf,
  type PlayerDealerGame,
  type RoundEvent,
  type RoundState,
} from '@cardroom/core/engine/player-dealer';
import type { TableEvent, TableState } from '@cardroom/core/table';
import { type ReactNode, useCallback } from 'react';
import { ActionButton, BankButton, DiceCup, DiscardTray, Shoe } from '../../art/index.ts';
import { Put, type TableLayout } from '../../felt/index.ts';
import { useTable } from '../context.ts';
import { PointAt, PointAtTable } from '../naming/PointAt.tsx';
import { nameAt } from '../seats/name-at.ts';
import { Seats } from '../seats/Seats.tsx';
import { DropSlot } from '../stage/DropSlot.tsx';
import { Flights } from '../stage/Flights.tsx';
import { SeatButtons } from '../stage/SeatButtons.tsx';
import { Stage } from '../stage/Stage.tsx';
import { t } from '../t.ts';
import { Bank, SettlingLine } from './bets/Bank.tsx';
import { circleOf, circlesOf } from './bets/circles.ts';
import { roundMoves } from './bets/moves.ts';
import { SeatCircles } from './bets/SeatCircles.tsx';
import type { Betting } from './bets/use-betting.ts';
import { hasCards, roundNotes } from './round-seat-notes.ts';
import { SeatHands } from './SeatHands.tsx';
import { SharedHands } from './SharedHands.tsx';

export interface FeltProps {
  readonly round: RoundState | null;
  readonly events: readonly RoundEvent[];
  readonly over: boolean;
  readonly picked: readonly number[];
  readonly onPick: ((place: number) => void) | null;
  /** Null while the visitor may not bet. */
  readonly betting: Betting | null;
}

/** An arc table: the bank at one seat, circles before all others. */
export function PlayerDealerFelt(props: FeltProps) {
  const { state } = useTable();
  const { sign } = state;
  if (sign.kind !== 'player-dealer') return null;
  const dealer = props.round !== null ? props.round.dealer : state.bank.ready ? state.bank.seat : null;
  const toSeats = sign.game.script.some(
    (step) =>
      step.do === 'deliver' || (step.do === 'deal' && (step.to === 'spots' || step.to === 'everyone')),
  );
  const board = sign.game.script.some((step) => step.do === 'deal' && step.to === 'board');
  return (
    <Stage
      kind="arc"
      circles={circlesOf(sign.game)}
      cards={toSeats}
      boards={board ? 2 : 1}
      wide={dealtBy(sign.game) > MANY}
      playerDealer={dealer}
    >
      {(layout) => <OnFelt layout={layout} {...props} />}
    </Stage>
  );
}

/** From so many cards on, they want more room. */
const MANY = 3;

/** Cards that come to a circle by themselves. */
const dealtBy = ({ script }: PlayerDealerGame): number =>
  script.reduce(
    (sum, step) =>
      step.do === 'piles'
        ? step.size
        : step.do === 'deal' && (step.to === 'spots' || step.to === 'everyone')
          ? sum + step.count
          : sum,
    0,
  );

function OnFelt({
  layout,
  round,
  events,
  over,
  picked,
  onPick,
  betting,
}: FeltProps & { layout: TableLayout }) {
  const { state, seat: mine, version } = useTable();
  const moves = useCallback((event: TableEvent, now: TableState) => roundMoves(layout, event, now), [layout]);
  return (
    <>
      {round !== null && (
        <>
          <SettlingLine layout={layout} round={round} events={events} over={over} />
          <SharedHands layout={layout} round={round} />
          {layout.seats.map((spots) => (
            <SeatHands
              key={spots.seat}
              layout={layout}
              spots={spots}
              round={round}
              you={spots.seat === mine}
              picked={spots.seat === mine ? picked : NONE}
              onPick={spots.seat === mine ? onPick : null}
            />
          ))}
          {layout.seats.map((spots) =>
            spots.seat === round.dealer ? (
              <Bank key={spots.seat} layout={layout} spot={spots.bet} round={round} />
            ) : (
              <SeatCircles
                key={spots.seat}
                spots={spots}
                round={round}
                events={events}
                betting={betting}
                version={version}
              />
            ),
          )}
          <Furniture
            layout={layout}
            round={round}
            fees={state.fees.reduce((sum, { cents }) => sum + cents, 0)}
          />
        </>
      )}
      <Buttons layout={layout} round={round} table={state} />
      <Seats
        layout={layout}
        notes={round === null ? [] : roundNotes(round, events)}
        banker={round?.dealer ?? -1}
        bare={layout.seats.map(({ seat }) => round === null || !hasCards(round, seat))}
      />
      {round !== null && <PointsOfRound layout={layout} round={round} />}
      <Flights scale={layout.scale} moves={moves} />
    </>
  );
}

const NONE: readonly number[] = [];

interface PointsProps {
  readonly layout: TableLayout;
  readonly round: RoundState;
}

/** What the floor can point at besides cards: the deck, who plays a hand, and each bet. */
function PointsOfRound({ layout, round }: PointsProps): ReactNode {
  const { state, feed } = useTable();
  const { game, setup, dealer } = round;
  return (
    <>
      <PointAtTable layout={layout} />
      {layout.seats.map(({ seat, plate }) =>
        setup.stacks[seat] == null ? null : (
          <PointAt
            key={seat}
            at={plate}
            thing={{ what: 'hand', names: { spot: seat === dealer ? DEALER : seat * game.circles } }}
            label={t('point.hand', { name: nameAt(state, feed.names, seat) })}
          />
        ),
      )}
      {round.wagers
        .filter(({ open, cents }) => open && cents > 0)
        .map(({ index, seat, spot, kind }) => {
          const at = layout.seats[Math.floor(spot / game.circles)]?.circles[circleOf(game, spot, kind)];
          return at === undefined ? null : (
            <PointAt
              key={index}
              at={at}
              thing={{ what: 'bet', names: { wager: index } }}
              label={t('point.bet', { name: nameAt(state, feed.names, seat) })}
            />
          );
        })}
    </>
  );
}

interface FurnitureProps {
  readonly layout: TableLayout;
  readonly round: RoundState;
  readonly fees: number;
}

/** Shoe or dice cup, the tray for used cards, and the drop. */
function Furniture({ layout, round, fees }: FurnitureProps): ReactNode {
  const left = Math.max(0, round.deck.length - round.next);
  const rolls = round.game.script.some((step) => step.do === 'dice');
  const cents = round.chips[dropOf(round)] + round.chips[jackpotOf(round)] + fees;
  return (
    <>
      <Put at={layout.deck}>
        <Shoe size={layout.deck.width} {...(left > 0 && { cards: left })} />
      </Put>
      <Put at={layout.discards}>
        {rolls ? (
          <DiceCup size={layout.discards.width * 0.62} dice={[...round.dice]} />
        ) : (
          <DiscardTray size={layout.discards.width} cards={round.burned} />
        )}
      </Put>
      <DropSlot layout={layout} cents={cents} />
    </>
  );
}

interface ButtonsProps {
  readonly layout: TableLayout;
  readonly round: RoundState | null;
  readonly table: TableState;
}

/** The bank button with its hand, and the action button. */
function Buttons({ layout, round, table }: ButtonsProps): ReactNode {
  const { bank, seats, hand } = table;
  const banker = round !== null ? round.dealer : bank.ready ? bank.seat : -1;
  const again = bank.player !== null && seats[banker]?.player === bank.player;
  // While a round is played, the count of rounds is still that of the one before.
  const turn = hand === null && round !== null ? bank.rounds : again ? bank.rounds + 1 : 1;
  const size = Math.max(26, 22 * layout.scale);
  return layout.seats.map(({ seat, button }) => {
    const marks = [
      seat === banker && <BankButton key="bank" size={size} hand={turn > 1 ? 2 : 1} />,
      round !== null && seat === round.action && <ActionButton key="action" size={size * 0.9} />,
    ].filter(Boolean);
    return (
      marks.length > 0 && (
        <SeatButtons key={seat} at={button}>
          {marks}
        </SeatButtons>
      )
    );
  });
}

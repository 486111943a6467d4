import type { Cents } from '@cardroom/core/engine';
import {
  isStanding,
  type OpenWager,
  type RoundState,
  type SeatBets,
} from '@cardroom/core/engine/player-dealer';
import { useEffect, useState } from 'react';
import { useAsk, useBehind, useTable } from '../../context.ts';
import { chipRack, type LaidBet, lastBets, layable } from './bets.ts';

/** Bets before the cards, as the rack, the circles on the felt and those at the thumb make them together. */
export interface Betting {
  readonly bets: SeatBets;
  readonly rack: readonly Cents[];
  /** The chip one has picked up. */
  readonly chip: Cents;
  readonly pickUp: (cents: Cents) => void;
  /** The circle one bets at, of those where one may. */
  readonly spot: number;
  readonly spots: readonly number[];
  readonly aim: (spot: number) => void;
  readonly mine: readonly LaidBet[];
  /** What one bet in the round before. */
  readonly before: readonly LaidBet[];
  readonly put: (open: OpenWager) => void;
  readonly placeAll: (list: readonly LaidBet[]) => void;
  readonly takeBack: () => void;
  readonly refusal: string;
  readonly busy: boolean;
}

/** Null while one may not bet. One's own first circle is aimed at when a round begins, or that of the seat one stands behind. */
export function useBetting(round: RoundState | null, bets: SeatBets | null, number: number): Betting | null {
  const { place: seat, feed } = useTable();
  const behind = useBehind()?.seat ?? -1;
  const { play, refusal, busy } = useAsk();
  const [aimed, setAimed] = useState({ number, spot: -1 });
  const [picked, pickUp] = useState(0);
  // The player-dealer may lay a bet with "No Action" at an empty seat, where that is printed.
  const lays = bets !== null && bets.wagers.length + bets.withdraw.length > 0;
  const open = bets !== null && round !== null && (seat !== round.dealer || lays);
  // The round keeps what was bet, so that the same can be bet again.
  useEffect(() => {
    if (!open || round === null) return;
    return () => lastBets.keep(feed.table, seat, round);
  }, [open, feed, seat, round]);
  if (!open) return null;

  const { game } = round;
  const mine = round.wagers.filter((wager) => wager.seat === seat && wager.cents > 0);
  const spots = [...new Set([...bets.wagers, ...mine].map(({ spot }) => spot))].sort((a, b) => a - b);
  const wanted =
    aimed.number === number && aimed.spot >= 0
      ? aimed.spot
      : (isStanding(round, seat) ? behind : seat) * game.circles;
  const rack = chipRack(round.setup.limits, round.chips[seat]);
  // Until one picks another, the chip that makes the least bet.
  const { min } = round.setup.limits;
  const chip = rack.includes(picked) ? picked : (rack.find((cents) => cents >= min) ?? rack.at(-1) ?? 0);
  const place = async (bet: LaidBet) => {
    if (!(await play({ type: 'wager', seat, ...bet }))) return;
    // What must go with it, and can only be of one size, is put there with it (Ultimate's Blind).
    const goesWith = game.wagers.find(({ id }) => id === bet.kind)?.goesWith;
    const companion = game.wagers.find(({ id }) => id === goesWith);
    if (companion?.size.by === 'equal')
      await play({ type: 'wager', seat, spot: bet.spot, kind: companion.id, cents: bet.cents });
  };
  const placeAll = async (list: readonly LaidBet[]) => {
    for (const { spot, kind, cents } of list)
      if (!(await play({ type: 'wager', seat, spot, kind, cents }))) return;
  };
  const takeBack = async () => {
    for (const wager of [...bets.withdraw].reverse())
      if (!(await play({ type: 'withdraw', seat, wager }))) return;
  };
  return {
    ...{ bets, rack, chip, pickUp, spots, mine, refusal, busy },
    spot: spots.includes(wanted) ? wanted : (spots[0] ?? wanted),
    aim: (spot) => setAimed({ number, spot }),
    before: lastBets(feed.table, seat),
    put: (wager) => void place({ spot: wager.spot, kind: wager.kind, cents: layable(wager, chip) }),
    placeAll: (list) => void placeAll(list),
    takeBack: () => void takeBack(),
  };
}

import { useState } from 'react';

/** The circle that one bets on, and the chip one has picked up. */
export interface Target {
  readonly spot: number;
  readonly aim: (spot: number) => void;
  readonly chip: number;
  readonly pickUp: (cents: number) => void;
}

/** One's own first circle at the start of every round. */
export function useTarget(round: number, own: number): Target {
  const [aimed, setAimed] = useState({ round, spot: own });
  const [chip, pickUp] = useState(0);
  return {
    spot: aimed.round === round && aimed.spot >= 0 ? aimed.spot : own,
    aim: (spot) => setAimed({ round, spot }),
    chip,
    pickUp,
  };
}

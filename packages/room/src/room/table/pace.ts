/** How long the house takes its time, in milliseconds. A bench or a simulation has none of it. */
export interface Pace {
  /** Between the end of a hand and the next deal. */
  readonly betweenHands: number;
  /** From the opening of the bets until the house closes them. */
  readonly betting: number;
  /** When everybody has bet: how long the last may still change it. */
  readonly lastBets: number;
}

export const tablePace: Pace = { betweenHands: 4000, betting: 20_000, lastBets: 3000 };

import type { Ruling } from '../../../ruling.ts';

/** Lines that print what is done about bets at tiles and Double Hand. */
interface BetLines {
  readonly switched: string;
  readonly removed: string;
  readonly under: string;
  readonly over: string;
}

/** Bets outside the limits and bets taken away, in the same words for two games. */
export const betRulings = (lines: BetLines): readonly Ruling[] => [
  {
    what: 'switched cards',
    remedy: [{ do: 'foul' }],
    cite: lines.switched,
    say: 'Switching, passing or holding out fouls the hand: its bet is lost, as far as money covers.',
  },
  {
    what: 'removed wager',
    remedy: [{ do: 'limit bet' }],
    or: [{ name: 'The size of the bet is known', remedy: [{ do: 'put right' }] }],
    cite: lines.removed,
    say: 'A bet was taken away and its size is not known: if it loses it counts for the table maximum, if it wins it is paid the minimum.',
  },
  {
    what: 'wager outside the limits',
    when: { size: 'over' },
    remedy: [{ do: 'excess back' }],
    cite: lines.over,
    say: 'Anything bet over the table maximum has no action and is returned.',
  },
  {
    what: 'wager outside the limits',
    when: { size: 'under' },
    remedy: [{ do: 'stands' }],
    cite: lines.under,
    say: 'A bet under the table minimum has action this time, but please bet the minimum.',
  },
];

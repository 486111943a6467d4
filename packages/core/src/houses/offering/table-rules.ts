import type { Cents } from '../../engine/money.ts';
import type { Stakes } from '../../engine/pot/game.ts';

/**
 * What an offering says about its table, besides the game that is dealt there: how players come in, how blinds and
 * button move, buy-ins, who may hold the bank. A rule is here if the house's book has it for this game; any other rule
 * is the room's own posting, and is called that.
 */

/** A rule with its line. If the line is torn, or two lines differ, the rule is a reading and not printed. */
export interface Cited<V> {
  readonly is: V;
  readonly cite: string;
  readonly printed: boolean;
}

export const printed = <const V>(is: V, cite: string): Cited<V> => ({ is, cite, printed: true });
export const read = <const V>(is: V, cite: string): Cited<V> => ({ is, cite, printed: false });

/** Ways into a game that goes on without the player. */
export type Entry =
  | 'free'
  | 'button passes'
  | 'post'
  | 'big blind'
  | 'make up'
  | 'kill'
  /** Into a pot that is killed already, in return for killing the next one possible (003:300). */
  | 'kill later'
  | 'straddle'
  /** At a seat as near to the big blind as the old one (003:266, 002:593). */
  | 'position';

/** The choices of a newcomer, and of a player who missed a blind; the first is the default. */
export const WAYS_IN = {
  /** 003:24-26, 003:103-104, 003:926-928: dealt right in, or when the button has passed. */
  free: { newcomer: ['free', 'button passes'], missed: ['make up', 'big blind'] },
  /** 003:27-30, 002:527, 004:1363-1365: the big blind is posted, or waited for. */
  post: { newcomer: ['post', 'big blind'], missed: ['make up', 'big blind'] },
  /** 003:258-260, 003:266, 003:1528-1533: the pot is killed, or the big blind waited for. */
  kill: {
    newcomer: ['big blind', 'kill', 'kill later'],
    missed: ['big blind', 'kill', 'kill later'],
  },
  /** 002:592-593: the pot is straddled, or the blind waited for. */
  straddle: { newcomer: ['big blind', 'straddle'], missed: ['big blind', 'straddle'] },
} as const satisfies Record<string, { newcomer: readonly Entry[]; missed: readonly Entry[] }>;

export type WayIn = keyof typeof WAYS_IN;

/** A straddle is the bet to be met, or goes into the pot and buys nothing (004:1381). */
export type StraddleIs = 'live' | 'dead';
/** Each straddle is twice the one before, or a bet of the limit more (002:585, 002:609). */
export type StraddleBy = 'doubling' | 'one bet';

/** What players may sit down with; null if no most is printed. */
export interface PrintedBuyIn {
  readonly least: Cents;
  readonly most: Cents | null;
  readonly cite: string;
}

export interface ShortBuys {
  /** Short buys after each full one. */
  readonly each: 0 | 1;
  /** Only with no chips left; and then no full one until they are gone again (003:72, 003:1250). */
  readonly whenBroke: boolean;
  /** A full buy-in again only with this much or less in front (003:72); null where any stack will do. */
  readonly fullFrom: Cents | null;
  readonly cite: string;
}

export interface AnyTable {
  /** What the book promises about its tables and every table of the room keeps; for the rule card. */
  readonly promises?: readonly Cited<string>[];
  /** Seats, where more may sit down than are dealt in: the others sit out in turn. */
  readonly seats?: Cited<number>;
  /** Every range that may be posted; the first is a table's default. */
  readonly buyIns?: readonly PrintedBuyIn[];
  readonly shorts?: ShortBuys;
  /** Seconds to act; the book may leave the room to post them. */
  readonly timeToAct?: Cited<0>;
  /** Seconds that a player has when the clock is called. */
  readonly clock?: Cited<30 | 60 | 120>;
  /** Minutes that a seat is held for somebody who is away. */
  readonly holdSeat?: Cited<10 | 20 | 30 | 60 | 120>;
}

export interface PotTable extends AnyTable {
  readonly entry?: Cited<WayIn>;
  readonly blindsMove?: Cited<'forward' | 'position'>;
  readonly postBetween?: Cited<boolean>;
  readonly smallAlone?: Cited<boolean>;
  readonly halfBlind?: Cited<boolean>;
  readonly straddles?: Cited<0 | 1 | 3>;
  readonly straddleIs?: Cited<StraddleIs>;
  readonly straddleBy?: Cited<StraddleBy>;
  /** For games without blinds: whether there is a moving button, or the house dealer's left is dealt to first. */
  readonly buttonMoves?: Cited<boolean>;
  /** A player from a broken game of the same kind and limit need not make a full buy-in (003:303). */
  readonly brokenGame?: Cited<boolean>;
  readonly drawTies?: Cited<'suits' | 'redraw'>;
  /** Hands are shown by themselves, or each player in turn shows or mucks. */
  readonly showdown?: Cited<'tabled' | 'asked'>;
  /** If players show in turn and all have checked, the first to check must show. */
  readonly firstShows?: Cited<boolean>;
  /** If players show in turn, they play the board by saying so before passing their cards in. */
  readonly playBoard?: Cited<boolean>;
}

/** What happens when the bank has gone around and nobody else has taken it. */
export type NobodyBanks =
  /** The same player may have it again: the book only says that it is offered around. */
  | 'the same again'
  /** The game is broken, and starts again when the house offers the bank again. */
  | 'broken'
  /** No round until somebody else takes it: nobody has it for more rounds in a row, whatever happens. */
  | 'another first';

export interface BankTable extends AnyTable {
  /** How many rounds in a row one player may have the bank, or a share in it. */
  readonly bankRounds?: Cited<1 | 2>;
  readonly bankDeclined?: Cited<NobodyBanks>;
  /** Who is offered the bank first at the start of a game. */
  readonly bankFirst?: Cited<'seat 1' | 'whoever asks'>;
  /** Only players who bet against the bank in the last round may take it. */
  readonly bankAfterBet?: Cited<boolean>;
  /** Whether that bet may have been anywhere, or was on the spot where the bank would be. */
  readonly bankBetOn?: Cited<'any spot' | 'own spot'>;
  /** When a newcomer may take it: when all others decline, after a first bet, or in turn. */
  readonly bankNewcomers?: Cited<'last' | 'after a bet' | 'in turn'>;
  readonly bankRole?: Cited<'anyone' | 'proposition'>;
  /** Whether players, seated or standing, may bet behind seats. */
  readonly backline?: Cited<'allowed' | 'none'>;
  /** A seated player may refuse them. */
  readonly refuseBackline?: Cited<boolean>;
  /** A player whom the dealer skips gets a button that pays the next collection. */
  readonly courtesy?: Cited<boolean>;
  /** With a shoe or a shuffling machine: whether the next round is dealt from the rest of it. */
  readonly shoe?: Cited<'fresh' | 'running'>;
  /** What uses up a stake: every bet that is decided, or only the balance. */
  readonly coverage?: Cited<'gross' | 'net'>;
  /** Seconds to bet, where the book has a timer. */
  readonly bettingTime?: Cited<30>;
  /** A full minimum bet must be left to the player-dealer after the fee. */
  readonly bankAfterFee?: Cited<boolean>;
}

/**
 * 003:514 and similar lines: players who bet in the last round, newcomers if all others decline, two rounds and no
 * more.
 */
export const bankAfterBetting = (cite: string): BankTable => ({
  ...twoRounds('another first', cite),
  bankAfterBet: printed(true, cite),
  bankNewcomers: printed('last', cite),
});

/** Two rounds in a row, and what is printed about a bank that nobody else wants. */
export const twoRounds = (declined: NobodyBanks, cite: string): BankTable => ({
  bankRounds: printed(2, cite),
  bankDeclined: printed(declined, cite),
});

/** 000:419 and similar lines: two rounds before it is offered around; what happens when all decline is not printed. */
export const offeredAround = (cite: string): BankTable => ({
  bankRounds: printed(2, cite),
  bankDeclined: read('the same again', cite),
});

export interface PointsTable extends AnyTable {
  /** The player-dealer's button goes to players of the last hand, and to newcomers if there is nobody else. */
  readonly buttonAfterHand?: Cited<boolean>;
}

/** Buy-ins in dollars, all from the same lines. */
export const buyIns = (
  cite: string,
  ...ranges: readonly (readonly [least: number, most: number | null])[]
): readonly PrintedBuyIn[] =>
  ranges.map(([least, most]) => ({ least: 100 * least, most: most === null ? null : 100 * most, cite }));

/** 003:381 and similar lines: one short buy-in for every full one. */
export const oneShortBuy = (cite: string): ShortBuys => ({ each: 1, whenBroke: false, fullFrom: null, cite });

/** Whether a table is named by its buy-in, not by its bets. */
export const isBigBet = ({ structure }: Stakes): boolean => structure === 'pot' || structure === 'no-limit';

/** 002:366, 002:678: only if a wager was on the spot; two rounds, with a full minimum bet left after the fee. */
export const spotBank = ({
  rounds,
  bet,
  fee,
}: Readonly<Record<'rounds' | 'bet' | 'fee', string>>): BankTable => ({
  bankRounds: printed(2, rounds),
  bankDeclined: read('another first', rounds),
  bankAfterBet: printed(true, bet),
  bankBetOn: printed('own spot', bet),
  bankNewcomers: printed('after a bet', bet),
  bankAfterFee: printed(true, fee),
});

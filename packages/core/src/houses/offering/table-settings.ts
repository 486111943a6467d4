import type { Cents } from '../../engine/money.ts';
import type { TableLimits } from '../../engine/player-dealer/state.ts';
import type { Stakes } from '../../engine/pot/game.ts';
import { openedAt } from '../limits/of.ts';
import type { Offering } from './offering.ts';
import { type Setting, type Settings, type SettingValue, setting } from './setting.ts';
import type {
  AnyTable,
  BankTable,
  Cited,
  NobodyBanks,
  PointsTable,
  PotTable,
  StraddleBy,
  StraddleIs,
  WayIn,
} from './table-rules.ts';

/** What a table decides besides the game itself. Names, citations and choices are shown like a game's own settings. */

export { type Entry, WAYS_IN } from './table-rules.ts';

/** The values of a table's own settings. */
export interface TableRules {
  readonly entry?: WayIn;
  readonly blindsMove?: 'forward' | 'position';
  readonly postBetween?: boolean;
  readonly smallAlone?: boolean;
  readonly halfBlind?: boolean;
  readonly straddles?: number;
  readonly straddleIs?: StraddleIs;
  readonly straddleBy?: StraddleBy;
  readonly buttonMoves?: boolean;
  readonly brokenGame?: boolean;
  readonly buttonAfterHand?: boolean;
  readonly drawTies?: 'suits' | 'redraw';
  readonly showdown?: 'tabled' | 'asked';
  readonly firstShows?: boolean;
  readonly playBoard?: boolean;
  readonly bankRounds?: number;
  readonly bankDeclined?: NobodyBanks;
  readonly bankFirst?: 'seat 1' | 'whoever asks';
  readonly bankAfterBet?: boolean;
  readonly bankBetOn?: 'any spot' | 'own spot';
  readonly bankNewcomers?: 'last' | 'after a bet' | 'in turn';
  readonly bankRole?: 'anyone' | 'proposition';
  readonly bankAfterFee?: boolean;
  readonly standing?: number;
  readonly refuseBackline?: boolean;
  readonly courtesy?: boolean;
  readonly shoe?: 'fresh' | 'running';
  readonly coverage?: 'gross' | 'net';
  readonly bettingTime?: number;
  readonly timeToAct: number;
  /** Extra seconds that a player has for a whole session, and seconds of grace for a lost connection. */
  readonly timeBank?: number;
  readonly grace?: number;
  readonly clock: number;
  readonly sitOutAfter: number;
  readonly holdSeat: number;
}

/** A rule of the table: what most rooms do, and what this one does where its book is silent. */
interface Rule<V extends SettingValue> {
  readonly title: string;
  readonly choices: readonly V[];
  readonly labels?: { readonly [C in `${V}`]?: string };
  readonly customary: V;
  readonly posted: V;
}

/** Stands in place of a line of the book. */
export const UNPRINTED = 'not printed';

/** A setting as the offering has it, or else as the room posts it. */
function rule<V extends SettingValue>(of: Rule<V>, said: Cited<V> | undefined): Setting<V> {
  const { title, choices, labels = {}, customary, posted } = of;
  return setting<V>({
    title,
    cite: said?.cite ?? UNPRINTED,
    choices,
    labels,
    printed: said?.printed ? said.is : null,
    customary,
    default: said?.is ?? posted,
  });
}

/**
 * The settings of a table of this offering, opened at this limit.
 *
 * @example
 * ```ts
 * import { findOffering, tableSettings } from '@cardroom/core/houses';
 *
 * const tiles = findOffering('empire/pai-gow-tiles');
 * if (tiles) console.log(tableSettings(tiles, tiles.limits[0].id).bankRounds.default); // 2
 * ```
 */
export function tableSettings(offering: Offering, limit: string): Settings {
  const said = saidOf(offering, limit);
  switch (said.kind) {
    case 'pot':
      return { ...potSettings(said), ...clockSettings(said) };
    case 'points':
      return { buttonAfterHand: rule(BUTTON_AFTER_HAND, said.buttonAfterHand), ...clockSettings(said) };
    case 'player-dealer':
      return { ...bankSettings(said), ...clockSettings(said) };
  }
}

type Said =
  | ({ readonly kind: 'pot'; readonly stakes: Stakes } & PotTable)
  | ({ readonly kind: 'points'; readonly point: Cents } & PointsTable)
  | ({ readonly kind: 'player-dealer'; readonly limits: TableLimits } & BankTable);

/** What an offering says about its table at a limit, and the stakes there. */
export function saidOf(offering: Offering, id: string): Said {
  switch (offering.kind) {
    case 'pot': {
      const limit = openedAt(offering, id);
      return { kind: 'pot', stakes: limit.stakes, ...offering.table(limit) };
    }
    case 'points': {
      const limit = openedAt(offering, id);
      return { kind: 'points', point: limit.point, ...offering.table(limit) };
    }
    case 'player-dealer': {
      const limit = openedAt(offering, id);
      return { kind: 'player-dealer', limits: limit.limits, ...offering.table(limit) };
    }
  }
}

/** The line of a table rule in the offering's book, in parentheses; empty if it is the room's own posting. */
export function citeOf(
  { offering, limit }: { readonly offering: Offering; readonly limit: string },
  name: 'straddles' | 'backline' | 'refuseBackline',
): string {
  const said: PotTable & BankTable = saidOf(offering, limit);
  const rule = said[name];
  return rule === undefined ? '' : ` (${rule.cite})`;
}

function potSettings(said: Extract<Said, { kind: 'pot' }>): Settings {
  const blinds =
    said.stakes.blinds.length > 0
      ? blindSettings(said)
      : { buttonMoves: rule(BUTTON_MOVES, said.buttonMoves) };
  return {
    ...blinds,
    drawTies: rule(DRAW_TIES, said.drawTies),
    brokenGame: rule(BROKEN_GAME, said.brokenGame),
    showdown: rule(SHOWDOWN, said.showdown),
    firstShows: rule(FIRST_SHOWS, said.firstShows),
    playBoard: rule(PLAY_BOARD, said.playBoard),
  };
}

const blindSettings = (said: PotTable) => ({
  entry: rule(ENTRY, said.entry),
  blindsMove: rule(BLINDS_MOVE, said.blindsMove),
  postBetween: rule(POST_BETWEEN, said.postBetween),
  smallAlone: rule(SMALL_ALONE, said.smallAlone),
  halfBlind: rule(HALF_BLIND, said.halfBlind),
  straddles: rule(STRADDLES, said.straddles),
  straddleIs: rule(STRADDLE_IS, said.straddleIs),
  straddleBy: rule(STRADDLE_BY, said.straddleBy),
});

const bankSettings = (said: BankTable) => ({
  bankRounds: rule(BANK_ROUNDS, said.bankRounds),
  bankDeclined: rule(BANK_DECLINED, said.bankDeclined),
  bankFirst: rule(BANK_FIRST, said.bankFirst),
  bankAfterBet: rule(BANK_AFTER_BET, said.bankAfterBet),
  bankBetOn: rule(BANK_BET_ON, said.bankBetOn),
  bankNewcomers: rule(BANK_NEWCOMERS, said.bankNewcomers),
  bankRole: rule(BANK_ROLE, said.bankRole),
  bankAfterFee: rule(BANK_AFTER_FEE, said.bankAfterFee),
  standing: standingSetting(said.backline),
  refuseBackline: rule(REFUSE_BACKLINE, said.refuseBackline),
  courtesy: rule(COURTESY, said.courtesy),
  shoe: rule(SHOE, said.shoe),
  coverage: rule(COVERAGE, said.coverage),
  bettingTime: rule(BETTING_TIME, said.bettingTime),
});

/** Rules of time, in seconds, that may be changed at an open table. */
export const CLOCK_RULES = [
  'timeToAct',
  'bettingTime',
  'timeBank',
  'grace',
] as const satisfies readonly (keyof TableRules)[];
/** The name of a rule of time that may be changed at an open table. */
export type ClockRule = (typeof CLOCK_RULES)[number];

function clockSettings({ timeToAct, clock, holdSeat }: AnyTable): Settings {
  return {
    timeToAct: rule(TIME_TO_ACT, timeToAct),
    timeBank: rule(TIME_BANK, undefined),
    grace: rule(GRACE, undefined),
    clock: rule(CLOCK, clock),
    sitOutAfter: rule(SIT_OUT_AFTER, undefined),
    holdSeat: rule(HOLD_SEAT, holdSeat),
  };
}

const ENTRY: Rule<WayIn> = {
  title: 'Joining, or returning after a missed blind',
  choices: ['free', 'post', 'kill', 'straddle'],
  labels: {
    free: 'no post needed',
    post: 'post the big blind',
    kill: 'post a kill',
    straddle: 'post a straddle',
  },
  customary: 'post',
  posted: 'post',
};

const BLINDS_MOVE: Rule<'forward' | 'position'> = {
  title: 'Blinds when a player leaves: move player by player, or by position',
  choices: ['forward', 'position'],
  labels: { forward: 'player by player', position: 'by position' },
  customary: 'forward',
  posted: 'forward',
};

const POST_BETWEEN: Rule<boolean> = {
  title: 'New players may join between the button and the small blind',
  choices: [true, false],
  customary: false,
  posted: false,
};

const SMALL_ALONE: Rule<boolean> = {
  title: 'Missed small blind: post only the small blind, dead',
  choices: [true, false],
  customary: true,
  posted: false,
};

const HALF_BLIND: Rule<boolean> = {
  title: 'A player with less than half a blind is dealt in and makes up the blind later',
  choices: [true, false],
  customary: false,
  posted: false,
};

const STRADDLES: Rule<0 | 1 | 3> = {
  title: 'Straddles allowed per hand',
  choices: [0, 1, 3],
  customary: 1,
  posted: 0,
};

const STRADDLE_IS: Rule<StraddleIs> = {
  title: 'Straddle: live, or dead (only adds to the pot)',
  choices: ['live', 'dead'],
  customary: 'live',
  posted: 'live',
};

const STRADDLE_BY: Rule<StraddleBy> = {
  title: 'Straddle: double the last blind, or one bet more',
  choices: ['doubling', 'one bet'],
  labels: { doubling: 'double the last blind', 'one bet': 'one bet more' },
  customary: 'doubling',
  posted: 'doubling',
};

const BUTTON_MOVES: Rule<boolean> = {
  title: 'Button moves every hand, or the deal always starts left of the house dealer',
  choices: [true, false],
  labels: { true: 'moves every hand', false: 'starts left of the house dealer' },
  customary: false,
  posted: false,
};

const BROKEN_GAME: Rule<boolean> = {
  title: 'Players from a broken game of the same kind may buy in short',
  choices: [true, false],
  customary: true,
  posted: false,
};

const SHOWDOWN: Rule<'tabled' | 'asked'> = {
  title: 'Showdown: all hands are shown, or each player shows or mucks in turn',
  choices: ['tabled', 'asked'],
  labels: { tabled: 'all hands are shown', asked: 'each player shows or mucks' },
  customary: 'asked',
  posted: 'tabled',
};

const FIRST_SHOWS: Rule<boolean> = {
  title: 'If everyone checked, the first to check must show (where players may muck)',
  choices: [true, false],
  customary: false,
  posted: false,
};

const PLAY_BOARD: Rule<boolean> = {
  title: 'A player may declare "playing the board" without showing (where players may muck)',
  choices: [true, false],
  customary: false,
  posted: false,
};

const DRAW_TIES: Rule<'suits' | 'redraw'> = {
  title: 'Tie in the draw for the button: higher suit, or draw again',
  choices: ['suits', 'redraw'],
  labels: { suits: 'higher suit', redraw: 'draw again' },
  customary: 'suits',
  posted: 'suits',
};

const BANK_ROUNDS: Rule<1 | 2> = {
  title: 'Rounds in a row a player may hold or share the bank',
  choices: [1, 2],
  customary: 2,
  posted: 2,
};

const BANK_DECLINED: Rule<NobodyBanks> = {
  title: 'When nobody else takes the bank: same player again, game breaks, or another player first',
  choices: ['the same again', 'broken', 'another first'],
  labels: {
    'the same again': 'same player again',
    broken: 'game breaks',
    'another first': 'another player first',
  },
  customary: 'the same again',
  posted: 'another first',
};

const BANK_FIRST: Rule<'seat 1' | 'whoever asks'> = {
  title: 'First bank goes to: seat 1 and then clockwise, or the first player who asks',
  choices: ['seat 1', 'whoever asks'],
  labels: { 'whoever asks': 'the first player who asks' },
  customary: 'seat 1',
  posted: 'seat 1',
};

const BANK_BET_ON: Rule<'any spot' | 'own spot'> = {
  title: 'That bet must have been: on any spot, or where the bank would be',
  choices: ['any spot', 'own spot'],
  labels: { 'own spot': 'where the bank would be' },
  customary: 'any spot',
  posted: 'any spot',
};

const BANK_NEWCOMERS: Rule<'last' | 'after a bet' | 'in turn'> = {
  title: 'When a new player may take the bank: after all others decline, after a first bet, or in turn',
  choices: ['last', 'after a bet', 'in turn'],
  labels: { last: 'after all others decline', 'after a bet': 'after a first bet' },
  customary: 'in turn',
  posted: 'last',
};

const BANK_AFTER_FEE: Rule<boolean> = {
  title: 'Player-dealer must have the minimum bet left after the fee',
  choices: [true, false],
  customary: true,
  posted: true,
};

const BUTTON_AFTER_HAND: Rule<boolean> = {
  title: 'Only players from the last hand may have the button, new players last',
  choices: [true, false],
  customary: false,
  posted: false,
};

const BANK_AFTER_BET: Rule<boolean> = {
  title: 'Only players who bet in the last round may take the bank',
  choices: [true, false],
  customary: false,
  posted: false,
};

const BANK_ROLE: Rule<'anyone' | 'proposition'> = {
  title: 'Who may be the player-dealer: anyone, or only a third-party proposition player',
  choices: ['anyone', 'proposition'],
  labels: { proposition: 'proposition players only' },
  customary: 'anyone',
  posted: 'anyone',
};

/** No book prints how many; some print that nobody may. */
function standingSetting(said: BankTable['backline']): Setting<number> {
  const none = said?.is === 'none';
  return setting<number>({
    title: 'Back-line bettors without a seat, at most',
    cite: said?.cite ?? UNPRINTED,
    choices: none ? [0] : [0, 4, 8, 16, 32],
    printed: none && said.printed ? 0 : null,
    customary: none ? 0 : 8,
    default: none ? 0 : 8,
  });
}

const REFUSE_BACKLINE: Rule<boolean> = {
  title: 'A seated player may refuse back-line bets',
  choices: [true, false],
  customary: true,
  posted: true,
};

const COURTESY: Rule<boolean> = {
  title: 'A player the dealer skips gets a courtesy button, which pays the next collection',
  choices: [true, false],
  customary: false,
  posted: false,
};

const SHOE: Rule<'fresh' | 'running'> = {
  title: 'Shuffle every round, or play the shoe to the cut card',
  choices: ['fresh', 'running'],
  labels: { fresh: 'shuffle every round', running: 'play to the cut card' },
  customary: 'running',
  posted: 'fresh',
};

const COVERAGE: Rule<'gross' | 'net'> = {
  title: 'What uses up the bank: every settled bet, or only net losses',
  choices: ['gross', 'net'],
  labels: { gross: 'every settled bet', net: 'only net losses' },
  customary: 'gross',
  posted: 'gross',
};

type Time = 0 | 15 | 20 | 30 | 45 | 60 | 120;
const TIMES: readonly Time[] = [0, 15, 20, 30, 45, 60, 120];

const BETTING_TIME: Rule<Time> = {
  title: 'Seconds to put up the bank, and then to bet (0 = no limit)',
  choices: TIMES,
  customary: 30,
  posted: 30,
};

const TIME_TO_ACT: Rule<Time> = {
  title: 'Seconds to act (0 = no limit)',
  choices: TIMES,
  customary: 30,
  posted: 0,
};

const TIME_BANK: Rule<0 | 30 | 60 | 120> = {
  title: 'Time bank: extra seconds for a whole session, used when the time to act is over (0 = none)',
  choices: [0, 30, 60, 120],
  customary: 0,
  posted: 0,
};

const GRACE: Rule<0 | 15 | 30 | 60> = {
  title: 'Seconds of grace for a player whose connection breaks during a hand (0 = none)',
  choices: [0, 15, 30, 60],
  customary: 0,
  posted: 0,
};

const SIT_OUT_AFTER: Rule<1 | 2 | 3> = {
  title: 'Time-outs in a row before a player is sat out',
  choices: [1, 2, 3],
  customary: 2,
  posted: 2,
};

const CLOCK: Rule<30 | 60 | 120> = {
  title: 'Seconds to act when the clock is called',
  choices: [30, 60, 120],
  customary: 60,
  posted: 60,
};

const HOLD_SEAT: Rule<10 | 20 | 30 | 60 | 120> = {
  title: 'Minutes a seat is held for a player who is away (then the chips are picked up)',
  choices: [10, 20, 30, 60, 120],
  customary: 30,
  posted: 30,
};

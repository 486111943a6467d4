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

/** What a table decides beside the game itself. Names, citations and choices are shown like a game's own settings. */

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
  readonly clock: number;
  readonly sitOutAfter: number;
  readonly holdSeat: number;
}

/** A rule of the table: what most rooms do, and what this one does where its book is silent. */
interface Rule<V extends SettingValue> {
  readonly title: string;
  readonly choices: readonly V[];
  readonly customary: V;
  readonly posted: V;
}

/** What the offering says of it, or else the room's own posting. */
function rule<V extends SettingValue>(of: Rule<V>, said: Cited<V> | undefined): Setting<V> {
  const { title, choices, customary, posted } = of;
  return setting<V>({
    title,
    cite: said?.cite ?? 'Nothing is printed',
    choices,
    printed: said?.printed ? said.is : null,
    customary,
    default: said?.is ?? posted,
  });
}

/** The settings of a table of this offering, opened at this limit. */
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

/** What an offering says of its table at a limit, and what is played for there. */
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

/** Where an offering's book has a rule of its table, in brackets; nothing where it is the room's own posting. */
export function citeOf(
  { offering, limit }: { readonly offering: Offering; readonly limit: string },
  name: string,
): string {
  const said = (saidOf(offering, limit) as unknown as Readonly<Record<string, Cited<unknown> | undefined>>)[
    name
  ];
  return said === undefined ? '' : ` (${said.cite})`;
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

function clockSettings({ timeToAct, clock, holdSeat }: AnyTable): Settings {
  return {
    timeToAct: rule(TIME_TO_ACT, timeToAct),
    clock: rule(CLOCK, clock),
    sitOutAfter: rule(SIT_OUT_AFTER, undefined),
    holdSeat: rule(HOLD_SEAT, holdSeat),
  };
}

const ENTRY: Rule<WayIn> = {
  title: 'How newcomers, and players who missed a blind, come in',
  choices: ['free', 'post', 'kill', 'straddle'],
  customary: 'post',
  posted: 'post',
};

const BLINDS_MOVE: Rule<'forward' | 'position'> = {
  title: 'How blinds move when somebody leaves: player by player, or by position',
  choices: ['forward', 'position'],
  customary: 'forward',
  posted: 'forward',
};

const POST_BETWEEN: Rule<boolean> = {
  title: 'A newcomer may come in between the button and the small blind',
  choices: [true, false],
  customary: false,
  posted: false,
};

const SMALL_ALONE: Rule<boolean> = {
  title: 'Who missed only the small blind posts only that, dead',
  choices: [true, false],
  customary: true,
  posted: false,
};

const HALF_BLIND: Rule<boolean> = {
  title: 'Who has less than half a blind is dealt in without it, and makes it up later',
  choices: [true, false],
  customary: false,
  posted: false,
};

const STRADDLES: Rule<0 | 1 | 3> = {
  title: 'Straddles that may be posted in one hand',
  choices: [0, 1, 3],
  customary: 1,
  posted: 0,
};

const STRADDLE_IS: Rule<StraddleIs> = {
  title: 'A straddle is live, or dead and only makes the pot larger',
  choices: ['live', 'dead'],
  customary: 'live',
  posted: 'live',
};

const STRADDLE_BY: Rule<StraddleBy> = {
  title: 'A straddle is twice what is before it, or one bet more',
  choices: ['doubling', 'one bet'],
  customary: 'doubling',
  posted: 'doubling',
};

const BUTTON_MOVES: Rule<boolean> = {
  title: 'The button moves with every hand, or the deal always begins left of the house dealer',
  choices: [true, false],
  customary: false,
  posted: false,
};

const BROKEN_GAME: Rule<boolean> = {
  title: 'Players of a like game that broke need no full buy-in',
  choices: [true, false],
  customary: true,
  posted: false,
};

const SHOWDOWN: Rule<'tabled' | 'asked'> = {
  title: 'At the showdown all hands are shown, or each player in turn shows or mucks',
  choices: ['tabled', 'asked'],
  customary: 'asked',
  posted: 'tabled',
};

const FIRST_SHOWS: Rule<boolean> = {
  title: 'Where players may muck and all have checked, the first to check must show',
  choices: [true, false],
  customary: false,
  posted: false,
};

const PLAY_BOARD: Rule<boolean> = {
  title: 'Where players may muck, the board may be played by saying so, without showing',
  choices: [true, false],
  customary: false,
  posted: false,
};

const DRAW_TIES: Rule<'suits' | 'redraw'> = {
  title: 'Who gets the first button of equal cards: the higher suit, or they draw again',
  choices: ['suits', 'redraw'],
  customary: 'suits',
  posted: 'suits',
};

const BANK_ROUNDS: Rule<1 | 2> = {
  title: 'Rounds running that one player may have the bank, or a part in it',
  choices: [1, 2],
  customary: 2,
  posted: 2,
};

const BANK_DECLINED: Rule<NobodyBanks> = {
  title: 'When nobody else takes the bank: the same player again, the game is broken, or another first',
  choices: ['the same again', 'broken', 'another first'],
  customary: 'the same again',
  posted: 'another first',
};

const BANK_FIRST: Rule<'seat 1' | 'whoever asks'> = {
  title: 'Who is offered the bank at the start: seat 1 and on clockwise, or whoever asks',
  choices: ['seat 1', 'whoever asks'],
  customary: 'seat 1',
  posted: 'seat 1',
};

const BANK_BET_ON: Rule<'any spot' | 'own spot'> = {
  title: 'Where that bet was: on any spot, or where the bank would be',
  choices: ['any spot', 'own spot'],
  customary: 'any spot',
  posted: 'any spot',
};

const BANK_NEWCOMERS: Rule<'last' | 'after a bet' | 'in turn'> = {
  title: 'When a newcomer may take the bank: when all others decline, after a first bet, or in turn',
  choices: ['last', 'after a bet', 'in turn'],
  customary: 'in turn',
  posted: 'last',
};

const BANK_AFTER_FEE: Rule<boolean> = {
  title: 'Who takes the bank must have the least bet left after the fee',
  choices: [true, false],
  customary: true,
  posted: true,
};

const BUTTON_AFTER_HAND: Rule<boolean> = {
  title: 'Only players of the last hand may have the button, and newcomers last',
  choices: [true, false],
  customary: false,
  posted: false,
};

const BANK_AFTER_BET: Rule<boolean> = {
  title: 'Only who bet against the bank in the last round may take it',
  choices: [true, false],
  customary: false,
  posted: false,
};

const BANK_ROLE: Rule<'anyone' | 'proposition'> = {
  title: 'Who may hold the bank: anyone, or only a third-party proposition player',
  choices: ['anyone', 'proposition'],
  customary: 'anyone',
  posted: 'anyone',
};

/** How many is printed nowhere; that nobody may, here and there. */
function standingSetting(said: BankTable['backline']): Setting<number> {
  const none = said?.is === 'none';
  return setting<number>({
    title: 'People without a seat who may bet behind the seats at one time',
    cite: said?.cite ?? 'Nothing is printed',
    choices: none ? [0] : [0, 4, 8, 16, 32],
    printed: none && said.printed ? 0 : null,
    customary: none ? 0 : 8,
    default: none ? 0 : 8,
  });
}

const REFUSE_BACKLINE: Rule<boolean> = {
  title: 'A seated player may refuse bets behind the seat',
  choices: [true, false],
  customary: true,
  posted: true,
};

const COURTESY: Rule<boolean> = {
  title: 'Whom the dealer skips has a courtesy button, which pays the next collection',
  choices: [true, false],
  customary: false,
  posted: false,
};

const SHOE: Rule<'fresh' | 'running'> = {
  title: 'Cards are shuffled for every round, or a shoe of several packs runs on to the cut card',
  choices: ['fresh', 'running'],
  customary: 'running',
  posted: 'fresh',
};

const COVERAGE: Rule<'gross' | 'net'> = {
  title: "How the player-dealer's stake runs down: by every bet decided, or by the balance",
  choices: ['gross', 'net'],
  customary: 'gross',
  posted: 'gross',
};

type Time = 0 | 15 | 20 | 30 | 45 | 60 | 120;
const TIMES: readonly Time[] = [0, 15, 20, 30, 45, 60, 120];

const BETTING_TIME: Rule<Time> = {
  title: 'Seconds to put up the bank, and then to bet; 0 for no limit',
  choices: TIMES,
  customary: 30,
  posted: 30,
};

const TIME_TO_ACT: Rule<Time> = {
  title: 'Seconds to act before the table goes on; 0 for no limit',
  choices: TIMES,
  customary: 30,
  posted: 0,
};

const SIT_OUT_AFTER: Rule<1 | 2 | 3> = {
  title: 'Times running out in a row after which a player sits out',
  choices: [1, 2, 3],
  customary: 2,
  posted: 2,
};

const CLOCK: Rule<30 | 60 | 120> = {
  title: 'Seconds that a player has when the clock is called',
  choices: [30, 60, 120],
  customary: 60,
  posted: 60,
};

const HOLD_SEAT: Rule<10 | 20 | 30 | 60 | 120> = {
  title: 'Minutes that a seat is held for somebody who is away; then the chips are picked up',
  choices: [10, 20, 30, 60, 120],
  customary: 30,
  posted: 30,
};

import type { BankedOffering, Limit, Offering, PotOffering } from '../houses/offering.ts';
import { type Setting, type Settings, setting } from '../houses/setting.ts';

/** What a table decides beside the game itself. Names, citations and choices are shown like a game's own settings. */

/** Ways into a game that goes on without the player. */
export type Entry =
  | 'free'
  | 'button passes'
  | 'post'
  | 'big blind'
  | 'make up'
  | 'kill'
  /** Into a pot that is killed already, for killing the next one that can be killed (003:300). */
  | 'kill later'
  | 'straddle'
  /** As near to the big blind as at the seat he had (003:266, 002:593). */
  | 'position';

/** What a newcomer, and one who missed a blind, may choose from; the first unless he says otherwise. */
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

type WayIn = keyof typeof WAYS_IN;

/** The values of a table's own settings. */
export interface TableRules {
  readonly entry?: WayIn;
  readonly blindsMove?: 'forward' | 'position';
  readonly postBetween?: boolean;
  readonly smallAlone?: boolean;
  readonly halfBlind?: boolean;
  readonly straddles?: number;
  readonly drawTies?: 'suits' | 'redraw';
  readonly bankAfterBet?: boolean;
  readonly bankRole?: 'anyone' | 'proposition';
  readonly shoe?: 'fresh' | 'running';
  readonly coverage?: 'gross' | 'net';
  readonly bettingTime?: number;
  readonly timeToAct: number;
  readonly clock: number;
  readonly sitOutAfter: number;
}

export function tableSettings(offering: Offering, limit: { readonly id: string }): Settings {
  const clock = clockSettings();
  if (offering.kind === 'points') return clock;
  if (offering.kind === 'player-dealer') return { ...bankSettings(offering), ...clock };
  const { stakes } = offering.limits.find(({ id }) => id === limit.id) ?? offering.limits[0];
  const draws = { drawTies: drawTies(offering) };
  if (stakes.blinds.length === 0) return { ...clock, ...draws };
  return { ...blindSettings(offering, { id: limit.id, title: '', stakes }), ...draws, ...clock };
}

/** Who may come in how, by house and game, and by limit where the book has two classes. */
function wayIn(
  { id, house }: PotOffering,
  { stakes }: Limit,
): { readonly way: WayIn; readonly cite: string } {
  const name = id.slice(house.length + 1);
  if (house === 'empire') {
    if (name === 'lowball') return { way: 'straddle', cite: '002:592-593' };
    return { way: 'post', cite: '002:527-529' };
  }
  if (house === 'lucky-lady') return { way: 'post', cite: name === 'lowball' ? '' : '004:1362-1380' };
  if (house !== 'hawaiian-gardens') return { way: 'post', cite: '' };
  if (name === 'lowball') return { way: 'kill', cite: '003:258-260' };
  if (name === 'kansas-city-lowball') return { way: 'kill', cite: '003:1528-1530' };
  if (name === 'crazy-pineapple') return { way: 'free', cite: '003:102-104' };
  if (name === 'match-it') return { way: 'free', cite: '003:925-928' };
  const cite = name.startsWith('no-limit-omaha') ? '003:1224-1232' : isHoldem(name) ? '003:23-30' : '';
  if (cite === '') return { way: 'post', cite };
  // Printed by limit; at no limit and pot limit the largest blind stands for the small bet.
  return { way: Math.max(...stakes.blinds) < 1000 ? 'free' : 'post', cite };
}

const isHoldem = (name: string): boolean => name.endsWith('holdem') && name !== 'short-deck-holdem';

function blindSettings(offering: PotOffering, limit: Limit) {
  const { way, cite } = wayIn(offering, limit);
  const { house, id } = offering;
  const low = way === 'free' && house === 'hawaiian-gardens';
  return {
    entry: setting({
      title: 'How newcomers, and players who missed a blind, come in',
      cite: cite === '' ? 'Nothing is printed' : cite,
      choices: ['free', 'post', 'kill', 'straddle'],
      printed: cite === '' ? null : way,
      customary: 'post',
      default: way,
    }),
    blindsMove: setting({
      title:
        'How blinds move when somebody leaves: the big blind goes on player by player, or all by position',
      cite: low ? '003:35' : '003:31, 004:1371',
      choices: ['forward', 'position'],
      printed: low ? 'position' : house === 'hawaiian-gardens' || house === 'lucky-lady' ? 'forward' : null,
      customary: 'forward',
      default: low ? 'position' : 'forward',
    }),
    postBetween: setting({
      title: 'A newcomer may come in between the button and the small blind',
      cite: house === 'lucky-lady' ? '004:1366, 004:1379' : '003:30, 003:105',
      choices: [true, false],
      printed: house === 'lucky-lady' ? false : house === 'hawaiian-gardens' && cite !== '' ? true : null,
      customary: false,
      default: house === 'hawaiian-gardens' && cite !== '',
    }),
    smallAlone: setting({
      title: 'Who missed only the small blind posts only that, dead',
      cite: '004:1374-1378',
      choices: [true, false],
      printed: house === 'lucky-lady' ? true : null,
      customary: true,
      default: house === 'lucky-lady',
    }),
    halfBlind: setting({
      title: 'Who has less than half a blind is dealt in without it, and makes it up later',
      cite: '003:261-265, 003:1531-1532',
      choices: [true, false],
      printed: id.endsWith('lowball') && house === 'hawaiian-gardens' ? true : null,
      customary: false,
      default: id.endsWith('lowball') && house === 'hawaiian-gardens',
    }),
    straddles: straddleSetting(offering, limit),
  };
}

function straddleSetting({ house, id }: PotOffering, { stakes }: Limit): Setting<0 | 1 | 3> {
  const title = 'Straddles that may be posted in one hand';
  const of = (cite: string, printed: 0 | 1 | 3 | null) =>
    setting<0 | 1 | 3>({
      title,
      cite,
      choices: [0, 1, 3],
      printed,
      customary: 1,
      default: printed ?? 0,
    });
  if (house === 'empire' && id.endsWith('lowball')) return of('002:609', 3);
  if (house === 'hawaiian-gardens') return of('003:37, 003:110, 003:1243', 0);
  if (house === 'lucky-lady') return of('004:1381', Math.max(...stakes.bets) >= 2000 ? 1 : 0);
  return of('Nothing is printed', null);
}

const drawTies = ({ house }: PotOffering) =>
  setting({
    title: 'Who gets the first button of equal cards: the higher suit, or they draw again',
    cite:
      { 'black-sheep': '000:19, 000:68', 'hotel-del-rio': '001:54' }[house as string] ?? '003:2202, 003:3601',
    choices: ['suits', 'redraw'],
    printed:
      house === 'black-sheep'
        ? 'redraw'
        : house === 'hotel-del-rio' || house === 'hawaiian-gardens'
          ? 'suits'
          : null,
    customary: 'suits',
    default: house === 'black-sheep' ? 'redraw' : 'suits',
  });

/** Where a non-bank bet in the last round is asked of whoever takes the bank, and newcomers come last. */
const BET_FIRST: Readonly<Record<string, string>> = {
  'jokers-wild-pai-gow-poker': '003:514',
  'super-9': '003:561',
  'hawaiian-blackjack': '003:647',
  'caribbean-stud': '003:740',
  'pai-gow-poker': '003:982',
  'baccarat-9': '003:1075',
  'pai-gow-tiles': '003:1202',
  'nine-and-a-half': '003:1312',
  'baccarat-9-2009': '003:1369',
  baccarat: '003:1468',
};

function bankSettings({ house, id }: BankedOffering) {
  const name = id.slice(house.length + 1);
  const first = house === 'hawaiian-gardens' ? BET_FIRST[name] : undefined;
  const caribbean = name === 'caribbean-stud';
  return {
    bankAfterBet: setting({
      title:
        'Only who bet against the bank in the last round may take it, and newcomers when all others decline',
      cite: first ?? 'Nothing is printed',
      choices: [true, false],
      printed: first === undefined ? null : true,
      customary: false,
      default: first !== undefined,
    }),
    bankRole: setting({
      title: 'Who may hold the bank: anyone, or only a third-party proposition player',
      cite: caribbean ? '003:759' : '000:455, 002:311, 004:321',
      choices: ['anyone', 'proposition'],
      printed: caribbean ? 'proposition' : 'anyone',
      customary: 'anyone',
      default: caribbean ? 'proposition' : 'anyone',
    }),
    shoe: setting({
      title: 'Cards are shuffled for every round, or a shoe of several packs runs on to the cut card',
      cite: '003:1439, 003:1989',
      choices: ['fresh', 'running'],
      printed: null,
      customary: 'running',
      default: 'fresh',
    }),
    coverage: setting({
      title: "How the player-dealer's stake runs down: by every bet decided, or by the balance",
      cite: '002:423, 002:641-643',
      choices: ['gross', 'net'],
      printed: 'gross',
      customary: 'gross',
      default: 'gross',
    }),
    bettingTime: setting({
      title:
        'Seconds to put up the bank, and then to bet, before the bank passes on or bets are closed; 0 for no limit',
      cite: '000:561, 003:2817, 004:1148 (a timer that closes all bets is optional)',
      choices: [0, 15, 20, 30, 45, 60, 120],
      printed: null,
      customary: 30,
      default: 30,
    }),
  };
}

function clockSettings() {
  return {
    timeToAct: setting({
      title: 'Seconds to act before the table goes on without the player; 0 for as long as he likes',
      cite: '003:78 (the house has the right to a time limit)',
      choices: [0, 15, 20, 30, 45, 60, 120],
      printed: null,
      customary: 30,
      default: 0,
    }),
    clock: setting({
      title: 'Seconds that a player has when the clock is put on him',
      cite: '003:78, 003:1256',
      choices: [30, 60, 120],
      printed: 60,
      customary: 60,
      default: 60,
    }),
    sitOutAfter: setting({
      title: 'Times running out in a row after which a player sits out',
      cite: 'Nothing is printed',
      choices: [1, 2, 3],
      printed: null,
      customary: 2,
      default: 2,
    }),
  };
}

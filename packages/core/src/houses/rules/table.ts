import type { Chart } from '../../engine/card-words.ts';
import { dollars } from '../../engine/money.ts';
import { capital, list } from '../../engine/words.ts';
import { buyInsFor, NO_LIMIT_PRINTED, rangeWords } from '../offering/buy-in.ts';
import type { Offering } from '../offering/offering.ts';
import type { Setting, SettingValue } from '../offering/setting.ts';
import { saidOf, type TableRules, tableSettings, UNPRINTED } from '../offering/table-settings.ts';
import type { RuleSection } from './card.ts';
import { count, number } from './words.ts';

/** The table around the game: seats, chips, ways in, the bank and the clock, each with its line or as posted. */
export function tableSection(offering: Offering, values: Values): RuleSection {
  const none = withoutBackline(offering, values);
  const said = inOrder(offering).map((limit) => ({
    title: limit.title,
    lines: [...linesAt(offering, limit.id, none !== null), ...(none ?? [])],
  }));
  const all = [...new Set(said.flatMap(({ lines }) => lines))];
  const everywhere = all.filter((line) => said.every(({ lines }) => lines.includes(line)));
  const different = all.filter((line) => !everywhere.includes(line));
  return {
    id: 'table',
    title: 'The table',
    lines: [...everywhere, ...different.map((line) => atLimits(line, said))],
    tables: [buyInChart(offering)],
  };
}

interface Named {
  readonly id: string;
  readonly title: string;
}

/** The limits from the smallest up, those of a kind together. */
function inOrder(offering: Offering): readonly Named[] {
  switch (offering.kind) {
    case 'pot': {
      const kinds = [...new Set(offering.limits.map(({ stakes }) => stakes.structure))];
      return offering.limits.toSorted(
        ({ stakes: a }, { stakes: b }) =>
          kinds.indexOf(a.structure) - kinds.indexOf(b.structure) || a.bets[0] - b.bets[0],
      );
    }
    case 'points':
      return offering.limits.toSorted((a, b) => a.point - b.point);
    case 'player-dealer':
      return offering.limits.toSorted((a, b) => a.limits.min - b.limits.min);
  }
}

type Said = readonly { readonly title: string; readonly lines: readonly string[] }[];

/** A line that does not apply at all limits, with those at which it does; adjacent limits are given as a range. */
function atLimits(line: string, said: Said): string {
  const runs: string[][] = [];
  for (const [i, { title, lines }] of said.entries()) {
    if (!lines.includes(line)) continue;
    if (i > 0 && said[i - 1].lines.includes(line)) runs[runs.length - 1].push(title);
    else runs.push([title]);
  }
  const where = runs.map((run) => (run.length < 3 ? list(run) : `${run[0]} up to ${run[run.length - 1]}`));
  return `At ${list(where)}: ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
}

function buyInChart(offering: Offering): Chart {
  const rows = inOrder(offering).map(({ id, title }) => {
    const ranges = buyInsFor(offering, id);
    const cites = ranges.map(({ cite }) => (cite === NO_LIMIT_PRINTED ? 'set by the room' : cite));
    // Several ranges, as a rule from several lines: the lines stand in the same order.
    return [title, ranges.map(rangeWords).join(' or '), [...new Set(cites)].join(' or ')];
  });
  return { title: 'Buy-ins', columns: ['limit', 'buy-in', 'where'], rows };
}

type Values = Readonly<Record<string, SettingValue>>;

/** If the game's settings allow no back line, nobody bets standing, either. */
function withoutBackline(offering: Offering, values: Values): string[] | null {
  if (offering.kind !== 'player-dealer' || offering.game(values).backline.kinds !== 'none') return null;
  const [limit] = offering.limits;
  const cite = offering.table(limit).backline?.cite ?? offering.settings.backline?.cite;
  return [`Only seated players may bet ${cite === undefined ? POSTED : `(${cite})`}.`];
}

const BACKLINE: readonly string[] = ['standing', 'refuseBackline'];

function linesAt(offering: Offering, limit: string, withoutBackline: boolean): string[] {
  const settings = tableSettings(offering, limit);
  const rules = Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, setting.default]),
  ) as unknown as TableRules;
  const lines = (Object.keys(WORDS) as (keyof TableRules)[]).flatMap((name) => {
    const setting = withoutBackline && BACKLINE.includes(name) ? undefined : settings[name];
    const words = setting === undefined ? null : (WORDS[name] as Words)(rules[name] as never, rules);
    return words === null || setting === undefined ? [] : [`${words} ${source(setting)}.`];
  });
  const promises = (saidOf(offering, limit).promises ?? []).map(({ is, cite }) => `${is} (${cite}).`);
  return [...seatLines(offering, limit), ...shortBuyLines(offering, limit), ...lines, ...promises];
}

const POSTED = '(set by the room)';

function source({ cite, printed, default: value }: Setting): string {
  if (cite === UNPRINTED) return POSTED;
  return printed === value ? `(${cite})` : `(the room's reading of ${cite})`;
}

function seatLines(offering: Offering, limit: string): string[] {
  const { seats } = saidOf(offering, limit);
  if (seats === undefined) return [];
  const many = capital(number(seats.is));
  const out =
    offering.kind === 'points'
      ? 'the player with the button and those clockwise from there are dealt in'
      : 'those left of the big blind sit the hand out';
  return [`${many} may sit down. If that is more than the game takes, ${out} (${seats.cite}).`];
}

function shortBuyLines(offering: Offering, limit: string): string[] {
  const [{ shorts }] = buyInsFor(offering, limit);
  const where = shorts.cite === NO_LIMIT_PRINTED ? POSTED : `(${shorts.cite})`;
  const again =
    shorts.fullFrom === null
      ? []
      : [`Another full buy-in is only for a player who has ${dollars(shorts.fullFrom)} or less ${where}.`];
  if (shorts.each === 0) return [`No short buy-ins ${where}.`, ...again];
  const broke = shorts.whenBroke
    ? ', only when a player has no chips left; no full buy-in until those chips are gone'
    : '';
  return [`One short buy-in after each full one${broke} ${where}.`, ...again];
}

/** Null where there is nothing to say. */
type Words<K extends keyof TableRules = keyof TableRules> = (
  value: NonNullable<TableRules[K]>,
  rules: TableRules,
) => string | null;

const seconds = (value: number): string => (value === 60 ? 'a minute' : `${value} seconds`);

/** 003:36, 004:1380. */
const FREE_AT_FIRST =
  'a new player is dealt in at once where no blind has passed the seat since the game began';

const WORDS: { readonly [K in keyof Required<TableRules>]: Words<K> } = {
  entry: (value) =>
    ({
      free: 'A new player is dealt in right away, or waits until the button has passed; a player who missed a blind posts the missed blinds, or waits for the big blind',
      post: `A new player posts the big blind, or waits for it; a player who missed a blind posts the missed blinds, or waits for the big blind; ${FREE_AT_FIRST}`,
      kill: `A new player, or one who missed a blind, kills the pot or waits for the big blind; ${FREE_AT_FIRST}`,
      straddle: `A new player, or one who missed the blind, straddles the pot or waits for the blind; ${FREE_AT_FIRST}`,
    })[value],
  blindsMove: (value) =>
    value === 'forward'
      ? 'The big blind moves from player to player, even when a player leaves; the small blind and the button follow it, past a seat left empty too'
      : 'When a player leaves after the blind, the button and blinds move by position',
  postBetween: (value) =>
    value
      ? 'A new player may join between the button and the small blind'
      : 'Nobody joins between the button and the small blind',
  smallAlone: (value) =>
    value ? 'A player who missed only the small blind posts only the small blind, dead' : null,
  halfBlind: (value) =>
    value ? 'A player with less than half a blind is dealt in, and makes up the blind later' : null,
  straddles: (value) =>
    value === 0
      ? 'No straddles'
      : `${value === 1 ? 'One straddle' : `Up to ${number(value)} straddles`} a hand`,
  straddleIs: (value, { straddles }) =>
    straddles === 0
      ? null
      : value === 'live'
        ? 'A straddle is live: others must call it'
        : 'A straddle is dead: it only adds to the pot',
  straddleBy: (value, { straddles }) =>
    straddles === 0
      ? null
      : value === 'doubling'
        ? 'A straddle is double the blind or straddle before it'
        : 'A straddle is one bet more than the blind or straddle before it',
  buttonMoves: (value) =>
    value
      ? 'The button moves to the next player every hand'
      : "The deal always starts at the house dealer's left",
  brokenGame: (value) =>
    value ? 'Players from a broken game of the same kind and limit may buy in short' : null,
  buttonAfterHand: (value) =>
    value
      ? 'Only players from the last hand may have the button; new players only when there is nobody else'
      : null,
  drawTies: (value, { buttonMoves }) =>
    buttonMoves === false
      ? null
      : value === 'suits'
        ? 'Players draw for the first button; on a tie the higher suit gets it'
        : 'Players draw for the first button; ties draw again',
  showdown: (value) =>
    value === 'tabled'
      ? 'At the showdown all hands are shown'
      : 'At the showdown each player in turn shows or mucks',
  firstShows: (value, { showdown }) =>
    value && showdown === 'asked' ? 'If everyone checked, the first to check must show' : null,
  playBoard: (value, { showdown }) =>
    value && showdown === 'asked' ? 'A player may declare "playing the board" without showing' : null,
  bankRounds: (value) => `A player may hold the bank for at most ${count(value, 'round')} in a row`,
  bankDeclined: (value) =>
    ({
      'the same again': 'When all others decline the bank, the same player may hold it again',
      broken: 'When nobody else takes the bank, the game breaks',
      'another first': 'When nobody else takes the bank, no round is dealt until somebody does',
    })[value],
  bankFirst: (value) =>
    value === 'seat 1'
      ? 'The first bank is offered clockwise, starting at seat 1'
      : 'The first bank goes to the first player who asks for it',
  bankAfterBet: (value) =>
    value ? 'Only players who bet against the bank in the last round may take it' : null,
  bankBetOn: (value, { bankAfterBet }) =>
    bankAfterBet && value === 'own spot'
      ? 'That bet must have been on the spot where the bank would be'
      : null,
  bankNewcomers: (value, { bankAfterBet }) =>
    !bankAfterBet
      ? null
      : {
          last: 'New players may take the bank when all others decline',
          'after a bet': 'New players may take the bank after a first bet',
          'in turn': 'New players may take the bank in turn',
        }[value],
  bankRole: (value) =>
    value === 'anyone'
      ? 'Any seated player may be the player-dealer'
      : 'Only a third-party proposition player may be the player-dealer',
  bankAfterFee: (value) =>
    value ? 'A player who takes the bank must have the minimum bet left after the fee' : null,
  standing: (value) =>
    value === 0
      ? 'Only seated players may bet'
      : `Up to ${number(value)} players without a seat may bet on the back line`,
  refuseBackline: (value) => (value ? 'A seated player may refuse back-line bets' : null),
  courtesy: (value) =>
    value ? 'A player the dealer skips gets a courtesy button, which pays the next collection' : null,
  shoe: (value) =>
    value === 'fresh' ? 'The cards are shuffled every round' : 'The shoe is played to the cut card',
  coverage: (value) =>
    value === 'gross' ? 'Every settled bet uses up the bank' : 'Only net losses use up the bank',
  bettingTime: (value) =>
    value === 0
      ? 'No time limit for the bank and the bets'
      : `Players have ${value} seconds to put up the bank, and ${value} seconds to bet`,
  timeToAct: (value) => (value === 0 ? null : `You have ${seconds(value)} to act`),
  timeBank: (value) =>
    value === 0
      ? null
      : `You have a time bank of ${seconds(value)} for a session, used when your time is over`,
  grace: (value) =>
    value === 0 ? null : `If your connection breaks during a hand, you have ${seconds(value)} to come back`,
  clock: (value) => `When the clock is called, you have ${seconds(value)}`,
  sitOutAfter: (value) => `After ${number(value)} time-outs in a row you are sat out`,
  holdSeat: (value) =>
    `A seat is held for ${value === 60 ? 'an hour' : `${value} minutes`}; then the chips are picked up`,
};

import { fee } from '@cardroom/core';
import { type Cents, dollars } from '@cardroom/core/engine';
import { schedulesFor } from '@cardroom/core/fees';
import type { Offering } from '@cardroom/core/houses';
import {
  coveringStake,
  dealShortBank,
  type OfferingOdds,
  priceAtTable,
  riskOfRuin,
  type ShortBankResult,
  stakeInUse,
  type TablePrice,
  usualHandsPerHour,
} from '@cardroom/core/odds';
import { chooseValues } from '../choose.ts';
import { ODDS } from '../words/odds.ts';
import { PROGRAM } from '../words/program.ts';
import { UsageError } from './errors.ts';
import { table, wrap } from './output.ts';

type PlayerDealerOffering = Extract<Offering, { readonly kind: 'player-dealer' }>;

interface Words {
  readonly set?: readonly string[];
  readonly players?: string;
  readonly bet?: string;
  readonly hands?: string;
}

interface Asked {
  readonly players: number;
  readonly bet: Cents;
  readonly hands: number;
}

/** What is bet at the table; as many play against the bank as there are seats besides, six at the most unless said. */
function asked(offering: PlayerDealerOffering, words: Words): Asked {
  const { min } = offering.limits[0].limits;
  const most = offering.game(chooseValues(offering, words.set ?? [])).seats - 1;
  const players = number('players', words.players, Math.min(6, most));
  if (!Number.isInteger(players) || players > most)
    throw new UsageError(ODDS.badPlayers(most, words.players ?? ''), PROGRAM.hint);
  return {
    players,
    bet: Math.round(100 * number('bet', words.bet, min / 100)),
    hands: number('hands', words.hands, usualHandsPerHour(offering.family)),
  };
}

function number(name: string, text: string | undefined, usual: number): number {
  const value = text === undefined ? usual : Number(text);
  if (value > 0 && value < 1e9) return value;
  throw new UsageError(ODDS.badNumber(name, text ?? ''), PROGRAM.hint);
}

export interface Price extends TablePrice, Asked {
  readonly option: string;
  readonly cites: readonly string[];
}

/** The option by which a table is priced: the one named, or the first posted where only players, bets or hands are. */
export function optionFor(
  offering: PlayerDealerOffering,
  { option, bank, players, bet, hands }: Words & { readonly option?: string; readonly bank?: string },
): string | undefined {
  if (option !== undefined || bank !== undefined) return option;
  if (players === undefined && bet === undefined && hands === undefined) return undefined;
  return schedulesFor(offering.id)[0]?.options[0]?.id;
}

/** What a table costs under a posted option: everybody bets the same on the first bet of the game. */
export function priceOf(
  offering: PlayerDealerOffering,
  { wagers }: OfferingOdds,
  words: Words,
  option: string,
): Price {
  const table = asked(offering, words);
  const { players, bet, hands } = table;
  const found = fee(offering, { option, players, bet, action: players * bet, wager: players * bet });
  if (!found.ok) throw new UsageError(found.message, PROGRAM.hint);
  const all = (test: (from: number | string) => boolean) =>
    found.takes.reduce((sum, { from, cents }) => sum + (test(from) ? cents : 0), 0);
  const fromDealer = all((from) => from === 'dealer');
  const [{ edge, sd }] = wagers;
  const price = priceAtTable({
    edge,
    sd,
    bet,
    players,
    handsPerHour: hands,
    fromDealer,
    fromPlayers: all((from) => from !== 'dealer'),
  });
  return { option, ...table, ...price, cites: found.cites };
}

export function tellPrice({ option, players, bet, hands, player, dealer, ...rest }: Price): string {
  const line = (name: string, { hand, fee: of, hour }: TablePrice['player']) => [
    name,
    money(hand),
    money(of),
    money(hour),
  ];
  return [
    `${ODDS.priceOf(option, players, dollars(bet), hands)} (${rest.cites.join(', ')})`,
    table([ODDS.priceColumns, line(ODDS.player, player), line(ODDS.dealer, dealer)]),
    ODDS.drop(money(rest.dropPerHour)),
    rest.breakEven === null ? ODDS.noBreakEven : ODDS.breakEven(money(rest.breakEven)),
  ].join('\n');
}

/** Fractions of a cent are said as they are. */
const money = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(4).replace(/0{1,2}$/, '')}`;

export interface Short extends ShortBankResult, Asked {
  readonly stake: Cents;
  readonly ruin: number;
  readonly rounds: number;
  /** The stake that covers the whole table in 99 rounds of 100. */
  readonly covers: Cents;
}

const ROUNDS = 5000;
const MOST_ROUNDS = 0.99;

/** A bank that may run dry. */
export function shortBankOf(offering: PlayerDealerOffering, words: Words, text: string): Short {
  const table = asked(offering, words);
  const stake = Math.round(100 * number('bank', text, 0));
  const game = offering.game(chooseValues(offering, words.set ?? []));
  const { bet, players } = table;
  const result = dealShortBank(game, { stake, bet, players, rounds: ROUNDS });
  const used = stakeInUse(game, { bet, players, rounds: ROUNDS })[players - 1];
  const { mean, sd } = result.bank;
  return {
    ...table,
    ...result,
    stake,
    ruin: riskOfRuin(stake, mean, sd),
    rounds: ROUNDS,
    covers: Math.ceil(bet * coveringStake(used, MOST_ROUNDS)),
  };
}

export function tellShort({ stake, players, bet, places, bank, covered, ruin, ...of }: Short): string {
  const part = (of: number) => `${(100 * of).toFixed(2)}%`;
  const rows = places.map(({ mean, se, sd, unmet }, i) => [
    String(i + 1),
    part(mean),
    ODDS.within(part(se)),
    sd.toFixed(3),
    part(unmet),
  ]);
  return [
    ODDS.shortBank(dollars(stake), players, dollars(bet)),
    table([ODDS.shortColumns, ...rows]),
    ODDS.bankGains(money(bank.mean), money(bank.se), money(bank.sd)),
    ODDS.covered(part(covered)),
    ODDS.covers(dollars(of.covers)),
    ODDS.ruin(part(ruin)),
    ...wrap(ODDS.shortDealt(of.rounds.toLocaleString('en-US')), ''),
  ].join('\n');
}

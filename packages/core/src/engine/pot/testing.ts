import { type Random, shuffle, standardPack } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import { high } from '../../ranks/high/high.ts';
import { potRulings } from '../machines/pot-rulings.ts';
import { BURNS, boardName, type StackedHands, seatName } from '../stacked-orders.ts';
import { dealStacked } from '../testing-stacked.ts';
import type { PotCommand } from './commands.ts';
import type { BettingRules, PotGame, Stakes } from './game.ts';
import { Hand } from './hand.ts';
import { type Legal, legal } from './legal.ts';
import type { HandSetup } from './state.ts';
import { afterBlinds, anyCards, bet, blinds, board, burn, deal, share, threeRaises } from './steps.ts';

/** For tests only: hands with stacked decks, played by short lines. Amounts are dollars, seats count from 1. */

/** Deals each seat its cards in this order (`''` for any), and the board or the burns theirs. */
export function stacked(
  hands: readonly string[],
  common: { board?: string; board2?: string; burns?: string } = {},
): StackedHands {
  return new Map([
    ...hands.map((text, seat) => [seatName(seat), cards(text)] as const),
    [boardName(0), cards(common.board ?? '')],
    [boardName(1), cards(common.board2 ?? '')],
    [BURNS, cards(common.burns ?? '')],
  ]);
}

/** Two downcards and a board of five, for tests of the machine itself. */
export function boardGame(betting: Partial<BettingRules> = {}, more: Partial<PotGame> = {}): PotGame {
  const street = (count: number, size: 'small' | 'big') => [burn, board(count), bet(size)];
  return {
    name: 'Board Game',
    pack: standardPack,
    players: 10,
    script: [
      blinds(),
      deal(2),
      bet('small'),
      ...street(3, 'small'),
      ...street(1, 'big'),
      ...street(1, 'big'),
    ],
    opening: afterBlinds,
    betting: { ...threeRaises, ...betting },
    shares: [share('high', high, anyCards)],
    odd: { between: 'left of button' },
    shortDeck: 'reshuffle',
    ...more,
  };
}

interface MoreStakes {
  readonly structure?: Stakes['structure'];
  readonly ante?: number;
  readonly bringIn?: number;
  readonly blinds?: readonly number[];
  readonly step?: number;
}

/** Stakes in dollars, at a fixed limit unless said otherwise. */
export function stakes(
  bets: readonly number[],
  { structure = 'fixed', ante = 0, bringIn = 0, blinds = [], step }: MoreStakes = {},
): Stakes {
  const cents = (amount: number) => Math.round(amount * 100);
  return {
    structure,
    bets: bets.map(cents),
    ante: cents(ante),
    bringIn: cents(bringIn),
    blinds: blinds.map(cents),
    chip: 100,
    ...(step === undefined ? {} : { step: cents(step) }),
  };
}

/** A hand after its first shuffle; the pack lies as it was made, so that every run is the same. */
export function start(
  game: PotGame,
  stakes: Stakes,
  dollars: readonly (number | null)[],
  more: { deck?: StackedHands } & Partial<HandSetup> = {},
): Hand {
  const { deck, ...setup } = more;
  const stacks = dollars.map((amount) => (amount === null ? null : Math.round(amount * 100)));
  const begin = () => {
    const hand = Hand.start({ game, stakes, stacks, button: stacks.length - 1, ...setup });
    if (!hand.ok) throw new Error(hand.message);
    return potRulings.ruled(hand);
  };
  const hand = deck === undefined ? begin() : dealStacked(begin(), begin, deck);
  if (hand.need !== null) must(hand, { type: 'shuffle', cards: [...hand.need.cards] });
  return hand;
}

/** `'1 call'`, `'2 raise 30'`, `'3 fold'`, `'1 bring-in'`, `'2 discard As Kd'`, `'1 turn-up'`, `'shuffle'`. */
export function play(hand: Hand, ...lines: readonly string[]): Hand {
  for (const line of lines) must(hand, command(hand, line), line);
  return hand;
}

/** Why a line is refused; empty when it is not. */
export function refusal(hand: Hand, line: string): string {
  const answer = hand.play(command(hand, line));
  return answer.ok ? '' : answer.message;
}

/** The choice the hand waits for. */
export function due<D extends Legal['due']>(hand: Hand, what: D): Extract<Legal, { due: D }> {
  const now = legal(hand);
  if (now.due !== what) throw new Error(`The hand waits for ${now.due}, not for ${what}.`);
  return now as Extract<Legal, { due: D }>;
}

/** What each seat has, in dollars. */
export function stacksOf(hand: Hand): number[] {
  return Array.from({ length: hand.state.seats }, (_, seat) => hand.state.chips[seat] / 100);
}

function must(hand: Hand, order: PotCommand, line: string = order.type): void {
  const answer = hand.play(order);
  if (!answer.ok) throw new Error(`"${line}": ${answer.message}`);
}

function command(hand: Hand, line: string): PotCommand {
  const [first, word, ...rest] = line.split(' ');
  if (first === 'shuffle') return { type: 'shuffle', cards: [...(hand.need?.cards ?? [])] };
  const seat = Number(first) - 1;
  switch (word) {
    case 'bet':
    case 'raise':
    case 'complete':
      return { type: 'bet', seat, to: Math.round(Number(rest[0]) * 100) };
    case 'kill':
      return { type: 'kill', seat, to: Math.round(Number(rest[0] ?? 0) * 100) };
    case 'discard':
    case 'turn-up':
      return { type: word, seat, cards: cards(rest.join(' ')) };
    case 'fold':
    case 'check':
    case 'call':
    case 'bring-in':
    case 'show':
    case 'muck':
    case 'play-board':
      return { type: word, seat };
    default:
      throw new Error(`"${line}" is no move.`);
  }
}

/** Some legal move or shuffle, for play at random. */
export function anyMove(hand: Hand, random: Random): PotCommand {
  const now = legal(hand);
  switch (now.due) {
    case 'nothing':
      throw new Error('Nothing is due.');
    case 'shuffle':
      return { type: 'shuffle', cards: [...shuffle(Uint8Array.from(hand.need?.cards ?? []), random)] };
    case 'bet': {
      const { seat, raise } = now;
      const moves: PotCommand[] = [];
      if (now.check) moves.push({ type: 'check', seat });
      if (now.call > 0) moves.push({ type: 'call', seat }, { type: 'call', seat });
      if (now.bringIn > 0) moves.push({ type: 'bring-in', seat });
      // Nobody folds for nothing, and most hands should last.
      if (now.fold && !now.check && (moves.length === 0 || random.below(3) === 0))
        moves.push({ type: 'fold', seat });
      if (hand.state.game.dealtUntilBet && now.check && random.below(6) === 0)
        moves.push({ type: 'fold', seat });
      if (raise !== null) {
        const amounts = raise.only ?? [raise.min, raise.max];
        moves.push({ type: 'bet', seat, to: amounts[random.below(amounts.length)] });
      }
      return moves[random.below(moves.length)];
    }
    case 'discard': {
      const { seat, least, most } = now;
      const held = shuffle(Uint8Array.from(hand.state.down[seat]), random);
      return { type: 'discard', seat, cards: [...held.slice(0, least + random.below(most - least + 1))] };
    }
    case 'turn-up':
      return { type: 'turn-up', seat: now.seat, cards: hand.state.down[now.seat].slice(0, random.below(2)) };
    case 'kill':
      return { type: 'kill', seat: now.seat, to: now.most > 0 && random.below(4) === 0 ? now.least : 0 };
    case 'show':
      if (now.board && random.below(3) === 0) return { type: 'play-board', seat: now.seat };
      return { type: random.below(3) === 0 ? 'muck' : 'show', seat: now.seat };
  }
}

/** All check, call, stand pat or throw their first cards away until `until` holds or the hand is over. */
export function callAlong(hand: Hand, until: (hand: Hand) => boolean = () => false): Hand {
  while (!hand.over && !until(hand)) must(hand, quietMove(hand));
  return hand;
}

/** Dollars each seat is awarded when everybody calls to the end. */
export function won(game: PotGame, at: Stakes, hands: readonly string[]): number[] {
  const hand = start(game, at, Array<number>(hands.length).fill(1000), { deck: stacked(hands) });
  const awards = Array<number>(hands.length).fill(0);
  for (const event of callAlong(hand).log)
    if (event.type === 'awarded') awards[event.seat] += event.cents / 100;
  return awards;
}

function quietMove(hand: Hand): PotCommand {
  const now = legal(hand);
  switch (now.due) {
    case 'nothing':
      throw new Error('Nothing is due.');
    case 'shuffle':
      return { type: 'shuffle', cards: [...(hand.need?.cards ?? [])] };
    case 'bet':
      return { type: now.bringIn > 0 ? 'bring-in' : now.check ? 'check' : 'call', seat: now.seat };
    case 'discard':
      return { type: 'discard', seat: now.seat, cards: hand.state.down[now.seat].slice(0, now.least) };
    case 'turn-up':
      return { type: 'turn-up', seat: now.seat, cards: [] };
    case 'kill':
      return { type: 'kill', seat: now.seat, to: 0 };
    case 'show':
      return { type: 'show', seat: now.seat };
  }
}

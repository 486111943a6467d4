import { packs, shoe, suitOf } from '../../../cards/index.ts';
import { cards } from '../../../cards/testing-cards.ts';
import { playerDealerRulings } from '../../machines/player-dealer-rulings.ts';
import type { Cents } from '../../money.ts';
import type { Refusal } from '../../refusal.ts';
import type { RoundCommand } from '../commands.ts';
import type { Settled } from '../events.ts';
import type { Laid, Outcome, PlayerDealerGame } from '../game.ts';
import { Round } from '../round.ts';
import type { RoundSetup, TableLimits } from '../state.ts';
import {
  betting,
  bonusSize,
  deal,
  evenMoney,
  half,
  leftOfDealer,
  lose,
  push,
  seatBySeat,
  settleAll,
  tableSize,
  wager,
  win,
} from '../steps.ts';

/** For tests only: rounds with stacked shoes, played by short lines. Amounts are dollars, seats count from 1. */

/** The whole shoe with these cards on top, in the order they are dealt. */
function stacked({ shoe }: PlayerDealerGame, text: string): number[] {
  const top = cards(text);
  const rest = Array.from(shoe.cards);
  for (const card of top) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`The shoe has no more cards like ${card} for "${text}".`);
    rest.splice(at, 1);
  }
  return [...top, ...rest];
}

export const limitsOf = (min: number, max: number, more: Partial<TableLimits> = {}): TableLimits => ({
  min: toCents(min),
  max: toCents(max),
  step: 100,
  ...more,
});

interface Table extends Partial<Omit<RoundSetup, 'game' | 'stacks'>> {
  /** Cards on top of the shoe. */
  readonly deck?: string;
  /** Dollars at each position, null where nobody sits; 10,000 everywhere by default. */
  readonly stacks?: readonly (number | null)[];
  /** What the player-dealer puts up. */
  readonly bank?: number;
}

/** A round with its betting open. The player-dealer sits at seat 1 unless said otherwise. */
export function start(game: PlayerDealerGame, { deck = '', stacks, bank, ...setup }: Table = {}): Round {
  const chips = stacks ?? Array.from({ length: game.seats }, () => 10_000);
  const round = Round.start({
    game,
    dealer: 0,
    limits: limitsOf(5, 1000),
    ...setup,
    stacks: chips.map((amount) => (amount === null ? null : toCents(amount))),
  });
  if (!round.ok) throw new Error(round.message);
  must(round, { type: 'shuffle', cards: stacked(game, deck) });
  if (bank !== undefined) must(round, { type: 'stake', seat: round.state.dealer, cents: toCents(bank) });
  return playerDealerRulings.ruled(round);
}

/**
 * One card up to each circle, for tests of the machine itself: a spade wins even money, a club ten to
 * one, a heart loses, the ace of hearts half of the bet, and a diamond pushes. `Side` goes with it.
 */
export function oneCardGame(more: Partial<PlayerDealerGame> = {}): PlayerDealerGame {
  return {
    name: 'One Card',
    shoe: shoe(packs.standard, 4),
    seats: 8,
    circles: 1,
    backline: { kinds: 'all', most: 2, decides: 'seated' },
    wagers: [wager('bet', 'Bet', tableSize), wager('side', 'Side', bonusSize, { needs: ['bet'] })],
    script: [betting, deal('spots', 1, 'up'), settleAll],
    settlement: seatBySeat(leftOfDealer, 'bet', 'side'),
    outcome: ({ hands }, { spot }) => byCard(hands[spot][0].cards[0]),
    ...more,
  };
}

function byCard(card: number): Outcome {
  if (card === cards('Ah')[0]) return half;
  return [win(10), push, lose, evenMoney][suitOf(card)];
}

/**
 * `'bank 200'`, `'3 bank 50'` (a partner), `'2 pair plus 10'`, `'3 ante 10 on 2'` (behind seat 2),
 * `'close'`, `'roll 1 2 3'`, `'1 pick 4'`, and choices: `'2 fold'`, `'2 play 30'`, `'3 play on 2'`,
 * `'2 set: As Ks'` (front cards), `'2 draw: Td'` (thrown away). A second circle of seat 2 is `on 2/2`.
 */
export function play(round: Round, ...lines: readonly string[]): Round {
  for (const line of lines) must(round, command(round, line), line);
  return round;
}

/** Why a line is refused; null when it is not. */
export function refusal(round: Round, line: string): Refusal | null {
  const answer = round.play(command(round, line));
  return answer.ok ? null : answer;
}

/** Three dice that show this sum: `'roll 6 2 1'`. */
export function throwOf(sum: number): string {
  const first = Math.min(6, sum - 2);
  const second = Math.min(6, sum - first - 1);
  return `roll ${first} ${second} ${sum - first - second}`;
}

/** Each claim as it was met: `'2 ante lose 10'`, `'3 play push'`, `'4 trips win 20 of 40'`, `'5 ante unmet'`; `'3 on 2'` from the back line. */
export function settled(round: Round): string[] {
  const { circles } = round.state.game;
  return round.log
    .filter((event): event is Settled => event.type === 'settled')
    .map(({ seat, spot, kind, result, due, cents }) => {
      const owner = Math.floor(spot / circles);
      const who = owner === seat ? `${seat + 1}` : `${seat + 1} on ${owner + 1}`;
      const amount = cents === due ? `${cents / 100}` : `${cents / 100} of ${due / 100}`;
      return `${who} ${kind} ${result}${result === 'push' || result === 'unmet' ? '' : ` ${amount}`}`;
    });
}

/** One player's round at seat 2 against a bank that covers everything: how the claims were met. */
export function oneRound(
  game: PlayerDealerGame,
  deck: string,
  bets: readonly string[],
  choices: readonly string[] = [],
): string[] {
  const stacks = Array.from({ length: game.seats }, () => 1_000_000);
  const round = start(game, { deck, stacks, bank: 1_000_000 });
  play(round, ...bets.map((bet) => `2 ${bet}`), 'close', ...choices.map((choice) => `2 ${choice}`));
  if (!round.over) throw new Error('The round is not over.');
  return settled(round);
}

/** What each seat has, in dollars. */
export function stacksOf({ state }: Round): number[] {
  return state.chips.slice(0, state.bettors).map((cents) => cents / 100);
}

function must(round: Round, order: RoundCommand, line: string = order.type): void {
  const answer = round.play(order);
  if (!answer.ok) throw new Error(`"${line}": ${answer.message}`);
}

function command({ state }: Round, line: string): RoundCommand {
  if (line === 'close') return { type: 'close' };
  const [first, ...words] = line.split(' ');
  if (first === 'roll') return { type: 'roll', dice: words.map(Number) };
  if (first === 'bank') return { type: 'stake', seat: state.dealer, cents: toCents(Number(words[0])) };
  const parts = /^(\d+) (.+?)(?: ([\d.]+))?(?: on (\d+)(?:\/(\d+))?)?(?:: (.*))?$/.exec(line);
  if (parts === null) throw new Error(`"${line}" is no move.`);
  const [, who, word, amount, behind, circle, shown] = parts;
  const seat = Number(who) - 1;
  const cents: Cents = toCents(Number(amount ?? 0));
  const spot = (Number(behind ?? who) - 1) * state.game.circles + Number(circle ?? 1) - 1;
  if (word === 'bank') return { type: 'stake', seat, cents };
  if (word.startsWith('style ')) return { type: 'style', seat, laid: word.slice(6) as Laid };
  if (word === 'pick') return { type: 'pick', seat, pile: Number(amount) - 1 };
  if (word === 'withdraw') return { type: 'withdraw', seat, wager: Number(amount) };
  if (state.open || state.step === 0) return { type: 'wager', seat, spot, kind: word, cents };
  const held = shown === undefined ? {} : { front: cards(shown), discard: cards(shown) };
  return {
    type: 'choose',
    seat,
    choice: word,
    ...(behind === undefined ? {} : { spot }),
    ...(amount === undefined ? {} : { cents }),
    ...held,
  };
}

function toCents(amount: number): Cents {
  return Math.round(amount * 100);
}

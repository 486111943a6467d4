import type { Cents, Refusal } from '../../engine/index.ts';
import { betOptions } from '../../engine/pot/betting/betting.ts';
import type { PotCommand } from '../../engine/pot/commands.ts';
import type { PotGame } from '../../engine/pot/game.ts';
import { Hand } from '../../engine/pot/hand.ts';
import { legal } from '../../engine/pot/legal.ts';
import { bet, type HandSetup, type HandState, stack } from '../../engine/pot/state.ts';
import { StackedOrders } from '../../engine/stacked-orders.ts';
import type { PhhAction } from './action.ts';
import { CardPlan } from './cards.ts';
import { PhhProblem, UNKNOWN_STACK } from './field.ts';
import { type ShortAllIn, variants } from './games.ts';
import { openedOnRecord } from './openers.ts';
import type { PhhHand } from './read.ts';

/** Deep enough for any bet, and small enough that all of a table's chips stay exact. */
const DEEP = 10 ** 14;

/** When a short all-in counts as a raise, from the commonest rule on; the first that fits the file is taken. */
const RULES: readonly ShortAllIn[] = ['half', 'full', 'any'];

/** Plays a file's hand on the pot machine, as far as the file goes. */
export function replay(file: PhhHand): Hand {
  let first: unknown;
  for (const rule of RULES) {
    try {
      return dealt(file, rule);
    } catch (problem) {
      if (!(problem instanceof PhhProblem)) throw problem;
      first ??= problem;
    }
  }
  throw first;
}

/** Tries the hand until every card that the file names comes where the file deals it. */
function dealt(file: PhhHand, rule: ShortAllIn): Hand {
  const game = variants[file.variant].game(rule);
  const plan = new CardPlan(file.actions, file.stacks.length, game.pack);
  const setup = setupFor(file, openedOnRecord(game, file.actions, plan));
  const orders = new StackedOrders();
  for (;;) {
    orders.again();
    plan.again();
    const tried = new Replay(file, setup, plan, orders);
    try {
      tried.run();
      if (!plan.wrong) return tried.hand;
    } catch (problem) {
      // With other cards it may have been another hand.
      if (!(problem instanceof PhhProblem) || !plan.wrong) throw problem;
    }
    orders.mend(tried.hand.log, plan.wanted());
  }
}

/** Players sit in the file's order, the last of them on the button. */
function setupFor(file: PhhHand, game: PotGame): HandSetup {
  const { structure } = variants[file.variant];
  const count = file.stacks.length;
  // Heads-up, antes and blinds are written the other way round.
  const seatOf = (i: number) => (count === 2 ? 1 - i : i);
  // The last blind posted is the one the first round opens after: the largest.
  const blinds = file.blinds.map((cents, i) => ({ cents, seat: seatOf(i) })).filter(({ cents }) => cents > 0);
  blinds.sort((a, b) => a.cents - b.cents);
  return {
    game,
    stakes: {
      structure,
      bets: file.bets,
      ante: 0,
      blinds: blinds.map(({ cents }) => cents),
      bringIn: file.bringIn,
      chip: file.chip,
    },
    stacks: file.stacks.map((cents) => (cents === UNKNOWN_STACK ? DEEP : cents)),
    button: count - 1,
    antes: file.antes.map((_, seat) => file.antes[seatOf(seat)]),
    ...(file.antesTrimmed ? {} : { deadAntes: true as const }),
    blindSeats: blinds.map(({ seat }) => seat),
    showdown: 'asked',
  };
}

class Replay {
  readonly #file: PhhHand;
  readonly #plan: CardPlan;
  readonly #orders: StackedOrders;
  readonly hand: Hand;
  /** Cards the file has dealt up to the action at hand. */
  readonly #written: number[];
  #writtenBoard = 0;
  /** Who shows and who mucks, where the file says so. */
  readonly #shows = new Map<number, 'show' | 'muck'>();

  constructor(file: PhhHand, setup: HandSetup, plan: CardPlan, orders: StackedOrders) {
    this.#file = file;
    this.#plan = plan;
    this.#orders = orders;
    this.#written = file.stacks.map(() => 0);
    const hand = Hand.start(setup);
    if (!hand.ok) throw new PhhProblem('the hand', inFileWords(hand));
    hand.listener = (event) => plan.note(event);
    this.hand = hand;
  }

  run(): void {
    this.#shuffle();
    for (const action of this.#file.actions) this.#follow(action);
    this.#checkSurplus();
    if (!this.#outrun()) this.#showdown();
  }

  #follow(action: PhhAction): void {
    switch (action.do) {
      case 'deal':
        this.#written[action.player] += action.cards.length;
        break;
      case 'board':
        this.#writtenBoard += action.cards.length;
        break;
      case 'discard':
        this.#play(action, { type: 'discard', seat: action.player, cards: this.#thrown(action) });
        break;
      case 'show':
      case 'muck':
        if (legal(this.hand).due === 'bet') {
          throw new PhhProblem(
            action.where,
            `the betting is not over: p${this.hand.state.actor + 1} is to act.`,
          );
        }
        this.#shows.set(action.player, action.do);
        break;
      default:
        this.#checkSurplus();
        this.#checkMissing(action);
        this.#play(action, this.#wager(action));
    }
  }

  #thrown(action: PhhAction): number[] {
    return (this.#plan.discards.get(action) ?? []).map(({ card }) => card);
  }

  #wager(action: Extract<PhhAction, { do: 'bring-in' | 'check or call' | 'fold' | 'bet' }>): PotCommand {
    const { state } = this.hand;
    const seat = action.player;
    switch (action.do) {
      case 'bring-in':
      case 'fold':
        return { type: action.do, seat };
      case 'check or call':
        return { type: bet(state, seat) < state.level ? 'call' : 'check', seat };
      case 'bet':
        return { type: 'bet', seat, to: betFor(state, seat, action.to) };
    }
  }

  #play({ where }: PhhAction, command: PotCommand): void {
    const answer = this.hand.play(command);
    if (!answer.ok) throw new PhhProblem(where, inFileWords(answer));
    this.#shuffle();
  }

  #shuffle(): void {
    for (let need = this.hand.need; need !== null; need = this.hand.need) {
      const answer = this.hand.play({
        type: 'shuffle',
        cards: this.#orders.bring(need.cards, (cards) => [...cards]),
      });
      if (!answer.ok) throw new Error(answer.message);
    }
  }

  /** The file deals no more than the game does. */
  #checkSurplus(): void {
    const { dealt, board, given, givenBoard } = this.#plan;
    for (const [seat, written] of this.#written.entries()) {
      if (written > given[seat])
        throw new PhhProblem(dealt[seat][given[seat]].where, `p${seat + 1} gets no card here.`);
    }
    if (this.#writtenBoard > givenBoard)
      throw new PhhProblem(board[givenBoard].where, 'the board gets no card here.');
  }

  /** The file has dealt what the game has dealt before this action. */
  #checkMissing({ where }: PhhAction): void {
    const seat = this.#plan.given.findIndex((count, at) => count > this.#written[at]);
    if (seat >= 0) throw new PhhProblem(where, `p${seat + 1} has not been dealt all cards yet.`);
    if (this.#plan.givenBoard > this.#writtenBoard)
      throw new PhhProblem(where, 'the board has not been dealt yet.');
  }

  /** The file ends before cards the machine has dealt on its own. */
  #outrun(): boolean {
    const { given, givenBoard } = this.#plan;
    return givenBoard > this.#writtenBoard || given.some((count, seat) => count > this.#written[seat]);
  }

  /** Asks the players in the machine's order; stops where nobody knows who has won. */
  #showdown(): void {
    const { state } = this.hand;
    const shows = (seat: number) =>
      state.live[seat] === 1 && this.#shows.get(seat) !== 'muck' && this.#plan.knows(seat);
    for (let now = legal(this.hand); now.due === 'show'; now = legal(this.hand)) {
      const { seat } = now;
      const others = this.#file.stacks.map((_, at) => at).filter((at) => at !== seat && state.live[at] === 1);
      const wins = others.every((at) => this.#shows.get(at) === 'muck');
      const mucks = this.#shows.get(seat) === 'muck';
      // An unknown hand that is not shown against one that is has lost.
      if (!mucks && !wins && !shows(seat) && !others.some(shows)) return;
      const answer = this.hand.play({ type: !mucks && (wins || shows(seat)) ? 'show' : 'muck', seat });
      if (!answer.ok) throw new Error(answer.message);
    }
  }
}

/**
 * A bet that puts everybody else all in may be written as what they have, though it is less than a
 * full one: the rest comes back anyway.
 */
function betFor(state: HandState, seat: number, to: Cents): Cents {
  if (state.actor !== seat || legal({ state, need: null }).due !== 'bet') return to;
  const { raise } = betOptions(state);
  if (raise === null || to >= raise.min || to <= state.level) return to;
  for (let at = 0; at < state.seats; at++) {
    if (at !== seat && state.live[at] === 1 && stack(state, at) + bet(state, at) > to) return to;
  }
  return raise.min;
}

/** The machine speaks of seats and dollars, a file of players and chips. */
function inFileWords({ message }: Refusal): string {
  return message
    .replace(/\bseat (\d+)/gi, 'p$1')
    .replace('the seat', 'the player')
    .replace(/\$(?=\d)/g, '');
}

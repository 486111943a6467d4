import { type Random, rollDice } from '@cardroom/core/cards';
import type { RoundState } from '@cardroom/core/engine/player-dealer';
import {
  allReady,
  type DeckNeed,
  deckNeed,
  type HandCommand,
  type HouseCommand,
  type HouseNeed,
  houseNeed,
  type PlayerId,
  placeOf,
  type ReadyDeck,
  type Table,
  type TableCommand,
  type TableEvent,
  type TableState,
} from '@cardroom/core/table';
import type { MadeDeck, MakeDeck } from '../shuffle/shuffle-making.ts';
import { type Decks, numbersFor } from './decks.ts';
import type { Pace } from './pace.ts';

/** What the house does now, or when it will have something to do; null when it waits for players. */
export type HouseMove =
  | { readonly command: HouseCommand; readonly secret?: MadeDeck }
  | { readonly wake: number }
  | null;

/** When things began that the house lets take their time. */
export interface Since {
  handEnded: number;
  betsOpened: number;
  lastBet: number;
}

export function noteTimes(since: Since, events: readonly TableEvent[], at: number): void {
  for (const event of events) {
    if (event.type === 'hand ended' || event.type === 'voided') since.handEnded = at;
    if (event.type !== 'played') continue;
    const { type } = event.event;
    if (type === 'opened' || type === 'staked') since.betsOpened = at;
    if (type === 'wagered' || type === 'withdrawn') since.lastBet = at;
  }
}

/** Chips of somebody who has left the table go with them; null where there are none. */
export function cashOutOfGone(state: TableState): TableCommand | null {
  for (const player in state.rails) {
    const cents = state.chips[state.rails[player]];
    if (cents === 0 || placeOf(state, player) >= 0) continue;
    return { by: { player }, type: 'cash out', cents };
  }
  return null;
}

/** What a dealer is given by the room. */
export interface DealerWays {
  readonly random: Random;
  readonly make: MakeDeck;
  readonly pace: Pace;
  /** What the house's jackpot holds. */
  readonly pool: () => number;
  /** Whether the house itself plays for somebody. */
  readonly isBot: (player: PlayerId) => boolean;
}

/** The house dealer of one table: fixes decks, shuffles, rolls, deals, and closes the bets when it is time. */
export class Dealer {
  readonly #ways: DealerWays;

  constructor(ways: DealerWays) {
    this.#ways = ways;
  }

  move(table: Table, decks: Decks, since: Since, now: number): HouseMove {
    const { state } = table;
    if (state.paused) return null;
    const deck = deckNeed(state);
    if (deck !== null) return this.#ready(state, deck);
    const need = houseNeed(table);
    if (need === null) return null;
    switch (need.type) {
      case 'shuffle':
        return this.#shuffle(state, decks, need);
      case 'shuffle shoe':
        return { command: { type: 'shuffle shoe', ...decks.cut(state, fixed(state)) } };
      case 'draw for button':
        return { command: decks.draw(state, fixed(state), need.players) };
      case 'roll':
        return { command: { type: 'play', command: this.#roll(state, decks, need.dice) } };
      case 'pay jackpot':
        return { command: { type: 'pay jackpot', pool: this.#ways.pool() } };
      case 'deal':
        return due(since.handEnded + this.#ways.pace.betweenHands, now, { type: 'deal' });
      case 'close':
        return this.#close(table, need, since, now);
    }
  }

  /** The order is fixed and told before the hand, and the numbers of the house's own players with it. */
  #ready({ seats }: TableState, need: DeckNeed): HouseMove {
    const secret = this.#ways.make(need);
    const { root, size, dice, reshuffles } = secret;
    const bots = seats.flatMap((seated) =>
      seated !== null && this.#ways.isBot(seated.player) ? [seated.player] : [],
    );
    return {
      command: {
        type: 'ready deck',
        root,
        size,
        ...(dice !== null && { dice: { root: dice.root, count: dice.count } }),
        reshuffles,
        numbers: numbersFor(bots, this.#ways.random),
      },
      secret,
    };
  }

  #shuffle(state: TableState, decks: Decks, { pile, cards }: HouseNeed & { type: 'shuffle' }): HouseMove {
    const { dealtFrom } = state;
    if (pile === 'pack')
      return { command: { type: 'play', command: { type: 'shuffle', ...decks.cut(state, fixed(state)) } } };
    if (dealtFrom !== undefined)
      return { command: { type: 'play', command: { type: 'shuffle', ...decks.again(dealtFrom, cards) } } };
    // A hand that was begun before decks were fixed ahead.
    const secret = this.#ways.make({ cards, dice: 0 });
    const { order, root } = secret;
    return {
      command: { type: 'play', command: { type: 'shuffle', cards: JSON.parse(order), root } },
      secret,
    };
  }

  #roll({ dealtFrom }: TableState, decks: Decks, dice: number): HandCommand {
    if (dealtFrom?.dice !== undefined) return decks.roll(dealtFrom, dice);
    // A shoe that was shuffled before dice were fixed with it.
    return { type: 'roll', dice: rollDice(dice, this.#ways.random) };
  }

  #close(table: Table, need: HouseNeed & { type: 'close' }, since: Since, now: number): HouseMove {
    if (need.refused !== '') return null;
    const { betting, lastBets } = this.#ways.pace;
    const until = since.betsOpened + betting;
    const early = allReady(table.state, this.#ways.isBot)
      ? now
      : allHaveBet(table)
        ? since.lastBet + lastBets
        : until;
    return due(Math.min(until, early), now, { type: 'play', command: { type: 'close' } });
  }
}

/** The deck of the next hand. What the house needs is asked for only when it is ready. */
function fixed({ nextDeck }: TableState): ReadyDeck {
  if (nextDeck === undefined) throw new Error('No deck is ready.');
  return nextDeck;
}

const due = (at: number, now: number, command: HouseCommand): HouseMove =>
  now >= at ? { command } : { wake: at };

/** Everybody who could bet against the bank has. */
function allHaveBet({ state }: Table): boolean {
  if (state.hand?.kind !== 'player-dealer') return false;
  const round: RoundState = state.hand.state;
  return state.seats.every(
    (seated, seat) =>
      seated === null ||
      seated.away ||
      seat === round.dealer ||
      round.setup.stacks[seat] === null ||
      round.wagers.some((wager) => wager.seat === seat && wager.cents > 0),
  );
}

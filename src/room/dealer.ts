import { packs, type Random, shuffle } from '../cards/index.ts';
import type { RoundState } from '../engine/banked/state.ts';
import type { HouseCommand, HouseNeed, Table } from '../table/index.ts';
import { houseNeed } from '../table/index.ts';
import type { Pace } from './pace.ts';
import type { MadeShuffle, MakeShuffle } from './shuffle-making.ts';

/** What the house does now, or when it will have something to do; null when it waits for players. */
export type HouseMove =
  | { readonly command: HouseCommand; readonly secret?: MadeShuffle }
  | { readonly wake: number }
  | null;

/** When things began that the house lets take their time. */
export interface Since {
  handEnded: number;
  betsOpened: number;
  lastBet: number;
}

/** The house dealer of one table: shuffles, rolls, deals, and closes the bets when it is time. */
export class Dealer {
  readonly #random: Random;
  readonly #make: MakeShuffle;
  readonly #pace: Pace;
  readonly #pool: () => number;

  /** `pool` is what the house's jackpot holds. */
  constructor(random: Random, make: MakeShuffle, pace: Pace, pool: () => number) {
    this.#random = random;
    this.#make = make;
    this.#pace = pace;
    this.#pool = pool;
  }

  move(table: Table, since: Since, now: number): HouseMove {
    const need = table.state.paused ? null : houseNeed(table);
    if (need === null) return null;
    switch (need.type) {
      case 'shuffle':
        return this.#shuffle(need.cards, (cards, root) => ({
          type: 'play',
          command: { type: 'shuffle', cards, root },
        }));
      case 'shuffle shoe':
        return this.#shuffle(need.cards, (cards, root) => ({ type: 'shuffle shoe', cards, root }));
      case 'draw for button':
        return {
          command: {
            type: 'draw for button',
            cards: this.#order(packs.standard.cards).slice(0, need.players),
          },
        };
      case 'roll': {
        const dice = Array.from({ length: need.dice }, () => 1 + this.#random.below(6));
        return { command: { type: 'play', command: { type: 'roll', dice } } };
      }
      case 'pay jackpot':
        return { command: { type: 'pay jackpot', pool: this.#pool() } };
      case 'deal':
        return due(since.handEnded + this.#pace.betweenHands, now, { type: 'deal' });
      case 'close':
        return this.#close(table, need, since, now);
    }
  }

  #order(cards: ArrayLike<number>): number[] {
    return Array.from(shuffle(Uint8Array.from(cards), this.#random));
  }

  /** The order is fixed and its root published before anybody sees a card of it. */
  #shuffle(
    cards: readonly number[],
    command: (cards: readonly number[], root: string) => HouseCommand,
  ): HouseMove {
    const secret = this.#make(cards);
    return { command: command(secret.order, secret.root), secret };
  }

  #close(table: Table, need: HouseNeed & { type: 'close' }, since: Since, now: number): HouseMove {
    if (need.refused !== '') return null;
    const { betting, lastBets } = this.#pace;
    const until = since.betsOpened + betting;
    const early = allHaveBet(table) ? since.lastBet + lastBets : until;
    return due(Math.min(until, early), now, { type: 'play', command: { type: 'close' } });
  }
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

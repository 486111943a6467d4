import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { linesOf, type OfferingOdds, type WagerOdds } from '../answer.ts';
import { type LineOfPlay, plainLine } from './line-of-play.ts';
import { type DealtRounds, OneBettor } from './one-bettor.ts';
import { Tally } from './tally.ts';

/** When a simulation is precise enough, or has taken long enough. */
export interface Until {
  readonly seed?: string;
  /** The largest standard error of any wager. */
  readonly error?: number;
  readonly rounds?: number;
  readonly milliseconds?: number;
  readonly onProgress?: (done: number) => void;
}

/** Rounds per part. Each part has its own seed, so it does not matter which thread deals it. */
export const PART = 500;
/** The error after fewer rounds than this cannot be trusted. */
const TRUSTED = 10_000;

/**
 * Adds up the parts of a simulation in order: what wagers come to, and whether that is enough.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core';
 * import { oddsWork } from '@cardroom/core/odds';
 *
 * const offering = findOffering('black-sheep/ez-baccarat');
 * const found = offering?.kind === 'player-dealer' ? oddsWork(offering, { rounds: 600 }) : null;
 * if (found?.ok) {
 *   const dealing = found.work.dealing();
 *   for (const part of [0, 1]) dealing.add(found.work.deal(part));
 *   console.log(dealing.dealt.rounds); // 600
 * }
 * ```
 */
export class Dealing {
  readonly #tally: Tally;
  readonly #rounds: number;
  readonly #wanted: number;
  readonly #milliseconds: number;
  readonly #seed: string;
  #done = 0;

  constructor(
    game: PlayerDealerGame,
    { seed = 'odds', error = 0, rounds = 1e9, milliseconds = 4000 }: Until = {},
  ) {
    this.#tally = new Tally(linesOf(game));
    this.#rounds = rounds;
    this.#wanted = error;
    this.#milliseconds = milliseconds;
    this.#seed = seed;
  }

  /** How many rounds the part of this number has. */
  roundsOf(part: number): number {
    return Math.min(PART, Math.max(0, this.#rounds - part * PART));
  }

  add(dealt: DealtRounds): void {
    for (const { wagers, count } of dealt) {
      for (const { kind, chips, outcome } of wagers) this.#tally.add(kind, chips, outcome, count);
      this.#tally.end(count);
      this.#done += count;
    }
  }

  /** The progress after this much time: 1 when it is enough. */
  part(passed: number): number {
    const error = this.#done >= TRUSTED ? this.#tally.error : Number.POSITIVE_INFINITY;
    const near = error <= this.#wanted ? 1 : (this.#wanted / error) ** 2;
    return Math.min(1, Math.max(this.#done / this.#rounds, passed / this.#milliseconds, near));
  }

  /** The largest standard error of any wager so far. */
  get error(): number {
    return this.#tally.error;
  }

  get dealt(): { readonly rounds: number; readonly seed: string } {
    return { rounds: this.#done, seed: this.#seed };
  }

  get wagers(): WagerOdds[] {
    return this.#tally.answer('simulated');
  }
}

/**
 * One player against a bank that can pay everything, with a bet on every wager that the game lets stand together,
 * over and over. The shoe is whole every time. Rounds are dealt by the machine that deals them at a table.
 */
export function simulate(
  game: PlayerDealerGame,
  line: LineOfPlay | null = null,
  until: Until = {},
): Pick<OfferingOdds, 'dealt' | 'wagers'> {
  const dealing = new Dealing(game, until);
  const bettor = new OneBettor(game, line ?? plainLine(game), dealing.dealt.seed);
  const started = Date.now();
  let far = 0;
  for (let part = 0; far < 1; part++) {
    dealing.add(bettor.deal(part, dealing.roundsOf(part)));
    far = dealing.part(Date.now() - started);
    until.onProgress?.(far);
  }
  return { dealt: dealing.dealt, wagers: dealing.wagers };
}

import type { WheelPlace } from '../tables/five-card-extended.ts';
import { type JokerRanking, jokerRanking } from './joker.ts';

interface WildSettings {
  /**
   * Five of a kind below aces: ranked under five aces and over a royal flush (004:408; 003:1687 pays it there), or,
   * where the chart has five aces only, four of a kind with the best kicker (002:1463).
   */
  readonly fives?: 'all' | 'aces';
  readonly wheel?: WheelPlace;
}

/**
 * Up to three jokers, each of them any card (002:1455, 003:480, 004:403).
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { wildRanking } from '@cardroom/core/ranks';
 *
 * const read = parseCards('As Kd Qh 2c Jk');
 * const wild = wildRanking();
 * if (read.ok) console.log(wild.name(wild.value(read.cards))); // pair of aces, king-queen-deuce kickers
 * ```
 */
export function wildRanking({ fives = 'all', wheel = 'lowest' }: WildSettings = {}): JokerRanking {
  return jokerRanking(
    fives === 'all' ? 'wild' : 'wild-no-fives',
    fives === 'all'
      ? "High with one to three jokers for any card (Joker's Wild Pai Gow, Fortune Pai Gow)"
      : 'High with jokers for any card, five of a kind in aces only (Fortune Pai Gow 1.1)',
    { jokers: 3, as: 'any', completesFlush: true, fives },
    wheel,
  );
}

/** High hands with a joker that is any card. */
export const wild = wildRanking();
/** High hands with a joker that is any card, without five of a kind. */
export const wildNoFives = wildRanking({ fives: 'aces' });

import type { Random } from '../../cards/index.ts';
import { pick } from '../../cards/testing-pick.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import type { SettingValue } from '../../houses/offering/setting.ts';
import type { Manner } from './played-out.ts';
import { playPoints } from './points-hands.ts';
import { playPot } from './pot-hands.ts';
import { playRound } from './rounds.ts';

export type Values = Readonly<Record<string, SettingValue>>;

/** Plays a hand of an offering and checks it; how often chips ran out: seats all in, claims and payments cut. */
export function playHand(offering: Offering, values: Values, random: Random, manner: Manner): number {
  switch (offering.kind) {
    case 'player-dealer':
      return playRound(offering.game(values), pick(offering.limits, random).limits, random, manner);
    case 'points':
      return playPoints(offering.game(values), pick(offering.limits, random).point, random, manner);
    case 'pot':
      return playPot(offering.game(values), pick(offering.limits, random).stakes, random, manner);
  }
}

import { printCards } from '../../cards/index.ts';
import type { Stakes } from '../../engine/pot/game.ts';
import type { Hand } from '../../engine/pot/hand.ts';
import { due, play } from '../../engine/pot/testing.ts';
import type { PotOffering } from '../offering/offering.ts';
import { chooseSettings, type Settings, type SettingValue } from '../offering/setting.ts';

/** For tests only: the game of an offering, with some of its settings switched. */
export function gameOf<G>(
  offering: { readonly settings: Settings; readonly game: (values: Record<string, SettingValue>) => G },
  chosen: Readonly<Record<string, unknown>> = {},
): G {
  const settings = chooseSettings(offering.settings, chosen);
  if (!settings.ok) throw new Error(settings.message);
  return offering.game(settings.values);
}

/** The offering of a game among those of a house. */
export function offered<O extends { readonly id: string }>(offerings: readonly O[], game: string): O {
  const found = offerings.find(({ id }) => id.endsWith(`/${game}`));
  if (found === undefined) throw new Error(`${game} is not offered.`);
  return found;
}

/** The stakes of one of its limits, of the first by default. */
export function stakesOf(offering: PotOffering, id = offering.limits[0].id): Stakes {
  const limit = offering.limits.find((of) => of.id === id);
  if (limit === undefined) throw new Error(`There is no limit ${id}.`);
  return limit.stakes;
}

/** Everybody calls or checks until a card must be thrown away, or the hand is over. */
export function callDown(hand: Hand): Hand {
  while (!hand.over && hand.need === null && hand.state.game.script[hand.state.step]?.do === 'bet') {
    const { check, seat } = due(hand, 'bet');
    play(hand, `${seat + 1} ${check ? 'check' : 'call'}`);
  }
  return hand;
}

/** The bet of each round, when two players call and check to the end. */
export function betSizes(hand: Hand): number[] {
  const sizes = [hand.state.raise];
  for (const line of ['2 call, 1 check', '1 check, 2 check', '1 check, 2 check'])
    sizes.push(play(hand, ...moves(line)).state.raise);
  return sizes;
}

/** Several moves in one line: `'1 check, 2 bet 10'`. */
export const moves = (line: string): string[] => line.split(', ');

/** A whole draw, each seat throwing away this many of its first cards. */
export function discardFirst(hand: Hand, ...counts: number[]): Hand {
  for (const [seat, count] of counts.entries()) {
    play(hand, `${seat + 1} discard ${printCards(hand.state.down[seat].slice(0, count))}`);
  }
  return hand;
}

/** Which cards were burned, dealt and boarded from the flop on: `b` burn, `d2` two to a player, `B1` board. */
export const courseOf = (hand: Hand) =>
  hand.log
    .flatMap((event) => {
      if (event.type === 'burned') return ['b'];
      if (event.type === 'boarded') return [`B${event.cards.length}`];
      if (event.type === 'dealt') return [`d${event.cards.length}`];
      if (event.type === 'round began') return ['bet'];
      return event.type === 'shuffled' ? ['s'] : [];
    })
    .join(' ');

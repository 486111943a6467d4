import type { Random } from '../../cards/index.ts';
import { pick } from '../../cards/testing-pick.ts';
import { playerDealerRulings } from '../../engine/machines/player-dealer-rulings.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import { Round } from '../../engine/player-dealer/round.ts';
import type { RoundSetup } from '../../engine/player-dealer/state.ts';
import { anyMove } from '../../engine/player-dealer/testing/random.ts';
import type { PlayerDealerOffering } from '../offering/offering.ts';
import { chooseSettings } from '../offering/setting.ts';

/** For tests only: random rounds against a player-dealer. */

/** A round that was played to its end, and what led to it. */
export interface Played {
  readonly setup: RoundSetup;
  readonly round: Round;
  readonly commands: readonly RoundCommand[];
}

/** A random table of an offering: its settings, limit, people and chips. */
export function randomSetup(offering: PlayerDealerOffering, random: Random): RoundSetup {
  const chosen = Object.entries(offering.settings).map(([name, { choices }]) => [
    name,
    pick(choices, random),
  ]);
  const settings = chooseSettings(offering.settings, Object.fromEntries(chosen));
  if (!settings.ok) throw new Error(settings.message);
  const game = offering.game(settings.values);
  const { limits } = pick(offering.limits, random);
  const dealer = random.below(game.seats);
  const first = (dealer + 1 + random.below(game.seats - 1)) % game.seats;
  const standing = random.below(4);
  const stacks = Array.from({ length: game.seats + random.below(standing + 1) }, (_, seat) => {
    if (seat !== dealer && seat !== first && random.below(3) === 0) return null;
    // Some cannot pay for all that their hand could do.
    return random.below(3) === 0
      ? limits.min * (5 + random.below(20))
      : (limits.max ?? 50 * limits.min) * (1 + random.below(20));
  });
  return {
    game,
    limits,
    dealer,
    stacks,
    standing,
    coverage: random.below(4) === 0 ? 'net' : 'gross',
    running: random.below(2) === 0,
    noBackline: random.below(3) === 0 ? [first] : [],
  };
}

export function start(setup: RoundSetup): Round {
  const round = Round.start(setup);
  if ('code' in round) throw new Error(round.message);
  return playerDealerRulings.ruled(round);
}

export function order(round: Round, command: RoundCommand): void {
  const answer = round.play(command);
  if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.message}`);
}

/** Plays random moves; before each, something else may be done, or only checked. */
export function playOut(
  setup: RoundSetup,
  random: Random,
  between: (round: Round) => RoundCommand | null | undefined = () => null,
): Played {
  const round = start(setup);
  const commands: RoundCommand[] = [];
  while (!round.over) {
    const command = between(round) ?? anyMove(round, random, true);
    order(round, command);
    commands.push(command);
    if (commands.length > 5000) throw new Error('The round does not end.');
  }
  return { setup, round, commands };
}

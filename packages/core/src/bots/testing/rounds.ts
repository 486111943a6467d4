import type { Random } from '../../cards/index.ts';
import { playerDealerDealing } from '../../engine/machines/player-dealer-dealing.ts';
import { dueSeats } from '../../engine/player-dealer/choices.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { legal } from '../../engine/player-dealer/legal.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import type { RoundSetup, TableLimits } from '../../engine/player-dealer/state.ts';
import { isLegal, nonsense } from '../../engine/player-dealer/testing/nonsense.ts';
import { anyMove, anySetup, begun, checkRound } from '../../engine/player-dealer/testing/random.ts';
import { type Manner, playOut } from './played-out.ts';

/** For tests only: checks a round with a player-dealer afterwards; how many claims the bank did not reach. */
export function playRound(
  game: PlayerDealerGame,
  limits: TableLimits,
  random: Random,
  manner: Manner,
): number {
  const setup = anySetup(game, limits, random, manner === 'short' ? dryBank(game, limits) : {});
  const round = begun(setup);
  playOut(
    round,
    () => (manner === 'absent' ? absentInRound(round, random) : anyMove(round, random, manner === 'any')),
    () => {
      // A round is mostly bets; a few wrong ones among them will do.
      if (manner !== 'any' || random.below(24) > 0) return null;
      const due = legal(round);
      const bad = nonsense(round, due, random);
      return isLegal(round, due, bad) ? null : bad;
    },
  );
  checkRound(setup, round);
  return round.log.filter((event) => event.type === 'settled' && event.result === 'unmet').length;
}

/** The bank holds as little as is allowed. */
const dryBank = ({ seats }: PlayerDealerGame, { min }: TableLimits): Partial<RoundSetup> => ({
  dealer: 0,
  stacks: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 1 : min * 40)),
  standing: 0,
});

/** Everybody is away once the bets are made. */
function absentInRound(round: Round, random: Random): RoundCommand {
  if (round.need !== null) return anyMove(round, random);
  const [seat] = dueSeats(round.state);
  const move = playerDealerDealing.absentMove(round, seat);
  if (move === null) throw new Error(`An absent player at seat ${seat + 1} has nothing to do.`);
  return move;
}

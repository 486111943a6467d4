import type { Random } from '../../cards/index.ts';
import { shuffledOrder } from '../../cards/shuffled-order.ts';
import { playerDealerDealing } from '../../engine/machines/player-dealer-dealing.ts';
import type { Cents } from '../../engine/money.ts';
import { optionsFor, pendingHands } from '../../engine/player-dealer/choices.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { type LegalHand, legal } from '../../engine/player-dealer/legal.ts';
import { Round } from '../../engine/player-dealer/round.ts';
import type { RoundSetup, RoundState } from '../../engine/player-dealer/state.ts';
import { tableSettings } from '../../houses/offering/table-settings.ts';
import { mixed, oneIn, pick } from '../answers.ts';
import type { BuiltRound } from '../built.ts';
import { nextBet } from './bets.ts';

/** How a round is dealt and played up to where the question is asked. */
export interface RoundPlan {
  /** How many bet. */
  readonly bettors: number;
  /** One in this many possible bonus bets is made; 0 for none. */
  readonly bonuses: number;
  /** Choices that cost nothing are now and then made at random, so that all of them come up. */
  readonly whims?: true;
  /** Where the round stops; without it the round is played out. */
  readonly stops?: (round: Round, hand: LegalHand) => boolean;
}

/** A round with its commands, so that it can be played again with something changed. */
export interface PlayedRound {
  readonly round: Round;
  readonly commands: readonly RoundCommand[];
}

/** Players have so many least bets, the player-dealer more than all of them could win. */
const STACK = 200;
const BANK = 100_000;
/** More than any round takes. */
const MOST_STEPS = 600;

export function playRound(built: BuiltRound, plan: RoundPlan, random: Random): PlayedRound | null {
  const setup = setupOf(built, plan.bettors, random);
  const round = Round.start(setup);
  if (!round.ok) return null;
  const commands: RoundCommand[] = [];
  const play = (command: RoundCommand): boolean => {
    commands.push(command);
    return round.play(command).ok;
  };
  for (let step = 0; step < MOST_STEPS && !round.over; step++) {
    const due = legal(round);
    let done = false;
    switch (due.due) {
      case 'nothing':
        return null;
      case 'shuffle':
        done = play({ type: 'shuffle', cards: shuffledOrder(setup.game.shoe.cards, random) });
        break;
      case 'roll':
        done = play({ type: 'roll', dice: Array.from({ length: due.dice }, () => 1 + random.below(6)) });
        break;
      case 'bet':
        done = betting(round, plan, random, play);
        break;
      case 'pick':
        done = play({ type: 'pick', seat: due.seat, pile: random.below(due.piles) });
        break;
      case 'choose':
        if (plan.stops?.(round, due.hands[0])) return { round, commands };
        done = play(choiceOf(round, due.hands[0], plan, random));
    }
    if (!done) return null;
  }
  return plan.stops === undefined && round.over ? { round, commands } : null;
}

/** The same cards, bets and choices with another bank or game. */
export function playAgain(
  { round, commands }: PlayedRound,
  game: PlayerDealerGame,
  stake: Cents,
  coverage: RoundSetup['coverage'] = round.state.setup.coverage,
): Round | null {
  const again = Round.start({ ...startOf(round), game, ...(coverage && { coverage }) });
  if (!again.ok) return null;
  for (const command of commands) {
    const asked = command.type === 'stake' ? { ...command, cents: stake } : command;
    if (!again.play(asked).ok) return null;
  }
  return again.over ? again : null;
}

const startOf = ({ state }: Round): RoundSetup => state.setup;

function setupOf({ game, limit, offering }: BuiltRound, bettors: number, random: Random): RoundSetup {
  const { limits } = limit;
  const all = mixed(
    Array.from({ length: game.seats }, (_, seat) => seat),
    random,
  );
  const [dealer, ...others] = all.slice(0, 1 + Math.min(bettors, game.seats - 1));
  const coverage = tableSettings(offering, limit.id).coverage?.default === 'net' ? 'net' : 'gross';
  return {
    game,
    limits,
    dealer,
    coverage,
    stacks: Array.from({ length: game.seats }, (_, seat) =>
      seat === dealer ? BANK * limits.min : others.includes(seat) ? STACK * limits.min : null,
    ),
  };
}

/** The bank goes up, everybody bets, and the house closes. */
function betting(
  { state }: Round,
  { bonuses }: RoundPlan,
  random: Random,
  play: (command: RoundCommand) => boolean,
): boolean {
  const { dealer, setup } = state;
  if (!play({ type: 'stake', seat: dealer, cents: state.chips[dealer] })) return false;
  for (const [seat, chips] of setup.stacks.entries()) {
    if (chips === null || seat === dealer) continue;
    for (
      let bet = nextBet(state, seat, bonuses, random);
      bet !== null;
      bet = nextBet(state, seat, bonuses, random)
    )
      if (!play(bet)) return false;
  }
  return play({ type: 'close' });
}

/** The house way where it may be asked for, else the game's own advice, else what is done for an absent player. */
function choiceOf(round: Round, hand: LegalHand, { whims }: RoundPlan, random: Random): RoundCommand {
  const { state } = round;
  const { seat, spot, choices } = hand;
  const open = choices.filter(({ refused }) => refused === '');
  const free = open.filter(({ chips, front, discards }) => chips === null && front === 0 && discards === 0);
  if (whims && free.length > 0 && oneIn(3, random))
    return { type: 'choose', seat, spot, choice: pick(free, random).id };
  const held = heldBy(state, hand);
  const way = held && optionsFor(state, held).find(({ set }) => set !== undefined && set.way !== null);
  if (way) return { type: 'choose', seat, spot, choice: way.id };
  const ids = open.map(({ id }) => id);
  const advice = (held && state.game.advice?.(state, held, ids)) ?? null;
  if (advice !== null && ids.includes(advice.id)) {
    const { id, discard, front } = advice;
    const chips = open.find((choice) => choice.id === id)?.chips ?? null;
    return {
      type: 'choose',
      seat,
      spot,
      choice: id,
      ...(chips && { cents: chips.most }),
      ...(discard && { discard }),
      ...(front && { front }),
    };
  }
  return playerDealerDealing.absentMove(round, seat) ?? { type: 'choose', seat, spot, choice: ids[0] ?? '' };
}

const heldBy = (state: RoundState, { spot, number }: LegalHand) =>
  pendingHands(state).find((hand) => hand.spot === spot && hand.number === number);

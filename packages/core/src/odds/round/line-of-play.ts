import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import type { Advice, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { LegalChoice, LegalHand } from '../../engine/player-dealer/legal.ts';
import { legal } from '../../engine/player-dealer/legal.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import {
  DEALER,
  newHandOn,
  type RoundState,
  type SpotHand,
  shared,
} from '../../engine/player-dealer/state.ts';

/** How a hand is played: picks one of its open choices, from what its player sees and nothing else. */
export type LineOfPlay = (view: RoundState, hand: SpotHand, open: readonly LegalChoice[]) => Advice;

/**
 * The play of somebody who has only read the book: the house way if there is one, then the game's own advice, then
 * whatever costs nothing more.
 */
export function plainLine(game: PlayerDealerGame): LineOfPlay {
  return (view, hand, open) => {
    const ids = open.map(({ id }) => id);
    const houseWay = open.find((choice) => choice.houseWay);
    if (houseWay !== undefined) return { id: houseWay.id };
    const advice = game.advice?.(view, hand, ids) ?? null;
    if (advice !== null && ids.includes(advice.id)) return advice;
    const free = open.find(({ chips, front, discards }) => chips === null && front + discards === 0);
    return { id: (free ?? open[0]).id };
  };
}

/** The command that plays the current hand this way, putting in as much as allowed. */
export function commandFor(
  view: RoundState,
  { seat, spot, number, choices }: LegalHand,
  line: LineOfPlay,
): RoundCommand {
  const hand =
    spot === DEALER ? shared(view, 'dealer') : (view.hands[spot][number] ?? newHandOn(spot, number));
  const open = choices.filter(({ refused }) => refused === '');
  const { id, discard, front } = line(view, hand, open);
  const chips = choices.find((choice) => choice.id === id)?.chips ?? null;
  return {
    type: 'choose',
    seat,
    spot,
    choice: id,
    ...(chips === null ? {} : { cents: chips.most }),
    ...(discard === undefined ? {} : { discard }),
    ...(front === undefined ? {} : { front }),
  };
}

/** Plays a round to its end; the house throws the dice, and any pile will do. */
export function playOut(
  round: Round,
  roll: (count: number) => number[],
  choose: (hand: LegalHand) => RoundCommand,
): void {
  for (;;) {
    const due = legal(round);
    if (due.due === 'nothing') return;
    const command: RoundCommand | null =
      due.due === 'choose'
        ? choose(due.hands[0])
        : due.due === 'pick'
          ? { type: 'pick', seat: due.seat, pile: 0 }
          : due.due === 'roll'
            ? { type: 'roll', dice: roll(due.dice) }
            : null;
    const answer = command === null ? null : round.play(command);
    if (answer?.ok !== true) throw new Error(`${round.state.game.name}: ${answer?.message ?? due.due}`);
  }
}

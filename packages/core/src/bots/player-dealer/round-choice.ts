import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import type { LegalHand } from '../../engine/player-dealer/legal.ts';
import { DEALER, newHandOn, type RoundState, shared } from '../../engine/player-dealer/state.ts';
import { advise, type Mind } from './lines.ts';

/** What a player does with a hand, putting in the most allowed. */
export function chooseFor(
  round: RoundState,
  { seat, spot, number, choices }: LegalHand,
  mind: Mind,
): RoundCommand {
  const hand =
    spot === DEALER ? shared(round, 'dealer') : (round.hands[spot][number] ?? newHandOn(spot, number));
  const { id, discard, front } = advise(round, seat, hand, choices, mind);
  const amount = choices.find((choice) => choice.id === id)?.chips ?? null;
  return {
    type: 'choose',
    seat,
    spot,
    choice: id,
    // Four times the Ante, a full double.
    ...(amount === null ? {} : { cents: amount.most }),
    ...(discard === undefined ? {} : { discard }),
    ...(front === undefined ? {} : { front }),
  };
}

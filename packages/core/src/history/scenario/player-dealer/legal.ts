import { dollars } from '../../../engine/index.ts';
import { doneBy } from '../../../engine/player-dealer/choices.ts';
import { type Amount, type LegalBets, type LegalHand, legal } from '../../../engine/player-dealer/legal.ts';
import type { Round } from '../../../engine/player-dealer/round.ts';
import { called, DEALER, type RoundState, seatOf } from '../../../engine/player-dealer/state.ts';
import { plural } from '../../../engine/words.ts';
import { whereWords } from '../../tell/round-words.ts';

/** What may be done next in exact words: `seat 3 may play for $20, fold`. */
export function describeRound(round: Round): string {
  const due = legal(round);
  switch (due.due) {
    case 'nothing':
      return 'the round is over';
    case 'shuffle':
      return 'the house must shuffle';
    case 'roll':
      return 'the house must roll the dice';
    case 'pick':
      return `the player-dealer may pick pile 1 to ${due.piles}`;
    case 'choose':
      return due.hands.map((hand) => choices(round.state, hand)).join('; ');
    case 'bet':
      return bets(round.state, due);
  }
}

function choices(state: RoundState, { seat, spot, number, choices }: LegalHand): string {
  const who =
    spot === DEALER ? 'the player-dealer' : `${called(state, seat)}${whereWords(state, seat, spot)}`;
  const options = choices.map(({ id, chips, front, discards, refused }) => {
    const cost = chips === null ? '' : ` for ${range(chips)}`;
    const laid = front === 0 ? '' : ` ${plural(front, 'card')} in front`;
    const thrown = discards === 0 ? '' : ` throwing away ${plural(discards, 'card')}`;
    return `${doneBy(state.game, id)}${laid}${cost}${thrown}${refused === '' ? '' : ' (not enough chips)'}`;
  });
  return `${who}${number === 0 ? '' : ` on hand ${number + 1}`} may ${options.join(', ')}`;
}

/** Each seat's bank and bets on its own circles; what it may do behind others is left out. */
function bets(state: RoundState, { seats }: LegalBets): string {
  return seats
    .flatMap(({ seat, stake, wagers }) => [
      ...(stake === 0 ? [] : [`${called(state, seat)} may put up as much as ${dollars(stake)}`]),
      ...wagers
        .filter(({ spot }) => seatOf(state, spot) === seat)
        .map(
          (wager) =>
            `${called(state, seat)} may bet ${range(wager)} on ${wager.title}${whereWords(state, seat, wager.spot)}`,
        ),
    ])
    .join('; ');
}

function range({ least, most, step }: Amount): string {
  if (least === most) return dollars(least);
  const steps = step === 1 || step === 100 ? '' : ` in steps of ${dollars(step)}`;
  return `${dollars(least)} to ${dollars(most)}${steps}`;
}

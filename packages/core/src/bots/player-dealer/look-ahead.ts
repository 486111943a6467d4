import { HIDDEN, type Random, seededRandom, shuffle } from '../../cards/index.ts';
import { optionsFor } from '../../engine/player-dealer/choices.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import type { Advice, Effect } from '../../engine/player-dealer/game.ts';
import { type LegalChoice, type LegalHand, legal } from '../../engine/player-dealer/legal.ts';
import { Round } from '../../engine/player-dealer/round.ts';
import {
  DEALER,
  newHandOn,
  type RoundState,
  type SpotHand,
  shared,
} from '../../engine/player-dealer/state.ts';

/** Rounds that are played out in thought for each choice. */
const TRIES = 100;
/** No game has as many steps for a person in one round. */
const MOST_STEPS = 500;

/**
 * The choice that leaves a seat the most chips on the average, when the cards it cannot see lie anyhow and
 * everybody goes on as simply as may be. The same round is thought about the same way every time.
 */
export function lookAhead(
  view: RoundState,
  seat: number,
  { spot }: SpotHand,
  open: readonly LegalChoice[],
): Advice {
  // Cards to set or to throw away are not guessed.
  const simple = open.filter(({ front, discards }) => front === 0 && discards === 0);
  if (simple.length < 2) return { id: (simple[0] ?? open[0]).id };
  let [best, most] = ['', Number.NEGATIVE_INFINITY];
  for (const choice of simple) {
    let sum = 0;
    for (let i = 0; i < TRIES; i++) {
      const round = Round.of(imagined(view, seededRandom(i))).begin();
      if (!round.play(command({ seat, spot }, choice)).ok) break;
      sum += chipsAtTheEnd(round, seat, seededRandom(i));
    }
    if (sum > most) [best, most] = [choice.id, sum];
  }
  return { id: best };
}

/** The round as it may be: what is hidden from a seat, and the rest of the shoe, are cards that it has not seen. */
function imagined({ game, setup, began, ...rest }: RoundState, random: Random): RoundState {
  const state: RoundState = { ...structuredClone(rest), game, setup, began };
  const seen = new Map<number, number>();
  const hands = [...state.hands.flat(), ...Object.values(state.shared)].map(({ cards }) => cards);
  const lying = [...hands, ...state.piles];
  for (const card of lying.flat()) if (card !== HIDDEN) seen.set(card, (seen.get(card) ?? 0) + 1);
  const unseen = Array.from(game.shoe.cards).filter((card) => {
    const left = seen.get(card) ?? 0;
    if (left > 0) seen.set(card, left - 1);
    return left === 0;
  });
  const cards = Array.from(shuffle(Uint8Array.from(unseen), random));
  for (const hand of lying)
    for (const [i, card] of hand.entries()) if (card === HIDDEN) hand[i] = cards.pop() ?? card;
  state.deck = [...Array.from({ length: state.next }, () => HIDDEN), ...cards];
  return state;
}

function chipsAtTheEnd(round: Round, seat: number, random: Random): number {
  for (let i = 0; i < MOST_STEPS; i++) {
    const due = legal(round);
    if (due.due === 'choose') round.play(goOn(round.state, due.hands[0]));
    else if (due.due === 'pick') round.play({ type: 'pick', seat: due.seat, pile: 0 });
    else if (due.due === 'roll')
      round.play({ type: 'roll', dice: Array.from({ length: due.dice }, () => 1 + random.below(6)) });
    else break;
  }
  return round.state.chips[seat];
}

/** The simplest way to go on: to stand on what one has, or else what costs nothing, or else anything. */
function goOn(state: RoundState, hand: LegalHand): RoundCommand {
  const { spot, number, choices } = hand;
  const held =
    spot === DEALER ? shared(state, 'dealer') : (state.hands[spot][number] ?? newHandOn(spot, number));
  const stands = optionsFor(state, held).filter(({ effects }) =>
    effects.every((effect) => STANDS.has(effect)),
  );
  const free = choices.filter(
    ({ chips, front, discards }) => chips === null && front === 0 && discards === 0,
  );
  return command(hand, free.find(({ id }) => stands.some((one) => one.id === id)) ?? free[0] ?? choices[0]);
}

const STANDS: ReadonlySet<Effect> = new Set<Effect>(['pass', 'done']);

/** He puts in all that he may. */
const command = (
  { seat, spot }: Pick<LegalHand, 'seat' | 'spot'>,
  { id, chips }: LegalChoice,
): RoundCommand => ({
  type: 'choose',
  seat,
  spot,
  choice: id,
  ...(chips === null ? {} : { cents: chips.most }),
});

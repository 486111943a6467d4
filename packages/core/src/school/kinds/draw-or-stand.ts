import { printCards } from '../../cards/index.ts';
import { sharedHand } from '../../engine/player-dealer/dealing.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import type { Step } from '../../engine/player-dealer/game.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import { newRound, shared } from '../../engine/player-dealer/state.ts';
import { capital, list } from '../../engine/words.ts';
import { pick } from '../answers.ts';
import { type BuiltRound, roundOf } from '../built.ts';
import { citesOf } from '../cites.ts';
import type { Draft, QuestionKind } from '../kind.ts';
import { playRound } from '../round/play.ts';
import { showRound, stateAt } from '../round/show.ts';

/** Whether a hand that plays by a fixed rule draws. */
export const drawOrStand: QuestionKind = {
  id: 'draw-or-stand',
  title: 'Draw or stand',
  fits: (offering) => {
    const built = roundOf(offering);
    return built !== null && fixedDraws(built).length > 0;
  },
  make: (offering, level, random) => {
    const built = roundOf(offering);
    if (built === null) return null;
    const played = playRound(built, { bettors: 1 + random.below(2), bonuses: 0 }, random);
    if (played === null) return null;
    const turns = turnsIn(played.round, fixedDraws(built));
    if (turns.length === 0) return null;
    return level === 3
      ? askAll(built, played.round, turns)
      : askOne(built, played.round, turns, pick(level === 1 ? turns : later(turns), random));
  },
};

type Draw = Extract<Step, { readonly do: 'draw' }>;

/** Draws by rule alone, by hands that were dealt; none in games where the player-dealer decides. */
function fixedDraws({ game: { script } }: BuiltRound): Draw[] {
  const decides = script.some((step) => step.do === 'choose' && step.who === 'dealer');
  return script.filter(
    (step): step is Draw =>
      step.do === 'draw' && !decides && script.some((other) => other.do === 'deal' && other.to === step.to),
  );
}

/** A moment at which a hand drew or stood. */
interface Turn {
  readonly draw: Draw;
  /** Events before it. */
  readonly at: number;
  readonly drew: boolean;
  /** How many cards the hand had drawn before. */
  readonly before: number;
}

/** A hand that has drawn its card has nothing more to decide; the player-dealer's may go on. */
function turnsIn({ log, state }: Round, draws: readonly Draw[]): Turn[] {
  const turns: Turn[] = [];
  const now = newRound(state.setup);
  let before = 0;
  for (const [at, event] of log.entries()) {
    const step = now.game.script[now.step];
    const draw = draws.find((one) => one === step);
    if (draw !== undefined && (event.type === 'dealt' || event.type === 'step done')) {
      const drew = event.type === 'dealt';
      if (drew || before === 0 || draws.length === 1) turns.push({ draw, at, drew, before });
      before = drew ? before + 1 : 0;
    }
    evolve(now, event);
  }
  return turns;
}

/** The second hand to draw, or a second card, is harder than the first. */
function later(turns: readonly Turn[]): readonly Turn[] {
  const after = turns.filter((turn, i) => i > 0 || turn.before > 0);
  return after.length > 0 ? after : turns;
}

function askOne(built: BuiltRound, round: Round, turns: readonly Turn[], { draw, at, drew }: Turn): Draft {
  const state = stateAt(round, at);
  const name = sharedHand(draw.to);
  return {
    situation: showRound(built, state, { hands: 'all' }),
    asks: `Does ${name} draw a card now?`,
    right: drew ? 'It draws a card' : 'It stands',
    wrong: [drew ? 'It stands' : 'It draws a card'],
    why: `${capital(name)} has ${printCards(shared(state, draw.to).cards)}. ${rulesOf(turns)}`.trim(),
    cites: citesOf(built.offering, ...DRAW_RULES),
  };
}

const DRAW_RULES = ['naturalStops', 'naturalRanks', 'chart', 'hitsTo', 'soft17'];
/** How many cards of the shoe are shown: more than are drawn. */
const AHEAD = 5;

/** Asks from the first cards to the last: how many cards each hand draws. */
function askAll(built: BuiltRound, round: Round, turns: readonly Turn[]): Draft {
  const [first] = turns;
  const state = stateAt(round, first.at);
  const hands = [...new Set(turns.map(({ draw }) => draw.to))];
  const drawn = hands.map((to) => turns.filter(({ draw, drew }) => draw.to === to && drew).length);
  const say = (counts: readonly number[]) =>
    capital(hands.map((to, i) => `${sharedHand(to)} ${cardsDrawn(counts[i])}`).join(', '));
  const wrong = hands.flatMap((_, i) =>
    [drawn[i] + 1, drawn[i] - 1, drawn[i] + 2]
      .filter((count) => count >= 0 && (hands.length === 1 || count < 2))
      .map((count) => drawn.map((one, at) => (at === i ? count : one))),
  );
  if (hands.length > 1) wrong.push(drawn.map((count) => (count > 0 ? 0 : 1)));
  const next = state.deck.slice(state.next, state.next + AHEAD);
  return {
    situation: showRound(built, state, {
      hands: 'all',
      notes: [`The next cards are ${printCards(next)}, in this order.`],
    }),
    asks: `How many cards ${hands.length > 1 ? `do ${list(hands.map(sharedHand))}` : `does ${sharedHand(hands[0])}`} draw?`,
    right: say(drawn),
    wrong: wrong.map(say),
    why: `${rulesOf(turns)} ${capital(list(hands.map((to) => `${sharedHand(to)} ends with ${printCards(shared(round.state, to).cards)}`)))}.`.trim(),
    cites: citesOf(built.offering, ...DRAW_RULES),
  };
}

const rulesOf = (turns: readonly Turn[]): string =>
  [...new Set(turns.map(({ draw }) => draw.says ?? ''))].join(' ');

const cardsDrawn = (count: number): string =>
  count === 0 ? 'stands' : count === 1 ? 'draws one card' : `draws ${count} cards`;

import type { Random } from '../../cards/index.ts';
import { type Cents, dollars } from '../../engine/money.ts';
import type { RaiseOption } from '../../engine/pot/betting/betting.ts';
import type { LegalBet } from '../../engine/pot/legal.ts';
import { bet, potOf, stack } from '../../engine/pot/state.ts';
import { capital, list } from '../../engine/words.ts';
import { isBigBet } from '../../houses/offering/table-rules.ts';
import { mixed } from '../answers.ts';
import type { BuiltPot } from '../built.ts';
import { citesOf } from '../cites.ts';
import type { Draft } from '../kind.ts';
import type { Level } from '../question.ts';
import { seatName } from '../words.ts';
import { type AtChoice, handAtChoice } from './at-choice.ts';
import { roundSoFar, showPot } from './show.ts';

/** Settings that may decide who may bet how much: at any limit, and only at some. */
const ANY_LIMIT = ['cap', 'raises', 'capLifted', 'checkRaise', 'bringInOption', 'allIn'];
const LIMIT = ['raiseCap', 'headsUpRaises', 'shortAllIn', 'largeBetFrom', 'lateBets'];
const NO_LIMIT = ['capAtNoLimit'];

export const bettingRules = ({ limit: { stakes } }: BuiltPot): readonly string[] =>
  isBigBet(stakes) ? [...NO_LIMIT, ...ANY_LIMIT] : [...LIMIT, ...ANY_LIMIT];

/** Asks what the player to act may do. */
export function askActs(built: BuiltPot, level: Level, random: Random): Draft | null {
  // The hardest level asks about a capped round, a short all-in, or a stack that cannot call in full.
  const at = handAtChoice(
    built,
    level,
    random,
    (due, { state }) => level < 3 || due.raise === null || stack(state, due.seat) <= state.level,
  );
  if (at === null) return null;
  const { due } = at;
  return {
    situation: showChoice(built, at),
    asks: `What may ${seatName(due.seat)} do now?`,
    right: sayActs(due),
    wrong: mixed(mistaken(at), random).map(sayActs),
    why: whyActs(at),
    cites: citesOf(built.offering, ...bettingRules(built)),
  };
}

export const showChoice = (built: BuiltPot, { hand, due }: AtChoice) =>
  showPot(built, hand.state, {
    stacks: true,
    pots:
      hand.state.chips[potOf(hand.state)] === 0
        ? []
        : [{ name: 'the pot', cents: hand.state.chips[potOf(hand.state)], seats: [] }],
    notes: [...roundSoFar(hand), `${seatName(due.seat)} is to act.`],
  });

/** `Fold, call $8 or raise to $16`. */
function sayActs({ fold, check, call, bringIn, raise }: LegalBet): string {
  return capital(
    list(
      [
        ...(fold ? ['fold'] : []),
        ...(check ? ['check'] : []),
        ...(call > 0 ? [`call ${dollars(call)}`] : []),
        ...(bringIn > 0 ? [`bring it in for ${dollars(bringIn)}`] : []),
        ...(raise === null ? [] : [sayRaise(raise)]),
      ],
      'or',
    ),
  );
}

function sayRaise({ word, min, max, only }: RaiseOption): string {
  const to = word === 'bet' ? 'bet' : `${word} to`;
  if (only !== null) return `${to} ${list(only.map(dollars), 'or')}`;
  return min === max ? `${to} ${dollars(min)}` : `${to} ${dollars(min)} up to ${dollars(max)}`;
}

/** One raise too many or too few, a check against a bet, a wrong bet size, a call for more chips than there are. */
function mistaken({ hand: { state }, due }: AtChoice): LegalBet[] {
  const { seat, raise, call } = due;
  const has = stack(state, seat);
  const mine = bet(state, seat);
  const size = Math.max(state.raise, state.stakes.bets[0]);
  const raised = (min: Cents, max: Cents): LegalBet => ({
    ...due,
    raise: {
      word: state.level > 0 ? 'raise' : 'bet',
      min,
      max,
      step: size,
      only: min === max ? [min] : null,
    },
  });
  const owed = Math.max(0, state.level - mine);
  return [
    ...(raise === null
      ? [
          raised(state.level + size, state.level + size),
          raised(state.level + 2 * size, state.level + 2 * size),
        ]
      : [{ ...due, raise: null }, raised(raise.min + size, raise.max + (raise.only === null ? 0 : size))]),
    ...(raise === null || raise.min - size <= state.level ? [] : [raised(raise.min - size, raise.max)]),
    ...(raise !== null && raise.max < has + mine ? [raised(raise.min, has + mine)] : []),
    ...(call > 0 ? [{ ...due, check: true, call: 0 }] : []),
    ...(call > 0 && owed > call ? [{ ...due, call: owed }] : []),
    ...(due.check ? [{ ...due, check: false }] : []),
    ...(call > 0 && call + mine < state.level ? [{ ...due, call: 0 }] : []),
  ].filter(({ raise: of }) => of === null || of.min <= of.max);
}

const ACT: Readonly<Record<RaiseOption['word'], string>> = {
  bet: 'A bet is',
  raise: 'A raise is to',
  complete: 'Completing it is to',
};

function whyActs({ hand: { state }, due }: AtChoice): string {
  const { seat, call, check, raise, noRaise, bringIn } = due;
  const name = seatName(seat);
  const owed = state.level - bet(state, seat);
  const first =
    bringIn > 0
      ? `${name} has the forced bet.`
      : check
        ? `There is nothing to call, so ${name} may check.`
        : call === 0
          ? `${name} cannot meet the ${dollars(owed)} owed in full, and nobody may be all in here.`
          : call < owed
            ? `It is ${dollars(owed)} to ${name}, who has only ${dollars(call)} and may call all in.`
            : `It is ${dollars(call)} to ${name}.`;
  const then =
    raise === null
      ? `There is no raise: ${noRaise}.`
      : `${ACT[raise.word]} ${sayRaise(raise).replace(/^(bet|raise to|complete to) /, '')}.`;
  return `${first} ${then}`;
}

import { HOUSE } from '../../audience.ts';
import type { Remedy, RemedyKind } from '../../irregularities/remedy.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { type RoundState, seatOf, stakeLeft, type Wager } from '../state.ts';
import type { Verdict } from './events.ts';
import type { Happened } from './happened.ts';
import { couldHit } from './happenings.ts';
import { playHouseWay } from './house-way.ts';
import { changeBack } from './mistakes/exchanges.ts';
import { evenOut, tooFew } from './mistakes/wrong-count.ts';
import { eyesFor, type FoundHand } from './named-hand.ts';
import { beginsAgainAt } from './steps-ahead.ts';

type CarriedOut<R extends Remedy> = (happened: Happened, remedy: R) => Refusal | null;
type Remedies = { readonly [Kind in RemedyKind]?: CarriedOut<Extract<Remedy, { do: Kind }>> };

const nothing = (): null => null;
const notHere = (what: string): Refusal => refuse('not-allowed', `There is ${what} here.`);

/** What each remedy does with the cards and chips of a round. */
const REMEDIES: Remedies = {
  stands: nothing,
  'put right': putRight,
  complete: (happened) => {
    evenOut(happened);
    return null;
  },
  replace: (happened, { burn = 0 }) => {
    const { hand, irregularity } = happened;
    const { cards: places = [] } = irregularity;
    if (hand === null || places.length === 0) return notHere('no card to replace');
    if (hand.held !== null && hand.held.front.length > 0)
      return refuse('not-allowed', 'The hand has been set: its cards stay.');
    const burned = burnOff(happened, burn);
    if (burned !== null) return burned;
    const cards = happened.take(places.length);
    if (cards === null) return tooFew;
    const { hand: name, spot, number } = hand;
    const eyes = eyesFor(happened.state, happened.log, hand, places);
    happened.emit({ type: 'replaced', hand: name, spot, number, places, cards, ...eyes });
    checkAgain(happened, name);
    return null;
  },
  'replace before reading': (happened) => {
    const { hand, irregularity } = happened;
    const { cards: places = [] } = irregularity;
    if (hand?.hand !== 'spot' || places.length === 0) return notHere('no card to replace');
    if (isSetByItsPlayer(happened.state, hand))
      return refuse('not-allowed', 'In this game a card can be replaced only before the hand is set.');
    if (happened.take(places.length) === null) return tooFew;
    const { hand: name, spot, number } = hand;
    happened.emit({ type: 'ordered', order: { do: 'replace', hand: name, spot, number, places } });
    return null;
  },
  'card dead': (happened, { burn = 0 }) => {
    const { aside } = happened;
    if (aside.length === 0) return notHere('no card that came out by mistake');
    happened.emit({ type: 'moved', from: 'aside', to: 'out', cards: aside, ...happened.asideEyes });
    happened.aside = [];
    return burnOff(happened, burn);
  },
  'hand dead': (happened, { chips }) => {
    const hand = onCircle(happened);
    if (hand === null || chips === 'ante back') return notHere('no such hand to pick up');
    const { spot, number } = hand;
    for (const { index } of wagersOn(happened, hand))
      happened.emit(
        chips === 'back'
          ? { type: 'withdrawn', wager: index }
          : { type: 'judged', wager: index, verdict: 'lose' },
      );
    happened.emit({ type: 'hand dead', spot, number, picked: chips === 'back' });
    return null;
  },
  'no action': (happened, { bank }) => {
    const hand = onCircle(happened);
    if (hand === null) return notHere('no such hand');
    const wagers = wagersOn(happened, hand);
    judge(happened, wagers, 'push');
    if (bank !== true) return null;
    const { toPay, toWin } = stakeLeft(happened.state);
    const cents = Math.min(
      wagers.reduce((sum, wager) => sum + wager.cents, 0),
      toPay,
      toWin,
    );
    if (cents > 0) happened.emit({ type: 'out of action', cents });
    return null;
  },
  paid: (happened) => {
    const hand = onCircle(happened);
    if (hand === null) return notHere('no such hand');
    for (const wager of wagersOn(happened, hand))
      judge(happened, [wager], isBonus(happened.state, wager) ? 'push' : 'paid');
    return null;
  },
  foul: (happened, { wagers = 'lost', backline }) => {
    const hand = onCircle(happened);
    if (hand === null) return notHere('no such hand to foul');
    const { spot, number } = hand;
    const all = wagersOn(happened, hand);
    const player = happened.player;
    const behind = backline === 'house way' ? all.filter(({ seat }) => seat !== player) : [];
    if (behind.length > 0) {
      const refused = playHouseWay(happened, hand);
      if (refused !== null) return refused;
    }
    judge(
      happened,
      all.filter((wager) => !behind.includes(wager)),
      wagers === 'lost' ? 'lose' : 'cannot win',
    );
    happened.emit({ type: 'fouled', spot, number });
    return null;
  },
  'house way': (happened, { hands }) => {
    if (hands === 'unset') return playHouseWay(happened, null);
    return happened.hand?.held ? playHouseWay(happened, happened.hand) : notHere('no such hand');
  },
  'play first': (happened) => {
    const hand = onCircle(happened);
    if (hand === null || happened.irregularity.what !== 'hit out of turn')
      return notHere('no hand that was hit out of turn');
    const { spot, number } = hand;
    happened.emit({ type: 'ordered', order: { do: 'play first', spot, number } });
    return null;
  },
  'next card': (happened) => {
    const hand = onCircle(happened);
    const { state } = happened;
    if (hand === null || !couldHit(happened)) return notHere('no hand that takes a card');
    if (happened.take(1) === null) return tooFew;
    const { spot, number } = hand;
    const after = state.asked === null ? null : { ...state.asked };
    happened.emit({ type: 'ordered', order: { do: 'next card', spot, number, after } });
    return null;
  },
  courtesy: (happened) => {
    const { named, state } = happened;
    if (named?.hand !== 'spot') return notHere('no player named');
    happened.emit({ type: 'courtesy', seat: seatOf(state, named.spot) });
    return null;
  },
  forfeit: (happened) => {
    if (happened.wager === null) return notHere('no bet named');
    judge(happened, [happened.wager], 'lose');
    return null;
  },
  'limit bet': (happened) => {
    if (happened.wager === null) return notHere('no bet named');
    judge(happened, [happened.wager], 'limit bet');
    return null;
  },
  'excess back': (happened) => {
    const { wager, state } = happened;
    const { max } = state.setup.limits;
    if (wager === null || max === null || wager.cents <= max) return notHere('no bet over the limit');
    happened.emit({ type: 'reduced', wager: wager.index, cents: wager.cents - max });
    return null;
  },
  misdeal: (happened) => {
    happened.emit({ type: 'misdealt' });
    return null;
  },
  'deal again': (happened) => {
    const { state } = happened;
    if (state.setup.running) return refuse('not-allowed', 'Cards from a running shoe cannot be dealt again.');
    if (state.hands.flat().some(({ choices }) => choices.length > 0))
      return refuse('not-allowed', 'Players have acted: the cards cannot be dealt again.');
    if (state.wagers.some(({ open, cents }) => !open && cents > 0))
      return refuse('not-allowed', 'Bets have been settled: the cards cannot be dealt again.');
    if (state.step <= beginsAgainAt(state)) return notHere('nothing that was dealt');
    happened.emit({ type: 'deal undone' });
    return null;
  },
};

/** Remedies that leave hands as they are, or have them dealt again. */
const AS_IT_LIES: readonly RemedyKind[] = ['stands', 'misdeal', 'deal again'];

/** Carries out a remedy on what has happened; refused where it cannot be done here. */
export function carryOut(happened: Happened, remedy: Remedy): Refusal | null {
  if (happened.state.over || happened.state.deck.length === 0)
    return refuse('not-allowed', 'What was decided before this ends the deal.');
  const carriedOut = Object.hasOwn(REMEDIES, remedy.do) ? REMEDIES[remedy.do] : undefined;
  if (carriedOut === undefined) return refuse('malformed', 'There is no such remedy in this game.');
  // Every other remedy needs the right number of cards in the hand first.
  if (!AS_IT_LIES.includes(remedy.do)) evenOut(happened);
  return (carriedOut as CarriedOut<Remedy>)(happened, remedy);
}

/** A hand that the script has checked and that has changed since is checked again, as long as nobody has acted. */
function checkAgain(happened: Happened, hand: string): void {
  const { state, log } = happened;
  const { script } = state.game;
  const step = checkBefore(state, hand);
  const begun = log.findLastIndex(({ type }) => type === 'step done');
  const acted = log.slice(begun).some(({ type }) => type === 'chose');
  if (step < 0 || acted || script.slice(step, state.step).some((each) => each.do === 'choose')) return;
  happened.emit({ type: 'went back', step });
}

/** The step at which the script would have turned this hand up, had it been good enough. */
const checkBefore = ({ game, step }: RoundState, hand: string): number =>
  game.script
    .slice(0, step)
    .findLastIndex((each) => each.do === 'reveal' && each.what === hand && each.unless !== undefined);

/** Whether a hand is, or was, to be laid in two. */
const isSetByItsPlayer = (round: RoundState, { held }: FoundHand): boolean =>
  held !== null &&
  round.game.script.some(
    (step) =>
      step.do === 'choose' &&
      step.who === 'spots' &&
      step.options(round, held).some(({ set }) => set !== undefined),
  );

/** Cards go back under the shoe, chips where they were; all else lies as it should have. */
function putRight(happened: Happened): Refusal | null {
  const { wager, cents, aside, state } = happened;
  evenOut(happened);
  changeBack(happened);
  if (aside.length > 0) {
    const last = state.deck.slice(state.next - aside.length, state.next);
    if (last.some((card, i) => card !== aside[i]))
      return refuse('not-allowed', 'Other cards have come since.');
    happened.emit({ type: 'moved', from: 'aside', to: 'stub', cards: aside, ...happened.asideEyes });
    happened.aside = [];
  }
  if (wager === null || wager.cents === cents) return null;
  const { index, seat, spot, kind, hand } = wager;
  if (wager.cents > cents) happened.emit({ type: 'reduced', wager: index, cents: wager.cents - cents });
  else happened.emit({ type: 'wagered', seat, spot, kind, cents: cents - wager.cents, hand });
  return null;
}

function burnOff(happened: Happened, count: number): Refusal | null {
  if (count === 0) return null;
  const cards = happened.take(count);
  if (cards === null) return tooFew;
  happened.emit({ type: 'burned', cards, only: HOUSE });
  return null;
}

/** The hand it is about, if it lies on a circle. */
const onCircle = ({ hand }: Happened): FoundHand | null => (hand?.hand === 'spot' ? hand : null);

/** Bets on a hand that are still to be decided. */
const wagersOn = ({ state }: Happened, { spot, number }: FoundHand): Wager[] =>
  state.bets[spot].filter(({ open, cents, hand }) => open && cents > 0 && hand === number);

/** A bet on what comes, not on the hand's winning. */
const isBonus = ({ game }: RoundState, { kind }: Wager): boolean =>
  game.wagers.some(({ id, size, asDealt }) => id === kind && (size.by === 'bonus' || asDealt !== undefined));

function judge(happened: Happened, wagers: readonly Wager[], verdict: Verdict): void {
  for (const { index } of wagers) happened.emit({ type: 'judged', wager: index, verdict });
}

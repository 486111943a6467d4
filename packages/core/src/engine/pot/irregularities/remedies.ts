import { HOUSE } from '../../audience.ts';
import type { PotRemedy, PotRemedyKind, Remedy } from '../../irregularities/remedy.ts';
import type { Cents } from '../../money.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { betOptions } from '../betting/betting.ts';
import { wager } from '../betting/wager.ts';
import type { Acted } from '../events.ts';
import { bet, type HandState, inOrder, potOf } from '../state.ts';
import { orderFor } from './after-rulings.ts';
import type { CardPlace, RulingEvent } from './events.ts';
import { rankWord } from './facts.ts';
import type { Happened } from './happened.ts';
import { actBeforeFolds, isToDraw, lastActOf, mayTakeBack } from './last-act.ts';
import { isBurnMade, madeBurn } from './made-burn.ts';
import { callInstead, undoAct } from './undo.ts';
import { hasUpcards, isLastStreet, openAgain, turnDown, turnUpLast, upcardAfter } from './upcards.ts';

type CarriedOut<R extends Remedy> = (happened: Happened, remedy: R) => Refusal | null;
type Remedies = { readonly [Kind in PotRemedyKind]: CarriedOut<Extract<PotRemedy, { do: Kind }>> };

const nothing = (): null => null;
const notHere = (what: string): Refusal => refuse('not-allowed', `There is ${what} here.`);
const tooFew = refuse('not-allowed', 'The stub has too few cards for that.');

/** What each remedy does with the cards and chips of a hand for a pot. */
const REMEDIES: Remedies = {
  stands: nothing,
  'put right': nothing,
  replace: (happened, { old, burn = 0, ranks }) => {
    const { seat } = happened.irregularity;
    // What is kept must not tell of a card that not everybody has seen.
    if (ranks !== undefined && happened.cards.some(({ only }) => only !== undefined))
      return notHere('no card that everybody has seen');
    const gone = happened.cards.splice(0).flatMap(({ cards, ...where }) => {
      const replaced = cards.filter((card) => ranks?.includes(rankWord(card)) !== false);
      return replaced.length > 0 ? [{ ...where, cards: replaced }] : [];
    });
    if (seat === undefined || gone.length === 0) return notHere('no card to replace');
    for (let i = 0; i < burn; i++) if (!burnOne(happened)) return tooFew;
    for (const { place, cards, ...known } of gone) {
      const burned = old === 'next burn' && cards.length === 1 ? madeBurn(happened.state) : null;
      const to = { in: old === 'out' ? 'muck' : 'burns' } as const;
      happened.emit({ type: 'moved', from: place, to, cards, ...known });
      const up = place.in === 'up';
      const hand = { in: up ? 'up' : 'down', seat } as const;
      // What has been burned since would have replaced it.
      if (burned !== null)
        happened.emit({ type: 'moved', from: to, to: hand, cards: [burned], ...(up ? {} : { only: seat }) });
      else if (!happened.deal(hand, cards.length, up ? undefined : seat))
        order(happened, { do: 'owed', seat, count: cards.length, up });
    }
    if (old === 'next burn') nextBurnIsMade(happened);
    if (gone.some(({ place }) => place.in === 'up')) openAgain(happened);
    return null;
  },
  'becomes the burn': (happened) => {
    if (happened.cards.length === 0) return notHere('no card to burn');
    moveAll(happened, { in: 'burns' });
    nextBurnIsMade(happened);
    return null;
  },
  complete: (happened, { on }) => {
    const { seat } = happened.irregularity;
    if (seat === undefined || happened.cards.every(({ place }) => place.in !== 'aside'))
      return notHere('no card missing');
    if (on === undefined) moveAll(happened, { in: 'down', seat });
    // The draw fills every hand that is short.
    else if (!drawsToCome(happened.state)) return notHere('no draw to come');
    return null;
  },
  'next card down': (happened, { stays }) => {
    const { seat } = happened.irregularity;
    const down = happened.cards.find(({ place }) => place.in === 'down');
    if (seat === undefined || down === undefined) return notHere('no downcard that was seen');
    const upcard = upcardAfter(happened, down.cards[0]);
    if (upcard !== null) turnDown(happened, seat, upcard);
    else if (streetsToCome(happened.state)) order(happened, { do: 'next card down', seat });
    else return notHere('no card to come');
    if (stays) happened.cards.length = 0;
    else moveAll(happened, { in: 'up', seat });
    openAgain(happened);
    return null;
  },
  'plays up': (happened) => {
    const { seat } = happened.irregularity;
    if (seat === undefined || happened.cards.length === 0) return notHere('no card that was seen');
    if (!hasUpcards(happened.state)) return notHere('no upcard in this game');
    moveAll(happened, { in: 'up', seat });
    openAgain(happened);
    return null;
  },
  'last cards up': (happened) => {
    if (!isLastStreet(happened.state)) return notHere('no last card down');
    turnUpLast(happened);
    openAgain(happened);
    return null;
  },
  'hand dead': (happened, { chips, of }) => {
    const { state, irregularity } = happened;
    const seat = of === 'dealer' ? state.button : irregularity.seat;
    if (seat === undefined || state.live[seat] === 0) return notHere('no such hand in play');
    if (chips !== 'stay') giveBack(happened, seat, chips === 'ante back');
    happened.emit({ type: 'hand dead', seat });
    happened.cards.length = 0;
    return null;
  },
  misdeal: (happened) => {
    happened.emit({ type: 'misdealt' });
    return null;
  },
  'deal again': (happened) => {
    const { state } = happened;
    // A round in which nobody can bet is over at once, and nobody has acted in it.
    if (state.round > 1 || state.acted.includes(1) || state.discards.some((chosen) => chosen !== null))
      return refuse('not-allowed', 'Players have acted: the cards cannot be dealt again.');
    happened.emit({ type: 'deal undone' });
    happened.cards.length = 0;
    return null;
  },
  'board again': (happened) => {
    if (happened.cards.every(({ place }) => place.in !== 'board')) return notHere('no board to take back');
    moveAll(happened, { in: 'aside' });
    if (happened.irregularity.what === 'large board')
      happened.emit({ type: 'went back', step: happened.state.step - 1 });
    order(happened, { do: 'shuffle', boards: 0 });
    return null;
  },
  'card out': (happened, { boards, burn }) => {
    if (happened.cards.every(({ place }) => place.in !== 'board'))
      return notHere('no board card to take out');
    moveAll(happened, { in: 'aside' });
    order(happened, { do: 'shuffle', boards, ...(burn && { burn }) });
    return null;
  },
  'street out': (happened, { alone }) => {
    if (happened.cards.length === 0) return notHere('no street to take back');
    // Among the burns, because they are shuffled in when the pack runs out (003:176, 003:4115).
    moveAll(happened, { in: 'burns' });
    // As far as the stub goes: the street has its own way when that runs out.
    if (!alone) for (const _ of inOrder(happened.state)) if (!burnOne(happened)) break;
    return null;
  },
  'keep card': (happened) => {
    const seats = happened.cards.flatMap(({ place }) => ('seat' in place ? [place.seat] : []));
    if (seats.length === 0 || happened.irregularity.what !== 'early street')
      return notHere('no card that came too early');
    for (const seat of seats) order(happened, { do: 'has its card', seat });
    return null;
  },
  'all in': (happened) => {
    const { seat } = happened.irregularity;
    if (seat === undefined) return notHere('no player named');
    order(happened, { do: 'all in', seat });
    return null;
  },
  'no betting': (happened, { back }) => {
    const { state, irregularity } = happened;
    const named = [irregularity.seat, irregularity.other];
    // Where nobody is named, the cards of all of them lay wrong.
    const all = back === undefined || named.every((seat) => seat === undefined);
    for (const seat of inOrder(state))
      if (bet(state, seat) > 0 && (all || named.includes(seat)))
        happened.emit({ type: 'refunded', seat, from: 'bet', cents: bet(state, seat) });
    order(happened, { do: 'no betting' });
    return null;
  },
  'no raise': (happened) => {
    const seats = happened.cards.flatMap(({ place }) => ('seat' in place ? [place.seat] : []));
    for (const seat of seats) order(happened, { do: 'no raise', seat });
    return null;
  },
  'take back': (happened) => {
    const { state, irregularity, log } = happened;
    const { seat, what } = irregularity;
    if (what === 'changed draw' && seat !== undefined && isToDraw(state, seat)) {
      happened.emit({ type: 'act undone', seat, cents: 0 });
      return null;
    }
    const act = actBeforeFolds(state, [...log, ...happened.events], seat);
    if (act === null) return tooLate;
    if (act.type !== 'acted' || !mayTakeBack(act, what))
      return refuse('not-allowed', 'Only a call or the number of cards drawn can be taken back.');
    return undoAct(happened, act) ? null : tooLate;
  },
  'as said': (happened) => {
    const { state, irregularity, log } = happened;
    const { seat, cents } = irregularity;
    const act = lastActOf(state, [...log, ...happened.events], seat);
    if (act?.type !== 'acted' || act.cents === 0) return notHere('no bet that nothing has followed');
    if (cents !== undefined) return betAsSaid(happened, act, cents);
    // The player makes it anew, and everybody knows what was said.
    return undoAct(happened, act) ? null : tooLate;
  },
  'is a call': (happened) => {
    const { state, irregularity, log } = happened;
    const act = lastActOf(state, [...log, ...happened.events], irregularity.seat);
    if (act?.type !== 'acted' || (act.action !== 'raise' && act.action !== 'complete'))
      return notHere('no raise that could be a call');
    if (!undoAct(happened, act)) return tooLate;
    callInstead(happened, act.seat);
    return null;
  },
};

/** The bet that was said, in place of the one that was made. */
function betAsSaid(happened: Happened, act: Acted, to: Cents): Refusal | null {
  if (!undoAct(happened, act)) return tooLate;
  const { state } = happened;
  if (to === state.level) {
    callInstead(happened, act.seat);
    return null;
  }
  const said = wager(state, { type: 'bet', seat: act.seat, to }, betOptions(state));
  if ('code' in said) return said;
  happened.emit(said);
  return null;
}

const tooLate = refuse('not-allowed', 'Something has happened since: it cannot be taken back anymore.');

const drawsToCome = ({ game, step }: HandState): boolean =>
  game.script.slice(step).some((each) => each.do === 'draw');

const streetsToCome = ({ game, step }: HandState): boolean =>
  game.script.slice(step).some((each) => each.do === 'deal' && each.burn === true);

/** Adds what a remedy does to what has happened; why not where it cannot be done here. */
export function carryOut(happened: Happened, remedy: Remedy): Refusal | null {
  if (happened.state.over) return refuse('not-allowed', 'What was decided before this ends the hand.');
  if (happened.state.deck.length === 0)
    return refuse('not-allowed', 'The cards are dealt again: nothing else is left to do.');
  if (!Object.hasOwn(REMEDIES, remedy.do)) return refuse('malformed', 'There is no such remedy.');
  return (REMEDIES[remedy.do as PotRemedyKind] as CarriedOut<Remedy>)(happened, remedy);
}

function order(happened: Happened, what: Extract<RulingEvent, { type: 'ordered' }>['order']): void {
  happened.emit({ type: 'ordered', order: what });
}

/** The next burn is not made, unless it has been made before the ruling or by one before it. */
function nextBurnIsMade(happened: Happened): void {
  const { state } = happened;
  if (!isBurnMade(state) && orderFor(state, 'no burn') === undefined) order(happened, { do: 'no burn' });
}

const burnOne = (happened: Happened): boolean => happened.deal({ in: 'burns' }, 1, HOUSE);

/** All cards that it is about go to one place. */
function moveAll(happened: Happened, to: CardPlace): void {
  const open = to.in === 'up' || to.in === 'board';
  for (const { place, cards, ...known } of happened.cards.splice(0))
    if (place.in !== to.in) happened.emit({ type: 'moved', from: place, to, cards, ...(open ? {} : known) });
}

/** What a player put in, the bet first, as far as the pot still has it; of the antes alone, or all. */
function giveBack(happened: Happened, seat: number, antes: boolean): void {
  const { state, log } = happened;
  const bets = antes ? 0 : bet(state, seat);
  if (bets > 0) happened.emit({ type: 'refunded', seat, from: 'bet', cents: bets });
  const put = antes ? anted(log, seat) : putIn(state, seat);
  const cents = Math.min(put, state.chips[potOf(state)]);
  if (cents > 0) happened.emit({ type: 'refunded', seat, from: 'pot', cents });
}

function anted(log: Happened['log'], seat: number): number {
  let cents = 0;
  for (const event of log)
    if (event.type === 'posted' && event.seat === seat && event.what === 'ante' && !event.live)
      cents += event.cents;
  return cents;
}

const putIn = ({ setup, chips }: HandState, seat: number): number => (setup.stacks[seat] ?? 0) - chips[seat];

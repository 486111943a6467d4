import { HOUSE } from '../../audience.ts';
import type { PotRemedy, PotRemedyKind, Remedy } from '../../irregularities/remedy.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { bet, type HandState, inOrder, potOf } from '../state.ts';
import type { CardPlace, RulingEvent } from './events.ts';
import type { Happened } from './happened.ts';
import { lastActOf, mayTakeBack } from './last-act.ts';

type CarriedOut<R extends Remedy> = (happened: Happened, remedy: R) => Refusal | null;
type Remedies = { readonly [Kind in PotRemedyKind]: CarriedOut<Extract<PotRemedy, { do: Kind }>> };

const nothing = (): null => null;
const notHere = (what: string): Refusal => refuse('not-allowed', `There is ${what} here.`);
const tooFew = refuse('not-allowed', 'The stub has too few cards for that.');

/** What each remedy does with the cards and chips of a hand for a pot. */
const REMEDIES: Remedies = {
  stands: nothing,
  'put right': nothing,
  replace: (happened, { old, burn = 0 }) => {
    const { seat } = happened.irregularity;
    if (seat === undefined || happened.cards.length === 0) return notHere('no card to replace');
    for (let i = 0; i < burn; i++) if (!burnOne(happened)) return tooFew;
    const gone = happened.cards.splice(0);
    for (const { place, cards, ...known } of gone) {
      const to = { in: old === 'out' ? 'muck' : 'burns' } as const;
      happened.emit({ type: 'moved', from: place, to, cards, ...known });
      const up = place.in === 'up';
      if (!happened.deal({ in: up ? 'up' : 'down', seat }, cards.length, up ? undefined : seat))
        order(happened, { do: 'owed', seat, count: cards.length, up });
    }
    if (old === 'next burn') order(happened, { do: 'no burn' });
    return null;
  },
  'becomes the burn': (happened) => {
    if (happened.cards.length === 0) return notHere('no card to burn');
    moveAll(happened, { in: 'burns' });
    order(happened, { do: 'no burn' });
    return null;
  },
  complete: (happened) => {
    const { seat } = happened.irregularity;
    if (seat === undefined || happened.cards.every(({ place }) => place.in !== 'aside'))
      return notHere('no card missing');
    moveAll(happened, { in: 'down', seat });
    return null;
  },
  'next card down': (happened) => {
    const { seat } = happened.irregularity;
    if (seat === undefined || happened.cards.length === 0) return notHere('no card that was seen');
    if (!streetsToCome(happened.state)) return notHere('no card to come');
    moveAll(happened, { in: 'up', seat });
    order(happened, { do: 'next card down', seat });
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
    const bets = state.game.script.findIndex((step) => step.do === 'bet');
    if (state.step > bets || state.acted.includes(1))
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
  'card out': (happened, { boards }) => {
    if (happened.cards.every(({ place }) => place.in !== 'board'))
      return notHere('no board card to take out');
    moveAll(happened, { in: 'aside' });
    order(happened, { do: 'shuffle', boards });
    return null;
  },
  'street out': (happened) => {
    if (happened.cards.length === 0) return notHere('no street to take back');
    moveAll(happened, { in: 'muck' });
    // As far as the stub goes: the street has its own way when that runs out.
    for (const _ of inOrder(happened.state)) if (!burnOne(happened)) break;
    return null;
  },
  'keep card': (happened) => {
    const seats = happened.cards.flatMap(({ place }) => ('seat' in place ? [place.seat] : []));
    if (seats.length === 0) return notHere('no card to keep');
    for (const seat of seats) order(happened, { do: 'has its card', seat });
    return null;
  },
  'all in': (happened) => {
    const { seat } = happened.irregularity;
    if (seat === undefined) return notHere('no player named');
    order(happened, { do: 'all in', seat });
    return null;
  },
  'no betting': (happened) => {
    const { state } = happened;
    for (const seat of inOrder(state))
      if (bet(state, seat) > 0)
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
    const { state, irregularity, log, events } = happened;
    const act = lastActOf(state, [...log, ...happened.events], irregularity.seat);
    if (act === null)
      return refuse('not-allowed', 'Something has followed: it cannot be taken back any more.');
    if (!mayTakeBack(act, irregularity.what))
      return refuse('not-allowed', 'Only a call or the number of cards drawn can be taken back.');
    happened.emit({ type: 'act undone', seat: act.seat, cents: act.type === 'acted' ? act.cents : 0 });
    return null;
  },
};

const streetsToCome = ({ game, step }: HandState): boolean =>
  game.script.slice(step).some((each) => each.do === 'deal' && each.burn === true);

/** Adds what a remedy does to what has happened; why not where it cannot be done here. */
export function carryOut(happened: Happened, remedy: Remedy): Refusal | null {
  if (happened.state.over) return refuse('not-allowed', 'The hand is over by what comes before.');
  if (!Object.hasOwn(REMEDIES, remedy.do)) return refuse('malformed', 'There is no such remedy.');
  return (REMEDIES[remedy.do as PotRemedyKind] as CarriedOut<Remedy>)(happened, remedy);
}

function order(happened: Happened, what: Extract<RulingEvent, { type: 'ordered' }>['order']): void {
  happened.emit({ type: 'ordered', order: what });
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

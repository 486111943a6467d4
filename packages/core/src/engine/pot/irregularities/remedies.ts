import { HOUSE } from '../../audience.ts';
import type { Remedy, RemedyKind } from '../../irregularities/remedy.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { bet, type HandState, inOrder, potOf } from '../state.ts';
import type { CardPlace, RulingEvent } from './events.ts';
import type { Happened } from './happened.ts';

type CarriedOut<R extends Remedy> = (happened: Happened, remedy: R) => Refusal | null;
type Remedies = { readonly [Kind in RemedyKind]: CarriedOut<Extract<Remedy, { do: Kind }>> };

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
    for (const { place, cards } of gone) {
      happened.events.push({
        type: 'moved',
        from: place,
        to: { in: old === 'out' ? 'muck' : 'burns' },
        cards,
      });
      const up = place.in === 'up';
      if (!happened.deal({ in: up ? 'up' : 'down', seat }, cards.length, up ? undefined : seat))
        return tooFew;
    }
    if (old === 'next burn') order(happened, { do: 'no burn' });
    return null;
  },
  'becomes the burn': (happened) => {
    const { seat } = happened.irregularity;
    if (happened.cards.length === 0) return notHere('no card to burn');
    moveAll(happened, { in: 'burns' }, seat);
    order(happened, { do: 'no burn' });
    return null;
  },
  complete: (happened) => {
    const { seat } = happened.irregularity;
    if (seat === undefined || happened.cards.every(({ place }) => place.in !== 'aside'))
      return notHere('no card missing');
    moveAll(happened, { in: 'down', seat }, seat);
    return null;
  },
  'next card down': (happened) => {
    const { seat } = happened.irregularity;
    if (seat === undefined || happened.cards.length === 0) return notHere('no card that was seen');
    moveAll(happened, { in: 'up', seat });
    order(happened, { do: 'next card down', seat });
    return null;
  },
  'hand dead': (happened, { chips }) => {
    const { state, irregularity } = happened;
    const { seat } = irregularity;
    if (seat === undefined) return notHere('no hand named');
    if (chips !== 'stay') giveBack(happened, seat, chips === 'ante back');
    happened.events.push({ type: 'hand dead', seat });
    return state.live[seat] === 1 ? null : notHere('no such hand in play');
  },
  misdeal: ({ events }) => {
    events.push({ type: 'misdealt' });
    return null;
  },
  'deal again': ({ state, events }) => {
    if (state.round > 1 || state.acted.includes(1))
      return refuse('not-allowed', 'Players have acted: the cards cannot be dealt again.');
    events.push({ type: 'deal undone' });
    return null;
  },
  'board again': (happened) => {
    if (happened.cards.every(({ place }) => place.in !== 'board')) return notHere('no board to take back');
    moveAll(happened, { in: 'aside' });
    if (happened.irregularity.what === 'large board')
      happened.events.push({ type: 'went back', step: happened.state.step - 1 });
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
    for (const _ of inOrder(happened.state)) if (!burnOne(happened)) return tooFew;
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
    const { state, events } = happened;
    for (const seat of inOrder(state))
      if (bet(state, seat) > 0) events.push({ type: 'refunded', seat, from: 'bet', cents: bet(state, seat) });
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
    const last = log.findLast(({ type }) => type === 'acted' || type === 'discarded');
    const mine = last !== undefined && 'seat' in last && last.seat === irregularity.seat;
    const doing = state.game.script[state.step]?.do;
    if (!mine || !state.choosing || state.live[last.seat] === 0)
      return refuse('not-allowed', 'Something has followed: it cannot be taken back any more.');
    if (last.type === 'acted' && doing === 'bet' && last.action === 'call')
      events.push({ type: 'act undone', seat: last.seat, cents: last.cents });
    else if (last.type === 'discarded' && (doing === 'draw' || doing === 'discard'))
      events.push({ type: 'act undone', seat: last.seat, cents: 0 });
    else return refuse('not-allowed', 'Only a call or the number of cards drawn can be taken back.');
    return null;
  },
};

/** Adds what a remedy does to what has happened; why not where it cannot be done here. */
export function carryOut(happened: Happened, remedy: Remedy): Refusal | null {
  if (!Object.hasOwn(REMEDIES, remedy.do)) return refuse('malformed', 'There is no such remedy.');
  return (REMEDIES[remedy.do] as CarriedOut<Remedy>)(happened, remedy);
}

function order({ events }: Happened, what: Extract<RulingEvent, { type: 'ordered' }>['order']): void {
  events.push({ type: 'ordered', order: what });
}

const burnOne = (happened: Happened): boolean => happened.deal({ in: 'burns' }, 1, HOUSE);

/** All cards that it is about go to one place; `only` where not everybody knows them. */
function moveAll({ events, cards }: Happened, to: CardPlace, only?: number): void {
  for (const { place, cards: which } of cards)
    events.push({ type: 'moved', from: place, to, cards: which, ...(only !== undefined && { only }) });
  cards.length = 0;
}

/** What a player put in, the bet first, as far as the pot still has it; of the antes alone, or all. */
function giveBack({ state, log, events }: Happened, seat: number, antes: boolean): void {
  const bets = antes ? 0 : bet(state, seat);
  if (bets > 0) events.push({ type: 'refunded', seat, from: 'bet', cents: bets });
  const put = antes ? anted(log, seat) : putIn(state, seat) - bets;
  const cents = Math.min(put, state.chips[potOf(state)]);
  if (cents > 0) events.push({ type: 'refunded', seat, from: 'pot', cents });
}

function anted(log: Happened['log'], seat: number): number {
  let cents = 0;
  for (const event of log)
    if (event.type === 'posted' && event.seat === seat && event.what === 'ante' && !event.live)
      cents += event.cents;
  return cents;
}

const putIn = ({ setup, chips }: HandState, seat: number): number => (setup.stacks[seat] ?? 0) - chips[seat];

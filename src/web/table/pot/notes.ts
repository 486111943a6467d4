import { dollars } from '../../../engine/money.ts';
import type { PotEvent } from '../../../engine/pot/events.ts';
import type { HandState } from '../../../engine/pot/state.ts';
import { NO_HAND } from '../../../ranks/ranking.ts';
import { count, t } from '../../strings.ts';
import type { SeatNote } from '../seats/Seats.tsx';

/** What each seat has done last, by what happened in the hand. */
export function potNotes(state: HandState, events: readonly PotEvent[], over: boolean): (SeatNote | null)[] {
  const notes: (SeatNote | null)[] = new Array(state.seats).fill(null);
  const won = new Array<number>(state.seats).fill(0);
  const hands = new Map<number, string>();
  const say = (seat: number, text: string, tone: SeatNote['tone'] = 'plain') => {
    notes[seat] = { text, tone };
  };
  for (const event of events) {
    switch (event.type) {
      case 'posted':
        say(event.seat, t(`did.${event.what}`, { cents: dollars(event.cents) }));
        break;
      case 'acted':
        sayActed(event, say);
        break;
      case 'gathered':
        // A new street: what was bet lies in the pot now.
        for (const [seat, note] of notes.entries()) if (note?.tone === 'plain') notes[seat] = null;
        break;
      case 'discarded': {
        const n = event.cards.length;
        const draws = state.game.script.some((step) => step.do === 'draw');
        say(event.seat, n === 0 ? t('did.pat') : count(draws ? 'did.draws' : 'did.throws', n));
        break;
      }
      case 'exposed':
        say(event.seat, t(event.cards.length === 0 ? 'did.keepsDown' : 'did.turnsUp'));
        break;
      case 'killed':
        if (event.cents > 0) say(event.seat, t('did.kill', { cents: dollars(event.cents) }));
        break;
      case 'showed':
        hands.set(event.seat, shownHand(state, event.values));
        break;
      case 'mucked':
        say(event.seat, t('did.mucked'), 'out');
        break;
      case 'awarded':
        won[event.seat] += event.cents;
        break;
    }
  }
  for (const [seat, cents] of won.entries())
    if (cents > 0) say(seat, t('did.wins', { cents: dollars(cents) }), 'won');
  if (!over) {
    for (let seat = 0; seat < state.seats; seat++)
      if (state.live[seat] === 1 && state.chips[seat] === 0 && won[seat] === 0) say(seat, t('did.allIn'));
  }
  for (const [seat, hand] of hands) notes[seat] = { text: '', tone: 'plain', ...notes[seat], hand };
  return notes;
}

function sayActed(
  { seat, action, cents, to }: Extract<PotEvent, { type: 'acted' }>,
  say: (seat: number, text: string, tone?: SeatNote['tone']) => void,
): void {
  switch (action) {
    case 'fold':
      say(seat, t('did.fold'), 'out');
      break;
    case 'check':
      say(seat, t('did.check'));
      break;
    case 'raise':
    case 'complete':
      say(seat, t(`did.${action}`, { cents: dollars(to) }));
      break;
    default:
      say(seat, t(`did.${action}`, { cents: dollars(cents) }));
  }
}

/** The first share a hand has part in, in words. */
function shownHand({ game }: HandState, values: readonly number[]): string {
  const share = values.findIndex((value) => value !== NO_HAND);
  return share < 0 ? '' : game.shares[share].ranking.name(values[share]);
}

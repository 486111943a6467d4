import { dollars } from '@cardroom/core/engine';
import { type RoundEvent, type RoundState, seatOf } from '@cardroom/core/engine/player-dealer';
import type { SeatNote } from '../seats/Seats.tsx';
import { t } from '../t.ts';

/** What each seat has just done or chosen, then what it has won or lost in all. */
export function roundNotes(round: RoundState, events: readonly RoundEvent[]): (SeatNote | null)[] {
  const notes: (SeatNote | null)[] = new Array(round.seats).fill(null);
  const net = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'chose' && event.spot >= 0) {
      notes[seatOf(round, event.spot)] = {
        text: `${event.choice.charAt(0).toUpperCase()}${event.choice.slice(1)}`,
        tone: event.ends === 'fold' ? 'out' : 'plain',
      };
    } else if (event.type === 'settled') {
      const { seat, result, cents } = event;
      const by = result === 'win' ? cents : result === 'lose' || result === 'half' ? -cents : 0;
      net.set(seat, (net.get(seat) ?? 0) + by);
    } else if (event.type === 'banked') {
      const put = round.partners.find(({ seat }) => seat === event.seat)?.cents ?? 0;
      net.set(event.seat, (net.get(event.seat) ?? -put) + event.cents);
    }
  }
  for (const [seat, cents] of net) notes[seat] = result(cents);
  return notes;
}

/** Whether cards lie at a seat. */
export const hasCards = (round: RoundState, seat: number): boolean =>
  round.hands
    .slice(seat * round.game.circles, (seat + 1) * round.game.circles)
    .some((hands) => hands.some(({ cards }) => cards.length > 0));

function result(cents: number): SeatNote {
  if (cents > 0) return { text: t('did.won', { cents: dollars(cents) }), tone: 'won', paid: true };
  const text = cents < 0 ? t('did.lost', { cents: dollars(-cents) }) : t('did.even');
  return { text, tone: 'plain', paid: true };
}

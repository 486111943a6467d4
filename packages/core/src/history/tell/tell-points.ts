import { HIDDEN, printCards } from '../../cards/index.ts';
import { dollars } from '../../engine/index.ts';
import type { Compared, Laid, PointsEvent, Showed } from '../../engine/points/events.ts';
import { cutSets, SET_NAMES, setRanking } from '../../engine/points/sets/sets.ts';
import type { PointsSetup } from '../../engine/points/state.ts';

/** Says what happens in a hand of a points game; cards that are hidden in the events are counted, not named. */
export function tellPoints({ game }: PointsSetup, events: readonly PointsEvent[]): string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'shuffled':
        return event.pile === 'pack' ? [] : [`The dealer shuffles the ${event.pile}.`];
      case 'dealt':
        return [`${seat(event.seat)} is dealt ${cards(event.cards)}.`];
      case 'laid':
        return [`${seat(event.seat)} lays ${laid(event)}.`];
      case 'discarded':
        return [`${seat(event.seat)} discards ${cards(event.cards)}.`];
      case 'declared':
        return [
          `${seat(event.seat)} ${event.what === 'surrender' ? 'surrenders' : 'declares a clean sweep'}.`,
        ];
      case 'showed':
        return [showed(event, game.sweeps[event.sweep]?.name)];
      case 'compared':
        return [compared(event)];
      case 'fantasy next':
        return event.seats.map((at) => `${seat(at)} has earned a fantasy hand.`);
      case 'taken':
        return [`${seat(event.from)} pays ${dollars(event.cents)} to the ${event.to}.`];
      default:
        return [];
    }
  });
}

const seat = (at: number): string => `Seat ${at + 1}`;
const points = (count: number): string => `${count} point${count === 1 ? '' : 's'}`;

function cards(of: readonly number[]): string {
  return of.includes(HIDDEN) ? `${of.length} card${of.length === 1 ? '' : 's'}` : printCards(of);
}

function laid({ cards: all, counts }: Laid): string {
  let next = 0;
  const parts = counts.map((count, set) => {
    const part = all.slice(next, next + count);
    next += count;
    return count === 0 ? [] : [`${cards(part)} ${set === 0 ? 'in front' : `in the ${SET_NAMES[set]}`}`];
  });
  return parts.flat().join(', ');
}

function showed({ seat: at, cards: all, values, fouled }: Showed, sweep: string | undefined): string {
  const sets = cutSets(all).map((set, i) => `${printCards(set)} (${setRanking.name(values[i])})`);
  return `${seat(at)} shows ${sets.join(', ')}${sweep === undefined ? '' : `: ${sweep}`}${fouled ? ': foul' : ''}.`;
}

function compared({ seats, lines, points: net, from, to, cents }: Compared): string {
  if (net === 0) return `${seat(seats[0])} and seat ${seats[1] + 1} are even.`;
  const why = lines
    .map((line) => `${line.what} ${line.points}${line.to === to ? '' : ' to the other'}`)
    .join(', ');
  return `${seat(to)} wins ${points(net)} from seat ${from + 1}, ${dollars(cents)} (${why}).`;
}

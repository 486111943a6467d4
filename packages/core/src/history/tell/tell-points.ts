import { printCards } from '../../cards/index.ts';
import { dollars } from '../../engine/index.ts';
import type { Compared, Laid, PointsEvent, Showed } from '../../engine/points/events.ts';
import { cutSets, SET_NAMES, setRanking } from '../../engine/points/sets/sets.ts';
import type { PointsSetup } from '../../engine/points/state.ts';
import { capital, plural } from '../../engine/words.ts';
import { cards } from './counted.ts';
import { takenWords } from './tell.ts';
import { tellRuling } from './tell-rulings.ts';
import { type Told, textsOf } from './told.ts';
import { type Cast, type Voice, voiceOf } from './voice.ts';

/** Says what happens in a hand of a points game; cards that are hidden in the events are counted, not named. */
export const tellPoints = (setup: PointsSetup, events: readonly PointsEvent[], cast?: Cast): string[] =>
  textsOf(toldPoints(setup, events, cast));

/**
 * Says what happens in a hand of a points game, each sentence with its event: for a page that shows both.
 *
 * @example
 * ```ts
 * import { deal } from '@cardroom/core';
 * import type { PointsEvent, PointsSetup } from '@cardroom/core/engine/points';
 * import { toldPoints } from '@cardroom/core/tell';
 *
 * const hand = deal('hawaiian-gardens/thirteen-card', { seats: 2, seed: 7 });
 * if (!hand.ok) throw new Error(hand.message);
 * const [first] = toldPoints(hand.setup as PointsSetup, hand.events as PointsEvent[]);
 * console.log(first.event); // 1
 * ```
 */
export function toldPoints({ game }: PointsSetup, events: readonly PointsEvent[], cast?: Cast): Told[] {
  const voice = voiceOf(cast);
  const does = (seat: number, words: string) => `${voice.does(seat, words)}.`;
  const tell = (event: PointsEvent): string[] => {
    switch (event.type) {
      case 'shuffled':
        return event.pile === 'pack' ? [] : [`The dealer shuffles the ${event.pile}.`];
      case 'dealt':
        return [does(event.seat, `~is dealt ${cards(event.cards)}`)];
      case 'laid':
        return [does(event.seat, `~places ${laid(event)}`)];
      case 'discarded':
        return [does(event.seat, `~discards ${cards(event.cards)}`)];
      case 'declared':
        return [does(event.seat, event.what === 'surrender' ? '~surrenders' : '~declares a clean sweep')];
      case 'showed':
        return [showed(voice, event, game.sweeps[event.sweep]?.name)];
      case 'compared':
        return [compared(voice, event)];
      case 'fantasy next':
        return event.seats.map((at) => does(at, '~earns a fantasy hand'));
      case 'taken':
        return [takenWords(voice, event)];
      case 'irregular': {
        const { seat } = event.irregularity;
        return [tellRuling(event, seat === undefined ? null : voice.whom(seat), 'points')];
      }
      case 'ruled':
      case 'misdealt':
        return [tellRuling(event, null, 'points')];
      case 'faced':
        return [`Everybody has seen ${cards(event.cards)} of ${voice.whose(event.seat)} hand.`];
      case 'fouled':
        return [`${capital(voice.whose(event.seat))} hand is fouled.`];
      case 'forfeited':
        return [`${capital(voice.whose(event.seat))} hand is forfeited.`];
      default:
        return [];
    }
  };
  return events.flatMap((event, i) => tell(event).map((text) => ({ text, event: i })));
}

const points = (count: number): string => plural(count, 'point');

function laid({ cards: all, counts }: Laid): string {
  let next = 0;
  const parts = counts.map((count, set) => {
    const part = all.slice(next, next + count);
    next += count;
    return count === 0 ? [] : [`${cards(part)} ${set === 0 ? 'in front' : `in the ${SET_NAMES[set]}`}`];
  });
  return parts.flat().join(', ');
}

function showed(
  voice: Voice,
  { seat, cards: all, values, fouled }: Showed,
  sweep: string | undefined,
): string {
  const sets = cutSets(all).map((set, i) => `${printCards(set)} (${setRanking.name(values[i])})`);
  return `${voice.does(seat, `~shows ${sets.join(', ')}`)}${sweep === undefined ? '' : `: ${sweep}`}${fouled ? ': foul' : ''}.`;
}

function compared(voice: Voice, { seats, lines, points: net, from, to, cents }: Compared): string {
  if (net === 0) return `${voice.does(seats[0], `and ${voice.whom(seats[1])} break even`)}.`;
  // To the reader by what came of it for them.
  const lost = from === voice.you;
  const side = lost ? from : to;
  const why = lines.map((line) => `${line.what} ${line.to === side ? '+' : '−'}${line.points}`).join(', ');
  const words = lost
    ? `~loses ${points(net)} to ${voice.whom(to)}, ${dollars(cents)}`
    : `~wins ${points(net)} from ${voice.whom(from)}, ${dollars(cents)}`;
  return `${voice.does(side, words)} (${why}).`;
}

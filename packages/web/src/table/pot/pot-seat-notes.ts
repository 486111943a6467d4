import { dollars } from '@cardroom/core/engine';
import { type Awarded, betOf, type HandState, type PotEvent, playingCards } from '@cardroom/core/engine/pot';
import { NO_HAND } from '@cardroom/core/ranks';
import type { SeatNote } from '../seats/Seats.tsx';
import { count, t } from '../t.ts';

/** What each seat has done last, by what happened in the hand. */
export function potNotes(state: HandState, events: readonly PotEvent[], over: boolean): (SeatNote | null)[] {
  const notes: (SeatNote | null)[] = new Array(state.seats).fill(null);
  const won: Awarded[] = [];
  const shown = new Map<number, readonly number[]>();
  const say: Say = (seat, text, tone = 'plain', word) => {
    notes[seat] = { text, tone, ...(word !== undefined && { word }) };
  };
  for (const event of events) {
    switch (event.type) {
      case 'posted':
        say(
          event.seat,
          t(`did.${event.what}`, { cents: dollars(event.cents) }),
          'plain',
          t(`word.${event.what}`),
        );
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
        if (event.cents > 0)
          say(event.seat, t('did.kill', { cents: dollars(event.cents) }), 'plain', t('word.kill'));
        break;
      case 'showed':
        shown.set(event.seat, event.values);
        if (event.board) say(event.seat, t('did.playsBoard'));
        break;
      case 'mucked':
        say(event.seat, t('did.mucked'), 'out');
        break;
      case 'awarded':
        won.push(event);
        break;
    }
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const parts = won.filter((part) => part.seat === seat);
    const allIn = !over && state.live[seat] === 1 && state.chips[seat] === 0;
    if (parts.length > 0) say(seat, t('did.won', { cents: dollars(sum(parts)) }), 'won');
    else if (allIn) say(seat, t('did.allIn'), 'plain', t('did.allIn'));
    const values = shown.get(seat);
    const hand =
      values === undefined
        ? []
        : handLines(state, values, parts, new Set(won.map(({ share }) => share)).size > 1);
    const note = notes[seat] ?? NOTHING;
    const lies = state.chips[betOf(state, seat)] > 0;
    if (note.text === '' && hand.length === 0) continue;
    notes[seat] = {
      text: note.text,
      tone: note.tone,
      ...(lies && { word: note.word ?? '' }),
      ...(hand.length > 0 && { hand }),
    };
  }
  return notes;
}

/** The cards of all hands that have won a part of the pot, and of the board, with which they won it. */
export function winningCards(state: HandState, events: readonly PotEvent[]): readonly number[] {
  const cards = new Set<number>();
  for (const event of events)
    if (event.type === 'awarded' && event.share >= 0 && state.shown[event.seat] !== null)
      for (const card of playingCards(state, event.seat, event.share)) cards.add(card);
  return [...cards];
}

const NOTHING: SeatNote = { text: '', tone: 'plain' };

type Say = (seat: number, text: string, tone?: SeatNote['tone'], word?: string) => void;

const sum = (parts: readonly Awarded[]): number => parts.reduce((all, { cents }) => all + cents, 0);

/** What a hand comes to: in one share its name; of several shares those it won; of several each with what it brought. */
function handLines(
  { game }: HandState,
  values: readonly number[],
  won: readonly Awarded[],
  split: boolean,
): string[] {
  const { shares } = game;
  const name = (share: number) => shares[share].ranking.name(values[share]);
  const named = values.flatMap((value, share) => (value === NO_HAND ? [] : [share]));
  const winning = named.filter((of) => won.some(({ share }) => share === of));
  if (shares.length === 1 || winning.length === 0) return named.slice(0, 1).map(name);
  // Where nobody has another share, what it brought stands with the name already.
  if (!split) return winning.map(name);
  const [only] = winning;
  if (winning.length === 1) return [t('did.wonPart', { share: shares[only].name, hand: name(only) })];
  return winning.map((of) =>
    t('did.wonShare', {
      share: shares[of].name,
      cents: dollars(sum(won.filter(({ share }) => share === of))),
      hand: name(of),
    }),
  );
}

function sayActed({ seat, action, cents, to }: Extract<PotEvent, { type: 'acted' }>, say: Say): void {
  switch (action) {
    case 'fold':
      say(seat, t('did.fold'), 'out');
      break;
    case 'check':
      say(seat, t('did.check'));
      break;
    case 'raise':
    case 'complete':
      say(seat, t(`did.${action}`, { cents: dollars(to) }), 'plain', t(`word.${action}`));
      break;
    default:
      say(seat, t(`did.${action}`, { cents: dollars(cents) }), 'plain', t(`word.${action}`));
  }
}

import { HIDDEN, printCards } from '../../cards/index.ts';
import { dollars } from '../../engine/index.ts';
import type { Acted, Awarded, Boarded, Posted, PotEvent, Showed } from '../../engine/pot/events.ts';
import { evolve } from '../../engine/pot/evolve.ts';
import { type HandSetup, type HandState, newHand } from '../../engine/pot/state.ts';
import { NO_HAND } from '../../ranks/ranking.ts';

/**
 * Says what happens in a hand, as a dealer would. It follows the hand by its events and takes them as
 * they come; cards that are hidden in the events are counted, not named.
 */
export class Teller {
  readonly #state: HandState;
  readonly #values = new Map<number, readonly number[]>();
  #streets = 0;

  constructor(setup: HandSetup) {
    this.#state = newHand(setup);
  }

  /** The sentences for these events. Awards are told best when all of a showdown come together. */
  tell(events: readonly PotEvent[]): string[] {
    const awards = events.filter((event) => event.type === 'awarded');
    const lines: string[] = [];
    for (const event of events) {
      evolve(this.#state, event);
      const line = this.#line(event, awards);
      if (line !== null) lines.push(line);
    }
    return lines;
  }

  #line(event: PotEvent, awards: readonly Awarded[]): string | null {
    switch (event.type) {
      case 'shuffled':
        return event.pile === 'pack' ? null : `The dealer shuffles the ${event.pile}: ${count(event.cards)}.`;
      case 'posted':
        return this.#posted(event);
      case 'dealt':
        if (event.dead)
          return `Seat ${event.seat + 1} has folded with nothing to call and is still dealt in: ${cards(event.cards)}.`;
        return `${seat(event)} is dealt ${cards(event.cards)}${event.up ? ' face up' : ''}.`;
      case 'boarded':
        return this.#boarded(event);
      case 'acted':
        return `${this.#acted(event)}${this.#allIn(event)}.`;
      case 'returned':
        return `${dollars(event.cents)} nobody called goes back to seat ${event.seat + 1}.`;
      case 'gathered':
        return `The pot is ${dollars(this.#state.chips[2 * this.#state.seats])}.`;
      case 'discarded':
        return `${seat(event)} ${event.cards.length === 0 ? 'stands pat' : `discards ${cards(event.cards)}`}.`;
      case 'exposed':
        return `${seat(event)} ${event.cards.length === 0 ? 'keeps the downcard down' : `turns up ${cards(event.cards)}`}.`;
      case 'killed':
        return event.cents === 0 ? null : `${seat(event)} kills the pot for ${dollars(this.#state.level)}.`;
      case 'showed':
        return this.#showed(event);
      case 'mucked':
        return `${seat(event)} mucks.`;
      case 'awarded':
        return this.#awarded(event, awards);
      case 'taken':
        return `${event.from === 'pot' ? 'The pot' : `Seat ${event.from + 1}`} pays ${dollars(event.cents)} to the ${event.to}.`;
      default:
        return null;
    }
  }

  #posted(event: Posted): string {
    const { what, live } = event;
    if (what === 'ante') return `${seat(event)} antes ${dollars(event.cents)}${this.#allIn(event)}.`;
    const name = what === 'blind' ? this.#blindName(event.blind) : NAMES[what];
    return `${seat(event)} posts ${name}, ${dollars(event.cents)}${live ? '' : ' dead'}${this.#allIn(event)}.`;
  }

  /** Small, middle and big, not counting what a book calls an ante (003:11913). */
  #blindName(blind: number): string {
    const { game, stakes } = this.#state;
    const step = game.script.find((of) => of.do === 'blinds');
    const ante = step?.ante === undefined ? 0 : 1;
    const of = stakes.blinds.length - ante;
    if (of === 1) return 'the blind';
    return `the ${['small', of > 2 ? 'middle' : 'big', 'big'][blind - ante]} blind`;
  }

  #boarded({ board, cards: dealt, community }: Boarded): string {
    if (community) return `One card serves all: ${cards(dealt)}`;
    const { script } = this.#state.game;
    const steps = script.filter((step) => step.do === 'board');
    const many = steps.some((step) => step.counts.length > 1);
    if (board === 0) this.#streets++;
    const street = steps.length === 3 ? STREETS[this.#streets - 1] : 'Board';
    return `${street}${many ? `, board ${board + 1}` : ''}: ${cards(dealt)}`;
  }

  #acted(event: Acted): string {
    const who = seat(event);
    switch (event.action) {
      case 'fold':
      case 'check':
        return `${who} ${event.action}s`;
      case 'call':
      case 'bet':
        return `${who} ${event.action}s ${dollars(event.cents)}`;
      case 'raise':
      case 'complete':
        return `${who} ${event.action}s to ${dollars(event.to)}`;
      case 'bring-in':
        return `${who} brings it in for ${dollars(event.cents)}`;
    }
  }

  #allIn(event: { readonly seat: number; readonly cents: number }): string {
    return event.cents > 0 && this.#state.chips[event.seat] === 0 ? ' and is all in' : '';
  }

  #showed(event: Showed): string {
    this.#values.set(event.seat, event.values);
    const { shares } = this.#state.game;
    const made = shares
      .map(({ name, ranking }, i) => ({ name, hand: nameOf(ranking, event.values[i]) }))
      .map(({ name, hand }) => (shares.length === 1 ? hand : `${name}, ${hand}`));
    if (event.board) return `${seat(event)} plays the board: ${made.join('; ')}.`;
    return `${seat(event)} shows ${cards([...event.cards, ...this.#state.up[event.seat]])}: ${made.join('; ')}.`;
  }

  #awarded(event: Awarded, awards: readonly Awarded[]): string {
    const { share, cents } = event;
    const pots = new Set(awards.map(({ pot }) => pot)).size;
    const pot =
      event.pot === 0
        ? pots > 1
          ? 'the main pot'
          : 'the pot'
        : pots > 2
          ? `side pot ${event.pot}`
          : 'the side pot';
    if (event.odd) return `${seat(event)} gets what does not divide, ${dollars(cents)}.`;
    if (share < 0) return `${seat(event)} wins ${pot}, ${dollars(cents)}.`;
    const inPot = awards.filter((award) => award.pot === event.pot && !award.odd);
    const parts = new Set(inPot.map((award) => award.share)).size;
    const winners = inPot.filter((award) => award.share === share).length;
    const { name, ranking } = this.#state.game.shares[share];
    const part =
      parts === 1 ? pot : `the ${name} ${parts === 2 ? 'half' : 'part'}${pots > 1 ? ` of ${pot}` : ''}`;
    const value = this.#values.get(event.seat)?.[share] ?? NO_HAND;
    const hand = value === NO_HAND ? '' : `, with ${nameOf(ranking, value)}`;
    return `${seat(event)} ${winners > 1 ? 'shares' : 'wins'} ${part}, ${dollars(cents)}${hand}.`;
  }
}

const STREETS = ['Flop', 'Turn', 'River'];
const NAMES = {
  kill: 'the kill',
  'missed blind': 'a missed blind',
  straddle: 'a straddle',
  'dead money': 'dead money',
};
const COUNTS = ['no cards', 'one card', 'two cards', 'three cards', 'four cards', 'five cards', 'six cards'];

const seat = (event: { readonly seat: number }): string => `Seat ${event.seat + 1}`;
const count = (of: readonly number[]): string => COUNTS[of.length] ?? `${of.length} cards`;
const cards = (of: readonly number[]): string => (of.includes(HIDDEN) ? count(of) : printCards(of));

function nameOf(ranking: { name(value: number): string }, value: number): string {
  return value === NO_HAND ? 'does not qualify' : ranking.name(value);
}

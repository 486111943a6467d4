import { dollars } from '../../engine/index.ts';
import type { Acted, Awarded, Boarded, Posted, PotEvent, Showed, Taken } from '../../engine/pot/events.ts';
import { evolve } from '../../engine/pot/evolve.ts';
import type { RulingEvent } from '../../engine/pot/irregularities/events.ts';
import { type HandSetup, type HandState, newHand } from '../../engine/pot/state.ts';
import { NO_HAND } from '../../ranks/ranking.ts';
import { aHand, cards, counted } from './counted.ts';
import { type Told, textsOf } from './told.ts';
import { type Cast, type Voice, voiceOf } from './voice.ts';

/** What a ruling does in a hand for a pot; null for what goes without saying. */
export type TellRuling = (voice: Voice, event: RulingEvent) => string | null;

/**
 * A teller of hands for a pot. The words for rulings are given to it, so that a table which makes none need
 * not load them.
 */
export class HandTeller {
  readonly #state: HandState;
  readonly #voice: Voice;
  readonly #tellRuling: TellRuling;
  readonly #values = new Map<number, readonly number[]>();
  #streets = 0;

  constructor(setup: HandSetup, cast?: Cast, tellRuling: TellRuling = () => null) {
    this.#state = newHand(setup);
    this.#voice = voiceOf(cast);
    this.#tellRuling = tellRuling;
  }

  /** The sentences for these events. Awards are told best when all of a showdown come together. */
  tell(events: readonly PotEvent[]): string[] {
    return textsOf(this.told(events));
  }

  /** The same, each sentence with its event. */
  told(events: readonly PotEvent[]): Told[] {
    const awards = events.filter((event) => event.type === 'awarded');
    const lines: Told[] = [];
    for (const [i, event] of events.entries()) {
      evolve(this.#state, event);
      const line = this.#line(event, awards);
      if (line !== null) lines.push({ text: line, event: i });
    }
    return lines;
  }

  #does(event: { readonly seat: number }, words: string): string {
    return this.#voice.does(event.seat, words);
  }

  #line(event: PotEvent, awards: readonly Awarded[]): string | null {
    switch (event.type) {
      case 'shuffled':
        return event.pile === 'pack'
          ? null
          : `The dealer shuffles the ${event.pile}: ${counted(event.cards.length, 'card')}.`;
      case 'posted':
        return this.#posted(event);
      case 'dealt':
        if (event.dead)
          return `${this.#does(event, `~is dealt ${cards(event.cards)}`)} (folded with nothing to call, still dealt in).`;
        return `${this.#does(event, `~is dealt ${cards(event.cards)}`)}${event.up ? ' face up' : ''}.`;
      case 'boarded':
        return this.#boarded(event);
      case 'acted':
        return `${this.#acted(event)}${this.#allIn(event)}.`;
      case 'returned':
        return `Uncalled bet of ${dollars(event.cents)} returned to ${this.#voice.whom(event.seat)}.`;
      case 'gathered':
        return `The pot is ${dollars(this.#state.chips[2 * this.#state.seats])}.`;
      case 'discarded':
        return `${this.#does(event, event.cards.length === 0 ? '~stands pat' : `~discards ${cards(event.cards)}`)}.`;
      case 'exposed':
        return `${this.#does(event, event.cards.length === 0 ? '~keeps the downcard hidden' : `~turns up ${cards(event.cards)}`)}.`;
      case 'killed':
        return event.cents === 0
          ? null
          : `${this.#does(event, `~kills the pot for ${dollars(this.#state.level)}`)}.`;
      case 'showed':
        return this.#showed(event);
      case 'mucked':
        return `${this.#does(event, '~mucks')}.`;
      case 'awarded':
        return this.#awarded(event, awards);
      case 'taken':
        return takenWords(this.#voice, event);
      case 'round began':
      case 'burned':
      case 'draw began':
      case 'step done':
      case 'ended':
        return null;
      default:
        this.#rewind(event);
        return this.#tellRuling(this.#voice, event);
    }
  }

  /** A board that is dealt again has the same name as before. */
  #rewind(event: RulingEvent): void {
    if (event.type === 'deal undone') this.#streets = 0;
    if (event.type === 'went back' && this.#state.game.script[event.step].do === 'board') this.#streets--;
  }

  #posted(event: Posted): string {
    const { what, live } = event;
    if (what === 'ante')
      return `${this.#does(event, `~antes ${dollars(event.cents)}`)}${this.#allIn(event)}.`;
    const name = what === 'blind' ? this.#blindName(event.blind) : NAMES[what];
    return `${this.#does(event, `~posts ${name}, ${dollars(event.cents)}`)}${live ? '' : ' dead'}${this.#allIn(event)}.`;
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
    if (community) return `Community card: ${cards(dealt)}`;
    const { script } = this.#state.game;
    const steps = script.filter((step) => step.do === 'board');
    const many = steps.some((step) => step.counts.length > 1);
    if (board === 0) this.#streets++;
    const street = steps.length === 3 ? STREETS[this.#streets - 1] : 'Board';
    return `${street}${many ? `, board ${board + 1}` : ''}: ${cards(dealt)}`;
  }

  #acted(event: Acted): string {
    const { action, cents, to } = event;
    if (action === 'fold' || action === 'check') return this.#does(event, ACTED[action]);
    const amount = action === 'raise' || action === 'complete' ? to : cents;
    return this.#does(event, `${ACTED[action]} ${dollars(amount)}`);
  }

  #allIn(event: { readonly seat: number; readonly cents: number }): string {
    return event.cents > 0 && this.#state.chips[event.seat] === 0 ? ', all in' : '';
  }

  #showed(event: Showed): string {
    this.#values.set(event.seat, event.values);
    const { shares } = this.#state.game;
    const hands = shares
      .map(({ name, ranking }, i) => {
        const hand = nameOf(ranking, event.values[i]);
        if (shares.length === 1) return hand;
        return event.values[i] === NO_HAND ? `no ${name}` : `${name} (${hand.replace(/ low$/, '')})`;
      })
      .join(', ');
    if (event.board) return `${this.#does(event, '~plays the board')}: ${hands}.`;
    return `${this.#does(event, `~shows ${cards([...event.cards, ...this.#state.up[event.seat]])}`)}: ${hands}.`;
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
    if (event.odd) return `Odd chip (${dollars(cents)}) goes to ${this.#voice.whom(event.seat)}.`;
    if (share < 0) return `${this.#does(event, `~wins ${pot}, ${dollars(cents)}`)}.`;
    const inPot = awards.filter((award) => award.pot === event.pot && !award.odd);
    const parts = new Set(inPot.map((award) => award.share)).size;
    const winners = inPot.filter((award) => award.share === share).length;
    const { name, ranking } = this.#state.game.shares[share];
    const part =
      parts === 1 ? pot : `the ${name} ${parts === 2 ? 'half' : 'part'}${pots > 1 ? ` of ${pot}` : ''}`;
    const value = this.#values.get(event.seat)?.[share] ?? NO_HAND;
    const hand = value === NO_HAND ? '' : `, with ${aHand(nameOf(ranking, value))}`;
    return `${this.#does(event, `~wins ${winners > 1 ? `a share of ${part}` : part}, ${dollars(cents)}`)}${hand}.`;
  }
}

const ACTED: Readonly<Record<Acted['action'], string>> = {
  fold: '~folds',
  check: '~checks',
  call: '~calls',
  bet: '~bets',
  raise: '~raises to',
  complete: '~completes to',
  'bring-in': '~brings it in for',
};

const STREETS = ['Flop', 'Turn', 'River'];
const NAMES = {
  kill: 'the kill',
  'missed blind': 'a missed blind',
  straddle: 'a straddle',
  'dead money': 'dead money',
};

/** What the house takes: `The house collects $3 from the pot`, `Ann pays the $1 collection`. */
export function takenWords(voice: Voice, { from, to, cents }: Omit<Taken, 'type'>): string {
  const money = dollars(cents);
  if (to === 'jackpot')
    return from === 'pot'
      ? `${money} goes from the pot to the jackpot.`
      : `${voice.does(from, `~pays ${money} to the jackpot`)}.`;
  return from === 'pot'
    ? `The house collects ${money} from the pot.`
    : `${voice.does(from, `~pays the ${money} collection`)}.`;
}

function nameOf(ranking: { name(value: number): string }, value: number): string {
  return value === NO_HAND ? 'does not qualify' : ranking.name(value);
}

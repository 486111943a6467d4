import { stringify } from 'smol-toml';
import { printCard } from '../../cards/index.ts';
import type { Cents } from '../../engine/index.ts';
import type { PotEvent } from '../../engine/pot/events.ts';
import { evolve } from '../../engine/pot/evolve.ts';
import type { PotGame, Step } from '../../engine/pot/game.ts';
import { type HandSetup, newHand } from '../../engine/pot/state.ts';
import { dealtIn } from '../../engine/seats.ts';
import { amount } from './field.ts';
import { isVariant, type VariantCode, variants } from './games.ts';

/** What a file may say besides the hand; names by seat. */
export interface PhhExtras {
  readonly hand?: string | number;
  readonly names?: readonly string[];
}

/**
 * The PHH code of the game a hand is played at; null for a hand that PHH cannot tell.
 *
 * @example
 * ```ts
 * import { deal } from '@cardroom/core';
 * import type { HandSetup } from '@cardroom/core/engine/pot';
 * import { phhVariant } from '@cardroom/core/history';
 *
 * const hand = deal('black-sheep/holdem', { seats: 2, limit: '4-8', seed: 7 });
 * if (hand.ok) console.log(phhVariant(hand.setup as HandSetup)); // FT
 * ```
 */
export function phhVariant({ game, stakes, factor = 1, posts = [] }: HandSetup): VariantCode | null {
  if (factor !== 1 || game.mustBet !== undefined || game.otherwise !== undefined) return null;
  if (posts.some(({ what }) => what !== 'straddle')) return null;
  const played = shape(game);
  const same = codes.find(({ structure, told }) => structure === stakes.structure && told === played);
  return same?.code ?? null;
}

/** Why a hand that was played so cannot be told; null when it can. The format has no words for what the floor rules. */
export const whyNotPhh = (log: readonly PotEvent[]): string | null =>
  log.some(({ type }) => type === 'ruled')
    ? 'The floor ruled on something in this hand, and the PHH format has no words for rulings.'
    : null;

/** The cards and rounds of a game and what wins, without what a file leaves to the room. */
function shape({ pack, script, shares }: PotGame): string {
  const told = (step: Step): unknown[][] => {
    switch (step.do) {
      case 'burn':
      case 'antes':
      case 'blinds':
        return [];
      case 'deal':
        return [[step.do, step.count, step.face]];
      case 'board':
        return [[step.do, ...step.counts]];
      case 'bet':
        return [[step.do, step.size]];
      case 'draw':
        return [[step.do, step.hold]];
      default:
        return [[step.do]];
    }
  };
  return JSON.stringify([
    pack.id,
    script.flatMap(told),
    shares.map(({ ranking, from }) => [ranking.id, from]),
  ]);
}

const codes = Object.keys(variants)
  .filter(isVariant)
  .map((code) => ({ code, structure: variants[code].structure, told: shape(variants[code].game('half')) }));

/**
 * A hand as a `.phh` file. Ask `phhVariant` and `whyNotPhh` first: a hand that PHH cannot tell is a bug here.
 *
 * @example
 * ```ts
 * import { deal } from '@cardroom/core';
 * import type { HandSetup, PotEvent } from '@cardroom/core/engine/pot';
 * import { toPhh } from '@cardroom/core/history';
 *
 * const hand = deal('black-sheep/holdem', { seats: 2, limit: '4-8', seed: 7 });
 * if (!hand.ok) throw new Error(hand.message);
 * hand.do('fold');
 * console.log(toPhh(hand.setup as HandSetup, hand.events as PotEvent[]).split('\n')[0]); // variant = "FT"
 * ```
 */
export function toPhh(setup: HandSetup, log: readonly PotEvent[], { hand, names }: PhhExtras = {}): string {
  const variant = phhVariant(setup);
  if (variant === null) throw new Error(`${setup.game.name} as played here cannot be written as PHH.`);
  const unsayable = whyNotPhh(log);
  if (unsayable !== null) throw new Error(unsayable);
  const { structure, forced } = variants[variant];
  const { stakes, stacks, button } = setup;
  // Players in the file's order: from the left of the button.
  const seats = dealtIn(stacks, button);
  const sums = new Sums(stacks.length, log);
  const inOrder = (cents: readonly Cents[]) => seats.map((seat) => cents[seat] / 100);
  // Heads-up, antes and blinds are written the other way round.
  const posted = (cents: readonly Cents[]) =>
    seats.length === 2 ? inOrder(cents).reverse() : inOrder(cents);
  const end = log.reduce(evolve, newHand(setup));
  return stringify({
    variant,
    ante_trimming_status: !sums.deadAntes,
    antes: posted(sums.antes),
    ...(forced === 'blinds'
      ? { blinds_or_straddles: posted(sums.blinds) }
      : { bring_in: stakes.bringIn / 100 }),
    ...(structure === 'fixed'
      ? { small_bet: stakes.bets[0] / 100, big_bet: (stakes.bets[1] ?? stakes.bets[0]) / 100 }
      : { min_bet: stakes.bets[0] / 100 }),
    starting_stacks: inOrder(stacks.map((cents, seat) => (cents ?? 0) - sums.fees[seat])),
    actions: new Actions(seats).all(log),
    ...(hand === undefined ? {} : { hand }),
    ...(names === undefined ? {} : { players: seats.map((seat) => names[seat] ?? '') }),
    ...(end.over ? { finishing_stacks: inOrder(Array.from(end.chips)) } : {}),
    _chip: stakes.chip / 100,
    ...(sums.collection > 0 ? { _collection: sums.collection / 100 } : {}),
  });
}

/** What each seat posted, and what the house took. */
class Sums {
  readonly antes: Cents[];
  readonly blinds: Cents[];
  /** Taken from a seat, and so never in play. */
  readonly fees: Cents[];
  collection = 0;
  deadAntes = false;

  constructor(seats: number, log: readonly PotEvent[]) {
    this.antes = new Array<Cents>(seats).fill(0);
    this.blinds = new Array<Cents>(seats).fill(0);
    this.fees = new Array<Cents>(seats).fill(0);
    for (const event of log) {
      if (event.type === 'taken') {
        if (event.from === 'pot') this.collection += event.cents;
        else this.fees[event.from] += event.cents;
      } else if (event.type === 'posted') {
        if (event.live) this.blinds[event.seat] = Math.max(this.blinds[event.seat], event.level);
        else this.antes[event.seat] += event.cents;
        if (event.dead) this.deadAntes = true;
      }
    }
  }
}

/** Turns events into action strings. Cards dealt in one go are gathered player by player. */
class Actions {
  readonly #names = new Map<number, string>();
  readonly #written: string[] = [];
  readonly #dealt = new Map<number, number[]>();
  readonly #up = new Map<number, number[]>();

  constructor(seats: readonly number[]) {
    for (const [i, seat] of seats.entries()) this.#names.set(seat, `p${i + 1}`);
  }

  all(log: readonly PotEvent[]): string[] {
    for (const event of log) this.#tell(event);
    this.#deal();
    return this.#written;
  }

  #tell(event: PotEvent): void {
    switch (event.type) {
      case 'dealt':
        // A file knows of no cards for who has folded: they are as good as burned.
        if (event.dead) break;
        add(this.#dealt, event.seat, event.cards);
        if (event.up) add(this.#up, event.seat, event.cards);
        break;
      case 'round began':
        // Each street is dealt by itself, though nobody may be left to bet on it.
        this.#deal();
        break;
      case 'boarded':
        this.#write(`d db ${text(event.cards)}`);
        break;
      case 'acted':
        this.#write(`${this.#names.get(event.seat)} ${wager(event)}`);
        break;
      case 'discarded':
        this.#write(`${this.#names.get(event.seat)} sd ${text(event.cards)}`.trimEnd());
        break;
      case 'showed':
        // Who plays the board shows cards that nobody has seen.
        this.#show(
          `${this.#names.get(event.seat)} sm ${event.board ? '????' : text([...event.cards, ...(this.#up.get(event.seat) ?? [])])}`,
        );
        break;
      case 'mucked':
        this.#show(`${this.#names.get(event.seat)} sm`);
        break;
    }
  }

  #write(action: string): void {
    this.#deal();
    this.#written.push(action);
  }

  #deal(): void {
    for (const [seat, name] of this.#names) {
      const cards = this.#dealt.get(seat) ?? [];
      if (cards.length > 0) this.#written.push(`d dh ${name} ${text(cards)}`);
    }
    this.#dealt.clear();
  }

  /** All-in hands are shown before the rest of the board is dealt. */
  #show(action: string): void {
    this.#deal();
    const at = this.#written.findLastIndex((written) => !written.startsWith('d db'));
    this.#written.splice(at + 1, 0, action);
  }
}

function add(lists: Map<number, number[]>, seat: number, cards: readonly number[]): void {
  lists.set(seat, [...(lists.get(seat) ?? []), ...cards]);
}

function text(cards: readonly number[]): string {
  return cards.map(printCard).join('');
}

function wager({ action, to }: Extract<PotEvent, { type: 'acted' }>): string {
  switch (action) {
    case 'fold':
      return 'f';
    case 'check':
    case 'call':
      return 'cc';
    case 'bring-in':
      return 'pb';
    default:
      return `cbr ${amount(to)}`;
  }
}

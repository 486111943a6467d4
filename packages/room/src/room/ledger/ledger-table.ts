import type { Cents } from '@cardroom/core/engine';
import {
  type HandEvent,
  type PlayerId,
  stackOf,
  type TableEvent,
  type TableState,
} from '@cardroom/core/table';
import {
  atTable,
  dropOf,
  type Entry,
  FEE_BY,
  jackpotOf,
  type Posting,
  posting,
  railOf,
} from '../../store/ledger/ledger.ts';
import { Seating } from '../table/views.ts';

type Stacks = readonly (Cents | null)[];

/** Where a table's events are taken up: who sat where, and what has happened since. */
interface Start {
  readonly base: ConstructorParameters<typeof Seating>[0];
  readonly since?: readonly TableEvent[];
}

/**
 * Turns the events of a table into postings. Chips that a player has bought are theirs at the table, on the
 * rail there, in front of them or in a hand, until cashed out; a hand is posted as a whole when it is over.
 */
export class TableLedger {
  readonly #table: string;
  readonly #house: string;
  readonly #seating: Seating;
  /** What those dealt in, or betting behind them, took into the hand. */
  #stacks: (Cents | null)[] = [];
  /** What the hand has paid so far by lines that print it. */
  #fees: { to: 'drop' | 'jackpot'; cents: Cents; why: string }[] = [];

  constructor(table: { readonly id: string; readonly house: string }, { base, since = [] }: Start) {
    this.#table = table.id;
    this.#house = table.house;
    this.#seating = new Seating(base);
    for (const event of since) this.#follow(event);
  }

  /** The postings of the next events, the first of which has the number `seq`. */
  post(events: readonly TableEvent[], { at, seq }: { readonly at: number; readonly seq: number }): Posting[] {
    const made: Posting[] = [];
    for (const [i, event] of events.entries()) {
      const entries = this.#entries(event);
      this.#follow(event);
      // Most of what happens moves no chips that anybody books.
      if (entries.length === 0) continue;
      const booked = posting(event.type, { at, table: this.#table, seq: seq + i }, entries);
      if (booked.entries.length > 0) made.push(booked);
    }
    return made;
  }

  #entries(event: TableEvent): Entry[] {
    switch (event.type) {
      case 'sold':
        return move(railOf(event.player), atTable(this.#table, event.player), event.cents);
      case 'cashed out':
        return move(atTable(this.#table, event.player), railOf(event.player), event.cents);
      case 'collected':
        return move(this.#at(event.seat), this.#fund(event.to), event.cents, byLine(event.cite));
      case 'refunded':
        return move(this.#fund(event.to), this.#at(event.seat), event.cents, byLine(event.cite));
      case 'jackpot paid':
        return move(this.#fund('jackpot'), atTable(this.#table, event.player), event.cents);
      case 'hand ended':
        return [
          ...this.#won(event.stacks),
          ...this.#taken('drop', event.drop),
          ...this.#taken('jackpot', event.jackpot),
        ];
      case 'voided':
        return this.#won(event.stacks);
      default:
        return [];
    }
  }

  /** What each player has more or less than they took into the hand. */
  #won(after: Stacks): Entry[] {
    return this.#stacks.flatMap((before, seat) =>
      before === null ? [] : [{ account: this.#at(seat), cents: (after[seat] ?? 0) - before }],
    );
  }

  /** What went there line by line, and the rest for which none is known. */
  #taken(to: 'drop' | 'jackpot', all: Cents): Entry[] {
    const account = this.#fund(to);
    const lines = this.#fees.filter((fee) => fee.to === to);
    const rest = lines.reduce((left, { cents }) => left - cents, all);
    return [...lines.map(({ cents, why }) => ({ account, cents, why })), { account, cents: rest }];
  }

  #follow(event: TableEvent): void {
    this.#seating.follow(event);
    if (event.type === 'hand began') this.#fees = [];
    else if (event.type === 'played' && event.event.type === 'taken' && event.event.cite !== undefined) {
      const { to, cents, cite } = event.event;
      this.#fees.push({ to, cents, why: feeBy(cite) });
    }
    if (event.type === 'hand began') this.#stacks = [...event.plan.stacks];
    else if (event.type === 'hand ended' || event.type === 'voided') this.#stacks = [];
    else if (event.type === 'played') restack(this.#stacks, event.event);
  }

  #at(seat: number): string {
    const player = this.#seating.players[seat];
    if (player === null || player === undefined) throw new Error(`Nobody sits at seat ${seat + 1}.`);
    return atTable(this.#table, player);
  }

  #fund(to: 'drop' | 'jackpot'): string {
    return to === 'drop' ? dropOf(this.#house) : jackpotOf(this.#house);
  }
}

/** Whoever stands behind the seats may come into a round while bets are open, and go again. */
export function restack(stacks: (Cents | null)[], event: HandEvent): void {
  if (event.type !== 'joined' && event.type !== 'parted') return;
  while (stacks.length <= event.seat) stacks.push(null);
  stacks[event.seat] = event.type === 'parted' ? null : (stacks[event.seat] ?? 0) + event.cents;
}

/** Why something was collected that a line prints. */
const feeBy = (cite: string): string => `${FEE_BY}${cite}`;

const byLine = (cite: string | undefined): { readonly why?: string } =>
  cite === undefined ? {} : { why: feeBy(cite) };

const move = (from: string, to: string, cents: Cents, by: { readonly why?: string } = {}): Entry[] => [
  { account: from, cents: -cents, ...by },
  { account: to, cents, ...by },
];

/** What each player has at a table: in front of them, on the rail there, and what they took into the hand. */
export function chipsByPlayer(state: TableState): Map<PlayerId, Cents> {
  const { seats, standing, chips, rails, hand } = state;
  const held = new Map(Object.entries(rails).map(([player, place]) => [player, chips[place]]));
  for (const [at, person] of [...seats, ...standing].entries()) {
    if (person === null) continue;
    const inHand = hand?.state.setup.stacks[at] ?? 0;
    held.set(person.player, (held.get(person.player) ?? 0) + chips[stackOf(state, at)] + inHand);
  }
  return held;
}

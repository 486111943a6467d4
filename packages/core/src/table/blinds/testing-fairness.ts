import type { ExtraPost } from '../../engine/pot/state.ts';
import type { TableEvent } from '../events.ts';
import type { PlanOf } from '../hand/setups.ts';
import type { PotSign } from '../people/entries.ts';
import { clockwise, isBetween, type TableState } from '../state.ts';
import { blindsOf } from './blinds.ts';

/**
 * For tests only: whether blinds are fair while people come, go and sit out. It keeps its own account from
 * where the blinds lie, and throws when
 * - of players who stay one has posted a blind, or had the button, twice more than another;
 * - somebody whom a blind has passed is dealt in again without paying for it, or pays for none at all;
 * - blinds that are posted by position lie elsewhere than behind the button (003:35).
 */
export class Fairness {
  readonly #table: TableState;
  readonly #players = new Map<string, Account>();
  /** Hands in which a player posted each blind, the button last. */
  readonly #posted = new Map<string, number[][]>();
  #hand = 0;
  #last: readonly number[] = [];
  /** How the blinds have lain, and since which hand. */
  #lie = { how: '', since: 0 };
  #pending: Began | null = null;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** Called before the event is applied. */
  watch(event: TableEvent): void {
    const { sign, seats } = this.#table;
    if (sign.kind !== 'pot' || blindsOf(sign) === null) return;
    const account = (seat: number) => this.#players.get(seats[seat]?.player ?? '');
    switch (event.type) {
      case 'sat':
        this.#players.set(event.player, { in: false, moved: false, owes: new Set(), since: -1 });
        break;
      case 'left':
        this.#players.delete(event.player);
        break;
      case 'changed seat':
      case 'sat out':
        leaves(account(event.seat), event.type === 'changed seat');
        break;
      case 'hand began':
        if (event.plan.kind === 'pot') this.#pending = this.#began(event.plan);
        break;
      case 'voided':
        this.#pending = null;
        break;
      case 'hand ended':
        if (this.#pending !== null) this.#count(this.#pending, sign);
        break;
    }
  }

  #began(plan: PlanOf<'pot'>): Began {
    const { seats, chips } = this.#table;
    const stays = ({ away, leaving }: { away: boolean; leaving: boolean }) => !away && !leaving;
    return {
      plan,
      chips: [...chips],
      names: seats.map((seated) => seated?.player ?? null),
      comes: seats.map((seated) => seated?.comes ?? null),
      here: seats.map((seated) => seated !== null && stays(seated)),
    };
  }

  #count(began: Began, sign: PotSign): void {
    this.#hand++;
    const { plan, names } = began;
    // A game that begins anew owes nothing to the one before.
    if (this.#anew(plan)) for (const player of this.#players.values()) forget(player);
    for (const [seat, name] of names.entries()) {
      const player = this.#players.get(name ?? '');
      if (name === null || player === undefined) continue;
      // 003:266: who has changed seats and waits for the old place has taken the blinds.
      const owing = player.in && began.comes[seat] !== 'position';
      for (const blind of this.#passed(seat, began, sign)) if (owing) player.owes.add(blind);
      if (plan.stacks[seat] !== null) this.#pays(seat, name, player, began, sign);
      const waits = plan.stacks[seat] === null && (!player.in || began.comes[seat] !== null);
      const stays = began.here[seat] && !waits && player.owes.size === 0;
      if (!stays) player.since = -1;
      else if (player.since < 0) player.since = this.#hand;
    }
    if (sign.rules.blindsMove === 'position') this.#byPosition(began, sign);
    this.#compare(began, sign);
    this.#last = plan.line;
  }

  /** The line of a new game does not go on from the one before. */
  #anew({ line, button }: PlanOf<'pot'>): boolean {
    if (this.#last.length === 0) return false;
    return line.length === 1 || (line.lastIndexOf(button) === 0 && line.length < this.#last.length);
  }

  /** Blinds that go by a seat in this hand without its posting them. */
  #passed(seat: number, { plan }: Began, sign: PotSign): number[] {
    const { blindSeats = [], line, button, stacks } = plan;
    const big = line[line.length - 1];
    const last = blindSeats.length - 1;
    const forward = sign.rules.blindsMove === 'forward';
    const { length } = this.#table.seats;
    if (this.#last.length === 0 || this.#anew(plan) || seat === big) return [];
    if (!forward) return stacks[seat] === null && isBetween(length, button, seat, big) ? [last] : [];
    const passed = isBetween(length, this.#last[this.#last.length - 1], seat, big) ? [last] : [];
    const offsets = blindsOf(sign)?.(10, last + 1) ?? [];
    const now = blindsOf(sign)?.(stacks.filter((cents) => cents !== null).length, last + 1) ?? [];
    const due = (blind: number) => line[line.length - 1 - (offsets[last] - offsets[blind])];
    for (let blind = 0; blind < last; blind++)
      if (blindSeats[blind] === null && now[blind] >= 0 && due(blind) === seat && stacks[seat] === null)
        passed.push(blind);
    return passed;
  }

  #pays(seat: number, name: string, player: Account, { plan, chips, comes }: Began, sign: PotSign): void {
    const { blindSeats = [] } = plan;
    const last = blindSeats.length - 1;
    const { blinds } = sign.stakes;
    const post = plan.posts.find((one) => one.seat === seat && one.what !== 'straddle');
    const straddle = plan.posts.some((one) => one.seat === seat && one.what === 'straddle');
    const inBlind = blindSeats.includes(seat);
    if (player.in && post?.what === 'missed blind' && player.owes.size === 0 && !player.moved)
      throw new Error(`${name} pays ${JSON.stringify(post)} and owes nothing.`);
    const paid = (blind: number) =>
      seat === blindSeats[last] ||
      straddle ||
      comes[seat] === 'kill later' ||
      covers(post, blind === last ? Math.max(...blinds) : blinds[blind]);
    // 003:261: with less than half a blind a player is dealt in, and owes it.
    const poor = sign.rules.halfBlind === true && chips[seat] < Math.max(...blinds) / 2;
    for (const blind of player.owes) {
      if (paid(blind)) player.owes.delete(blind);
      else if (!poor) throw new Error(`${name} is dealt in and has not paid blind ${blind + 1}.`);
    }
    if (inBlind || post !== undefined || player.owes.size === 0) player.moved = false;
    player.in = true;
  }

  #byPosition({ plan }: Began, sign: PotSign): void {
    const { button, blindSeats = [], stacks } = plan;
    const circle = clockwise(this.#table, button).filter((seat) => stacks[seat] !== null);
    const offsets = blindsOf(sign)?.(circle.length, blindSeats.length) ?? [];
    for (const [blind, seat] of blindSeats.entries()) {
      const { length } = circle;
      const place = offsets[blind] < 0 ? null : circle[(offsets[blind] + length - 1) % length];
      if (seat !== place) throw new Error(`Blind ${blind + 1} lies at ${seat}, not at ${place}.`);
    }
  }

  #compare({ plan, names }: Began, sign: PotSign): void {
    const { blindSeats = [], button } = plan;
    const position = sign.rules.blindsMove === 'position';
    const places = [...blindSeats, button];
    for (const [place, seat] of places.entries()) {
      const name = seat === null ? null : names[seat];
      if (name === null) continue;
      const posted = this.#posted.get(name) ?? places.map(() => []);
      // The smaller blinds follow a player's big one, and count from there.
      const big = posted[blindSeats.length - 1];
      posted[place].push(place < blindSeats.length - 1 ? (big[big.length - 1] ?? 0) : this.#hand);
      this.#posted.set(name, posted);
    }
    const dealt = names.flatMap((name, seat) => (plan.stacks[seat] === null ? [] : [`${seat} ${name}`]));
    // Forward, the smaller blinds are adjusted when there are too few for all of them (003:31).
    const offsets = (count: number) => blindsOf(sign)?.(count, blindSeats.length) ?? [];
    const few = dealt.length <= Math.max(...offsets(10));
    const lie = position || few ? dealt : offsets(dealt.length);
    if (lie.join() !== this.#lie.how) this.#lie = { how: lie.join(), since: this.#hand };
    const present = names.filter((name) => name !== null && (this.#players.get(name)?.since ?? -1) >= 0);
    for (let place = 0; place < places.length; place++) {
      // By position a blind moves with whoever comes or goes; the button goes on player by player (003:35).
      const [isButton, isBig] = [place === blindSeats.length, place === blindSeats.length - 1];
      if (isButton && !position) continue;
      this.#evenly(present as string[], place, isButton || (isBig && !position) ? 0 : this.#lie.since);
    }
  }

  #evenly(present: readonly string[], place: number, since: number): void {
    for (const a of present) {
      for (const b of present) {
        const from = Math.max(since, this.#players.get(a)?.since ?? 0, this.#players.get(b)?.since ?? 0);
        const times = (one: string) => countFrom(this.#posted.get(one)?.[place] ?? [], from);
        if (times(a) - times(b) > 1)
          throw new Error(`${a} had place ${place + 1} ${times(a)} times, ${b} only ${times(b)}.`);
      }
    }
  }
}

/** What is known of somebody at the table. */
interface Account {
  /** Has been dealt in since sitting down. */
  in: boolean;
  moved: boolean;
  readonly owes: Set<number>;
  /** The hand from which on the player has always been there; -1 while away. */
  since: number;
}

interface Began {
  readonly plan: PlanOf<'pot'>;
  readonly chips: readonly number[];
  readonly names: readonly (string | null)[];
  readonly comes: readonly (string | null)[];
  readonly here: readonly boolean[];
}

function leaves(player: Account | undefined, moved: boolean): void {
  if (player === undefined) return;
  player.since = -1;
  player.moved ||= moved;
}

function forget(player: Account): void {
  player.owes.clear();
  player.since = -1;
}

const covers = (post: ExtraPost | undefined, cents: number): boolean =>
  post !== undefined && Math.max(post.live, post.dead) >= cents;

/** How many of these hands, which are in order, are not before that one. */
function countFrom(hands: readonly number[], from: number): number {
  let first = hands.length;
  while (first > 0 && hands[first - 1] >= from) first--;
  return hands.length - first;
}

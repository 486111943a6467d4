import { dealtIn, nextButton } from '../../engine/pot/between-hands.ts';
import type { BlindSeats } from '../../engine/pot/game.ts';
import type { ExtraPost } from '../../engine/pot/state.ts';
import { NO_SEAT } from '../../engine/sentinels.ts';
import type { Entry } from '../../houses/offering/table-settings.ts';
import { comesBy, isKill, mayCome, type PotSign, postFor, type Spots, straddles } from '../people/entries.ts';
import { clockwise, isBetween, seatedAt, type TableState, wantsCards } from '../state.ts';

/** Where the button and the blinds of the next hand lie, who is dealt in, and what is posted for it. */
export interface Places {
  readonly button: number;
  /** Seats that had the last blind, this hand's included. */
  readonly line: readonly number[];
  readonly blindSeats: readonly (number | null)[];
  /** Clockwise from seat 1. */
  readonly dealt: readonly number[];
  readonly posts: readonly ExtraPost[];
  readonly missed: readonly { readonly seat: number; readonly blind: number; readonly short?: true }[];
  /** Nobody was left to go on with: the game begins anew, and nothing is owed from before. */
  readonly anew: boolean;
  /** Comes in by killing the pot; `NO_SEAT` for nobody. */
  readonly killer: number;
}

/** How many seats of the last blind need be known, for the game with most of them. */
const LINE = 6;

/**
 * Where the blinds of a game are posted; null for a game without.
 *
 * @example
 * ```ts
 * import { blindsOf, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * const { sign } = table.state;
 * if (sign.kind === 'pot') console.log(blindsOf(sign)?.length); // 2
 * ```
 */
export function blindsOf({ game, stakes }: PotSign): BlindSeats | null {
  const step = game.script.find(({ do: what }) => what === 'blinds');
  return step?.do === 'blinds' && stakes.blinds.length > 0 ? step.seats : null;
}

/** The blinds of the next hand; null when too few can be dealt in. */
export function placeBlinds(
  state: TableState,
  sign: PotSign,
  seats: BlindSeats,
  out: readonly number[],
): Places | null {
  const fewest = sign.game.fewest ?? 2;
  const able = [...state.seats.keys()].filter(
    (seat) => wantsCards(state, seat) && canPost(state, sign, seat) && !out.includes(seat),
  );
  if (able.length < fewest) return null;
  const placing = new Placing(state, sign, seats, able);
  const players = placing.admit();
  // With everybody waiting to come in, the game begins anew.
  if (players.length < fewest) return placing.places(able, true);
  return placing.places(players, false) ?? placing.places(able, true);
}

/** Where there are no all-in bets nobody can post a part of a blind (004:651). */
function canPost({ chips }: TableState, { game, stakes }: PotSign, seat: number): boolean {
  return game.betting.allIn || chips[seat] >= stakes.ante + Math.max(...stakes.blinds);
}

class Placing {
  readonly #state: TableState;
  readonly #sign: PotSign;
  readonly #seats: BlindSeats;
  readonly #able: readonly number[];
  /** The farthest blind from the button at a full table. */
  readonly #far: number;

  constructor(state: TableState, sign: PotSign, seats: BlindSeats, able: readonly number[]) {
    this.#state = state;
    this.#sign = sign;
    this.#seats = seats;
    this.#able = able;
    this.#far = Math.max(...seats(10, sign.stakes.blinds.length));
  }

  /** Who plays: those in the game, the next big blind, and newcomers who may come in where they sit. */
  admit(): number[] {
    const established = this.#able.filter((seat) => !this.#waits(seat));
    let players = established;
    if (this.#goesForward()) {
      const big = this.#nextBig();
      if (big < 0) return established;
      if (!players.includes(big)) players = sorted([...players, big]);
    }
    for (const seat of this.#newcomers()) {
      if (players.includes(seat)) continue;
      const more = sorted([...players, seat]);
      const spots = this.#spots(more);
      // Whoever comes in moves the blinds, and must not move them onto one who came in before.
      const coming = more.filter((at) => this.#waits(at));
      if (spots !== null && coming.every((at) => this.#mayCome(at, spots, more))) players = more;
    }
    return players;
  }

  places(players: readonly number[], anew: boolean): Places | null {
    const spots = this.#spots(players, anew);
    if (spots === null) return null;
    const { button, big, blindSeats, short = [] } = spots;
    const { game } = this.#sign;
    const order = clockwise(this.#state, big).filter((seat) => players.includes(seat));
    // The one before the big blind is first, so that these two are never left out.
    const circle = [...order.slice(-2), ...order.slice(0, -2)];
    const dealt = sorted(players.length > game.players ? dealtIn(circle, game.players) : players);
    const kept = (seat: number | null) => seat !== null && dealt.includes(seat);
    const coming = anew
      ? []
      : dealt.filter(
          (seat) =>
            comesBy(this.#state, seat) !== null &&
            (!blindSeats.includes(seat) || seatedAt(this.#state, seat).short),
        );
    const owed = this.#state.kills.due.some(kept);
    const by = (way: Entry) => coming.find((seat) => comesBy(this.#state, seat) === way);
    const killer = owed ? NO_SEAT : (by('kill') ?? by('kill later') ?? NO_SEAT);
    const posting = coming.filter((seat) => seat === killer || !isKill(comesBy(this.#state, seat)));
    const own = (seat: number) => this.#sign.stakes.blinds[blindSeats.indexOf(seat)] ?? 0;
    const posts = posting.flatMap((seat) => postFor(this.#state, this.#sign, seat, own(seat)));
    return {
      button,
      line: [...(anew ? [] : this.#state.line), ...this.#earlierBlinds(spots), big].slice(-LINE),
      blindSeats: blindSeats.map((seat) => (kept(seat) ? seat : null)),
      dealt,
      posts: [
        ...posts,
        ...(owed || killer >= 0 ? [] : straddles(this.#state, this.#sign, order.filter(kept), coming)),
      ],
      missed: [
        ...(anew ? [] : this.#passedBy(players, spots)),
        ...short,
        ...(anew ? [] : this.#stillShort(dealt, posts)),
      ],
      anew,
      killer,
    };
  }

  /** Not in the game yet, or not anymore. */
  #waits(seat: number): boolean {
    return seatedAt(this.#state, seat).comes !== null;
  }

  #goesForward(): boolean {
    return this.#sign.rules.blindsMove !== 'position' && this.#state.line.length > 0;
  }

  #newcomers(): number[] {
    return clockwise(this.#state, this.#state.button).filter(
      (seat) => this.#able.includes(seat) && this.#waits(seat),
    );
  }

  /** The big blind goes to the next who wants it. */
  #nextBig(): number {
    const { line } = this.#state;
    const last = this.#sign.stakes.blinds.length - 1;
    const takes = (seat: number) =>
      this.#able.includes(seat) &&
      comesBy(this.#state, seat) !== 'button passes' &&
      this.#hasHalf(seat, last);
    return clockwise(this.#state, line[line.length - 1]).find(takes) ?? NO_SEAT;
  }

  /** 003:261, 003:265, 003:1531-1532: a player with less than half a blind does not take it. */
  #hasHalf(seat: number, blind: number): boolean {
    const { rules, stakes } = this.#sign;
    return rules.halfBlind !== true || 2 * this.#state.chips[seat] >= stakes.blinds[blind];
  }

  /** Button and blinds for these players; null when nobody can take the big blind. */
  #spots(players: readonly number[], anew = false): Spots | null {
    const spots = this.#byPlace(players, anew);
    return spots === null ? null : this.#passShort(spots, players);
  }

  /**
   * 003:261: the next player must take a blind that somebody has not half of, and those after take theirs. With
   * too few of them the smaller blinds are not posted.
   */
  #passShort(spots: Spots, players: readonly number[]): Spots {
    const { blindSeats } = spots;
    const short = blindSeats.flatMap((seat, blind) =>
      seat === null || this.#hasHalf(seat, blind) ? [] : [{ seat, blind, short: true as const }],
    );
    if (short.length === 0) return spots;
    const first = blindSeats.find((seat) => seat !== null) ?? spots.button;
    const circle = clockwise(this.#state, first - 1).filter((seat) => players.includes(seat));
    for (let without = 0; without < blindSeats.length; without++) {
      const laid = this.#lay(circle, blindSeats, without);
      if (laid !== null)
        return { ...spots, big: laid[laid.length - 1] ?? spots.big, blindSeats: laid, short };
    }
    return spots;
  }

  /** Blinds from one player to the next, the first so many left out; null when the players run out. */
  #lay(
    circle: readonly number[],
    due: readonly (number | null)[],
    without: number,
  ): (number | null)[] | null {
    const laid: (number | null)[] = [];
    let from = 0;
    for (const [blind, seat] of due.entries()) {
      if (seat === null || blind < without) {
        laid.push(null);
        continue;
      }
      let at = Math.max(from, circle.indexOf(seat));
      while (at < circle.length && !this.#hasHalf(circle[at], blind)) at++;
      if (at === circle.length) return null;
      laid.push(circle[at]);
      from = at + 1;
    }
    return laid;
  }

  #byPlace(players: readonly number[], anew: boolean): Spots | null {
    const state = this.#state;
    const { blinds } = this.#sign.stakes;
    if (!anew && this.#goesForward()) {
      const big = this.#nextBig();
      if (!players.includes(big)) return null;
      return this.#inLine(players, big) ?? this.#around(players, big);
    }
    const sits = (seat: number) => players.includes(seat);
    const keeps = state.line.length === 0 && sits(state.button);
    // Who comes in does so by the blinds or behind them, and the button goes past; else they might wait
    // forever at a table of two.
    const offsets = this.#seats(players.length, blinds.length);
    const isBig = offsets[offsets.length - 1] % players.length === 0;
    const ways: readonly (Entry | null)[] = isBig
      ? [null, 'free', 'post', 'big blind', 'make up']
      : [null, 'free'];
    const holds = state.seats.map((_, seat) => sits(seat) && ways.includes(comesBy(state, seat)));
    const button = keeps
      ? state.button
      : nextButton(state.button, anew ? state.seats.map((_, at) => sits(at)) : holds);
    const circle = clockwise(state, button).filter(sits);
    const place = (offset: number) =>
      offset < 0 ? null : circle[(offset + circle.length - 1) % circle.length];
    const blindSeats = offsets.map(place);
    return { button, big: blindSeats[blindSeats.length - 1] ?? button, blindSeats };
  }

  /** The other blinds and the button follow where the big blind was; where its player is gone they are dead. */
  #inLine(players: readonly number[], big: number): Spots | null {
    const line = [...this.#state.line, big].slice(-(this.#far + 1));
    if (players.length <= this.#far || line.length <= this.#far || new Set(line).size < line.length)
      return null;
    const blindSeats = this.#seats(players.length, this.#sign.stakes.blinds.length).map((offset) =>
      offset >= 0 && players.includes(line[offset]) ? line[offset] : null,
    );
    return { button: line[0], big, blindSeats };
  }

  /** With few players the blinds lie around the big blind by position. */
  #around(players: readonly number[], big: number): Spots {
    const offsets = this.#seats(players.length, this.#sign.stakes.blinds.length);
    const count = players.length;
    const at = players.indexOf(big);
    const place = (offset: number) =>
      offset < 0 ? null : players[(at + offset - offsets[offsets.length - 1] + 2 * count) % count];
    return { button: place(0) ?? big, big, blindSeats: offsets.map(place) };
  }

  /** Where the line is not known yet, the seats that would have had the last blind in the hands before. */
  #earlierBlinds({ button, big }: Spots): number[] {
    if (this.#goesForward()) return [];
    return clockwise(this.#state, button - 1).filter(
      (seat) =>
        this.#able.includes(seat) &&
        (seat === button || isBetween(this.#state.seats.length, button, seat, big)),
    );
  }

  #mayCome(seat: number, spots: Spots, players: readonly number[]): boolean {
    return mayCome(this.#state, this.#sign, seat, spots, players, this.#able);
  }

  /** A player without the chips for it this time, too, goes on owing it. */
  #stillShort(dealt: readonly number[], posts: readonly ExtraPost[]): Places['missed'] {
    return dealt.flatMap((seat) => {
      const { missed, short } = seatedAt(this.#state, seat);
      if (!short || posts.some((post) => post.seat === seat)) return [];
      return missed.map((blind) => ({ seat, blind, short: true as const }));
    });
  }

  /** Blinds that went by players who are away or wait. */
  #passedBy(players: readonly number[], { button, big, blindSeats }: Spots): Places['missed'] {
    const { seats, line } = this.#state;
    if (line.length === 0) return [];
    const last = this.#sign.stakes.blinds.length - 1;
    const from = this.#goesForward() ? line[line.length - 1] : button;
    // A player dealt in without the blind, for lack of chips, owes it, too.
    const owes = (seat: number) =>
      seats[seat]?.fresh === false &&
      seats[seat]?.comes !== 'position' &&
      (!players.includes(seat) || this.#goesForward()) &&
      // A player who took a smaller blind in place of one without chips has done enough.
      !blindSeats.includes(seat);
    const missed: Places['missed'][number][] = [...seats.keys()]
      .filter((seat) => owes(seat) && isBetween(seats.length, from, seat, big))
      .map((seat) => ({ seat, blind: last, ...(players.includes(seat) ? { short: true } : {}) }));
    const full = this.#seats(10, last + 1);
    // A blind that so few players do not post at all is missed by nobody.
    const now = this.#seats(players.length, last + 1);
    const places = [...line, big].slice(-(this.#far + 1));
    for (const [blind, seat] of blindSeats.entries()) {
      const due = places[full[blind]];
      const dead = this.#goesForward() && seat === null && blind < last && now[blind] >= 0;
      if (dead && due !== undefined && owes(due)) missed.push({ seat: due, blind });
    }
    return missed;
  }
}

const sorted = (seats: readonly number[]): number[] => [...seats].sort((a, b) => a - b);

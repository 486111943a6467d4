import { type Cents, type Refusal, refuse } from '../../engine/index.ts';
import { beforeHand, nextButton } from '../../engine/pot/between-hands.ts';
import { needsShoe, refuseBank, spentSeats } from '../bank/banking.ts';
import { blindsOf, type Places, placeBlinds } from '../blinds/blinds.ts';
import type { ByLine, HandPlan, TableEvent } from '../events.ts';
import { type Collection, type Due, quiet, type Situation } from '../fees/collection.ts';
import type { PotSign } from '../people/entries.ts';
import type { Decision } from '../people/seating.ts';
import { stacksBehind } from '../people/standing.ts';
import type { Sign } from '../sign.ts';
import { clockwise, HALF_HOUR, MINUTE, minuteOf, seatedAt, type TableState, wantsCards } from '../state.ts';
import { byLines, ofPot, type PotTime } from './pot-time.ts';
import type { PlanOf } from './setups.ts';

/** The next hand: who is dealt in, where the button lies, who posts what, and the fees before the cards. */

interface Planned {
  readonly plan: HandPlan;
  readonly blinds: readonly (number | null)[];
  /** Events that belong to it: blinds that passed by somebody, kills that fell due. */
  readonly with: readonly TableEvent[];
}

/** `at` is the time, where it is told with the command. */
export function deal(state: TableState, collection: Collection, at?: number): Decision {
  const { sign } = state;
  if (state.hand !== null) return refuse('out-of-turn', 'A hand is being played.');
  if (state.paused) return refuse('not-allowed', 'The table is paused.');
  if (state.closing) return refuse('not-allowed', 'The table is closing.');
  if (state.jackpot.length > 0) return refuse('not-allowed', 'The jackpot has to be paid first.');
  const now = at ?? (state.halfHour === 0 ? null : state.now);
  // A player without chips for the fees and enough besides is not dealt in; then others have the blinds.
  const out: number[] = [];
  for (;;) {
    const planned = planFor(state, sign, out);
    if ('code' in planned) return planned;
    const { fees, later, pot } = startFees(state, planned, collection, now);
    const short = dealtSeats(planned.plan, sign.seats).filter((seat) => {
      const after = owedBy(later, seat);
      const posts = after === 0 ? 0 : after + postedBy(sign, planned, seat);
      const left = leastLeft(sign, planned.plan, seat);
      // The points of a hand are played for when its fee is paid.
      const needs = sign.kind === 'points' ? after + left : Math.max(posts, left);
      return state.chips[seat] - owedBy(fees, seat) < needs;
    });
    if (short.length === 0)
      return [...halfHours(state, collection, now), ...began(state, planned, fees, pot, out)];
    out.push(...short);
  }
}

/** A fee before the cards: for this hand, or for the rest of the half hour. */
type StartFee = Due & { readonly from: number; readonly for: 'hand' | 'time' };

const owedBy = (fees: readonly Due[], seat: number): Cents =>
  fees.reduce((sum, { from, cents }) => (from === seat ? sum + cents : sum), 0);

/** What a seat must have when the fees are paid: a chip, what it posts to come in, the points of a hand. */
function leastLeft(sign: Sign, plan: HandPlan, seat: number): Cents {
  if (sign.kind === 'points') return sign.game.least * sign.point;
  if (sign.kind !== 'pot' || plan.kind !== 'pot') return 1;
  const posts = plan.posts.filter((post) => post.seat === seat && post.what !== 'kill');
  const posted = posts.reduce((sum, { live, dead }) => sum + live + dead, 0);
  const blind = sign.game.betting.allIn ? 0 : sign.stakes.ante + Math.max(0, ...sign.stakes.blinds);
  return Math.max(1, posted, blind);
}

/** A half hour that begins with the game ends half an hour later. */
function halfHours(
  { sign, started }: TableState,
  { fromTheStart }: Collection,
  now: number | null,
): TableEvent[] {
  if (now === null || started !== null || fromTheStart?.(sign.fees) !== true) return [];
  return [{ type: 'half hour', next: minuteOf(now) * MINUTE + HALF_HOUR }];
}

/** What a seat puts in before its cards. */
function postedBy(sign: Sign, { blinds }: Planned, seat: number): Cents {
  if (sign.kind !== 'pot') return 0;
  return sign.stakes.ante + (sign.stakes.blinds[blinds.indexOf(seat)] ?? 0);
}

function began(
  state: TableState,
  planned: Planned,
  fees: readonly StartFee[],
  pot: PotTime,
  out: readonly number[],
): readonly TableEvent[] {
  const collected = fees.map(({ from: seat, ...fee }): TableEvent => ({ type: 'collected', seat, ...fee }));
  const stacks = planned.plan.stacks.map((cents, seat) =>
    cents === null ? null : cents - owedBy(fees, seat),
  );
  const plan = { ...planned.plan, stacks, ...(planned.plan.kind === 'pot' && timeFee(pot)) };
  return [
    ...out.map((seat): TableEvent => ({ type: 'sat out', seat, why: 'no chips' })),
    ...collected,
    { type: 'hand began', number: state.hands + 1, plan, seated: seatedWithChips(state) },
    ...planned.with,
  ];
}

function timeFee(pot: PotTime): { readonly timeFee?: Cents; readonly timeBy?: ByLine } {
  const { by } = byLines(pot);
  return pot.cents === 0 ? {} : { timeFee: pot.cents, ...(by && { timeBy: by }) };
}

interface StartFees {
  readonly fees: readonly StartFee[];
  /** What seats will owe when they have posted and been dealt in. */
  readonly later: readonly Due[];
  /** What the pot of this hand owes for time. */
  readonly pot: PotTime;
}

/** What is due of seats before the cards; what is due of a pot waits until there is one. */
function startFees(
  state: TableState,
  { plan, blinds }: Planned,
  collection: Collection,
  now: number | null,
): StartFees {
  const dealt = dealtSeats(plan, state.sign.seats);
  const situation: Situation = {
    ...quiet(state.sign, seatedWithChips(state), state.chips),
    dealt,
    active: dealt,
    blinds,
  };
  // A player-dealer's table bets first.
  const due = plan.kind === 'player-dealer' ? [] : collection.due('start', situation);
  const paid = (fees: readonly Due[], what: StartFee['for']) =>
    fees.flatMap(({ from, to, cents, cite }): StartFee[] =>
      from === 'pot' || cents === 0 || !dealt.includes(from)
        ? []
        : [{ from, to, cents, ...(cite !== undefined && { cite }), for: what }],
    );
  const time = now === null ? [] : timeDue(state, situation, collection, now);
  return {
    fees: [...paid(due, 'hand'), ...paid(time, 'time')],
    later: laterFees(plan, collection, situation),
    pot: ofPot(time, { cents: state.time.pot ?? 0, by: state.time.by ?? {} }),
  };
}

function laterFees({ kind }: HandPlan, collection: Collection, situation: Situation): readonly Due[] {
  if (kind === 'player-dealer') return [];
  return kind === 'points' ? collection.due('deal', situation) : (collection.ahead?.(situation) ?? []);
}

/** In advance for the half hour in which the game starts (003:5548), or of who enters it within one (004:1913). */
function timeDue(
  state: TableState,
  situation: Situation,
  collection: Collection,
  now: number,
): readonly Due[] {
  const { started, time, halfHour } = state;
  const minutes = minuteOf(now);
  if (started === null) {
    const first = collection.due('first half hour', {
      ...situation,
      seated: situation.dealt,
      minutes,
      started: minutes,
    });
    if (first.length > 0) return first;
  } else if (now >= halfHour) return [];
  const at = { minutes, started: minuteOf(started ?? now) };
  return situation.dealt
    .filter((seat) => !time.paid.includes(seatedAt(state, seat).player))
    .flatMap((joins) => collection.due('join', { ...situation, ...at, joins }));
}

/** Seats with cards; whoever stands behind them has none. */
export const dealtSeats = ({ stacks }: HandPlan, seats: number): number[] =>
  [...stacks.keys()].filter((seat) => seat < seats && stacks[seat] !== null);

export const seatedWithChips = (state: TableState): number[] =>
  [...state.seats.keys()].filter((seat) => wantsCards(state, seat));

function planFor(state: TableState, sign: Sign, out: readonly number[]): Planned | Refusal {
  switch (sign.kind) {
    case 'pot':
      return planPot(state, sign, out);
    case 'points':
      return planPoints(state, sign, out);
    case 'player-dealer':
      return planRound(state, sign, out);
  }
}

const stacksOf = (state: TableState, dealt: readonly number[]) =>
  state.seats.map((_, seat) => (dealt.includes(seat) ? state.chips[seat] : null));

function tooFew(sign: Exclude<Sign, { kind: 'player-dealer' }>): Refusal {
  const fewest = (sign.kind === 'pot' && sign.game.fewest) || 2;
  return refuse('not-allowed', `${sign.game.name} needs ${fewest} players with chips.`);
}

function planPot(state: TableState, sign: PotSign, out: readonly number[]): Planned | Refusal {
  const seats = blindsOf(sign);
  // Where no button moves, the house dealer's left is dealt to first: the last seat stands in for a button.
  if (seats === null) {
    const dealt = seatedWithChips(state).filter((seat) => !out.includes(seat));
    if (dealt.length < (sign.game.fewest ?? 2)) return tooFew(sign);
    const stacks = stacksOf(state, dealt);
    const button = sign.rules.buttonMoves
      ? nextButton(
          state.button,
          state.seats.map((_, seat) => dealt.includes(seat)),
        )
      : state.seats.length - 1;
    const plan = { kind: 'pot', stacks, button, line: [], posts: [], factor: 1, ...showing(sign) } as const;
    return { plan, blinds: [], with: [] };
  }
  if (state.button < 0 && seatedWithChips(state).length >= 2)
    return refuse('out-of-turn', 'The players draw for the button first.');
  const places = placeBlinds(state, sign, seats, out);
  return places === null ? tooFew(sign) : withKills(state, sign, places);
}

/** Whether players may muck, as it is posted when the hand begins. */
function showing({ rules }: PotSign): Pick<PlanOf<'pot'>, 'asked'> {
  if (rules.showdown !== 'asked') return {};
  return {
    asked: {
      ...(rules.firstShows && { firstShows: true }),
      ...(rules.playBoard && { playBoard: true }),
    },
  };
}

function withKills(state: TableState, sign: PotSign, places: Places): Planned {
  const { dealt, button, line, blindSeats, posts, missed, killer, anew } = places;
  const { killPots } = sign.game;
  const plan: PlanOf<'pot'> = {
    kind: 'pot',
    stacks: stacksOf(state, dealt),
    button,
    line,
    blindSeats,
    posts,
    factor: 1,
    ...(anew ? { anew } : {}),
    ...showing(sign),
  };
  const passed = missed.map((one): TableEvent => ({ type: 'missed blind', ...one }));
  const order = clockwise(state, button).filter((seat) => dealt.includes(seat));
  const kill = killPots && beforeHand(killPots, state.kills, sign.stakes, order);
  const kills: TableEvent[] =
    kill === undefined || kill.state === state.kills ? [] : [{ type: 'kills', kills: kill.state }];
  const base = { blinds: blindSeats, with: [...passed, ...kills] };
  if (kill !== undefined && kill.plan.posts.length > 0) {
    const { posts: due, factor, actsLast } = kill.plan;
    return {
      ...base,
      plan: { ...plan, posts: [...posts, ...due], factor, ...(actsLast === undefined ? {} : { actsLast }) },
    };
  }
  if (killer < 0) return { ...base, plan };
  return { ...base, plan: { ...plan, factor: 2, ...(killPots?.actsLast ? { actsLast: killer } : {}) } };
}

function planPoints(
  state: TableState,
  sign: Extract<Sign, { kind: 'points' }>,
  out: readonly number[],
): Planned | Refusal {
  const least = sign.game.least * sign.point;
  const able = state.seats.map(
    (_, seat) => wantsCards(state, seat) && state.chips[seat] >= least && !out.includes(seat),
  );
  if (able.filter(Boolean).length < 2) return tooFew(sign);
  const button = nextButton(state.button, mayDeal(state, sign, able));
  // 003:7224: the button and those clockwise from it have cards, and the others sit out.
  const order = [button, ...clockwise(state, button).filter((seat) => able[seat] && seat !== button)];
  const dealt = order.slice(0, sign.game.players);
  const fantasy = state.fantasy.filter((seat) => dealt.includes(seat));
  return { plan: { kind: 'points', stacks: stacksOf(state, dealt), button, fantasy }, blinds: [], with: [] };
}

/** 003:860: who played the last hand against the player-dealer; everybody else when there is nobody. */
function mayDeal(
  { seats, button }: TableState,
  { rules }: Sign,
  able: readonly boolean[],
): readonly boolean[] {
  if (!rules.buttonAfterHand) return able;
  const played = seats.map((seated, seat) => able[seat] && seat !== button && seated?.played === true);
  return played.includes(true) ? played : able;
}

function planRound(
  state: TableState,
  sign: Extract<Sign, { kind: 'player-dealer' }>,
  out: readonly number[],
): Planned | Refusal {
  const { bank } = state;
  if (!bank.ready) return refuse('out-of-turn', 'Nobody has taken the bank.');
  const wrong = refuseBank(state, sign, bank.seat);
  if (wrong !== null) return wrong;
  if (out.includes(bank.seat))
    return refuse('bad-amount', 'The player-dealer does not have the chips for the fee.');
  if (needsShoe(state)) return refuse('out-of-turn', 'The shoe is shuffled first.');
  const dealt = seatedWithChips(state).filter((seat) => !out.includes(seat));
  if (dealt.length < 2) return refuse('not-allowed', 'Nobody plays against the bank.');
  const running = sign.rules.shoe === 'running';
  const spent = (sign.game.partners ?? 1) > 1 ? spentSeats(state, sign) : [];
  const plan = {
    kind: 'player-dealer',
    stacks: [...stacksOf(state, dealt), ...stacksBehind(state)],
    dealer: bank.seat,
    running,
    ...(spent.length > 0 && { spent }),
    ...switches(state),
    ...courtesies(state),
  } as const;
  return { plan, blinds: [], with: [] };
}

function courtesies({ seats }: TableState): { courtesy?: number[] } {
  const courtesy = [...seats.keys()].filter((seat) => seats[seat]?.courtesy !== undefined);
  return courtesy.length > 0 ? { courtesy } : {};
}

/** What seats say of bets behind them, and bettors of who plays a hand. */
function switches({ seats, standing }: TableState): { noBackline?: number[]; agreed?: number[] } {
  const noBackline = [...seats.keys()].filter((seat) => seats[seat]?.noBackline);
  const agreed = [...seats, ...standing].flatMap((person, at) => (person?.agrees ? [at] : []));
  return { ...(noBackline.length > 0 && { noBackline }), ...(agreed.length > 0 && { agreed }) };
}

import { type Cents, type Refusal, refuse } from '../engine/index.ts';
import { beforeHand, nextButton } from '../engine/pot/between-hands.ts';
import { needsShoe, refuseBank } from './banking.ts';
import { blindsOf, type Places, placeBlinds } from './blinds.ts';
import type { Collection, Due, Moment, Situation } from './collection.ts';
import type { PotSign } from './entries.ts';
import type { HandPlan, TableEvent } from './events.ts';
import type { Decision } from './seating.ts';
import type { PotPlan } from './setups.ts';
import type { Sign } from './sign.ts';
import { clockwise, MINUTE, seatedAt, type TableState, wantsCards } from './state.ts';

/** The next hand: who is dealt in, where the button lies, who posts what, and the fees before the cards. */

interface Planned {
  readonly plan: HandPlan;
  readonly blinds: readonly (number | null)[];
  /** Events that belong to it: blinds that passed by somebody, kills that fell due. */
  readonly with: readonly TableEvent[];
}

export function deal(state: TableState, collection: Collection): Decision {
  const { sign } = state;
  if (state.hand !== null) return refuse('out-of-turn', 'A hand is being played.');
  if (state.paused) return refuse('not-allowed', 'The table is paused.');
  if (state.closing) return refuse('not-allowed', 'The table is closing.');
  if (state.jackpot.length > 0) return refuse('not-allowed', 'The jackpot has to be paid first.');
  // Whoever has not the fees and enough beside them is not dealt in; then others have the blinds.
  const out: number[] = [];
  for (;;) {
    const planned = planFor(state, sign, out);
    if ('code' in planned) return planned;
    const fees = startFees(state, planned, collection);
    const short = dealtSeats(planned.plan).filter(
      (seat) => state.chips[seat] - owedBy(fees, seat) < leastLeft(sign, planned.plan, seat),
    );
    if (short.length === 0) return began(state, planned, fees, out);
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

function began(
  state: TableState,
  planned: Planned,
  fees: readonly StartFee[],
  out: readonly number[],
): Decision {
  const collected = fees.map(({ from: seat, ...fee }): TableEvent => ({ type: 'collected', seat, ...fee }));
  const stacks = planned.plan.stacks.map((cents, seat) =>
    cents === null ? null : cents - owedBy(fees, seat),
  );
  const plan = { ...planned.plan, stacks };
  return [
    ...out.map((seat): TableEvent => ({ type: 'sat out', seat, why: 'no chips' })),
    ...collected,
    { type: 'hand began', number: state.hands + 1, plan, seated: seatedWithChips(state) },
    ...planned.with,
  ];
}

/** What is due of seats before the cards; what is due of a pot waits until there is one. */
function startFees(state: TableState, { plan, blinds }: Planned, collection: Collection): StartFee[] {
  const dealt = dealtSeats(plan);
  const situation: Situation = {
    options: state.sign.options,
    seated: seatedWithChips(state),
    dealt,
    active: dealt,
    blinds,
    dealer: plan.kind === 'player-dealer' ? plan.dealer : -1,
    stake: 0,
    wagers: [],
    reached: 'start',
    minutes: 0,
    jackpot: state.sign.jackpot !== null,
    chips: state.chips,
  };
  // At points a stack is the stake, so what falls due with the cards is paid before them.
  const moments: readonly Moment[] = plan.kind === 'points' ? ['start', 'deal'] : ['start'];
  const due = moments.flatMap((moment) => collection.due(moment, situation));
  const paid = (fees: readonly Due[], what: StartFee['for']) =>
    fees.flatMap(({ from, to, cents }): StartFee[] =>
      from === 'pot' || cents === 0 || !dealt.includes(from) ? [] : [{ from, to, cents, for: what }],
    );
  return [...paid(due, 'hand'), ...paid(joinFees(state, situation, collection), 'time')];
}

/** 004:1913: who enters the game within a half hour pays for it, if so printed. */
function joinFees(state: TableState, situation: Situation, collection: Collection): readonly Due[] {
  if (state.halfHour === 0) return [];
  const { now, started, time } = state;
  const at = { minutes: now / MINUTE, started: (started ?? now) / MINUTE };
  return situation.dealt
    .filter((seat) => !time.paid.includes(seatedAt(state, seat).player))
    .flatMap((joins) => collection.due('join', { ...situation, ...at, joins }));
}

export const dealtSeats = ({ stacks }: HandPlan): number[] =>
  [...stacks.keys()].filter((seat) => stacks[seat] !== null);

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
  // Stud is dealt from the house dealer's left: the last seat stands in for a button.
  if (seats === null) {
    const dealt = seatedWithChips(state).filter((seat) => !out.includes(seat));
    if (dealt.length < (sign.game.fewest ?? 2)) return tooFew(sign);
    const stacks = stacksOf(state, dealt);
    const button = state.seats.length - 1;
    return { plan: { kind: 'pot', stacks, button, line: [], posts: [], factor: 1 }, blinds: [], with: [] };
  }
  if (state.button < 0 && seatedWithChips(state).length >= 2)
    return refuse('out-of-turn', 'The players draw for the button first.');
  const places = placeBlinds(state, sign, seats, out);
  return places === null ? tooFew(sign) : withKills(state, sign, places);
}

function withKills(state: TableState, sign: PotSign, places: Places): Planned {
  const { dealt, button, line, blindSeats, posts, missed, killer, anew } = places;
  const { killPots } = sign.game;
  const plan: PotPlan = {
    kind: 'pot',
    stacks: stacksOf(state, dealt),
    button,
    line,
    blindSeats,
    posts,
    factor: 1,
    ...(anew ? { anew } : {}),
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
  const button = nextButton(state.button, able);
  // 003:7224: the button and those clockwise from it have cards, and the others sit out.
  const order = [button, ...clockwise(state, button).filter((seat) => able[seat] && seat !== button)];
  const dealt = order.slice(0, sign.game.players);
  const fantasy = state.fantasy.filter((seat) => dealt.includes(seat));
  return { plan: { kind: 'points', stacks: stacksOf(state, dealt), button, fantasy }, blinds: [], with: [] };
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
    return refuse('bad-amount', 'The player-dealer has not the chips for the fee.');
  if (needsShoe(state)) return refuse('out-of-turn', 'The shoe is shuffled first.');
  const dealt = seatedWithChips(state).filter((seat) => !out.includes(seat));
  if (dealt.length < 2) return refuse('not-allowed', 'Nobody plays against the bank.');
  const running = sign.rules.shoe === 'running';
  const plan = { kind: 'player-dealer', stacks: stacksOf(state, dealt), dealer: bank.seat, running } as const;
  return { plan, blinds: [], with: [] };
}

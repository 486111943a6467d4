import { type Cents, dollars, isCents, type Refusal, refuse } from '../../engine/index.ts';
import { citeOf } from '../../houses/offering/table-settings.ts';
import type { TableEvent } from '../events.ts';
import { roomBehind } from '../hand/setups.ts';
import type { Sign } from '../sign.ts';
import { chipsAt, isBehind, type PlayerId, personAt, placeOf, type TableState } from '../state.ts';
import { cannotBuy, type Decision } from './seating.ts';

/**
 * People without a seat who bet behind those who have one: they bring chips, bet on the circles of others, and
 * leave with what they have. They are dealt no cards, and are never offered the bank.
 */

type PlayerDealerSign = Extract<Sign, { kind: 'player-dealer' }>;

export function stand(state: TableState, player: PlayerId, cents: Cents, atHand: Cents): Decision {
  const { sign, standing, seats } = state;
  if (state.closing) return refuse('not-allowed', 'The table is closing.');
  if (sign.kind !== 'player-dealer') return refuse('not-allowed', 'You need a seat to bet here.');
  const room = roomBehind(sign);
  if (room === 0) return refuse('not-allowed', `Only seated players bet here${citeOf(sign, 'backline')}.`);
  const at = placeOf(state, player);
  if (at >= 0)
    return refuse(
      'not-allowed',
      isBehind(state, at)
        ? 'You are already betting on the back line.'
        : "You have a seat: you may bet on other players' hands from there.",
    );
  const free = [...standing, null].indexOf(null);
  if (free >= room) return refuse('not-allowed', `The back line is full: ${room} bettors at most.`);
  const wrong = badChips(sign, player, cents, 0, atHand);
  if (wrong !== null) return wrong;
  const seat = seats.length + free;
  return [
    { type: 'stands', player, seat },
    { type: 'bought in', seat, cents, short: false },
  ];
}

/** At least what one bet takes, and no more than a stack here may be. */
function badChips(
  sign: PlayerDealerSign,
  player: PlayerId,
  cents: Cents,
  has: Cents,
  atHand: Cents,
): Refusal | null {
  const { limits, buyIn } = sign;
  const { most } = buyIn;
  if (!isCents(cents) || cents === 0)
    return refuse('malformed', 'Chips are bought for a whole number of cents.');
  if (has + cents < limits.min)
    return refuse('bad-amount', `The minimum bet is ${dollars(limits.min)}: bring at least that much.`);
  if (most !== null && has + cents > most)
    return refuse('bad-amount', `Bring at most ${dollars(most)}; you have ${dollars(has)}.`);
  return cannotBuy(sign, player, cents, atHand);
}

/** More chips: between rounds, and while bets are open. */
export function addBehind(state: TableState, at: number, cents: Cents, atHand: Cents): Decision {
  const { sign, hand } = state;
  const person = personAt(state, at);
  if (sign.kind !== 'player-dealer' || person === null)
    return refuse('malformed', 'Nobody is there on the back line.');
  if (hand?.kind === 'player-dealer' && !hand.state.open)
    return refuse('not-allowed', 'Chips are bought between rounds, or while bets are open.');
  return (
    badChips(sign, person.player, cents, chipsAt(state, at), atHand) ?? [
      { type: 'bought in', seat: at, cents, short: false },
    ]
  );
}

/** Whether others may bet behind one's seat, from now on: bets that lie there stay. */
export function backline(state: TableState, seat: number, on: boolean): Decision {
  const { sign } = state;
  if (sign.kind !== 'player-dealer' || sign.game.backline.kinds === 'none')
    return refuse('not-allowed', 'This game has no back-line betting.');
  if (isBehind(state, seat))
    return refuse('not-allowed', 'Only a seated player may allow or refuse back-line bets.');
  if (sign.rules.refuseBackline !== true)
    return refuse('not-allowed', `Back-line bets may not be refused here${citeOf(sign, 'refuseBackline')}.`);
  return [{ type: 'back line', seat, on: on === true }];
}

/** 003:743, 003:1371: where all on a circle agree before the cards, another than the rule says plays its hand. */
export function agree(state: TableState, seat: number, on: boolean): Decision {
  const { sign } = state;
  if (sign.kind !== 'player-dealer' || !sign.game.backline.agreement)
    return refuse('not-allowed', 'Who plays a hand is fixed by the rules of this game.');
  return [{ type: 'agreed', seat, on: on === true }];
}

/** What those who stand take into the next round. */
export const stacksBehind = (state: TableState): (Cents | null)[] =>
  state.standing.map((person, i) => {
    const cents = state.chips[state.standingChips[i]];
    return person === null || person.leaving || cents === 0 ? null : cents;
  });

/** What a round whose bets are open must be told of these events: chips that came, and what was said. */
export function* forRound(state: TableState, events: readonly TableEvent[]) {
  const { hand } = state;
  if (hand?.kind !== 'player-dealer' || !hand.state.open) return;
  for (const event of events) {
    if (event.type === 'bought in' && isBehind(state, event.seat))
      yield { type: 'join', seat: event.seat, cents: event.cents } as const;
    else if (event.type === 'back line') yield { type: 'back line', seat: event.seat, on: event.on } as const;
    else if (event.type === 'agreed') yield { type: 'agree', seat: event.seat, on: event.on } as const;
  }
}

import { dollars } from '@cardroom/core/engine';
import { isDealtIn, isForAsking, object, roomBehind } from '@cardroom/core/table';
import { waysInAt } from '../../table/seats/ways-in.ts';
import { fromCents, toCents } from '../../ui/money.ts';
import { t } from '../t.ts';
import type { AtText } from './at-text.ts';
import { does, type Heard, type Order, plain, problem, withAmount } from './order.ts';

/** What has to do with seats and chips, not with the hand. */
export function seatOrders(at: AtText): Order[] {
  const { state, place, me } = at;
  if (state.closing && place < 0) return [];
  if (place < 0) return [...sitOrders(at), ...waitOrders(state.waiting.includes(me))];
  const seated = state.seats[place];
  const leave = plain(['leave'], t('text.do.leave'), { type: 'leave' });
  if (!seated) return [leave];
  const free = state.seats.flatMap((other, seat) => (other === null ? [seat] : []));
  return [
    ...(seated.away || seated.comes !== null
      ? [plain(['back', 'i am back'], t('text.do.back'), { type: 'come back' })]
      : [plain(['sit out', 'out'], t('text.do.out'), { type: 'sit out' })]),
    ...chipOrders(at),
    ...(free.length > 0 ? [changeOrder(free)] : []),
    ...(state.sign.kind === 'pot' && (state.sign.rules.straddles ?? 0) > 0 ? [straddleOrder()] : []),
    leave,
  ];
}

/** The bank between rounds, and somebody who wants to kill a pot to come in: what a table asks outside of a hand. */
export function askedOrders({ state, place, nameAt }: AtText): Order[] {
  const { bank } = state;
  if (place < 0 || !state.seats[place]) return [];
  const offered = bank.offered === place;
  const mayTake =
    state.sign.kind === 'player-dealer' &&
    state.hand === null &&
    !bank.ready &&
    (offered || isForAsking(state));
  return [
    ...(mayTake ? [plain(['bank', 'take bank', 'take'], t('text.do.takeBank'), { type: 'take bank' })] : []),
    ...(mayTake && offered ? [plain(['pass', 'no'], t('text.do.passBank'), { type: 'pass bank' })] : []),
    ...state.seats.flatMap((other, seat) =>
      other !== null && seat !== place && Array.isArray(object(state, place, seat))
        ? [
            plain([`object ${seat + 1}`], t('text.do.object', { name: nameAt(seat) }), {
              type: 'object',
              seat,
            }),
          ]
        : [],
    ),
  ];
}

/** `sit`, `sit 200`, `sit 200 at 4`. */
function sitOrders({ state, rail }: AtText): Order[] {
  const { sign } = state;
  const { least, most, usual } = sign.buyIn;
  const free = state.seats.flatMap((other, seat) => (other === null ? [seat] : []));
  const sit: Order = {
    names: ['sit', 'sit down'],
    does: t('text.do.sit', { least: dollars(least) }),
    example: `sit ${fromCents(usual)}`,
    read: (rest) => {
      const [amount = '', at] = ` ${rest}`.split(/\s+at\s+(?:seat\s+)?/);
      const cents =
        toCents(amount) ?? (amount.trim() === '' ? Math.min(usual, Math.max(rail, least)) : undefined);
      const seat = at === undefined ? free[0] : Number(at) - 1;
      if (seat === undefined) return problem(t('text.full'));
      if (!free.includes(seat))
        return problem(t('text.seatTaken', { seats: free.map((n) => n + 1).join(', ') }));
      const range = `${dollars(least)}${most === null ? '' : ` to ${dollars(most)}`}`;
      if (cents === undefined) return problem(t('text.notAmount', { text: amount.trim(), range }));
      const [comes] = waysInAt(state, seat);
      return does({ type: 'sit', seat, cents, ...(comes !== undefined && { comes }) });
    },
  };
  const behind =
    roomBehind(sign) > 0 && sign.kind === 'player-dealer' && state.seats.some((one) => one !== null);
  return [
    ...(free.length > 0 ? [sit] : []),
    ...(behind
      ? [
          withAmount(
            ['behind'],
            t('text.do.behind', { least: dollars(sign.limits.min) }),
            { least: sign.limits.min, most: Math.max(sign.limits.min, rail), step: 100 },
            (cents) => does({ type: 'stand', cents }),
          ),
        ]
      : []),
  ];
}

const waitOrders = (waits: boolean): Order[] => [
  waits
    ? plain(['stop waiting', 'stop'], t('text.do.stopWaiting'), { type: 'stop waiting' })
    : plain(['wait'], t('text.do.wait'), { type: 'wait' }),
];

function chipOrders({ state, place, rail }: AtText): Order[] {
  const { most, usual, least } = state.sign.buyIn;
  const step = state.sign.kind === 'pot' ? Math.max(100, state.sign.stakes.chip) : 100;
  const room = Math.min(rail, most === null ? 10 * Math.max(usual, least) : most - state.chips[place]);
  const top = Math.floor(room / step) * step;
  if (isDealtIn(state, place) || top < step) return [];
  return [
    withAmount(['chips', 'add'], t('text.do.chips'), { least: step, most: top, step }, (cents) =>
      does({ type: 'add chips', cents }),
    ),
  ];
}

function changeOrder(free: readonly number[]): Order {
  const read = (rest: string): Heard => {
    const seat = Number(rest) - 1;
    if (!free.includes(seat))
      return problem(t('text.seatTaken', { seats: free.map((n) => n + 1).join(', ') }));
    return does({ type: 'change seat', seat });
  };
  return { names: ['seat', 'change seat'], does: t('text.do.seat'), example: `seat ${free[0] + 1}`, read };
}

function straddleOrder(): Order {
  const read = (rest: string): Heard =>
    rest === 'on' || rest === 'off'
      ? does({ type: 'straddle', on: rest === 'on' })
      : problem(t('text.onOff'));
  return { names: ['straddle'], does: t('text.do.straddle'), example: 'straddle on', read };
}

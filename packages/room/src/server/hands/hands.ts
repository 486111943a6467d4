import { randomBytes } from 'node:crypto';
import type { PotEvent } from '@cardroom/core/engine/pot';
import { phhVariant, toPhh, whyNotPhh } from '@cardroom/core/history';
import { hideSnapshot, openView, type TableEvent } from '@cardroom/core/table';
import { z } from 'zod';
import { viewStream } from '../../room/table/views.ts';
import type { StoredHand } from '../../store/hands.ts';
import type { StoredTable } from '../../store/store.ts';
import { mentioned } from '../accounts/names.ts';
import { lacks } from '../accounts/rights.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { ServerContext } from '../context.ts';
import { Today } from '../http/addresses.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { tableId } from '../http/schemas.ts';
import { over } from '../limits.ts';
import { type commitment, myHand, pastHand, proofs } from '../tables/answers.ts';
import { readHand, type WholeHand } from './past-hand.ts';
import { proveSeen } from './proofs.ts';

const ofHand = z.strictObject({ table: tableId, number: z.coerce.number().pipe(z.int().min(0)) });
const shareToken = z.string().regex(/^[\w-]{22}$/, 'That is not a share link.');
const byShare = z.strictObject({ share: shareToken.exactOptional() });
const TOKEN_BYTES = 16;
const AT_ONCE = 50;

interface Found extends WholeHand {
  readonly table: StoredTable;
  readonly hand: StoredHand;
  /** The same events as the asker was shown them. */
  readonly seen: readonly TableEvent[];
}

/** Hands that were played, as the asker could see them at the time. */
export function hands(context: ServerContext): Endpoint[] {
  const { store, names, room, limits } = context;
  /** Links are kept for good. */
  const links = new Today();

  async function find(
    { table: id, number }: z.output<typeof ofHand>,
    { share: token }: z.output<typeof byShare>,
    caller: Caller | null,
  ): Promise<Found> {
    const missing = new Problem(404, 'no-hand', `There is no hand ${number} at this table that you can see.`);
    const [table, hand] = await Promise.all([store.tables.find(id), store.hands.find(id, number)]);
    if (table === null || hand === null) throw missing;
    const share = token === undefined ? null : await store.hands.shared(token);
    if (token !== undefined && (share?.table !== id || share.number !== number)) throw missing;
    if (table.key !== null && share === null && !isInvolved(hand, caller)) throw missing;
    if (hand.endSeq === null) throw new Problem(409, 'in-play', 'The hand is still being played.');
    const whole = await readHand(store, table, hand);
    const viewer = share?.by ?? caller?.user.id ?? null;
    return { ...whole, table, hand, seen: viewStream(whole.base, whole.events, viewer) };
  }

  return [
    endpoint({
      method: 'GET',
      path: '/api/hands',
      summary: 'Your hands, newest first: all of them, or those at one table, house or game.',
      right: 'account',
      query: z.strictObject({
        table: tableId.exactOptional(),
        house: z.string().max(40).exactOptional(),
        offering: z.string().max(80).exactOptional(),
        before: z.coerce.number().pipe(z.int()).exactOptional(),
      }),
      answer: z.array(myHand),
      handle: async ({ query, caller }) =>
        (await store.hands.ofUser(caller.user.id, { ...query, limit: AT_ONCE })).map((hand) => ({
          id: hand.id,
          table: hand.table,
          number: hand.number,
          house: hand.house,
          offering: hand.offering,
          began: hand.beganAt,
          ended: hand.endedAt,
          result: hand.cents,
        })),
    }),
    endpoint({
      method: 'GET',
      path: '/api/hands/games',
      summary: 'The games of which you have played a hand, by id.',
      right: 'account',
      answer: z.array(z.string()),
      handle: ({ caller }) => store.hands.gamesOf(caller.user.id),
    }),
    endpoint({
      method: 'GET',
      path: '/api/hands/:table/:number',
      summary: 'A finished hand, event by event, with the cards that you saw, or that a share link shows.',
      right: null,
      params: ofHand,
      query: byShare,
      answer: pastHand,
      handle: async ({ params, query, caller }) => {
        const { table, hand, base, seen } = await find(params, query, caller);
        const ids = mentioned(base, seen);
        await names.load(ids);
        return {
          opening: table.opening,
          base: hideSnapshot(base),
          seq: hand.firstSeq,
          events: seen,
          names: names.record(ids),
          commitments: commitmentsIn(seen, hand.firstSeq),
        };
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/hands/:table/:number/proofs',
      summary: 'Proofs that the cards you saw match the published roots.',
      right: null,
      params: ofHand,
      query: byShare,
      answer: proofs,
      handle: async ({ params, query, caller }) => {
        const { table, hand, base, events, seen } = await find(params, query, caller);
        const { firstSeq, endSeq } = hand;
        const secrets = await store.tables.shufflesFor(table.id, firstSeq, endSeq ?? firstSeq);
        const { sign } = openView(table.opening).state;
        return { shuffles: proveSeen(events, seen, { sign, base, firstSeq, secrets }) };
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/hands/:table/:number/phh',
      summary: 'The hand as a PHH file, if that format covers the game.',
      right: null,
      params: ofHand,
      query: byShare,
      answer: 'text',
      handle: async ({ params, query, caller }) => {
        const found = await find(params, query, caller);
        await names.load(mentioned(found.base, found.seen));
        return phhOf(found, (player) => names.get(player).name);
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/hands/:table/:number/share',
      summary: 'Makes a link that shows the hand to anyone, including your cards.',
      right: 'play',
      params: ofHand,
      answer: z.object({ token: z.string() }),
      handle: async ({ params, caller }) => {
        const { hand } = await find(params, {}, caller);
        if (!hasPlayed(hand, caller.user.id))
          throw new Problem(403, 'not-yours', 'Only players who were dealt in can share a hand.');
        const [by, now] = [caller.user.id, room.clock.now()];
        if (links.had(by, now) >= limits.linksADay) throw over(context, 'linksADay');
        links.add(by, 1, now);
        const token = randomBytes(TOKEN_BYTES).toString('base64url');
        await store.hands.share({ token, table: params.table, number: params.number, by });
        return { token };
      },
    }),
  ];
}

/** What was committed of the cards of a hand, and in which event it stands. */
function commitmentsIn(events: readonly TableEvent[], firstSeq: number): z.output<typeof commitment>[] {
  return events.flatMap((event, i) => {
    if (event.type !== 'played' || event.event.type !== 'shuffled') return [];
    const { root, cards } = event.event;
    return root === undefined ? [] : [{ seq: firstSeq + i, kind: 'card', root, size: cards.length }];
  });
}

function hasPlayed({ result }: StoredHand, user: string): boolean {
  const { seats, before } = (result ?? {}) as { seats?: unknown[]; before?: unknown[] };
  const seat = seats?.indexOf(user) ?? -1;
  return seat >= 0 && before?.[seat] != null;
}

const isInvolved = (hand: StoredHand, caller: Caller | null): boolean =>
  caller !== null && (hasPlayed(hand, caller.user.id) || lacks(caller.user, 'inspect') === null);

function phhOf({ table, base, seen, hand }: Found, nameOf: (player: string) => string): string {
  const view = openView(table.opening, base).see(seen.slice(0, 1));
  const played = view.state.hand;
  if (played?.kind !== 'pot' || phhVariant(played.state.setup) === null)
    throw new Problem(404, 'no-phh', 'This hand cannot be written in the PHH format.');
  const log = seen.flatMap((event): PotEvent[] => (event.type === 'played' ? [event.event as PotEvent] : []));
  const unsayable = whyNotPhh(log);
  if (unsayable !== null) throw new Problem(404, 'no-phh', unsayable);
  const called = view.state.seats.map((seated) => (seated === null ? '' : nameOf(seated.player)));
  return toPhh(played.state.setup, log, { hand: hand.number, names: called });
}

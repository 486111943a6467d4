import { seededRandom } from '@cardroom/core/cards';
import type { Opening } from '@cardroom/core/table';
import { sha256 } from '../../store/chain.ts';
import { BotHost } from '../bots/host.ts';
import { withUsualFees } from '../bots/usual-fees.ts';
import { keepHeads } from '../heads/keep-heads.ts';
import { NO_PACE, startRoom } from './testing.ts';

/** For tests only: a small room in which a little of everything has happened, closed with its heads signed. */

const TABLES: readonly { readonly opening: Opening; readonly bots: number; readonly hands: number }[] = [
  // Long enough for a snapshot that stays.
  { opening: withUsualFees({ house: 'black-sheep', offering: 'black-sheep/holdem' }), bots: 2, hands: 20 },
  {
    opening: { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/face-up-chinese' },
    bots: 2,
    hands: 2,
  },
  {
    opening: withUsualFees({
      house: 'black-sheep',
      offering: 'black-sheep/ez-baccarat',
      table: { shoe: 'running' },
    }),
    bots: 3,
    hands: 3,
  },
];
const STEPS = 4000;
const EARLY_FLOP = { what: 'early board' } as const;
const AT_SIGN_IN = 1_767_300_000_000;

/** Names of tables of a small room. */
export interface SmallRoom {
  readonly holdem: string;
  readonly chinese: string;
  readonly baccarat: string;
  /** One that was closed. */
  readonly closed: string;
}

export async function smallRoom(data: string): Promise<SmallRoom> {
  const { room, store, clock } = await startRoom(data, { pace: NO_PACE });
  const heads = keepHeads(room, { folder: data, told: () => {}, failed: rethrow });
  const { people, chat, house } = store;
  const at = () => clock.now();
  await people.add({
    id: 'u_floor',
    name: 'floor',
    role: 'floor',
    createdAt: at(),
    password: 'scrypt floor',
  });
  for (const name of ['Ann', 'Bob', 'Cy'])
    await people.add({ id: `u_${name}`, name, role: 'patron', createdAt: at(), guest: name === 'Ann' });
  await people.update('u_Ann', { password: 'scrypt Ann', guest: false }, { by: 'u_Ann', at: at() });
  await people.update('u_Bob', { role: 'auditor' }, { by: 'u_floor', at: at() });
  await people.update('u_Cy', { role: 'proposition' }, { by: 'u_floor', at: at() });
  await people.update('u_Cy', { muted: true }, { by: 'u_floor', at: at() });
  for (const user of ['u_Ann', 'u_Cy']) {
    await room.money.grant(user, 500_000, at(), 'welcome');
    await room.money.grant(user, 20_000, at(), 'chips');
    const tokenHash = sha256(user);
    await people.signIn({ tokenHash, user, at: AT_SIGN_IN, expiresAt: AT_SIGN_IN + 86_400_000 });
    await store.signIns.remember(sha256(`device of ${user}`), user, AT_SIGN_IN);
    await store.signIns.setTries([{ who: sha256(`tries of ${user}`), count: 2, at: AT_SIGN_IN }]);
  }
  const host = new BotHost(room, { random: seededRandom('small'), wait: 0, quick: true });
  const open = async (opening: Opening, isPrivate = false) => {
    const opened = await room.openTable(opening, { by: 'u_Ann', isPrivate });
    if ('code' in opened) throw new Error(opened.message);
    return opened.table;
  };
  const ids: string[] = [];
  for (const { opening, bots } of TABLES) {
    const table = await open(opening);
    ids.push(table);
    await host.fill(table, bots);
  }
  const closed = await open({ house: 'black-sheep', offering: 'black-sheep/holdem' }, true);
  await room.do(closed, { user: 'u_Ann' }, { type: 'sit', seat: 1, cents: 20_000 });
  await chat.say(closed, at(), 'u_Ann', 'hello');
  const floor = async (table: string, command: Parameters<typeof room.floor>[2]) => {
    const refused = await room.floor(table, 'u_floor', command);
    if (refused !== null) throw new Error(refused.message);
    await house.audit(at(), 'u_floor', command.type, { table });
  };
  await floor(closed, { type: 'close' });
  await room.do(closed, { user: 'u_Ann' }, { type: 'leave' });
  const [holdem = '', chinese = '', baccarat = ''] = ids;
  let ruled = false;
  for (let step = 0; step < STEPS; step++) {
    if (!ruled && room.ruling(holdem, EARLY_FLOP).ok) {
      await floor(holdem, { type: 'rule', irregularity: EARLY_FLOP });
      ruled = true;
    }
    const behind = ids.filter((id, i) => (room.live(id)?.table.state.hands ?? 0) < (TABLES[i]?.hands ?? 0));
    if (behind.length === 0) break;
    // A table that has played enough rests, so that the room stays small.
    for (const [i, id] of ids.entries()) {
      const state = room.live(id)?.table.state;
      if (
        state !== undefined &&
        state.hands >= (TABLES[i]?.hands ?? 0) &&
        !state.paused &&
        state.hand === null
      )
        await floor(id, { type: 'pause' });
    }
    await room.idle();
    clock.step();
  }
  if (!ruled) throw new Error('Nothing was ruled on.');
  await chat.say(holdem, at(), 'u_Ann', 'well played');
  await chat.say(holdem, at(), 'u_Cy', 'thank you');
  await store.hands.share({ token: 'tok', table: holdem, number: 2, by: 'u_Ann' });
  await store.hands.share({ token: 'tik', table: baccarat, number: 1, by: 'u_Cy' });
  const playing = room.live(holdem)?.table.state;
  if (playing?.hand != null) await floor(holdem, { type: 'void', reason: 'a card was seen' });
  host.stop();
  await room.stop();
  await heads.stop();
  await store.close();
  return { holdem, chinese, baccarat, closed };
}

function rethrow(error: unknown): never {
  throw error;
}

import type { User } from '../../store/people/people.ts';
import type { ServerContext } from '../context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many guests are looked at together, and so long after one another; once through all of them, it rests. */
const AT_ONCE = 200;
const APART_MS = 10_000;
const REST_MS = 60 * 60 * 1000;

/**
 * Guests who never came back: their chips go back to the cage, their names are free again, and they do not count
 * as guests anymore. Who they were stays in the books under their id.
 */
export function clearGuests(context: ServerContext): () => void {
  const { room, log } = context;
  let after = '';
  let stopped = false;
  let disarm = () => {};
  const round = async () => {
    let looked = 0;
    try {
      const guests = await context.store.people.guestsBehind(after, AT_ONCE);
      looked = guests.length;
      after = guests.at(-1)?.id ?? '';
      await clear(context, guests);
    } catch (error) {
      log.warn({ err: error }, 'guests who never came back could not be cleared away');
    }
    if (looked < AT_ONCE) after = '';
    if (!stopped) arm(looked < AT_ONCE ? REST_MS : APART_MS);
  };
  const arm = (wait: number) => {
    disarm = room.clock.wake(room.clock.now() + wait, () => void round());
  };
  arm(APART_MS);
  return () => {
    stopped = true;
    disarm();
  };
}

async function clear(context: ServerContext, guests: readonly User[]): Promise<void> {
  const { room, store, sockets, limits } = context;
  const before = room.clock.now() - limits.guestKept * DAY_MS;
  const old = guests.filter(({ id, createdAt }) => createdAt < before && !sockets.has(id));
  if (old.length === 0) return;
  const atTables = await peopleAtTables(context);
  for (const guest of old) {
    if (atTables.has(guest.id)) continue;
    if ((await store.books.moved(`rail:${guest.id}`)) >= before || sockets.has(guest.id)) continue;
    await sayGoodbye(context, guest);
  }
}

/** Whoever sits, stands, waits, or has chips at a table, also at one that is shut until the floor has looked. */
async function peopleAtTables({ room, store }: ServerContext): Promise<Set<string>> {
  const people = new Set<string>();
  for (const { id, players } of room.listed()) {
    const state = room.live(id)?.table.state;
    if (state === undefined) {
      for (const player of players) people.add(player);
      const held = await store.books.balances(`at:${id}:`);
      for (const { account, cents } of held) if (cents > 0) people.add(account.slice(`at:${id}:`.length));
      continue;
    }
    for (const person of [...state.seats, ...state.standing]) if (person !== null) people.add(person.player);
    for (const player of state.waiting) people.add(player);
    for (const player in state.rails) if (state.chips[state.rails[player]] > 0) people.add(player);
  }
  return people;
}

async function sayGoodbye(
  { room, store, names, quotas, metrics }: ServerContext,
  guest: User,
): Promise<void> {
  const at = room.clock.now();
  await store.people.signOutEverywhere(guest.id);
  await room.money.refresh(guest.id);
  await room.money.giveBack(guest.id, room.money.rail(guest.id), at, 'guest gone');
  await store.notices.take(guest.id);
  // The point in the middle is in no name that anybody may choose.
  const name = `${guest.name} · ${guest.id.slice(-6)}`;
  await store.people.update(guest.id, { name, guest: false }, { by: 'house', at });
  names.learn({ ...guest, name });
  quotas.count(-1);
  metrics.limited('guest-kept');
}

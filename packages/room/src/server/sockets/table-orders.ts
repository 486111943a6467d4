import { dollars, type Refusal, refuse } from '@cardroom/core/engine';
import type { RuleCommand } from '@cardroom/core/rulings';
import type { Moved } from '../../room/people/transfers.ts';
import { notHost } from '../../room/room.ts';
import type { User } from '../../store/people/people.ts';
import { lacks } from '../accounts/rights.ts';
import type { ServerContext } from '../context.ts';
import type { CheckedMessage } from '../http/schemas.ts';
import { keyedQueue } from '../keyed-queue.ts';
import { over } from '../limits.ts';
import { lacksClock, NO_CLOCK } from '../tables/open-tables.ts';

/** What the floor and the hosts of private tables ask of a table, beyond what a player may. */

type Of<T extends CheckedMessage['type']> = Extract<CheckedMessage, { type: T }>;
type Answer = Promise<{ readonly code: string; readonly message: string } | null>;

/** What the audit log keeps of a ruling: what went wrong, what was done, by which lines, and why otherwise. */
const whatWasRuled = ({ type, ...ruled }: RuleCommand) => ruled;

export async function askAsFloor(context: ServerContext, user: User, message: Of<'floor'>): Answer {
  const { room, seatLimits } = context;
  const { id, table, command } = message;
  const { type, ...asked } = command;
  const hand = () => room.summaries().find((of) => of.id === table)?.hands;
  const audit = (detail: object) =>
    note(context, user, table, type, { ...(hand() && { hand: hand() }), ...detail });
  if (command.type === 'move')
    return room.move(table, user.id, command, id, (moved) => {
      audit({
        ...asked,
        player: moved.player,
        cents: moved.cents,
        ...(moved.refused && { refused: moved.refused.message }),
      });
      if (moved.seat !== null) seatLimits.came(moved.player, moved.to);
      void context.notices.tell(moved.player, whereTo(context, moved));
    });
  if (command.type === 'post' && room.table(table)?.key === null && lacksClock(command.clock))
    return refuse('not-allowed', NO_CLOCK);
  if (command.type === 'seat') {
    const cannot = await whyNotSeated(context, command.player);
    if (cannot !== null) return cannot;
    seatLimits.came(command.player, table);
  }
  return room.floor(table, user.id, command, id, (ruled) =>
    audit(ruled === null ? asked : whatWasRuled(ruled)),
  );
}

/** Whom the floor has banned it seats no sooner than it has lifted the ban; and staff do not play. */
async function whyNotSeated({ store }: ServerContext, player: string): Promise<Refusal | null> {
  const person = await store.people.find(player);
  if (person === null) return refuse('not-found', 'There is nobody with this id.');
  if (person.banned !== null) return refuse('not-allowed', `${person.name} is banned: lift the ban first.`);
  return lacks(person, 'play') === null
    ? null
    : refuse('not-allowed', `${person.name} cannot play: floor staff and auditors take no seat.`);
}

function note(context: ServerContext, user: User, table: string, type: string, detail: object): void {
  const { room, store, log } = context;
  store.house.audit(room.clock.now(), user.id, type, { table, ...detail }).catch((error) =>
    // It is done, and stands in the table's own log with the name of who asked for it.
    log.error(
      { err: error, table, by: user.id, command: type },
      'an act of the floor is not in the audit log',
    ),
  );
}

/** What somebody is told whom the floor has moved. */
function whereTo({ room, names }: ServerContext, { to, cents, seat, refused }: Moved): string {
  const name = room.table(to)?.name ?? 'another table';
  return seat === null
    ? `The floor wanted to move you to another table of ${name}, but could not: ${names.inWords(refused?.message ?? '')} You have your ${dollars(cents)} back.`
    : `The floor has moved you to another table of ${name}, seat ${seat + 1}, with your ${dollars(cents)}. You find it under My tables.`;
}

/** All tables of one person, whose bots are counted together. */
const oneByOne = keyedQueue();
/** How many of their orders wait for bots that come and go. */
const ordered = new Map<string, number>();
const MOST_ORDERED = 5;

export async function askAsHost(context: ServerContext, user: User, message: Of<'host'>): Answer {
  const { room, seatLimits } = context;
  const { id, table, command } = message;
  if (command.type !== 'bots') {
    const refused = await room.host(table, user.id, command, id);
    if (refused === null && command.type === 'seat') seatLimits.came(command.player, table);
    return refused;
  }
  const runs = user.role === 'floor';
  if (!runs && !room.isHost(table, user.id)) return notHost;
  const { count } = command;
  const whose = room.table(table)?.openedBy ?? '';
  const waiting = ordered.get(whose) ?? 0;
  if (waiting >= MOST_ORDERED)
    return { code: 'too-fast', message: 'The bots are still coming and going. Try again in a few seconds.' };
  ordered.set(whose, waiting + 1);
  const refused = await oneByOne(whose, () => seatBots(context, table, count)).finally(() => {
    const left = (ordered.get(whose) ?? 1) - 1;
    if (left === 0) ordered.delete(whose);
    else ordered.set(whose, left);
  });
  if (refused === null && runs) note(context, user, table, 'bots', { count });
  return refused;
}

const bound = refuse(
  'not-allowed',
  'A bot has taken the bank or owes a kill, and stays for the next hand. Ask again then.',
);

/** So many bots and no more; those who go play the hand they are in to its end. */
async function seatBots(context: ServerContext, table: string, count: number): Promise<Refusal | null> {
  const { room, bots: host, limits } = context;
  const stored = room.table(table);
  if (stored === undefined) return refuse('not-found', 'There is no such table open.');
  if (host === null) return refuse('not-allowed', 'There are no bots in this room.');
  const more = count - host.at(table);
  if (more > 0) {
    const there = room.openedBy(stored.openedBy).reduce((sum, { id }) => sum + host.at(id), 0);
    if (there + more > limits.botsEach) return refuse('not-allowed', over(context, 'botsEach').message);
    if (host.size + more > limits.bots) return refuse('not-allowed', over(context, 'bots').message);
    return host.fill(table, more);
  }
  for (let i = 0; i < -more; i++) {
    const refused = await host.makeRoom(table);
    if (refused !== null) return refused.code === 'not-allowed' ? bound : refused;
  }
  return null;
}

import { parentPort } from 'node:worker_threads';
import { secureRandom } from '@cardroom/core/cards';
import type { Refusal } from '@cardroom/core/engine';
import type { PlayerCommand } from '@cardroom/core/table';
import { lowerPriority } from '../../workers/low-priority.ts';
import { steadyClock } from '../clock.ts';
import { Bot } from './bot.ts';
import type { Asked, FromBots, ToBots } from './worker-messages.ts';

/** The worker on which bots think, so that the room need not wait for them. */
const port = parentPort;
if (port === null) throw new Error('This runs as a thread.');
lowerPriority();
const random = secureRandom();
const clock = steadyClock();
/** As one text, which goes over many times faster than as many objects. */
const say = (message: FromBots) => port.postMessage(JSON.stringify(message));

interface Seated {
  readonly bot: Bot;
  readonly table: string;
  answer: (refused: Refusal | null) => void;
}
const seated = new Map<number, Seated>();
const tables = new Map<string, Bot[]>();
/** When many have made up their minds at the same time they speak a few at a time, as people would. */
const AT_ONCE = 16;
const APART_MS = 4;
/** Those who wait have all spoken after about so many turns. */
const TURNS = 8;
const asking: Omit<Asked, 'at'>[] = [];

function ask(bot: number, command: PlayerCommand): Promise<Refusal | null> {
  if (asking.length === 0) setTimeout(send, APART_MS);
  asking.push({ bot, command });
  return new Promise((done) => {
    const asks = seated.get(bot);
    if (asks !== undefined) asks.answer = done;
  });
}

function send(): void {
  const at = performance.timeOrigin + performance.now();
  const now = asking.splice(0, Math.max(AT_ONCE, Math.ceil(asking.length / TURNS)));
  say({ type: 'asked', asked: now.map((one): Asked => ({ ...one, at })) });
  if (asking.length > 0) setTimeout(send, APART_MS);
}

function sit(message: ToBots & { type: 'sit' }): void {
  const { bot: number, table, opening, user, who, first, rail, wait, quick } = message;
  const settings = { random, ...(wait !== undefined && { wait }), ...(quick !== undefined && { quick }) };
  const seat = { opening, user, ask: (command: PlayerCommand) => ask(number, command) };
  const bot = new Bot(seat, who, settings, clock, (error) => {
    getUp(number);
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    say({ type: 'broke', bot: number, why });
  });
  seated.set(number, { bot, table, answer: () => {} });
  tables.set(table, [...(tables.get(table) ?? []), bot]);
  bot.sit(first, rail);
}

function getUp(number: number): void {
  const up = seated.get(number);
  if (up === undefined) return;
  const { bot, table } = up;
  bot.stop();
  seated.delete(number);
  const left = tables.get(table)?.filter((other) => other !== bot) ?? [];
  if (left.length > 0) tables.set(table, left);
  else tables.delete(table);
}

function take(message: ToBots): void {
  switch (message.type) {
    case 'sit':
      sit(message);
      return;
    case 'told':
      for (const bot of tables.get(message.table) ?? []) bot.told(message.seq, message.events);
      return;
    case 'get up':
      getUp(message.bot);
      return;
  }
  const to = seated.get(message.bot);
  if (to === undefined) return;
  if (message.type === 'rail') to.bot.rail = message.cents;
  else to.answer(message.refused);
}

/** What has been said and not been taken in yet. */
const heard: ToBots[] = [];
/**
 * So long it listens before those who have made up their minds may speak: otherwise all would speak at once when
 * the last has heard the news, and room, disk and bots would wait for one another in turn.
 */
const SLICE_MS = 2;

function listen(): void {
  const until = performance.now() + SLICE_MS;
  let taken = 0;
  while (taken < heard.length && performance.now() < until) take(heard[taken++]);
  heard.splice(0, taken);
  if (heard.length > 0) setImmediate(listen);
}

port.on('message', (messages: string) => {
  if (heard.length === 0) setImmediate(listen);
  for (const message of JSON.parse(messages) as ToBots[]) heard.push(message);
});

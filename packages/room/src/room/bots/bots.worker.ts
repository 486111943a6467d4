import { parentPort } from 'node:worker_threads';
import { secureRandom } from '@cardroom/core/cards';
import type { Refusal } from '@cardroom/core/engine';
import type { PlayerCommand, TableEvent } from '@cardroom/core/table';
import { lowerPriority } from '../../workers/low-priority.ts';
import { steadyClock } from '../clock.ts';
import type { PlayerView } from '../table/views.ts';
import { type BotChair, type Hear, sightBehind } from './chair.ts';
import { BotPlayer } from './player.ts';
import type { Asked, FromBots, ToBots } from './worker-messages.ts';

/** The thread on which bots think, so that the room need not wait for them. */
const port = parentPort;
if (port === null) throw new Error('This runs as a thread.');
lowerPriority();
const random = secureRandom();
const clock = steadyClock();
const say = (word: FromBots) => port.postMessage(word);

interface Sitting {
  readonly player: BotPlayer;
  readonly chair: FarChair;
}
const bots = new Map<number, Sitting>();
const tables = new Map<string, FarChair[]>();
/** When many have made up their minds at the same time they speak a few at a time, as people would. */
const AT_ONCE = 16;
const APART_MS = 4;
/** Those who wait have all spoken after about so many turns. */
const TURNS = 25;
const asking: Omit<Asked, 'at'>[] = [];

/** A chair whose table is on the other thread. */
class FarChair implements BotChair {
  readonly opening;
  readonly user;
  readonly #sit: ToBots & { type: 'sit' };
  readonly #sight: PlayerView;
  #hear: Hear = () => {};
  #broke: (error: unknown) => void = () => {};
  purse;
  answer: (refused: Refusal | null) => void = () => {};

  constructor(sit: ToBots & { type: 'sit' }) {
    this.#sit = sit;
    this.opening = sit.opening;
    this.user = sit.user;
    this.purse = sit.purse;
    this.#sight = sightBehind(sit.first, sit.user);
  }

  get bot(): number {
    return this.#sit.bot;
  }

  get table(): string {
    return this.#sit.table;
  }

  listen(hear: Hear, broke: (error: unknown) => void): () => void {
    this.#hear = hear;
    this.#broke = broke;
    hear(this.#sit.first, this.purse);
    return () => {
      this.#hear = () => {};
    };
  }

  told(seq: number, events: readonly TableEvent[]): void {
    try {
      this.#hear({ seq, events: this.#sight.see(events) }, this.purse);
    } catch (error) {
      this.#broke(error);
    }
  }

  ask(command: PlayerCommand): Promise<Refusal | null> {
    if (asking.length === 0) setTimeout(send, APART_MS);
    asking.push({ bot: this.bot, command });
    return new Promise((done) => {
      this.answer = done;
    });
  }
}

function send(): void {
  const at = performance.timeOrigin + performance.now();
  const now = asking.splice(0, Math.max(AT_ONCE, Math.ceil(asking.length / TURNS)));
  say({ type: 'asked', asked: now.map((one): Asked => ({ ...one, at })) });
  if (asking.length > 0) setTimeout(send, APART_MS);
}

function sit(word: ToBots & { type: 'sit' }): void {
  const { bot, table, who, wait, quick } = word;
  const ways = { random, ...(wait !== undefined && { wait }), ...(quick !== undefined && { quick }) };
  const chair = new FarChair(word);
  let whole = true;
  const broke = (error: unknown) => {
    whole = false;
    getUp(bot);
    say({ type: 'broke', bot, why: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  };
  tables.set(table, [...(tables.get(table) ?? []), chair]);
  bots.set(bot, { chair, player: new BotPlayer(chair, who, ways, clock, broke) });
  // It may break at the first look already.
  if (!whole) getUp(bot);
}

function getUp(bot: number): void {
  const sitting = bots.get(bot);
  if (sitting === undefined) return;
  sitting.player.stop();
  bots.delete(bot);
  const { table } = sitting.chair;
  const left = tables.get(table)?.filter((chair) => chair.bot !== bot) ?? [];
  if (left.length > 0) tables.set(table, left);
  else tables.delete(table);
}

function take(word: ToBots): void {
  switch (word.type) {
    case 'sit':
      sit(word);
      return;
    case 'told':
      for (const chair of tables.get(word.table) ?? []) chair.told(word.seq, word.events);
      return;
    case 'get up':
      getUp(word.bot);
      return;
  }
  const chair = bots.get(word.bot)?.chair;
  if (chair === undefined) return;
  if (word.type === 'purse') chair.purse = word.cents;
  else chair.answer(word.refused);
}

port.on('message', (words: string) => {
  for (const word of JSON.parse(words) as ToBots[]) take(word);
});

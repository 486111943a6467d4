import { parentPort } from 'node:worker_threads';
import { characterOf } from '../bots/character.ts';
import { secureRandom } from '../cards/index.ts';
import type { Refusal } from '../engine/index.ts';
import type { BotChair, Hear } from './bot-chair.ts';
import { BotPlayer } from './bot-player.ts';
import type { FromBots, ToBots } from './bot-words.ts';
import { steadyClock } from './clock.ts';
import { giveWay } from './give-way.ts';

/** The thread on which bots think, so that the room need not wait for them. */
const port = parentPort;
if (port === null) throw new Error('This runs as a thread.');
giveWay();
const random = secureRandom();
const clock = steadyClock();

interface Sitting {
  readonly player: BotPlayer;
  readonly chair: FarChair;
}
const bots = new Map<number, Sitting>();
/** When many have made up their minds at the same time they speak a few at a time, as people would. */
const AT_ONCE = 10;
const APART_MS = 1;
let asked: Omit<FromBots, 'at'>[] = [];

/** A chair whose table is on the other thread. */
class FarChair implements BotChair {
  readonly opening;
  readonly user;
  readonly #bot: number;
  hear: Hear = () => {};
  answer: (refused: Refusal | null) => void = () => {};

  constructor({ bot, opening, user }: ToBots & { type: 'sit' }) {
    this.#bot = bot;
    this.opening = opening;
    this.user = user;
  }

  listen(hear: Hear): () => void {
    this.hear = hear;
    return () => {
      this.hear = () => {};
    };
  }

  ask(command: FromBots['command']): Promise<Refusal | null> {
    if (asked.length === 0) setTimeout(send, APART_MS);
    asked.push({ bot: this.#bot, command });
    return new Promise((done) => {
      this.answer = done;
    });
  }
}

function send(): void {
  const at = performance.timeOrigin + performance.now();
  port?.postMessage(asked.slice(0, AT_ONCE).map((one): FromBots => ({ ...one, at })));
  asked = asked.slice(AT_ONCE);
  if (asked.length > 0) setTimeout(send, APART_MS);
}

function take(word: ToBots): void {
  if (word.type === 'sit') {
    const { wait, quick } = word;
    const chair = new FarChair(word);
    const ways = { random, ...(wait !== undefined && { wait }), ...(quick !== undefined && { quick }) };
    bots.set(word.bot, { chair, player: new BotPlayer(chair, characterOf(word.name), ways, clock) });
    return;
  }
  if (word.type === 'told') {
    for (const [i, bot] of word.bots.entries()) bots.get(bot)?.chair.hear(word.update, word.purses[i]);
    return;
  }
  const sitting = bots.get(word.bot);
  if (sitting === undefined) return;
  if (word.type === 'answer') sitting.chair.answer(word.refused);
  else {
    sitting.player.stop();
    bots.delete(word.bot);
  }
}

port.on('message', (words: string) => {
  for (const word of JSON.parse(words) as ToBots[]) take(word);
});

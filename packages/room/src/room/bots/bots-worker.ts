import type { Character } from '@cardroom/core/bots';
import type { TableEvent } from '@cardroom/core/table';
import { RestartingWorker } from '../../workers/restarting-worker.ts';
import { REST, type SeatBot } from './host.ts';
import type { BotSeat } from './seat.ts';
import type { Asked, FromBots, ToBots } from './worker-messages.ts';

interface Seated {
  readonly bot: number;
  readonly seat: BotSeat;
  readonly who: Character;
  readonly settings: { readonly wait?: number; readonly quick?: boolean };
}

/** Bots of one table: what happens there is said once for all of them. */
interface TableBots {
  readonly bots: Set<Seated>;
  readonly unfollow: () => void;
}

const PROGRAM = new URL('./bots.worker.js', import.meta.url);
/** What is said within so many milliseconds is sent together: nobody thinks faster, and waking a thread costs. */
const TOGETHER_MS = 10;

/**
 * Bots that think on a thread of their own. What happens and what they ask goes over in messages; over there
 * each is shown what its seat may see. A thread that breaks is replaced, and everybody goes on from there.
 */
export class BotsWorker {
  readonly #warn: (error: unknown) => void;
  readonly #seated = new Map<number, Seated>();
  readonly #tables = new Map<string, TableBots>();
  readonly #thread: RestartingWorker<string>;
  /** Which thread it is, of all that there were. */
  #lives = 0;
  #messages: string[] = [];
  #timer: NodeJS.Timeout | null = null;
  #next = 0;
  #ended = false;

  constructor(warn: (error: unknown) => void, program: URL = PROGRAM) {
    this.#warn = warn;
    this.#thread = new RestartingWorker<string>({
      name: 'of the bots',
      without: 'Bots cannot think until it is back; the clock acts for them.',
      program,
      hear: (text) => {
        const message: FromBots = JSON.parse(text);
        if (message.type === 'broke') this.#rest(message.bot, message.why);
        else for (const one of message.asked) void this.#ask(one);
      },
      begun: () => this.#again(),
      warn,
    });
  }

  readonly seat: SeatBot = (seat, who, { wait, quick }) => {
    const bot = this.#next++;
    const settings = { ...(wait !== undefined && { wait }), ...(quick !== undefined && { quick }) };
    const seated: Seated = { bot, seat, who, settings };
    this.#seated.set(bot, seated);
    this.#sit(seated);
    return () => {
      this.#seated.delete(bot);
      this.#leave(seated);
      this.#say({ type: 'get up', bot });
    };
  };

  /** Nobody thinks anymore. */
  async stop(): Promise<void> {
    this.#ended = true;
    this.#seated.clear();
    this.#forget();
    await this.#thread.stop();
  }

  #sit(seated: Seated): void {
    const { bot, seat, who, settings } = seated;
    const { table, opening, user } = seat;
    let atTable = this.#tables.get(table);
    if (atTable === undefined) {
      const unfollow = seat.follow(({ seq, events, text }) => {
        try {
          this.#tell(table, seq, events, text);
        } catch (error) {
          for (const { bot } of this.#tables.get(table)?.bots ?? []) this.#rest(bot, String(error));
        }
      });
      atTable = { bots: new Set(), unfollow };
      this.#tables.set(table, atTable);
    }
    atTable.bots.add(seated);
    const [first, rail] = [seat.look(), seat.rail()];
    this.#say({ type: 'sit', bot, table, opening, user, who, first, rail, ...settings });
  }

  #leave(seated: Seated): void {
    const { table } = seated.seat;
    const atTable = this.#tables.get(table);
    if (atTable?.bots.delete(seated) !== true || atTable.bots.size > 0) return;
    atTable.unfollow();
    this.#tables.delete(table);
  }

  #forget(): void {
    for (const { unfollow } of this.#tables.values()) unfollow();
    this.#tables.clear();
  }

  /** Goes over as the text that was sealed. */
  #tell(table: string, seq: number, events: readonly TableEvent[], text: string): void {
    if (events.some(movesRail))
      for (const { bot, seat } of this.#tables.get(table)?.bots ?? [])
        this.#say({ type: 'rail', bot, cents: seat.rail() });
    this.#messages.push(`{"type":"told","table":${JSON.stringify(table)},"seq":${seq},"events":${text}}`);
    this.#soon();
  }

  #say(message: ToBots): void {
    this.#messages.push(JSON.stringify(message));
    this.#soon();
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => this.#send(), TOGETHER_MS);
  }

  /** One text goes over many times faster than as many objects. */
  #send(): void {
    this.#timer = null;
    const messages = this.#messages;
    this.#messages = [];
    if (!this.#ended) this.#thread.post(`[${messages}]`);
  }

  async #ask({ bot, command, at }: Asked): Promise<void> {
    const life = this.#lives;
    const refused = await this.#seated.get(bot)?.seat.ask(command, at - performance.timeOrigin);
    if (refused !== undefined && life === this.#lives) this.#say({ type: 'answer', bot, refused });
  }

  #rest(bot: number, why: string): void {
    const seated = this.#seated.get(bot);
    if (seated === undefined) return;
    this.#warn(new Error(`The bot ${seated.who.name} (${seated.seat.user}) failed: ${why}`));
    this.#leave(seated);
    setTimeout(() => {
      const sits = this.#tables.get(seated.seat.table)?.bots.has(seated);
      if (this.#seated.has(bot) && !sits) this.#sitAgain(seated);
    }, REST).unref();
  }

  /** A table that cannot be shown to one bot does not keep the others from theirs. */
  #sitAgain(seated: Seated): void {
    try {
      this.#sit(seated);
    } catch (error) {
      this.#warn(error);
    }
  }

  #again(): void {
    if (this.#ended) return;
    this.#lives++;
    this.#messages = [];
    this.#forget();
    for (const seated of this.#seated.values()) this.#sitAgain(seated);
  }
}

/** Whether it changes what somebody has on the rail. */
const movesRail = ({ type }: TableEvent): boolean => type === 'sold' || type === 'cashed out';

import type { Character } from '@cardroom/core/bots';
import type { TableEvent } from '@cardroom/core/table';
import { RestartingWorker } from '../../workers/restarting-worker.ts';
import type { BotPlace } from './chair.ts';
import { REST, type SeatBot } from './host.ts';
import type { Asked, FromBots, ToBots } from './worker-messages.ts';

interface Sitting {
  readonly bot: number;
  readonly place: BotPlace;
  readonly who: Character;
  readonly ways: { readonly wait?: number; readonly quick?: boolean };
}

/** Bots of one table: what happens there is said once for all of them. */
interface Company {
  readonly bots: Set<Sitting>;
  readonly deaf: () => void;
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
  readonly #sitting = new Map<number, Sitting>();
  readonly #companies = new Map<string, Company>();
  readonly #thread: RestartingWorker<FromBots>;
  /** Which thread it is, of all that there were. */
  #lives = 0;
  #words: string[] = [];
  #timer: NodeJS.Timeout | null = null;
  #next = 0;
  #ended = false;

  constructor(warn: (error: unknown) => void, program: URL = PROGRAM) {
    this.#warn = warn;
    this.#thread = new RestartingWorker<FromBots>({
      name: 'of the bots',
      without: 'No bot thinks; the clock acts for them.',
      program,
      hear: (word) => {
        if (word.type === 'broke') this.#rest(word.bot, word.why);
        else for (const one of word.asked) void this.#ask(one);
      },
      begun: () => this.#again(),
      warn,
    });
  }

  readonly seat: SeatBot = (place, who, { wait, quick }) => {
    const bot = this.#next++;
    const ways = { ...(wait !== undefined && { wait }), ...(quick !== undefined && { quick }) };
    const sitting: Sitting = { bot, place, who, ways };
    this.#sitting.set(bot, sitting);
    this.#sit(sitting);
    return () => {
      this.#sitting.delete(bot);
      this.#leave(sitting);
      this.#say({ type: 'get up', bot });
    };
  };

  /** Nobody thinks any more. */
  async stop(): Promise<void> {
    this.#ended = true;
    this.#sitting.clear();
    this.#forget();
    await this.#thread.stop();
  }

  #sit(sitting: Sitting): void {
    const { bot, place, who, ways } = sitting;
    const { table, opening, user } = place;
    let company = this.#companies.get(table);
    if (company === undefined) {
      const deaf = place.follow(({ seq, events, text }) => {
        try {
          this.#tell(table, seq, events, text);
        } catch (error) {
          for (const { bot } of this.#companies.get(table)?.bots ?? []) this.#rest(bot, String(error));
        }
      });
      company = { bots: new Set(), deaf };
      this.#companies.set(table, company);
    }
    company.bots.add(sitting);
    const [first, purse] = [place.look(), place.purse()];
    this.#say({ type: 'sit', bot, table, opening, user, who, first, purse, ...ways });
  }

  #leave(sitting: Sitting): void {
    const { table } = sitting.place;
    const company = this.#companies.get(table);
    if (company?.bots.delete(sitting) !== true || company.bots.size > 0) return;
    company.deaf();
    this.#companies.delete(table);
  }

  #forget(): void {
    for (const { deaf } of this.#companies.values()) deaf();
    this.#companies.clear();
  }

  /** Goes over as the text that was sealed. */
  #tell(table: string, seq: number, events: readonly TableEvent[], text: string): void {
    if (events.some(movesRail))
      for (const { bot, place } of this.#companies.get(table)?.bots ?? [])
        this.#say({ type: 'purse', bot, cents: place.purse() });
    this.#words.push(`{"type":"told","table":${JSON.stringify(table)},"seq":${seq},"events":${text}}`);
    this.#soon();
  }

  #say(word: ToBots): void {
    this.#words.push(JSON.stringify(word));
    this.#soon();
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => this.#send(), TOGETHER_MS);
  }

  /** One text goes over many times faster than as many objects. */
  #send(): void {
    this.#timer = null;
    const words = this.#words;
    this.#words = [];
    if (!this.#ended) this.#thread.post(`[${words}]`);
  }

  async #ask({ bot, command, at }: Asked): Promise<void> {
    const life = this.#lives;
    const refused = await this.#sitting.get(bot)?.place.ask(command, at - performance.timeOrigin);
    if (refused !== undefined && life === this.#lives) this.#say({ type: 'answer', bot, refused });
  }

  #rest(bot: number, why: string): void {
    const sitting = this.#sitting.get(bot);
    if (sitting === undefined) return;
    this.#warn(new Error(`The bot ${sitting.who.name} (${sitting.place.user}) broke: ${why}`));
    this.#leave(sitting);
    setTimeout(() => {
      const sits = this.#companies.get(sitting.place.table)?.bots.has(sitting);
      if (this.#sitting.has(bot) && !sits) this.#sitAgain(sitting);
    }, REST).unref();
  }

  /** A table that cannot be shown to one bot does not keep the others from theirs. */
  #sitAgain(sitting: Sitting): void {
    try {
      this.#sit(sitting);
    } catch (error) {
      this.#warn(error);
    }
  }

  #again(): void {
    if (this.#ended) return;
    this.#lives++;
    this.#words = [];
    this.#forget();
    for (const sitting of this.#sitting.values()) this.#sitAgain(sitting);
  }
}

/** Whether it changes what somebody has on the rail. */
const movesRail = ({ type }: TableEvent): boolean => type === 'sold' || type === 'cashed out';

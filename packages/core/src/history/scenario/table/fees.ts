import { dollars } from '../../../engine/index.ts';
import { reachedBy } from '../../../engine/pot/dealing/streets.ts';
import { evolve } from '../../../engine/pot/evolve.ts';
import type { Street } from '../../../engine/pot/game.ts';
import { newHand } from '../../../engine/pot/state.ts';
import { potSetup } from '../../../table/hand/setups.ts';
import type { HandEvent, HandPlan, Sign, TableEvent } from '../../../table/index.ts';
import { MINUTE } from '../../../table/state.ts';

/**
 * What was collected at a table, of whom, and at which moment: `$3 from the pot to the drop, on the flop`. Told
 * from the whole log, and said from event number `from` on.
 */
export function collectedWords(sign: Sign, log: readonly TableEvent[], from: number): string[] {
  const names: (string | null)[] = [];
  const lines = new Map<string, number>();
  let moment: Moment = new Moment();
  let taken: { readonly from: string; readonly to: string; readonly cents: number }[] = [];
  let now = 0;
  const who = (seat: number | 'pot') => (seat === 'pot' ? 'the pot' : (names[seat] ?? `seat ${seat + 1}`));
  const add = (line: string, cents: number) => lines.set(line, (lines.get(line) ?? 0) + cents);
  for (const [i, event] of log.entries()) {
    follow(names, event);
    const told = i >= from;
    if (event.type === 'time') now = event.at;
    else if (event.type === 'hand began') {
      moment = new Moment(sign, event.plan);
      taken = [];
    } else if (event.type === 'played') {
      moment.hear(event.event);
      if (event.event.type !== 'taken') continue;
      const { from: seat, to, cents } = event.event;
      taken.push({ from: who(seat), to, cents });
      if (told) add(`from ${who(seat)} to the ${to}, ${moment.words}`, cents);
    } else if (event.type === 'voided') {
      if (told) for (const back of taken) add(`back to ${back.from} from the ${back.to}`, back.cents);
    } else if (told && event.type === 'collected') {
      const when = event.for === 'hand' ? 'before the cards' : `for time, at ${clockWords(now)}`;
      add(`from ${who(event.seat)} to the ${event.to}, ${when}`, event.cents);
    } else if (told && event.type === 'refunded')
      add(`back to ${who(event.seat)} from the ${event.to}`, event.cents);
  }
  return [...lines].map(([line, cents]) => `${dollars(cents)} ${line}`);
}

/** Who sits or stands where. */
function follow(names: (string | null)[], event: TableEvent): void {
  if (event.type === 'sat' || event.type === 'stands') names[event.seat] = event.player;
  else if (event.type === 'left') names[event.seat] = null;
  else if (event.type === 'changed seat') {
    names[event.to] = names[event.seat];
    names[event.seat] = null;
  }
}

/** How far a hand has come, in words. */
class Moment {
  words = 'before the cards';
  readonly #state;

  constructor(sign?: Sign, plan?: HandPlan) {
    this.#state = sign?.kind === 'pot' && plan?.kind === 'pot' ? newHand(potSetup(sign, plan)) : null;
  }

  hear(event: HandEvent): void {
    const state = this.#state;
    if (state === null) {
      if (Object.hasOwn(ROUND_WORDS, event.type)) this.words = ROUND_WORDS[event.type];
      return;
    }
    const heard = event as Parameters<typeof evolve>[1];
    evolve(state, heard);
    const street = reachedBy(state, heard).at(-1);
    if (street !== undefined) this.words = streetWords(street);
    if (heard.type !== 'gathered') return;
    if (state.liveCount === 1) this.words = 'when all have folded';
    // A fee that was due with the cards waits until there are bets in the pot, and is still that fee.
    else if (this.words === streetWords('open')) this.words = streetWords('deal');
  }
}

const ROUND_WORDS: Readonly<Record<string, string>> = {
  closed: 'when bets are closed',
  dealt: 'after the cards',
  chose: 'after the choices',
  settled: 'with the settlement',
};

function streetWords(street: Street): string {
  if (street === 'blinds') return 'with the blinds';
  if (street === 'open') return 'with the opening bet';
  return `on ${street.endsWith('street') ? '' : 'the '}${street}`;
}

/** `3:05 pm` */
function clockWords(at: number): string {
  const minutes = Math.floor(at / MINUTE) % (24 * 60);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

import { isPlain, type Random, rankOf } from '../../cards/index.ts';
import type { PotEvent } from '../../engine/pot/events.ts';
import { mixed } from '../answers.ts';

/**
 * An order of the pack that deals one seat the same ranks as another, as far as there are cards for it, because hands
 * rarely tie by themselves. It is made from a dealt hand by exchanging cards.
 */
export function tiedOrder(
  log: readonly PotEvent[],
  like: number,
  seat: number,
  random: Random,
): readonly number[] {
  const shuffled = log.find((event) => event.type === 'shuffled');
  if (shuffled?.type !== 'shuffled') return [];
  const order = [...shuffled.cards];
  const dealt = (of: number) =>
    log.flatMap((event) => (event.type === 'dealt' && event.seat === of ? event.cards : []));
  const model = dealt(like);
  const taken = new Set([...model, ...log.flatMap((event) => (event.type === 'boarded' ? event.cards : []))]);
  const places = dealt(seat).map((card) => shuffled.cards.indexOf(card));
  for (const [i, place] of places.entries()) {
    const wanted = model[i];
    if (place < 0 || wanted === undefined || !isPlain(wanted)) continue;
    const twins = order.filter(
      (card) => isPlain(card) && rankOf(card) === rankOf(wanted) && !taken.has(card),
    );
    const [twin] = mixed(twins, random);
    if (twin === undefined) continue;
    taken.add(twin);
    const from = order.indexOf(twin);
    [order[place], order[from]] = [order[from], order[place]];
  }
  return order;
}

import { type Card, HIDDEN, type Pack, parseCards, type Random } from '../../cards/index.ts';
import { shuffledOrder } from '../../cards/shuffled-order.ts';
import { type Result, refuse } from '../../engine/index.ts';
import { type GivenCards, sayCard } from '../rankings/rank.ts';

/** Reads the cards wanted on top of a pack, `??` for any; more of a card than the pack has is refused. */
export function readTop(given: GivenCards, pack: Pack): Result<{ readonly top: readonly Card[] }> {
  const read =
    typeof given === 'string' ? parseCards(given) : { ok: true as const, cards: Array.from(given) };
  if (!read.ok) return refuse('bad-cards', `The cards from the top: ${read.message}`);
  const left = Array.from(pack.cards);
  for (const card of read.cards) {
    if (card === HIDDEN) continue;
    const at = left.indexOf(card);
    if (at < 0)
      return refuse(
        'bad-cards',
        `The cards from the top hold ${sayCard(card)} too often, or it is not in the deck.`,
      );
    left.splice(at, 1);
  }
  if (read.cards.length > pack.cards.length)
    return refuse(
      'bad-cards',
      `The cards from the top are ${read.cards.length}; the deck has ${pack.cards.length}.`,
    );
  return { ok: true, top: read.cards as Card[] };
}

/** Shuffles the cards, with these on top. */
export function shuffleUnder(top: readonly number[], cards: readonly number[], random: Random): number[] {
  const rest = [...cards];
  for (const card of top) if (card !== HIDDEN) rest.splice(rest.indexOf(card), 1);
  const shuffled = shuffledOrder(rest, random);
  const laid = top.map((card) => (card === HIDDEN ? (shuffled.pop() as number) : card));
  return [...laid, ...shuffled];
}

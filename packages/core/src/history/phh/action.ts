import { parseCards } from '../../cards/index.ts';
import type { Cents } from '../../engine/index.ts';
import { PhhProblem, toCents } from './field.ts';

/** One entry of `actions`. Players count from 0; an unknown card is `HIDDEN`. */
export type PhhAction = Written &
  (
    | { readonly do: 'deal' | 'discard'; readonly player: number; readonly cards: readonly number[] }
    | { readonly do: 'board'; readonly cards: readonly number[] }
    | { readonly do: 'bring-in' | 'check or call' | 'fold'; readonly player: number }
    | { readonly do: 'muck'; readonly player: number }
    | { readonly do: 'bet'; readonly player: number; readonly to: Cents }
    /** Without cards: those that were dealt (`-`). */
    | { readonly do: 'show'; readonly player: number; readonly cards: readonly number[] | null }
  );

interface Written {
  /** `action 12 "p3 cbr 50"` */
  readonly where: string;
}

const GRAMMAR = 'd dh pN cards, d db cards, pN pb, pN cbr amount, pN cc, pN f, pN sd [cards], pN sm [cards]';

/** Reads an action; null for an empty one or a mere commentary. */
export function readAction(entry: unknown, number: number, players: number): PhhAction | null {
  if (typeof entry !== 'string') throw new PhhProblem(`action ${number}`, 'must be a string.');
  const text = entry.replace(/#.*$/s, '').trim();
  if (text === '') return null;
  const where = `action ${number} "${text}"`;
  const [actor, verb, ...rest] = text.split(/\s+/);
  if (actor === 'd' && verb === 'db') return { where, do: 'board', cards: cardsIn(rest, where) };
  if (actor === 'd' && verb === 'dh') {
    const [to = '', ...cards] = rest;
    return { where, do: 'deal', player: readPlayer(to, players, where), cards: cardsIn(cards, where) };
  }
  const player = readPlayer(actor, players, where);
  switch (verb) {
    case 'pb':
      return { where, do: 'bring-in', player };
    case 'cc':
      return { where, do: 'check or call', player };
    case 'f':
      return { where, do: 'fold', player };
    case 'cbr':
      return { where, do: 'bet', player, to: readAmount(rest, where) };
    case 'sd':
      return { where, do: 'discard', player, cards: rest.length === 0 ? [] : cardsIn(rest, where) };
    case 'sm':
      if (rest.length === 0) return { where, do: 'muck', player };
      return { where, do: 'show', player, cards: rest[0] === '-' ? null : cardsIn(rest, where) };
    default:
      throw new PhhProblem(where, `is not an action. There are ${GRAMMAR}.`);
  }
}

function readPlayer(word: string, players: number, where: string): number {
  const number = /^p[1-9]\d*$/.test(word) ? Number(word.slice(1)) : 0;
  if (number === 0) throw new PhhProblem(where, `must name d or a player p1 to p${players}, not "${word}".`);
  if (number > players) throw new PhhProblem(where, `there are only ${players} players.`);
  return number - 1;
}

function readAmount(words: readonly string[], where: string): Cents {
  const cents = words.length === 1 && /^\d+(\.\d*)?$|^\.\d+$/.test(words[0]) ? toCents(words[0]) : null;
  if (cents === null)
    throw new PhhProblem(where, `needs one amount in whole cents, not "${words.join(' ')}".`);
  return cents;
}

function cardsIn(words: readonly string[], where: string): number[] {
  const text = words.join('');
  const read = parseCards(text);
  if (!/^([2-9TJQKA][cdhs]|\?\?)+$/.test(text) || !read.ok) {
    throw new PhhProblem(where, `needs cards such as AsTd or ??, not "${words.join(' ')}".`);
  }
  return read.cards;
}

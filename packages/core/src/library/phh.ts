import { type Result, refuse } from '../engine/index.ts';
import type { PotEvent } from '../engine/pot/events.ts';
import { Hand } from '../engine/pot/hand.ts';
import type { HandSetup } from '../engine/pot/state.ts';
import {
  type ParsedHand,
  type PhhExtras,
  phhVariant,
  readPhh,
  toPhh,
  whyNotPhh,
} from '../history/phh/index.ts';
import { isObject, type Shape, whyNotOptions } from '../houses/given.ts';
import type { HandEvent } from '../table/index.ts';
import type { DealtHand } from './deal/dealt-hand.ts';

/** A hand that can be written: a parsed one, or a setup with its events. */
export interface WritableHand {
  readonly setup: DealtHand['setup'];
  readonly events: readonly HandEvent[];
}

const EXTRAS: Shape<PhhExtras> = { hand: 'a text or a number', names: 'a list' };

/**
 * Poker hand histories in the PHH format: `parse` reads the hands of a file, `stringify` writes one.
 *
 * @example
 * ```ts
 * import { deal, phh } from '@cardroom/core';
 *
 * const hand = deal('black-sheep/holdem', { seats: 2, limit: '4-8', seed: 7 });
 * if (!hand.ok) throw new Error(hand.message);
 * hand.do('fold');
 * const text = phh.stringify(hand, { names: ['Ann', 'Bob'] });
 * if (!text.ok) throw new Error(text.message);
 * const file = phh.parse(text.text);
 * if (file.ok) console.log(file.hands[0].variant, file.hands[0].machine.over); // FT true
 * ```
 */
export const phh = { parse, stringify } as const;

function parse(text: string): Result<{ readonly hands: readonly ParsedHand[] }> {
  return readPhh(text);
}

function stringify(hand: WritableHand, extras: PhhExtras = {}): Result<{ readonly text: string }> {
  const wrong = whyNotOptions(extras, EXTRAS);
  if (wrong !== null) return wrong;
  if (!isWritable(hand)) return refuse('malformed', 'A hand to be written has a setup and a list of events.');
  const { setup: of, events } = hand;
  if (!isForPot(of)) return refuse('not-allowed', 'Only games for a pot can be written as PHH.');
  const dealt = Hand.start(of);
  if (!dealt.ok) return dealt;
  const names = whyNotNames(extras.names ?? [], of.stacks.length);
  if (names !== null) return refuse('malformed', names);
  if (phhVariant(of) === null)
    return refuse('not-allowed', `${of.game.name} as played here cannot be written as PHH.`);
  const unsayable = whyNotPhh(events as readonly PotEvent[]);
  if (unsayable !== null) return refuse('not-allowed', unsayable);
  return { ok: true, text: toPhh(of, events as readonly PotEvent[], extras) };
}

const isWritable = (hand: unknown): hand is WritableHand =>
  isObject(hand) &&
  isObject(hand.setup) &&
  Array.isArray(hand.events) &&
  Array.from(hand.events).every((event) => isObject(event) && typeof event.type === 'string');

const isForPot = (setup: WritableHand['setup']): setup is HandSetup => 'stakes' in setup;

function whyNotNames(names: readonly unknown[], seats: number): string | null {
  if (!Array.from(names).every((name) => typeof name === 'string'))
    return 'Names are texts, one for each seat.';
  return names.length > seats ? `There are ${seats} seats, and ${names.length} names.` : null;
}

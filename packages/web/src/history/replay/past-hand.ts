import type { Proof } from '@cardroom/core/cards';
import type { HouseId } from '@cardroom/core/houses';
import type { Patron } from '@cardroom/core/protocol';
import type { Opening, TableEvent, TableSnapshot } from '@cardroom/core/table';
import { ApiError, ask } from '../../app/api.ts';
import { t } from '../t.ts';

/** A hand somebody played, as the list tells of it. */
export interface MyHand {
  /** Its place in the list. */
  readonly id: number;
  readonly table: string;
  readonly number: number;
  readonly house: HouseId;
  readonly offering: string;
  readonly began: number;
  readonly ended: number | null;
  /** Cents won or lost. */
  readonly result: number;
}

/** A finished hand, event by event, with the cards that the asker saw. */
export interface PastHand {
  readonly opening: Opening;
  readonly base: TableSnapshot;
  readonly seq: number;
  readonly events: readonly TableEvent[];
  readonly names: Readonly<Record<string, Patron>>;
  readonly commitments: readonly Published[];
}

/** A root as it was published before the cards. */
export interface Published {
  readonly seq: number;
  readonly kind: 'card' | 'die';
  readonly root: string;
  readonly size: number;
}

export interface Proven {
  readonly seq: number;
  readonly root: string;
  readonly size: number;
  /** By how many cards the committed order was turned before it was dealt. */
  readonly cut: number;
  readonly proofs: readonly Proof[];
}

/** Where a hand is found: its table and number, and the token of the link that shows it to others. */
export interface HandPlace {
  readonly table: string;
  readonly number: string;
  readonly share?: string;
}

/** How many hands the room tells of at once. */
export const AT_ONCE = 50;

const at = ({ table, number, share }: HandPlace, what = ''): string =>
  `/api/hands/${encodeURIComponent(table)}/${encodeURIComponent(number)}${what}${
    share === undefined ? '' : `?share=${encodeURIComponent(share)}`
  }`;

/** Which of one's hands are asked for; an empty word is any. */
export interface HandsWish {
  readonly house: string;
  readonly offering: string;
}

/** The latest hands, or those before one that is known. */
export function myHands({ house, offering }: HandsWish, before?: number): Promise<readonly MyHand[]> {
  const query = new URLSearchParams({
    ...(house !== '' && { house }),
    ...(offering !== '' && { offering }),
    ...(before !== undefined && { before: String(before) }),
  });
  return ask('GET', `/api/hands?${query}`);
}

/** The games of which one has played a hand, by id. */
export const myGames = (): Promise<readonly string[]> => ask('GET', '/api/hands/games');

export const pastHand = (place: HandPlace): Promise<PastHand> => ask('GET', at(place));

export const proofsOf = (place: HandPlace): Promise<{ readonly shuffles: readonly Proven[] }> =>
  ask('GET', at(place, '/proofs'));

export async function shareLink({ table, number }: HandPlace): Promise<string> {
  const { token } = await ask<{ token: string }>('POST', at({ table, number }, '/share'));
  return `${location.origin}/hands/${table}/${number}?share=${token}`;
}

/** The hand as a PHH file; throws the room's sentence where that format has no form for the game. */
export async function phhOf(place: HandPlace): Promise<string> {
  const answer = await fetch(at(place, '/phh'), { credentials: 'same-origin' }).catch(() => {
    throw new ApiError('offline', t('error.offline'), 0);
  });
  if (answer.ok) return answer.text();
  const said: unknown = await answer.json().catch(() => null);
  const { error } = (said ?? {}) as { error?: { code: string; message: string } };
  throw new ApiError(
    error?.code ?? 'error',
    error?.message ?? t('error.room', { status: answer.status }),
    answer.status,
  );
}

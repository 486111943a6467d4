import type { Schedule } from '@cardroom/core/fees';
import type { Family, HouseId, LimitRange, Settings, SettingValue } from '@cardroom/core/houses';
import type { Me, TableCard } from '@cardroom/core/protocol';
import type { RuleCard } from '@cardroom/core/rules';
import type { Score } from '@cardroom/core/table';
import { t } from '../strings.ts';

/** What the room said no to: a code, and a sentence to show as it is. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export interface House {
  readonly id: HouseId;
  readonly name: string;
  readonly city: string;
  readonly felt: string;
  /** Cents in its jackpot. */
  readonly jackpot: number;
  /** What it is like, in a line. */
  readonly line?: string;
}

export type { Family };

/** A game at a house, as the lobby lists it. */
export interface OfferingCard {
  readonly id: string;
  readonly house: string;
  readonly name: string;
  readonly kind: 'pot' | 'points' | 'player-dealer';
  readonly family: Family;
  readonly line: string;
  /** The usual ones, and what may be opened besides. */
  readonly limits: readonly { readonly id: string; readonly title: string }[];
  readonly ranges: readonly LimitRange[];
  readonly seats: number;
}

/** Settings that were switched, by name. */
export type Chosen = Readonly<Record<string, SettingValue>>;

export interface NewTable {
  readonly offering: string;
  readonly limit?: string;
  readonly options?: readonly string[];
  /** The room posts the options that cost the table least. */
  readonly usualFees?: true;
  /** How open lines of the fee schedule are read, and amounts in cents that it leaves to the room. */
  readonly readings?: Chosen;
  readonly amounts?: Readonly<Record<string, number>>;
  /** The game's settings, and the table's own. */
  readonly settings?: Chosen;
  readonly table?: Chosen;
  readonly seats?: number;
  readonly private?: boolean;
  readonly bots?: number;
}

/** What somebody who opens a table picks of its fees; amounts as they were typed. */
export interface PickedFees {
  readonly usual: boolean;
  readonly options: readonly string[];
  readonly readings: Chosen;
  readonly amounts: Readonly<Record<string, string>>;
}

/** A schedule, with its readings as settings that may be switched. */
export type FeeSchedule = Omit<Schedule, 'offerings' | 'readings'> & { readonly readings: Settings };
/** A table that was opened, and what should be known of its fees. */
export interface OpenedTable {
  readonly table: string;
  readonly key?: string;
  readonly notes: readonly string[];
}

/** What may be switched when a table is opened: of the game, and of the table by limit. */
interface OpenSettings {
  readonly game: Settings;
  readonly table: Readonly<Record<string, Settings>>;
}
type Signed = { readonly you: Me };

/** Asks the room; whatever goes wrong comes back as an `ApiError` with a sentence. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (method === 'POST') {
    // No form of another site can send this header, so the room knows the request is the page's own.
    init.headers = { ...init.headers, 'content-type': 'application/json', 'x-cardroom': '1' };
    init.body = JSON.stringify(body ?? {});
  }
  const answer = await fetch(path, init).catch(() => {
    throw new ApiError('offline', t('error.offline'), 0);
  });
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok && data !== null) return data as T;
  const { code, message } = errorIn(data);
  throw new ApiError(code ?? 'error', message ?? t('error.room', { status: answer.status }), answer.status);
}

function errorIn(data: unknown): { readonly code?: string; readonly message?: string } {
  if (typeof data !== 'object' || data === null || !('error' in data)) return {};
  const { error } = data;
  if (typeof error !== 'object' || error === null) return {};
  return {
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('message' in error && typeof error.message === 'string' ? { message: error.message } : {}),
  };
}

export const api = {
  me: () => ask<{ you: Me | null }>('GET', '/api/me'),
  guest: (name: string) => ask<Signed>('POST', '/api/guest', { name }),
  login: (name: string, password: string) => ask<Signed>('POST', '/api/login', { name, password }),
  register: (name: string, password: string) => ask<Signed>('POST', '/api/register', { name, password }),
  setPassword: (password: string, current?: string) =>
    ask<Signed>('POST', '/api/account', { password, ...(current !== undefined && { current }) }),
  logout: (everywhere: boolean) => ask<unknown>('POST', '/api/logout', { everywhere }),
  chips: (cents: number) => ask<Signed>('POST', '/api/chips', { cents }),
  houses: () => ask<readonly House[]>('GET', '/api/houses'),
  offerings: () => ask<readonly OfferingCard[]>('GET', '/api/offerings'),
  tables: () => ask<{ tables: readonly TableCard[] }>('GET', '/api/tables'),
  results: (table: string, key?: string) =>
    ask<{ shoe: readonly Score[]; last: readonly Score[] }>(
      'GET',
      `/api/tables/${table}/results${key === undefined ? '' : `?key=${encodeURIComponent(key)}`}`,
    ),
  rules: (offering: string) => ask<RuleCard>('GET', `/api/rules/${offering}`),
  fees: (offering: string) => ask<readonly FeeSchedule[]>('GET', `/api/fees/${offering}`),
  /** At the usual limits, or at any other that is named. */
  settings: (offering: string, limit?: string) =>
    ask<OpenSettings>(
      'GET',
      `/api/settings/${offering}${limit === undefined ? '' : `?limit=${encodeURIComponent(limit)}`}`,
    ),
  open: (table: NewTable) => ask<OpenedTable>('POST', '/api/tables', table),
  play: (offering: string, limit?: string) =>
    ask<{ table: string }>('POST', '/api/play', { offering, ...(limit !== undefined && { limit }) }),
};

/** The sentence of anything that was thrown, ready to be shown. */
export const sentence = (error: unknown): string =>
  error instanceof ApiError ? error.message : t('error.page');

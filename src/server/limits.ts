import type { Rate } from './bucket.ts';

/** What one visitor may ask of the room. All of it can be set when the room is started. */
export interface Limits {
  /** Requests a minute from one address: all, new names, and tries to sign in. */
  readonly requests: number;
  readonly guests: number;
  readonly logins: number;
  /** Open sockets of one address, and of all. */
  readonly socketsEach: number;
  readonly sockets: number;
  /** Messages on one socket, and how many may be refused for haste before it is closed. */
  readonly messages: Rate;
  readonly haste: number;
  /** What people say at tables. */
  readonly chat: Rate;
  /** Tables one socket may watch. */
  readonly watched: number;
  /** Bytes that may wait for a slow client. */
  readonly backlog: number;
  /** How often a socket is tested, in milliseconds; one that does not answer until the next test is gone. */
  readonly heartbeat: number;
  /** Play chips in cents: with a new name, and at most from the cage in a day. */
  readonly welcomeChips: number;
  readonly chipsADay: number;
  /** Tables that one patron may have open. */
  readonly tablesEach: number;
}

export const usualLimits: Limits = {
  requests: 1200,
  guests: 60,
  logins: 20,
  socketsEach: 200,
  sockets: 20_000,
  messages: { burst: 60, perSecond: 20 },
  haste: 50,
  chat: { burst: 5, perSecond: 0.5 },
  watched: 50,
  backlog: 1024 * 1024,
  heartbeat: 30_000,
  welcomeChips: 5_000_00,
  chipsADay: 20_000_00,
  tablesEach: 5,
};

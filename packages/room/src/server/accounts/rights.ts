import type { RoomRole } from '@cardroom/core/protocol';
import type { User } from '../../store/people/people.ts';
import { Problem } from '../http/problem.ts';
import { isForOnce } from './passwords.ts';

/**
 * `account`: one's own name and password. `play`: seats, chips and tables of one's own. `talk`: at tables.
 * `inspect`: the floor's pages, to read. `run`: to change what they show.
 */
export type Right = 'account' | 'play' | 'talk' | 'inspect' | 'run';

/** The floor runs the games and does not play in them; an auditor reads and touches nothing. */
const RIGHTS: Readonly<Record<RoomRole, readonly Right[]>> = {
  patron: ['account', 'play', 'talk'],
  proposition: ['account', 'play', 'talk'],
  floor: ['account', 'talk', 'inspect', 'run'],
  auditor: ['account', 'inspect'],
};

const SENTENCES: Readonly<Record<Right, string>> = {
  account: 'Join the game first.',
  play: 'Floor staff and auditors cannot play. Log in as a player.',
  talk: 'Auditors can read chat but not write in it.',
  inspect: 'Only floor staff and auditors can do that.',
  run: 'Only floor staff can do that.',
};

/** A sentence with the floor's note after it, which need not be a whole one. */
export const withNote = (sentence: string, note: string): string =>
  `${sentence}: ${note}${/[.!?]$/.test(note) ? '' : '.'}`;

/** What somebody is told whom the floor has banned. */
export const sayBanned = (note: string): string => withNote('The floor has banned you from this room', note);

/** Why somebody may not; null when they may. */
export function lacks(user: User | null, right: Right): Problem | null {
  if (user === null) return new Problem(401, 'sign-in', 'Choose a name first.');
  if (user.banned !== null) return new Problem(403, 'banned', sayBanned(user.banned));
  if (right !== 'account' && isForOnce(user.password))
    return new Problem(403, 'change-password', 'Choose your own password first.');
  return RIGHTS[user.role].includes(right) ? null : new Problem(403, 'no-right', SENTENCES[right]);
}

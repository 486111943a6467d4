import { randomBytes } from 'node:crypto';
import { newId } from '../../room/ids.ts';
import { StoreError } from '../../store/errors.ts';
import type { Store } from '../../store/store.ts';
import { HOUSE } from './hashing.ts';
import { isForOnce, type Passwords } from './passwords.ts';

const NAME = 'floor';
const PASSWORD_BYTES = 12;

/** Another node is running, and has shown the password that holds. */
async function hasCompany({ nodes }: Store): Promise<boolean> {
  return nodes !== null && (await nodes.list()).some(({ id, live }) => live && id !== nodes.id);
}

/** A room without a floor gets one: its one-time password, or null once somebody has chosen another. */
export async function firstFloorAccount(
  store: Store,
  passwords: Passwords,
): Promise<{ name: string; password: string } | null> {
  const known = await store.people.named(NAME);
  if (known !== null && (!isForOnce(known.password) || (await hasCompany(store)))) return null;
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const hashed = await passwords.hash(password, HOUSE, true);
  const createdAt = Date.now();
  if (known === null) {
    const floor = { id: newId('u'), name: NAME, role: 'floor' as const, createdAt, password: hashed };
    if (!(await isAdded(store, floor))) return null;
  } else await store.people.update(known.id, { password: hashed });
  return { name: NAME, password };
}

/** False where another node has made the account in the same moment, and shows its password. */
async function isAdded(
  { people, nodes }: Store,
  floor: Parameters<Store['people']['add']>[0],
): Promise<boolean> {
  try {
    await people.add(floor);
    return true;
  } catch (error) {
    if (nodes !== null && error instanceof StoreError && error.kind === 'conflict') return false;
    throw error;
  }
}

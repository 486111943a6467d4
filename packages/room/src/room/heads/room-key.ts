import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_FILE = 'room.key';

/**
 * The key that a room signs the heads of its chains with: Ed25519, in a file beside the data that only its owner
 * may read. Its public half stands in the house log and in every line that it signs.
 */
export class RoomKey {
  readonly #secret: KeyObject;
  /** The public half: 32 bytes in base64url. */
  readonly name: string;

  private constructor(secret: KeyObject) {
    this.#secret = secret;
    const { x } = createPublicKey(secret).export({ format: 'jwk' });
    if (x === undefined) throw new Error("The room's key is not an Ed25519 key.");
    this.name = x;
  }

  /** The key in this folder; it is made where there is none. */
  static in(folder: string): RoomKey {
    const file = join(folder, KEY_FILE);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { privateKey } = generateKeyPairSync('ed25519');
    try {
      writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
      return new RoomKey(privateKey);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    try {
      return new RoomKey(createPrivateKey(readFileSync(file)));
    } catch (error) {
      throw new Error(`Cannot read the room's key in "${file}": ${(error as Error).message}.`);
    }
  }

  sign(text: string): string {
    return sign(null, Buffer.from(text), this.#secret).toString('base64url');
  }
}

/** Whether the owner of a key, by its public half, has signed a text. */
export function isSigned(key: string, text: string, signature: string): boolean {
  try {
    const by = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
    return verify(null, Buffer.from(text), by, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

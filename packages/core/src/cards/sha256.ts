/**
 * SHA-256 (FIPS 180-4), synchronous and without node:crypto, so that a proof is checked by the same code on the server,
 * at the command line and in a browser. A room uses its machine's own, which gives the same hashes.
 */
const ROUND_CONSTANTS = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);

const FIRST_STATE = Int32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);

const BLOCK = 64;
/** The words of the current block, kept between blocks to save an allocation. */
const w = new Int32Array(64);

export function sha256(message: Uint8Array): Uint8Array {
  const state = FIRST_STATE.slice();
  const padded = pad(message);
  for (let at = 0; at < padded.byteLength; at += BLOCK) compress(state, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < state.length; i++) digest.setInt32(i * 4, state[i]);
  return new Uint8Array(digest.buffer);
}

/** The message, a one bit, zeros, and the message's length in bits as 64 bits: whole blocks. */
function pad(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setInt32(bytes.length - 4, message.length << 3);
  return view;
}

function compress(state: Int32Array, message: DataView, at: number): void {
  for (let i = 0; i < 16; i++) w[i] = message.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15];
    const b = w[i - 2];
    const small0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const small1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = small1 + w[i - 7] + small0 + w[i - 16];
  }
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  let e = state[4];
  let f = state[5];
  let g = state[6];
  let h = state[7];
  for (let i = 0; i < 64; i++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const add = (h + big1 + choice + ROUND_CONSTANTS[i] + w[i]) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + add) | 0;
    d = c;
    c = b;
    b = a;
    a = (add + big0 + majority) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Each byte as two hexadecimal digits. */
export const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, '0'),
);

export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i++) text += HEX[bytes[i]];
  return text;
}

/** SHA-256 of a text, in hexadecimal digits. */
export type HashText = (text: string) => string;

const encoder = new TextEncoder();

const byOurselves: HashText = (text) => toHex(sha256(encoder.encode(text)));
let inUse = byOurselves;

export const hashText: HashText = (text) => inUse(text);

/**
 * Replaces this SHA-256 with the machine's own, which is many times faster. It must give the same hashes.
 *
 * @example
 * ```ts
 * bringHash((text) => createHash('sha256').update(text).digest('hex'));
 * ```
 */
export function bringHash(faster: HashText): void {
  const text = 'cardroom hash é';
  if (faster(text) !== byOurselves(text)) throw new Error('This is not SHA-256 of UTF-8 text.');
  inUse = faster;
}

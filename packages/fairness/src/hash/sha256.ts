/*
 * SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104), synchronous and without a library, because browsers offer only
 * asynchronous hashes. Node's synchronous hash is several times faster, so it is used where available.
 */

const BLOCK_BYTES = 64;
const HASH_BYTES = 32;

const wordsOf = (hex: string) => Uint32Array.from(hex.trim().split(/\s+/u), (word) => Number.parseInt(word, 16));

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_WORDS = wordsOf(`
  428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5
  d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174
  e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
  983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967
  27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85
  a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
  19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
  748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2
`);

/** The same for the square roots of the first 8 primes. */
const START = wordsOf(`
  6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19
`);

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The message, a 1 bit, zeros up to whole blocks, and at their end the message's length in bits as a 64-bit number. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES);
  const bytes = new Uint8Array(blocks * BLOCK_BYTES);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

/** Extends the 16 words of a block to one for each of the 64 rounds, and writes them into `words`. */
function schedule(block: DataView, offset: number, words: Uint32Array): void {
  for (let index = 0; index < 16; index += 1) words[index] = block.getUint32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const mixedEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mixedLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[index] = (words[index - 16] ?? 0) + mixedEarly + (words[index - 7] ?? 0) + mixedLate;
  }
}

function compress(state: Uint32Array, words: Uint32Array): void {
  // Destructuring the array would take as long as half of the rounds.
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let round = 0; round < 64; round += 1) {
    const mixedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + mixedE + chosen + (ROUND_WORDS[round] ?? 0) + (words[round] ?? 0)) | 0;
    const mixedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + mixedA + majority) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}

/** SHA-256 of the bytes in portable code. */
export function portableSha256(message: Uint8Array): Uint8Array {
  const block = padded(message);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let offset = 0; offset < block.byteLength; offset += BLOCK_BYTES) {
    schedule(block, offset, words);
    compress(state, words);
  }
  const hash = new DataView(new ArrayBuffer(HASH_BYTES));
  for (const [index, word] of state.entries()) hash.setUint32(index * 4, word);
  return new Uint8Array(hash.buffer);
}

type NativeHash = (algorithm: "sha256", bytes: Uint8Array, encoding: "buffer") => Uint8Array;
type NodeProcess = { getBuiltinModule?: (name: "node:crypto") => { hash?: NativeHash } };

const native = (globalThis as { process?: NodeProcess }).process?.getBuiltinModule?.("node:crypto").hash;

/** SHA-256 of the bytes: 32 bytes. */
export const sha256: (message: Uint8Array) => Uint8Array =
  native === undefined ? portableSha256 : (message) => new Uint8Array(native("sha256", message, "buffer"));

/** HMAC-SHA-256 of the bytes: 32 bytes. The key may have any length. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK_BYTES ? sha256(key) : key;
  const masked = (mask: number, rest: Uint8Array) => {
    const bytes = new Uint8Array(BLOCK_BYTES + rest.length).fill(mask, 0, BLOCK_BYTES);
    for (const [index, byte] of short.entries()) bytes[index] = byte ^ mask;
    bytes.set(rest, BLOCK_BYTES);
    return sha256(bytes);
  };
  return masked(0x5c, masked(0x36, message));
}

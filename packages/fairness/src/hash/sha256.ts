/*
 * SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104). Browsers offer hashes that answer later only; these answer at
 * once, need no library, and are the same code in server, browser and command line.
 */

const BLOCK_BYTES = 64;
const HASH_BYTES = 32;

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUND_WORDS = Uint32Array.of(
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

/** The same of the square roots of the first 8 primes. */
const START = Uint32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The message with a 1 bit, zeros, and its length in bits as a 64-bit number: whole blocks. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES);
  const bytes = new Uint8Array(blocks * BLOCK_BYTES);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

/** Extends the 16 words of a block to the 64 of the rounds, into `words`. */
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
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
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
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}

/** The hash of the bytes: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
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

/** The keyed hash of the bytes: 32 bytes. Keys of any length. */
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

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesOfHex, hexOfBytes, joinLines, utf8 } from "../bytes.ts";
import { TICKETS_PER_BOX } from "./odds-table.ts";

/** The values that determine the outcome of an opening request. */
export type DrawInputs = {
  /** 64 hex digits. */
  readonly serverSeed: string;
  /** The person's own text, used unchanged; empty until the person sets one. */
  readonly clientSeed: string;
  /** 32 hex digits made by the browser, or empty if the request contained none. */
  readonly clientEntropy: string;
  readonly nonce: number;
  /** 64 hex digits. */
  readonly oddsHash: string;
};

const TICKETS = BigInt(TICKETS_PER_BOX);

/** Numbers from here on are skipped: modulo a million they would favour the lowest tickets. */
const UNBIASED_BELOW = 2n ** 64n - (2n ** 64n % TICKETS);

function digestBytes(inputs: DrawInputs, drawIndex: number): Uint8Array {
  const { clientSeed, clientEntropy, nonce, oddsHash } = inputs;
  const message = joinLines("lootbox/draw/v1", clientSeed, clientEntropy, nonce, oddsHash, drawIndex);
  return hmac(sha256, bytesOfHex(inputs.serverSeed, 32), utf8(message));
}

function ticketOfBytes(digest: Uint8Array): number {
  let bytes = digest;
  for (;;) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let offset = 0; offset < 32; offset += 8) {
      const u = view.getBigUint64(offset);
      if (u < UNBIASED_BELOW) return Number(u % TICKETS);
    }
    bytes = sha256(bytes);
  }
}

/**
 * The digest of box `drawIndex` (from 0) of the request, as 64 hex digits. Throws RangeError for a malformed server
 * seed.
 */
export function drawDigest(inputs: DrawInputs, drawIndex: number): string {
  return hexOfBytes(digestBytes(inputs, drawIndex));
}

/** The ticket, 0 to 999,999, of a digest of 64 hex digits. Throws RangeError for a malformed digest. */
export function ticketOf(digest: string): number {
  return ticketOfBytes(bytesOfHex(digest, 32));
}

/**
 * The ticket, 0 to 999,999, of box `drawIndex` (from 0) of the request. Throws RangeError for a malformed server seed.
 */
export function drawTicket(inputs: DrawInputs, drawIndex: number): number {
  return ticketOfBytes(digestBytes(inputs, drawIndex));
}

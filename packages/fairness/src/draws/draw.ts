import { sha256 } from "../hash/sha256.ts";
import type { OddsDrop } from "../odds/odds-table.ts";
import { TICKETS_PER_BOX } from "../odds/odds-table.ts";
import { dropAt } from "../odds/tickets.ts";
import { bytesOfHex, hexOfBytes, hmacOfText } from "../text/bytes.ts";

/** The values that determine the tickets of a request, each 64 hex digits. */
export type DrawInputs = { readonly serverSeed: string; readonly clientHash: string; readonly oddsHash: string };

/** The content of one box of a request. */
export type Draw = { readonly ticket: number; readonly drop: OddsDrop };

const TICKETS = BigInt(TICKETS_PER_BOX);

/** Numbers from this one on are skipped. Otherwise taking them modulo a million would favour the lowest tickets. */
const UNBIASED_BELOW = 2n ** 64n - (2n ** 64n % TICKETS);

function digestBytes(inputs: DrawInputs, box: number): Uint8Array {
  return hmacOfText(inputs.serverSeed, `lootbox/draw/v2\n${inputs.clientHash}\n${inputs.oddsHash}\n${box}`);
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

/** The digest of box number `box` (from 0), as 64 hex digits. Throws RangeError for a malformed server seed. */
export function drawDigest(inputs: DrawInputs, box: number): string {
  return hexOfBytes(digestBytes(inputs, box));
}

/** The ticket, 0 to 999,999, of a digest of 64 hex digits. Throws RangeError for a malformed digest. */
export function ticketOf(digest: string): number {
  return ticketOfBytes(bytesOfHex(digest, 32));
}

/** The ticket, 0 to 999,999, of box number `box` (from 0). Throws RangeError for a malformed server seed. */
export function drawTicket(inputs: DrawInputs, box: number): number {
  return ticketOfBytes(digestBytes(inputs, box));
}

/** Draws the boxes of a request, in order. `drops` are those of the table with the odds hash. */
export function drawBoxes(inputs: DrawInputs, drops: readonly OddsDrop[], quantity: number): Draw[] {
  return Array.from({ length: quantity }, (_, box) => {
    const ticket = drawTicket(inputs, box);
    return { ticket, drop: dropAt(drops, ticket) };
  });
}

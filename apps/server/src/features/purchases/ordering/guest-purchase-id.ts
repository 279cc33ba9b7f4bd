import { createHmac, hkdfSync } from "node:crypto";
import type { SealKeys, SealKey } from "../../../sealed-box.ts";

/**
 * Computes the id of a guest's purchase, which is also its user id. The id depends on the request's key, so a repeated
 * request finds its purchase. It also depends on a secret, so other guests' ids can't be guessed.
 */
function idUnder(rootKey: SealKey, key: string): string {
  const secret = Buffer.from(hkdfSync("sha256", rootKey.bytes, "", "guest purchases", 32));
  const bytes = createHmac("sha256", secret).update(key).digest().subarray(0, 16);
  // RFC 9562 reserves version 8 for custom formats.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/**
 * The purchase's id under the current root key, and its ids under the previous ones. A repeated request must look for
 * all of them.
 */
export function guestPurchaseIds([current, ...previous]: SealKeys, key: string): { id: string; earlier: string[] } {
  return { id: idUnder(current, key), earlier: previous.map((each) => idUnder(each, key)) };
}

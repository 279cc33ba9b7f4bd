import { createHmac, hkdfSync } from "node:crypto";
import type { SealKeys, SealKey } from "../../../sealed-box.ts";

/**
 * The id of a guest's purchase, which also serves as its user id. It is derived from the request's key, so that a
 * repeated request finds its purchase, and from a secret, so that the ids of other guests can't be computed.
 */
function idUnder(rootKey: SealKey, key: string): string {
  const secret = Buffer.from(hkdfSync("sha256", rootKey.bytes, "", "guest purchases", 32));
  const bytes = createHmac("sha256", secret).update(key).digest().subarray(0, 16);
  // RFC 9562: version 8 is for custom formats.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** The ids under the current root key and the previous ones, under which a repeated request may find its purchase. */
export function guestPurchaseIds([current, ...previous]: SealKeys, key: string): { id: string; earlier: string[] } {
  return { id: idUnder(current, key), earlier: previous.map((each) => idUnder(each, key)) };
}

import { createHmac, hkdfSync } from "node:crypto";
import type { Secrets } from "../../../secrets.ts";

/**
 * The id of a guest's purchase, which stands in the place of a user's id as well. It follows from the request's key, so
 * that a repeated request finds its purchase, and from a secret, so that nobody makes up the id of somebody else's.
 */
export function guestPurchaseId({ rootKey }: Pick<Secrets, "rootKey">, key: string): string {
  const secret = Buffer.from(hkdfSync("sha256", rootKey, "", "guest purchases", 32));
  const bytes = createHmac("sha256", secret).update(key).digest().subarray(0, 16);
  // RFC 9562: version 8, for ids made in a way of one's own.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

import { createHmac, hkdfSync } from "node:crypto";
import type { OrderHolder } from "../../../command/functions.generated.ts";
import type { SealKey } from "../../../sealed-box.ts";

/** How many unpaid orders a person, a guest's e-mail and an IP address may have at a time. */
const MOST = { person: 5, email: 3, address: 10 };

/** Who places an order that is paid later. */
export type Behind = { person: string | null; email: string | null; address: string };

/**
 * Returns those whose unpaid orders are counted, each as a hash, with the number that they may have. Returns nobody if
 * the factor is 0. The hashes are keyed: all IP addresses can be tried against plain ones. A new root key starts the
 * count again.
 */
export function orderHolders(behind: Behind, rateLimitFactor: number, rootKey: SealKey): OrderHolder[] {
  if (rateLimitFactor === 0) return [];
  const secret = Buffer.from(hkdfSync("sha256", rootKey.bytes, "", "holders of unpaid orders", 32));
  return (["person", "email", "address"] as const).flatMap((kind) => {
    const value = behind[kind]?.toLowerCase();
    if (value === undefined) return [];
    const name = createHmac("sha256", secret).update(`${kind}:${value}`).digest("base64url");
    return [{ name, most: Math.max(1, Math.floor(MOST[kind] * rateLimitFactor)) }];
  });
}

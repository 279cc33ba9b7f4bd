import { createHmac, hkdfSync } from "node:crypto";
import type { OrderHolder } from "../../../command/functions.generated.ts";
import type { SealKey } from "../../../sealed-box.ts";

/** Maximum number of unpaid orders at a time for a guest's e-mail and an IP address, as shares of a person's. */
const SHARES = { person: 1, email: 0.6, address: 2 };

/** The person or guest who places an order that is paid later, and their IP address. */
export type Behind = { person: string | null; email: string | null; address: string };

/**
 * Returns the holders whose unpaid orders are counted, each as a hash, with their maximum. `most` is that of a person.
 * Empty if the factor is 0.
 * The hashes depend on a secret: otherwise an IP address could be found by hashing all of them. A new root key restarts
 * the count.
 */
export function orderHolders(
  behind: Behind,
  { most, rateLimitFactor }: { most: number; rateLimitFactor: number },
  rootKey: SealKey,
): OrderHolder[] {
  if (rateLimitFactor === 0) return [];
  const secret = Buffer.from(hkdfSync("sha256", rootKey.bytes, "", "holders of unpaid orders", 32));
  return (["person", "email", "address"] as const).flatMap((kind) => {
    const value = behind[kind]?.toLowerCase();
    if (value === undefined) return [];
    const name = createHmac("sha256", secret).update(`${kind}:${value}`).digest("base64url");
    return [{ name, most: Math.max(1, Math.floor(most * SHARES[kind] * rateLimitFactor)) }];
  });
}

import { createHash } from "node:crypto";
import type { OrderHolder } from "../../../command/functions.generated.ts";

/** How many unpaid orders a person, a guest's e-mail and an IP address may have at a time. */
const MOST = { person: 5, email: 3, address: 10 };

/** Who places an order that is paid later. */
export type Behind = { person: string | null; email: string | null; address: string };

/**
 * Returns those whose unpaid orders are counted, each as a hash, with the number that they may have. Returns nobody if
 * the factor is 0.
 */
export function orderHolders(behind: Behind, rateLimitFactor: number): OrderHolder[] {
  if (rateLimitFactor === 0) return [];
  return (["person", "email", "address"] as const).flatMap((kind) => {
    const value = behind[kind]?.toLowerCase();
    if (value === undefined) return [];
    const name = createHash("sha256").update(`${kind}:${value}`).digest("base64url");
    return [{ name, most: Math.max(1, Math.floor(MOST[kind] * rateLimitFactor)) }];
  });
}

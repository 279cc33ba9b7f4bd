import { createHash } from "node:crypto";
import type { OrderHolder } from "../../../command/functions.generated.ts";

/** How many unpaid orders may hold stock at a time, for each person, guest's e-mail and IP address. */
const MOST = { person: 5, email: 3, address: 10 };

/** Who is behind an order that is paid later. */
export type Behind = { person: string | null; email: string | null; address: string };

/**
 * Returns those whose unpaid orders are counted, under names that reveal nobody, with how many each may have. Nobody at
 * a factor of 0.
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

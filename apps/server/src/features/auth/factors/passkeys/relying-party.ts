import { isIP } from "node:net";
import { Refusal } from "../../../../command/refusal.ts";
import type { AuthParts } from "../../parts.ts";

/**
 * The shop as browsers identify it. A passkey belongs to the shop's domain, and browsers offer it only on pages of that
 * domain.
 */
export type RelyingParty = { id: string; name: string; origin: string };

type Named = { environment: Pick<AuthParts["environment"], "APP_NAME" | "PUBLIC_URL"> };

/**
 * Undefined if PUBLIC_URL has an IP address instead of a domain, because browsers make no passkeys for IP addresses.
 */
export function relyingParty({ environment: { APP_NAME, PUBLIC_URL } }: Named): RelyingParty | undefined {
  const { hostname, origin } = new URL(PUBLIC_URL);
  if (isIP(hostname.replaceAll(/[[\]]/g, "")) !== 0) return undefined;
  return { id: hostname, name: APP_NAME, origin };
}

/** Like `relyingParty`, but throws STATUS_CONFLICT if the shop has no domain. */
export function requireRelyingParty(parts: Named): RelyingParty {
  const party = relyingParty(parts);
  if (party === undefined) throw new Refusal("STATUS_CONFLICT", { detail: "Passkeys need a shop with a domain" });
  return party;
}

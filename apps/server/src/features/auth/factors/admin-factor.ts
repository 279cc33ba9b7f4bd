import type { Account } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { endSessionsWithoutFactor } from "../sessions/sessions.store.ts";

type Required = { environment: Pick<AuthParts["environment"], "ADMIN_FACTOR_REQUIRED" | "AUTH_METHOD"> };

/**
 * Whether the shop requires a second factor of this person. A shop with an identity provider requires none, because the
 * provider can require one itself.
 */
export function requiresFactor({ environment }: Required, { roles }: Pick<Account, "roles">): boolean {
  return environment.ADMIN_FACTOR_REQUIRED && environment.AUTH_METHOD === "jwt" && roles.includes("Admin");
}

/**
 * If the shop requires a second factor of Admins, ends the sessions of Admins without one, because these may have begun
 * before the shop required it. After signing in again, these Admins can only add a factor.
 */
export async function endUnprovedSessions({ db, environment, now, security }: AuthParts): Promise<void> {
  if (!requiresFactor({ environment }, { roles: ["Admin"] })) return;
  for (const account of await endSessionsWithoutFactor(db, now())) {
    security("sessions_revoked", { account, reason: "no second factor" });
  }
}

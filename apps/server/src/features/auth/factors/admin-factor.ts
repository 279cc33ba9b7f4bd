import type { Account } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { endSessionsWithoutFactor } from "../sessions/sessions.store.ts";

type Required = { environment: Pick<AuthParts["environment"], "ADMIN_FACTOR_REQUIRED" | "AUTH_METHOD"> };

/** Whether the shop requires a second factor of this person. An identity provider sees to that of its people itself. */
export function requiresFactor({ environment }: Required, { roles }: Pick<Account, "roles">): boolean {
  return environment.ADMIN_FACTOR_REQUIRED && environment.AUTH_METHOD === "jwt" && roles.includes("Admin");
}

/**
 * Where the shop requires a second factor of Admins, ends the sessions of those without: their tokens may be of before
 * it did. After the next sign-in they can only add one.
 */
export async function endUnprovedSessions({ db, environment, now, security }: AuthParts): Promise<void> {
  if (!requiresFactor({ environment }, { roles: ["Admin"] })) return;
  for (const account of await endSessionsWithoutFactor(db, now())) {
    security("sessions_revoked", { account, reason: "no second factor" });
  }
}

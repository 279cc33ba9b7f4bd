import type { Account } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";

type Required = { environment: Pick<AuthParts["environment"], "ADMIN_FACTOR_REQUIRED" | "AUTH_METHOD"> };

/** Whether the shop requires a second factor of this person. An identity provider sees to that of its people itself. */
export function requiresFactor({ environment }: Required, { roles }: Pick<Account, "roles">): boolean {
  return environment.ADMIN_FACTOR_REQUIRED && environment.AUTH_METHOD === "jwt" && roles.includes("Admin");
}

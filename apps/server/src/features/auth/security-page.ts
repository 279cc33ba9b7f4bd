import type { Account } from "./accounts.store.ts";

/**
 * The page of a person's password, second factors and sessions. Operators who are not customers have it in the
 * dashboard.
 */
export const securityPage = (publicUrl: string, { roles }: Pick<Account, "roles">) =>
  `${publicUrl}${roles.includes("User") ? "/account-settings?tab=security" : "/dashboard/security"}`;

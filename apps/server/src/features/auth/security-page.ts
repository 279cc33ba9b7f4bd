import type { Account } from "./accounts.store.ts";

/**
 * The page with a person's password, second factors and sessions. For operators who are not customers, it is in the
 * dashboard.
 */
export const securityPage = (publicUrl: string, { roles }: Pick<Account, "roles">) =>
  `${publicUrl}${roles.includes("User") ? "/account-settings?tab=security" : "/dashboard/security"}`;

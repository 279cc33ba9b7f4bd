import { repeatsAccount } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Account } from "../accounts.store.ts";

/**
 * Throws VALIDATION_FAILED for a password that is the person's user name or e-mail address. A schema can't check this.
 */
export function requireOwnPassword(newPassword: string, account: Account): void {
  if (!repeatsAccount(newPassword, account)) return;
  const text = "New password must be different from your user name and e-mail";
  throw new Refusal("VALIDATION_FAILED", { errors: { newPassword: [text] } });
}

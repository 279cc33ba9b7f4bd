import { repeatsAccount } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Account } from "../accounts.store.ts";

type Own = Pick<Account, "userName" | "email" | "firstName" | "lastName">;

/**
 * Checks a password whose length is already checked. Returns what is wrong with it, or undefined. This check depends on
 * the account, so it can't be part of a schema.
 */
async function problemOf(password: string, account: Own): Promise<string | undefined> {
  if (repeatsAccount(password, account)) return "must be different from your username and email";
  // Loads the lists of common passwords when they are first needed, because they take much memory.
  const { LEAST_SCORE, passwordScore } = await import("@trove/contract/password-strength");
  const { userName, email, firstName, lastName } = account;
  if (passwordScore(password, [userName, email, firstName, lastName]) >= LEAST_SCORE) return undefined;
  return "is too easy to guess. Add a word or two that nobody expects";
}

/** Throws VALIDATION_FAILED if the password is the account's user name or e-mail address, or is easy to guess. */
export async function requireGoodPassword(
  field: "password" | "newPassword",
  password: string,
  account: Own,
): Promise<void> {
  const problem = await problemOf(password, account);
  if (problem === undefined) return;
  const label = field === "password" ? "Password" : "New password";
  throw new Refusal("VALIDATION_FAILED", { errors: { [field]: [`${label} ${problem}`] } });
}

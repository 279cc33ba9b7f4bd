import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { type Account, removePassword, takeIdentities } from "../accounts.store.ts";
import { isSameMailbox } from "../identities.ts";
import type { AuthParts } from "../parts.ts";
import { endResets } from "../passwords/password-resets.store.ts";
import { endSessions } from "../sessions/sessions.store.ts";
import type { Vouched } from "./vouched.ts";

/**
 * Gives an account to the subject that has its e-mail address. Somebody else may have registered the address, so the
 * account's password, sessions and reset links end, and the person gets a mail. Throws EMAIL_TAKEN for the account of an
 * Admin, which the owner of a mailbox must not get, for one that has a subject, and if the mailbox may be another one.
 */
export async function takeOver(
  parts: AuthParts,
  tx: Transaction,
  account: Account,
  { subject, email, language }: Vouched,
): Promise<Account> {
  const { userId, firstName, roles } = account;
  const mayBeTaken = !roles.includes("Admin") && isSameMailbox(email, account.email);
  if (!mayBeTaken || (await takeIdentities(tx, userId, [subject])).length === 0) throw new Refusal("EMAIL_TAKEN");
  const now = parts.now();
  await removePassword(tx, userId, now);
  await endSessions(tx, userId, now);
  await endResets(tx, userId, now);
  parts.security("account_linked", { account: userId });
  const link = `${parts.environment.PUBLIC_URL}/account-settings?tab=addresses`;
  const payload = { firstName, linkedAtUtc: now.toISOString(), link };
  await parts.mail.queue(tx, { kind: "accountLinked", payload, userId, recipient: account.email, language });
  return { ...account, passwordHash: null };
}

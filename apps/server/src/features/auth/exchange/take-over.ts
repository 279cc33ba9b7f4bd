import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { accountRecipient } from "../../mail/index.ts";
import { type Account, hasSubject, removePassword, takeIdentities } from "../accounts.store.ts";
import { isSameMailbox } from "../identities.ts";
import { isLinkCode } from "./link-code.ts";
import type { AuthParts } from "../parts.ts";
import { endResets } from "../passwords/password-resets.store.ts";
import { endSessions } from "../sessions/sessions.store.ts";
import type { Vouched } from "./vouched.ts";

/**
 * Links an existing account to a subject with the same e-mail address and a code that the shop mailed there.
 * - The provider's proof is not enough: it may come from a link that the mailbox's owner followed for somebody else.
 * - Removes the password, kept cards, sessions, offers and reset links, because a stranger may have registered the
 *   address. Mails the person.
 * - Throws EMAIL_TAKEN if the account is an Admin's, has a subject or a second factor, or may have another mailbox.
 * - Throws EMAIL_CODE_REQUIRED without a code, and VALIDATION_FAILED for a wrong one.
 */
export async function takeOver(
  parts: AuthParts,
  tx: Transaction,
  account: Account,
  { subject, email, emailCode, language }: Vouched,
): Promise<Account> {
  const { userId, roles } = account;
  const mayBeTaken = !roles.includes("Admin") && account.factorSince === null && isSameMailbox(email, account.email);
  if (!mayBeTaken || (await hasSubject(tx, userId))) throw new Refusal("EMAIL_TAKEN");
  if (emailCode === undefined) throw new Refusal("EMAIL_CODE_REQUIRED");
  if (!(await isLinkCode(parts, tx, { userId, subject }, emailCode))) {
    throw new Refusal("VALIDATION_FAILED", { errors: { emailCode: ["Code is not right, or has expired"] } });
  }
  if ((await takeIdentities(tx, userId, [subject])).length === 0) throw new Refusal("EMAIL_TAKEN");
  const now = parts.now();
  await removePassword(tx, userId, now);
  await endSessions(tx, userId, now);
  await parts.endOffers(tx, userId);
  await endResets(tx, userId, now);
  await parts.forgetCards(tx, userId);
  parts.security("account_linked", { account: userId });
  const link = `${parts.environment.PUBLIC_URL}/account-settings?tab=addresses`;
  const payload = { linkedAtUtc: now.toISOString(), link };
  await parts.mail.queue(tx, { kind: "accountLinked", payload, to: accountRecipient(account), language });
  return { ...account, passwordHash: null };
}

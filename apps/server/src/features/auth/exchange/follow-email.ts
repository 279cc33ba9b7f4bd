import type { Transaction } from "../../../database/connection.ts";
import { accountRecipient } from "../../mail/index.ts";
import { type Account, giveUpIdentity, replaceEmail, takeIdentities } from "../accounts.store.ts";
import { emailIdentity } from "../identities.ts";
import type { AuthParts } from "../parts.ts";
import { endResets } from "../passwords/password-resets.store.ts";
import type { Vouched } from "./vouched.ts";

/**
 * Sets the account's e-mail address to the one that its subject has at the provider, and mails the old address. Does
 * nothing if another account has that address. Never changes an Admin's address: somebody with access to the Admin's
 * account at the provider could have a new shop password mailed to themselves.
 */
export async function followEmail(
  parts: AuthParts,
  tx: Transaction,
  account: Account,
  { email, language }: Pick<Vouched, "email" | "language">,
): Promise<Account> {
  const { userId, roles } = account;
  if (roles.includes("Admin")) return account;
  const [before, after] = [emailIdentity(account.email), emailIdentity(email)];
  if (before === after || (await takeIdentities(tx, userId, [after])).length === 0) return account;
  const now = parts.now();
  await giveUpIdentity(tx, userId, before);
  await replaceEmail(tx, userId, email, now);
  await parts.onEmailConfirmed(tx, userId);
  // Ends reset links that were mailed to the old address, because following one would confirm the new address.
  await endResets(tx, userId, now);
  parts.security("email_followed", { account: userId });
  const payload = { changedAtUtc: now.toISOString(), link: `${parts.environment.PUBLIC_URL}/faq` };
  await parts.mail.queue(tx, { kind: "emailFollowed", payload, to: accountRecipient(account), language });
  return { ...account, email, emailConfirmedAt: now, nameConfirmedAt: null };
}

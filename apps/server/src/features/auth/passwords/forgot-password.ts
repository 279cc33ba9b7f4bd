import { randomUUIDv7 } from "node:crypto";
import { accountRecipient, guestRecipient } from "../../mail/index.ts";
import { findByIdentity } from "../accounts.store.ts";
import { emailIdentity } from "../identities.ts";
import type { AuthParts } from "../parts.ts";
import { countLink } from "./count-link.ts";
import { mailResetLink } from "./mail-reset-link.ts";
import { writeAndKeepIf } from "./password-resets.store.ts";

/**
 * Mails a reset link to the account with this e-mail address. For an unknown address, does the same work and rolls it
 * back, so that neither response nor timing tells whether the account exists. Throws SIGN_IN_METHOD_DISABLED, and
 * RATE_LIMITED after too many requests for one address.
 */
export async function forgotPassword(parts: AuthParts, email: string, language: string): Promise<void> {
  const identity = emailIdentity(email);
  const account = await findByIdentity(parts.db, identity);
  const userId = account?.userId ?? randomUUIDv7();
  const to = account === undefined ? guestRecipient(email) : accountRecipient(account);
  const { mail, environment, now } = parts;
  await parts.db.transaction().execute(async (tx) => {
    await countLink(parts, tx, email, account?.userId ?? identity);
    await writeAndKeepIf(tx, account !== undefined, () =>
      mailResetLink({ mail, publicUrl: environment.PUBLIC_URL }, tx, { userId, to }, { language, at: now() }),
    );
    const reason = account === undefined ? "unknown account" : "link mailed";
    parts.security("password_reset_requested", { account: account?.userId ?? identity, reason });
  });
}

import type { Connection } from "../../../database/connection.ts";
import { accountRecipient } from "../../mail/index.ts";
import { isWindowOpen } from "../attempts/attempts.store.ts";
import { scopeOf } from "../attempts/throttle.ts";
import { findByIdentity } from "../accounts.store.ts";
import { emailIdentity } from "../identities.ts";
import { CODE_MINUTES, isCode, mailedCode, noteMailed } from "../mailed-codes.ts";
import type { AuthParts } from "../parts.ts";
import type { Vouched } from "./vouched.ts";

const PURPOSE = "codes that link accounts";

/** Whether this is the code for linking the subject to the account, and was mailed in the last half hour. */
export async function isLinkCode(
  { secrets, now }: Pick<AuthParts, "secrets" | "now">,
  db: Connection,
  { userId, subject }: { userId: string; subject: string },
  code: string,
): Promise<boolean> {
  const wasMailed = await isWindowOpen(db, scopeOf("linkCodeMailed", userId, subject), now());
  return wasMailed && isCode(secrets, PURPOSE, `${userId} ${subject}`, code, now());
}

/** Mails the code for linking the subject to the account that has its e-mail address. */
export async function mailLinkCode(parts: AuthParts, { subject, email, language }: Vouched): Promise<void> {
  const account = await findByIdentity(parts.db, emailIdentity(email));
  if (account === undefined) return;
  const code = mailedCode(parts.secrets, PURPOSE, `${account.userId} ${subject}`, parts.now());
  const payload = { code, validMinutes: CODE_MINUTES };
  await parts.db.transaction().execute(async (tx) => {
    await noteMailed(tx, scopeOf("linkCodeMailed", account.userId, subject), parts.now());
    await parts.mail.queue(tx, { kind: "linkCode", payload, to: accountRecipient(account), language });
  });
}

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

/** Whether the code is the one that was mailed to the account for this subject, at most half an hour ago. */
export async function isLinkCode(
  { secrets, now }: Pick<AuthParts, "secrets" | "now">,
  db: Connection,
  { userId, subject }: { userId: string; subject: string },
  code: string,
): Promise<boolean> {
  const wasMailed = await isWindowOpen(db, scopeOf("linkCodeMailed", userId, subject), now());
  return wasMailed && isCode(secrets, PURPOSE, `${userId} ${subject}`, code, now());
}

/** Mails the code to the address of the account that the subject would take over. */
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

import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { findByIdentity } from "../accounts.store.ts";
import { emailIdentity } from "../identities.ts";
import type { AuthParts } from "../parts.ts";
import type { Vouched } from "./vouched.ts";

export const LINK_CODE_MINUTES = 15;
const WINDOW_MILLISECONDS = LINK_CODE_MINUTES * 60_000;
const DIGITS = 8;

type Keys = Pick<AuthParts["secrets"], "rootKeys">;

/** The code for one subject and one account in a window of 15 minutes. It is computed, so nothing is stored. */
function codeIn({ rootKeys }: Keys, userId: string, subject: string, window: number): string {
  const key = Buffer.from(hkdfSync("sha256", rootKeys[0].bytes, "", "codes that link accounts", 32));
  const bytes = createHmac("sha256", key).update(`${window} ${userId} ${subject}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, "0");
}

const windowAt = (now: Date) => Math.floor(now.getTime() / WINDOW_MILLISECONDS);

/** Whether somebody has read the code for this subject in the account's mailbox, at most two windows ago. */
export function isLinkCode(
  { secrets, now }: Pick<AuthParts, "secrets" | "now">,
  userId: string,
  subject: string,
  code: string,
): boolean {
  const current = windowAt(now());
  return [current, current - 1].some((window) => {
    const expected = codeIn(secrets, userId, subject, window);
    return code.length === expected.length && timingSafeEqual(Buffer.from(code), Buffer.from(expected));
  });
}

/** Mails the code to the address of the account that the subject would take over. */
export async function mailLinkCode(parts: AuthParts, { subject, email, language }: Vouched): Promise<void> {
  const account = await findByIdentity(parts.db, emailIdentity(email));
  if (account === undefined) return;
  const { userId, firstName, email: recipient } = account;
  const code = codeIn(parts.secrets, userId, subject, windowAt(parts.now()));
  const payload = { firstName, code, validMinutes: LINK_CODE_MINUTES };
  await parts.db
    .transaction()
    .execute((tx) => parts.mail.queue(tx, { kind: "linkCode", payload, userId, recipient, language }));
}

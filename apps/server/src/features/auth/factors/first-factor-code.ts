import { Refusal } from "../../../command/refusal.ts";
import { accountRecipient } from "../../mail/index.ts";
import type { Account } from "../accounts.store.ts";
import { clearAttempts, isWindowOpen } from "../attempts/attempts.store.ts";
import { countLogged, OF_MAILED_CODES, OF_MAILS, scopeOf } from "../attempts/throttle.ts";
import { confirmEmail } from "../confirm-email.ts";
import { CODE_MINUTES, isCode, mailedCode, noteMailed } from "../mailed-codes.ts";
import type { AuthParts } from "../parts.ts";

const PURPOSE = "codes for the first second factor";

/** The code that is mailed to somebody who adds a first factor. */
export const firstFactorCode = ({ secrets, now }: Pick<AuthParts, "secrets" | "now">, userId: string): string =>
  mailedCode(secrets, PURPOSE, userId, now());

async function mailCode(parts: AuthParts, account: Account, language: string): Promise<void> {
  const { userId } = account;
  const facts = { account: userId, reason: "code for a first factor" };
  const payload = { code: firstFactorCode(parts, userId), validMinutes: CODE_MINUTES };
  await parts.db.transaction().execute(async (tx) => {
    await countLogged(parts, tx, scopeOf("factorMail", userId), facts);
    await countLogged(parts, tx, scopeOf("factorMailOfDay", userId), facts, OF_MAILS);
    await noteMailed(tx, scopeOf("factorCodeMailed", userId), parts.now());
    await parts.mail.queue(tx, { kind: "factorCode", payload, to: accountRecipient(account), language });
  });
}

/**
 * Requires a mailed code while the account has no factor. Otherwise somebody who learned the password could add a
 * factor of their own, and a password reset would not let the owner of the mailbox back in.
 * - Without a code, mails one and throws EMAIL_CODE_REQUIRED.
 * - Throws VALIDATION_FAILED for a wrong code, and for any code if none was mailed in the last half hour.
 * - Throws RATE_LIMITED after too many mails or guesses.
 */
export async function requireMailedCode(
  parts: AuthParts,
  account: Account,
  { emailCode, language }: { emailCode: string | undefined; language: string },
): Promise<void> {
  if (account.factorSince !== null) return;
  if (emailCode === undefined) {
    await mailCode(parts, account, language);
    throw new Refusal("EMAIL_CODE_REQUIRED");
  }
  const { userId } = account;
  const [attempts, ofDay] = [scopeOf("factorCode", userId), scopeOf("factorCodeOfDay", userId)];
  const facts = { account: userId, reason: "mailed code" };
  await countLogged(parts, parts.db, attempts, facts);
  await countLogged(parts, parts.db, ofDay, facts, OF_MAILED_CODES);
  const wasMailed = await isWindowOpen(parts.db, scopeOf("factorCodeMailed", userId), parts.now());
  if (!wasMailed || !isCode(parts.secrets, PURPOSE, userId, emailCode, parts.now())) {
    throw new Refusal("VALIDATION_FAILED", { errors: { emailCode: ["Code is not right, or has expired"] } });
  }
  await confirmEmail(parts, userId, "same person");
  await clearAttempts(parts.db, [attempts, ofDay]);
}

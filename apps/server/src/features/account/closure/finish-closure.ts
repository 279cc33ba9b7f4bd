import { untilRaceIsWon } from "../../../command/call-command.ts";
import type { Job } from "../../../jobs.ts";
import { emailIdentity, findAccount, nameIdentity } from "../../auth/index.ts";
import { accountRecipient } from "../../mail/index.ts";
import type { AccountParts } from "../parts.ts";
import { callFinish, findWaiting } from "./closure.store.ts";

/** Maximum number of people per run. The next run takes the others. */
const MOST_IN_A_RUN = 100;

/** Closes an account if its person has said their last word and nothing is left to wait for, and mails them so. */
export async function finishClosure(parts: AccountParts, userId: string): Promise<void> {
  const { db, mail, publicUrl, now } = parts;
  const finish = () =>
    db.transaction().execute(async (tx) => {
      const account = await findAccount(tx, userId);
      if (account === undefined) return;
      const { userName, email, language } = account;
      const to = accountRecipient(account);
      const identities = [nameIdentity(userName), emailIdentity(email)];
      if (!(await callFinish(tx, userId, identities, now()))) return;
      const payload = { event: "closed" as const, atUtc: now().toISOString(), link: publicUrl };
      await mail.queue(tx, { kind: "accountEvent", payload, to, language });
    });
  await untilRaceIsWon(finish);
}

/** Closes accounts whose refunds have arrived. If one fails, the others are still closed. */
async function finishClosures(parts: AccountParts): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await findWaiting(parts.db, MOST_IN_A_RUN)) {
    await finishClosure(parts, userId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts were not closed`);
}

export function closeAccountsJob(parts: AccountParts): Job {
  return { name: "close-accounts", everySeconds: 60, run: () => finishClosures(parts) };
}

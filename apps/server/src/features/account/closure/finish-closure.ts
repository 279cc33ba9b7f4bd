import { untilRaceIsWon } from "../../../command/call-command.ts";
import type { Job } from "../../../jobs.ts";
import { findAccount } from "../../auth/index.ts";
import { accountRecipient } from "../../mail/index.ts";
import { mailboxMarks } from "../../protection/index.ts";
import type { AccountParts } from "../parts.ts";
import { callFinish, callReturnRest, findClosedWithMoney, findWaiting } from "./closure.store.ts";

/** Number of people who are read at once. */
const BATCH = 100;
const NIL_ID = "00000000-0000-0000-0000-000000000000";

/** Closes an account if its person has said their last word and nothing is left to wait for, and mails them so. */
export async function finishClosure(parts: AccountParts, userId: string): Promise<void> {
  const { db, secrets, mail, publicUrl, now } = parts;
  const finish = () =>
    db.transaction().execute(async (tx) => {
      const account = await findAccount(tx, userId);
      if (account === undefined) return;
      const { language } = account;
      const to = accountRecipient(account);
      const marks = await mailboxMarks({ db: tx, secrets }, userId);
      if (!(await callFinish(tx, userId, marks, now()))) return;
      const payload = { event: "closed" as const, atUtc: now().toISOString(), link: publicUrl };
      await mail.queue(tx, { kind: "accountEvent", payload, to, language });
    });
  await untilRaceIsWon(finish);
}

/**
 * Closes accounts whose refunds have arrived, and sends back what came into the balance of closed ones. If some fail or
 * wait on, all others are still closed.
 */
async function finishClosures(parts: AccountParts): Promise<void> {
  const { db, now } = parts;
  const failures: unknown[] = [];
  const forAll = async (find: typeof findClosedWithMoney, act: (userId: string) => Promise<void>) => {
    let found = await find(db, NIL_ID, BATCH, now());
    while (found.length > 0) {
      for (const userId of found) await act(userId).catch((error: unknown) => failures.push(error));
      found = await find(db, found.at(-1) ?? NIL_ID, BATCH, now());
    }
  };
  await forAll(findClosedWithMoney, (userId) => untilRaceIsWon(() => callReturnRest(db, userId, now())));
  await forAll(findWaiting, (userId) => finishClosure(parts, userId));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts were not closed`);
}

export function closeAccountsJob(parts: AccountParts): Job {
  return { name: "close-accounts", everySeconds: 60, run: () => finishClosures(parts) };
}

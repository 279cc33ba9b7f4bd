import type { Connection } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import { lockCaseOpening, raiseSignal } from "../../cases/index.ts";
import { findDue, setNextCase } from "./due-cases.store.ts";

const MOST = 100;

/**
 * The job that opens a case about each withdrawal that is matched to nothing, and each whose refund is due in four
 * days. Does nothing while another process opens cases.
 */
export function withdrawalCasesJob({ db, now }: { db: Connection; now: () => Date }): Job {
  const run = async () => {
    const at = now();
    const due = await findDue(db, at, MOST);
    if (due.length === 0) return;
    await db.transaction().execute(async (tx) => {
      if (!(await lockCaseOpening(tx, { isAwaited: false }))) return;
      for (const { withdrawalId, userId, caseDueAt, warnedAt } of due) {
        const signal = {
          kind: "Withdrawal",
          userId: userId ?? withdrawalId,
          subject: `${withdrawalId}:${caseDueAt.toISOString()}`,
          others: [],
          details: { subjectId: withdrawalId },
        } as const;
        await raiseSignal(tx, signal, at);
        await setNextCase(tx, withdrawalId, at < warnedAt ? warnedAt : null);
      }
    });
  };
  return { name: "open-withdrawal-cases", everySeconds: 60, run };
}

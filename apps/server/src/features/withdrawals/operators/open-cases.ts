import { UNMATCHED_DAYS } from "@trove/contract";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import { lockCaseOpening, raiseSignal } from "../../cases/index.ts";
import { findDue, setNextCase } from "./due-cases.store.ts";

const MOST = 100;
const DAY_MS = 86_400_000;
/** Stands for the unknown people of withdrawals that are matched to nothing, so that one open case has them all. */
const NOBODY = "00000000-0000-8000-8000-000000000000";

/** A withdrawal that has not ended gets a case again after this time. */
const AGAIN_MS = 14 * DAY_MS;

/**
 * The job that opens a case about each withdrawal whose refund is due in four days, again while it has not ended, and
 * one about all that are matched to nothing. Goods that were refunded and have not come count as not ended. Does
 * nothing while another process opens cases.
 */
export function withdrawalCasesJob({ db, now }: { db: Connection; now: () => Date }): Job {
  const run = async () => {
    const at = now();
    const due = await findDue(db, at, MOST);
    if (due.length === 0) return;
    await db.transaction().execute(async (tx) => {
      if (!(await lockCaseOpening(tx, { isAwaited: false }))) return;
      for (const { withdrawalId, userId, status, caseDueAt, warnedAt } of due) {
        const signal = {
          kind: "Withdrawal",
          userId: userId ?? NOBODY,
          subject: `${withdrawalId}:${caseDueAt.toISOString()}`,
          others: [],
          details: { subjectId: withdrawalId },
        } as const;
        await raiseSignal(tx, signal, at);
        const again = userId === null || status === "Refused" ? null : new Date(at.getTime() + AGAIN_MS);
        await setNextCase(tx, withdrawalId, at < warnedAt ? warnedAt : again);
      }
    });
  };
  return { name: "open-withdrawal-cases", everySeconds: 60, run };
}

/** The job that deletes withdrawals that were matched to nobody, after a time in which operators could do it. */
export function deleteUnmatchedJob({ db, now }: { db: Connection; now: () => Date }): Job {
  const run = async () => {
    const before = new Date(now().getTime() - UNMATCHED_DAYS * DAY_MS);
    await callCommand(db, command("withdrawals_delete", { before }));
  };
  return { name: "delete-unmatched-withdrawals", everySeconds: 3_600, run };
}

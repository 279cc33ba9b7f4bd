import type { WorkRowStatus } from "@trove/contract";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { NotedProblems } from "./row-problems.ts";
import type { Work, WorkJson, WorkRow } from "./works.store.ts";

/**
 * Takes the next waiting row if the work is still running, and returns it with the work's latest state. Locks the row
 * until the transaction ends; other processes take other rows. Meanwhile the work can be cancelled, but it can't end.
 */
export async function takeRow(tx: Transaction, workId: string): Promise<{ work: Work; row: WorkRow } | undefined> {
  const work = await tx
    .selectFrom("works")
    .selectAll()
    .where("workId", "=", workId)
    .where("status", "=", "Running")
    .forKeyShare()
    .$narrowType<WorkJson>()
    .executeTakeFirst();
  if (work === undefined) return undefined;
  const row = await tx
    .selectFrom("workRows")
    .selectAll()
    .where("workId", "=", workId)
    .where("status", "=", "Waiting")
    .orderBy("line")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .$narrowType<Pick<WorkRow, "input" | "changes" | "problems">>()
    .executeTakeFirst();
  return row && { work, row };
}

/** Stores the result of a row that was waiting. */
export async function noteRow(
  db: Connection,
  { workId, line }: Pick<WorkRow, "workId" | "line">,
  result:
    | { status: Extract<WorkRowStatus, "Done">; subjectId: string; madeVersion: number; ranAt: Date }
    | ({ status: Extract<WorkRowStatus, "Failed">; ranAt: Date } & NotedProblems),
): Promise<void> {
  await db
    .updateTable("workRows")
    .set({ problem: null, ...result, problems: JSON.stringify("problems" in result ? result.problems : []) })
    .where("workId", "=", workId)
    .where("line", "=", line)
    .where("status", "=", "Waiting")
    .execute();
}

/** Marks as closed the rows that ran since the work last ended. */
export async function closeRows(tx: Transaction, workId: string): Promise<void> {
  await tx
    .updateTable("workRows")
    .set({ isClosed: true })
    .where("workId", "=", workId)
    .where("status", "=", "Done")
    .where("isClosed", "=", false)
    .execute();
}

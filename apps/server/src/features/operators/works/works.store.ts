import type { ChangeField, RowProblem, RowRefusal, WorkRowStatus, WorkStatus } from "@trove/contract";
import { type Selectable, sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";

/** A row's change of one field. Prices are in cents; null means no limit or no value. */
export type RowChange = { field: ChangeField; before: ChangedValue; after: ChangedValue };
export type ChangedValue = string | number | boolean | null;

export type Work = Omit<Selectable<Tables["works"]>, keyof WorkJson> & WorkJson;

export type WorkJson = { settings: Record<string, unknown>; approvedOdds: ApprovedOdds };

/**
 * For each open box, by id, the odds table that the work was approved to publish when it was started. The hash is null
 * if an earlier release started the work.
 */
export type ApprovedOdds = Readonly<Record<string, { tableVersion: number; oddsHash: string | null }>>;

export type WorkRow = Omit<Selectable<Tables["workRows"]>, "input" | "changes" | "problems"> & {
  /** The operator's input. For a file, it is the line's cells by column. */
  input: Record<string, string>;
  changes: RowChange[];
  /** Null for a row that was planned before codes existed. */
  problems: RowRefusal[] | null;
};

/** The fields of a row that planning it fills in. */
export type PlannedRow = Pick<
  WorkRow,
  "line" | "name" | "subjectId" | "subjectVersion" | "input" | "changes" | "problem"
> & { status: Extract<WorkRowStatus, "Invalid" | "Unchanged" | "Waiting">; problems: RowProblem[] };

export type NewWork = Pick<Work, "workId" | "kind" | "title" | "actorId" | "settings" | "revertsId">;

const INSERTED_AT_ONCE = 500;

export async function insertWork(
  tx: Transaction,
  { settings, ...work }: NewWork,
  rows: readonly PlannedRow[],
  at: Date,
): Promise<void> {
  await tx
    .insertInto("works")
    .values({ ...work, settings: JSON.stringify(settings), status: "Planned", createdAt: at })
    .execute();
  for (let first = 0; first < rows.length; first += INSERTED_AT_ONCE) {
    const values = rows
      .slice(first, first + INSERTED_AT_ONCE)
      .map((row) => ({ workId: work.workId, ...columnsOf(row) }));
    await tx.insertInto("workRows").values(values).execute();
  }
}

const columnsOf = ({ input, changes, problems, ...row }: PlannedRow) => ({
  ...row,
  input: JSON.stringify(input),
  changes: JSON.stringify(changes),
  problems: JSON.stringify(problems),
});

/** Overwrites rows with their new plan. */
export async function rewriteRows(tx: Transaction, workId: string, rows: readonly PlannedRow[]): Promise<void> {
  for (const { line, ...row } of rows) {
    const { input: _input, ...columns } = columnsOf({ line, ...row });
    await tx
      .updateTable("workRows")
      .set({ ...columns, ranAt: null })
      .where("workId", "=", workId)
      .where("line", "=", line)
      .execute();
  }
}

/** Reads a work and locks it against changes of its status until the transaction ends. */
export async function lockWork(tx: Transaction, workId: string): Promise<Work | undefined> {
  return tx
    .selectFrom("works")
    .selectAll()
    .where("workId", "=", workId)
    .forUpdate()
    .$narrowType<WorkJson>()
    .executeTakeFirst();
}

type StatusChange = Partial<
  Pick<Work, "startedAt" | "startedBy" | "startedIn" | "endedAt" | "approvedOdds" | "keptBoxes">
>;

export async function setWorkStatus(
  tx: Transaction,
  workId: string,
  status: WorkStatus,
  { approvedOdds, ...changed }: StatusChange = {},
): Promise<void> {
  const odds = approvedOdds && { approvedOdds: JSON.stringify(approvedOdds) };
  await tx
    .updateTable("works")
    .set((eb) => ({ status, ...changed, ...odds, version: eb("version", "+", 1) }))
    .where("workId", "=", workId)
    .execute();
}

/** Returns the rows of a work with the given statuses, or all, in the order of their lines. */
export function readRows(
  db: Connection,
  workId: string,
  statuses: readonly WorkRowStatus[] | undefined,
  page: { limit: number; offset?: number; afterLine?: number } = { limit: Number.MAX_SAFE_INTEGER },
): Promise<WorkRow[]> {
  const { limit, offset = 0, afterLine = -1 } = page;
  let query = db.selectFrom("workRows").selectAll().where("workId", "=", workId).where("line", ">", afterLine);
  if (statuses !== undefined) query = query.where("status", "in", statuses);
  return query
    .orderBy("line")
    .limit(limit)
    .offset(offset)
    .$narrowType<Pick<WorkRow, "input" | "changes" | "problems">>()
    .execute();
}

/**
 * Returns the rows that wait, and those that were done since the work last ended, whose consequences are not handled
 * yet.
 */
export async function readUnclosedRows(db: Connection, workId: string): Promise<WorkRow[]> {
  const rows = await readRows(db, workId, ["Waiting", "Done"]);
  return rows.filter(({ status, isClosed }) => status === "Waiting" || !isClosed);
}

/** Counts the rows of each work by status, and measures how fast they have run since the work was started. */
export async function countRows(db: Connection, workIds: readonly string[]) {
  return db
    .selectFrom("workRows as r")
    .innerJoin("works as w", "w.workId", "r.workId")
    .select(["r.workId", "r.status"])
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.countAll<number>().filterWhereRef("r.ranAt", ">=", "w.startedAt").as("ran"),
      fn.max("r.ranAt").as("lastRanAt"),
    ])
    .where((eb) => eb("r.workId", "=", eb.fn.any(eb.val(workIds))))
    .groupBy(["r.workId", "r.status"])
    .execute();
}

/** Counts the rows of a work by status, first change and problem. */
export async function groupRows(db: Connection, workId: string) {
  const before = sql<ChangedValue>`changes -> 0 -> 'before'`;
  return db
    .selectFrom("workRows")
    .select(["status", "problem", "problems", before.as("before")])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("workId", "=", workId)
    .groupBy(["status", "problem", "problems", before])
    .orderBy("count", "desc")
    .orderBy("problem")
    .$narrowType<Pick<WorkRow, "problems">>()
    .execute();
}

import { CSV_MARK, csvRecord } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import { type AuditFilters, type AuditRow, readAuditAfter } from "./audit.store.ts";

const COLUMNS = [
  "Time (UTC)",
  "Operator",
  "Operator id",
  "Action",
  "Subject id",
  "Reason",
  "Before",
  "After",
  "Approved by",
  "Reverts",
  "Entry id",
  "Link",
  "Hash",
  "Lines",
  "Part of",
];
const BATCH = 500;

const json = (value: object | null) => (value === null ? "" : JSON.stringify(value));

const cellsOf = (row: AuditRow) => [
  row.createdAt.toISOString(),
  row.userName ?? "npm run admin",
  row.actorId,
  row.action,
  row.subjectId,
  row.reason ?? "",
  json(row.before),
  json(row.after),
  row.approvedBy ?? "",
  row.revertsId ?? "",
  row.auditId,
  row.sequence?.toString() ?? "",
  row.hash?.toString("hex") ?? "",
  row.lineCount,
  row.partOf ?? "",
];

/** Writes all matching entries as CSV, newest first, without a maximum. */
export async function* auditCsv(db: Connection, filters: AuditFilters): AsyncGenerator<string> {
  yield CSV_MARK + csvRecord(COLUMNS);
  let last: AuditRow | undefined;
  while (true) {
    const rows = await readAuditAfter(db, filters, last, BATCH);
    yield rows.map((row) => csvRecord(cellsOf(row))).join("");
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

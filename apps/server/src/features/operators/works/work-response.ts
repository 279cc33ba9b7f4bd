import { BULK_MOVES, type Endpoints, type ResponseOf, WORK_ROW_STATUSES, type WorkRowStatus } from "@trove/contract";
import { cents, formatDecimal } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";
import { readUserNames } from "../audit/user-names.store.ts";
import { codedProblems } from "./row-problems.ts";
import { type ChangedValue, countRows, type RowChange, type Work, type WorkRow } from "./works.store.ts";

type WorkResponse = ResponseOf<Endpoints["startWork"]>;
type RowResponse = ResponseOf<Endpoints["listWorkRows"]>["items"][number];
type Counts = Awaited<ReturnType<typeof countRows>>;

function speedOf({ startedAt }: Work, counts: Counts): number | null {
  const ran = counts.reduce((sum, each) => sum + each.ran, 0);
  const last = Math.max(...counts.map(({ lastRanAt }) => lastRanAt?.getTime() ?? 0));
  if (startedAt === null || ran === 0) return null;
  const seconds = Math.max(1, (last - startedAt.getTime()) / 1000);
  return Math.round((ran / seconds) * 10) / 10;
}

function workResponse(work: Work, userName: string, counts: Counts): WorkResponse {
  const count = (status: WorkRowStatus) => counts.find((each) => each.status === status)?.count ?? 0;
  return {
    id: work.workId,
    kind: work.kind,
    title: work.title,
    moveTo: BULK_MOVES.find((status) => status === work.settings["status"]) ?? null,
    status: work.status,
    actor: { userInfoId: work.actorId, userName },
    rows: Object.fromEntries(WORK_ROW_STATUSES.map((status) => [status, count(status)])) as WorkResponse["rows"],
    rowsPerSecond: speedOf(work, counts),
    revertsId: work.revertsId,
    createdAtUtc: work.createdAt.toISOString(),
    startedAtUtc: work.startedAt?.toISOString() ?? null,
    endedAtUtc: work.endedAt?.toISOString() ?? null,
    version: work.version,
  };
}

/** Renders works in wire form, with the counts of their rows. */
export async function workResponses(db: Connection, works: readonly Work[]): Promise<WorkResponse[]> {
  const [counts, names] = await Promise.all([
    countRows(
      db,
      works.map(({ workId }) => workId),
    ),
    readUserNames(
      db,
      works.map(({ actorId }) => actorId),
    ),
  ]);
  return works.map((work) => {
    const own = counts.filter(({ workId }) => workId === work.workId);
    return workResponse(work, names.get(work.actorId) ?? "", own);
  });
}

function textOf(field: RowChange["field"], value: ChangedValue): string | null {
  if (field === "marketPrice" && typeof value === "number") return formatDecimal(cents(value));
  return value === null ? null : String(value);
}

export function rowResponse({ line, status, name, subjectId, changes, ...row }: WorkRow): RowResponse {
  const shown = changes.map(({ field, before, after }) => {
    return { field, before: textOf(field, before), after: textOf(field, after) };
  });
  const isNew = row.subjectVersion === null && changes.length > 0;
  return { line, status, name, subjectId, isNew, changes: shown, problem: row.problem, problems: codedProblems(row) };
}

import { endpoints } from "@trove/contract";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { countUpTo } from "../lists/lists.store.ts";

export type AuditFilters = {
  id?: string | undefined;
  actorId?: string | undefined;
  action?: string | undefined;
  subjectId?: string | undefined;
  /** If set, only the lines of this entry are listed. */
  partOfId?: string | undefined;
  /** True lists only entries of changes, false only entries of reads and exports. */
  isChange?: boolean | undefined;
  /** The first and the last day of the entries, YYYY-MM-DD in UTC. */
  from?: string | undefined;
  to?: string | undefined;
  /** True lists the lines of entries as well. */
  withLines?: boolean | undefined;
};

type Narrowed = { before: object | null; after: object | null; lineCount: number };

const DAY_MS = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS);

/** The endpoints that change nothing. Audit entries of these record reads of personal data and exports. */
export const reads = Object.values(endpoints)
  .filter(({ method }) => method === "GET")
  .map(({ name }) => name);

/**
 * By default, the list shows an entry but not its lines, which have the same operator. A filter by id, call or target
 * shows lines as well, because lines have other values there than their entry.
 */
const showsLines = ({ id, action, subjectId, partOfId, withLines = false }: AuditFilters) =>
  withLines || [id, action, subjectId, partOfId].some((filter) => filter !== undefined);

function matching(db: Connection, filters: AuditFilters) {
  const { id, actorId, action, subjectId, partOfId, isChange, from, to } = filters;
  let query = db.selectFrom("auditEntries as a");
  if (!showsLines(filters)) {
    query = query.where(({ eb, or, exists, selectFrom }) => {
      const isWhole = eb("a.partOf", "is", null);
      if (from === undefined) return isWhole;
      // Long work may run past midnight. If a line's entry is from an earlier day than the list, the line is listed
      // itself.
      const whole = selectFrom("auditEntries as w").select("w.auditId").whereRef("w.auditId", "=", "a.partOf");
      return or([isWhole, exists(whole.where("w.createdAt", "<", new Date(from)))]);
    });
  }
  if (partOfId !== undefined) query = query.where("a.partOf", "=", partOfId);
  if (id !== undefined) query = query.where("a.auditId", "=", id);
  if (actorId !== undefined) query = query.where("a.actorId", "=", actorId);
  if (action !== undefined) query = query.where("a.action", "=", action);
  if (subjectId !== undefined) query = query.where("a.subjectId", "=", subjectId);
  if (isChange !== undefined) query = query.where("a.action", isChange ? "not in" : "in", reads);
  if (from !== undefined) query = query.where("a.createdAt", ">=", new Date(from));
  if (to !== undefined) query = query.where("a.createdAt", "<", dayAfter(to));
  return query;
}

/** Selects audit entries. `userName` and `approvedByName` are null for an operator without an account. */
function entries(db: Connection, filters: AuditFilters) {
  return matching(db, filters)
    .leftJoin("users as u", "u.userId", "a.actorId")
    .leftJoin("users as p", "p.userId", "a.approvedBy")
    .leftJoin("auditLinks as l", "l.auditId", "a.auditId")
    .leftJoin("auditEntries as r", "r.revertsId", "a.auditId")
    .selectAll("a")
    .select(["u.userName", "p.userName as approvedByName", "l.sequence", "l.hash", "r.auditId as revertedById"])
    .select(({ fn }) => fn<boolean>("command.audit_intact", ["a.auditId"]).as("isIntact"))
    .select((eb) => {
      const lines = eb.selectFrom("auditEntries as b").whereRef("b.partOf", "=", "a.auditId");
      return lines.select(({ fn }) => fn.countAll<number>().as("count")).as("lineCount");
    })
    .$narrowType<Narrowed>()
    .orderBy("a.createdAt", "desc")
    .orderBy("a.auditId", "desc");
}

export type AuditRow = Awaited<ReturnType<typeof readAudit>>[number];

/** Returns audit entries, newest first. */
export function readAudit(db: Connection, filters: AuditFilters, { limit, offset }: { limit: number; offset: number }) {
  return entries(db, filters).limit(limit).offset(offset).execute();
}

export function findAudit(db: Connection, auditId: string): Promise<AuditRow | undefined> {
  return entries(db, { id: auditId }).executeTakeFirst();
}

/** Returns the next entries for a file, starting after the given entry. */
export function readAuditAfter(
  db: Connection,
  filters: AuditFilters,
  after: Pick<AuditRow, "createdAt" | "auditId"> | undefined,
  most: number,
): Promise<AuditRow[]> {
  let query = entries(db, filters).limit(most);
  if (after !== undefined) {
    const place = sql<boolean>`(a.created_at, a.audit_id) < (${after.createdAt}, ${after.auditId})`;
    query = query.where(place);
  }
  return query.execute();
}

export const countAudit = (db: Connection, filters: AuditFilters): Promise<number> =>
  countUpTo(db, matching(db, filters));

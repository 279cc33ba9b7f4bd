import {
  type CaseKind,
  type CaseStatus,
  HARM_MARKERS,
  type HarmMarker,
  type OrderFlag,
  type OrderStatus,
} from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import { countUpTo, readUserNames } from "../operators/index.ts";
import type { Signal } from "./signals/signal-rules.ts";

type Page = { limit: number; offset: number };
type Selection = { status?: CaseStatus | undefined; kind?: CaseKind | undefined };

const columns = ["c.caseId", "c.number", "c.status", "c.assigneeId", "c.outcome"] as const;
const times = ["c.createdAt", "c.updatedAt", "c.version"] as const;

const cases = (db: Connection) => db.selectFrom("cases as c");

/** Adds the names of the operators to whom cases are assigned. */
async function withAssignees<Case extends { assigneeId: string | null }>(db: Connection, found: readonly Case[]) {
  const names = await readUserNames(
    db,
    found.flatMap(({ assigneeId }) => assigneeId ?? []),
  );
  return found.map((each) => ({ ...each, assigneeName: names.get(each.assigneeId ?? "") ?? null }));
}

function selected(db: Connection, { status, kind }: Selection) {
  let query = cases(db);
  if (status !== undefined) query = query.where("c.status", "=", status);
  if (kind === undefined) return query;
  if (kind === "Complaint") {
    return query.where(sql<boolean>`exists (select from complaints m where m.case_id = c.case_id)`);
  }
  return query.where(sql<boolean>`exists (
    select from case_signals s where s.case_id = c.case_id and s.kind = ${kind})`);
}

/** Returns a page of cases, sorted by their latest change. */
export async function readCases(
  db: Connection,
  selection: Selection,
  direction: "asc" | "desc",
  { limit, offset }: Page,
) {
  const page = await selected(db, selection)
    .select(columns)
    .select(times)
    .select([
      sql<CaseKind[]>`array(select distinct kind from case_signals s where s.case_id = c.case_id
        union all select 'Complaint' from complaints m where m.case_id = c.case_id order by 1)`.as("kinds"),
      sql<Date | null>`case when c.status <> 'Closed' then
        (select answer_by from complaints m where m.case_id = c.case_id) end`.as("answerBy"),
      sql<number>`(select count(*) from case_people p where p.case_id = c.case_id)`.as("peopleCount"),
    ])
    .orderBy("c.updatedAt", direction)
    .orderBy("c.caseId", direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return withAssignees(db, page);
}

export const countCases = (db: Connection, selection: Selection): Promise<number> =>
  countUpTo(db, selected(db, selection));

export async function findCase(db: Connection, caseId: string) {
  const rows = await cases(db).select(columns).select(times).where("c.caseId", "=", caseId).execute();
  const [found] = await withAssignees(db, rows);
  return found;
}

/** Returns the people of a case. `userName` is null for a guest. */
export function readCasePeople(db: Connection, caseId: string) {
  return db
    .selectFrom("casePeople as p")
    .leftJoin("users as u", "u.userId", "p.userId")
    .leftJoin("shipmentHolds as h", "h.userId", "p.userId")
    .select(["p.userId", "u.userName", "u.isLocked", "h.placedAt as heldAt"])
    .where("p.caseId", "=", caseId)
    .orderBy("p.userId")
    .execute();
}

const MOST_SIGNALS = 200;

/** Returns the last signals of a case, the oldest first. */
export async function readSignals(db: Connection, caseId: string) {
  const rows = await db
    .selectFrom("caseSignals")
    .select(["kind", "userId", "details", "foundAt"])
    .where("caseId", "=", caseId)
    .orderBy("foundAt", "desc")
    .orderBy("subject", "desc")
    .limit(MOST_SIGNALS)
    .$narrowType<{ details: Signal["details"] }>()
    .execute();
  return rows.toReversed();
}

const MOST_MARKERS = 50;

/** Returns the last signals of harm about a person with their cases, newest first. Found by the person's cases. */
export function readMarkerRows(db: Connection, userId: string) {
  return db
    .selectFrom("casePeople as p")
    .innerJoin("cases as c", "c.caseId", "p.caseId")
    .innerJoin("caseSignals as s", (join) => join.onRef("s.caseId", "=", "p.caseId").onRef("s.userId", "=", "p.userId"))
    .select(["s.kind", "s.details", "s.foundAt", "c.caseId", "c.number"])
    .where("p.userId", "=", userId)
    .where("s.kind", "in", HARM_MARKERS)
    .orderBy("s.foundAt", "desc")
    .orderBy("s.subject")
    .limit(MOST_MARKERS)
    .$narrowType<{ kind: HarmMarker; details: Signal["details"] }>()
    .execute();
}

export function readNotes(db: Connection, caseId: string) {
  return db
    .selectFrom("caseNotes as n")
    .innerJoin("users as a", "a.userId", "n.authorId")
    .select(["n.noteId", "n.authorId", "a.userName", "n.text", "n.createdAt"])
    .where("n.caseId", "=", caseId)
    .orderBy("n.createdAt")
    .orderBy("n.noteId")
    .execute();
}

function flagged(db: Connection, flag: OrderFlag | undefined) {
  const query = db.selectFrom("purchases as p").where("p.flaggedAt", "is not", null);
  return flag === undefined ? query : query.where("p.flag", "=", flag);
}

/**
 * Returns a page of flagged orders, latest flag first. The status is the shipment's; an order without a shipment has
 * its own.
 */
export function readFlaggedOrders(db: Connection, flag: OrderFlag | undefined, { limit, offset }: Page) {
  return flagged(db, flag)
    .leftJoin("shipments as s", (join) =>
      join.onRef("s.userId", "=", "p.userId").onRef("s.shipmentId", "=", "p.shipmentId"),
    )
    .leftJoin("users as u", "u.userId", "p.userId")
    .select(["p.purchaseId", "p.number", "p.userId", "p.flag", "p.flaggedAt", "u.userName"])
    .select(({ fn }) => fn.coalesce("s.status", "p.status").as("status"))
    .select(sql<Cents>`p.items_total_cents + p.shipping_cost_cents`.as("totalCents"))
    .orderBy("p.flaggedAt", "desc")
    .orderBy("p.purchaseId", "desc")
    .limit(limit)
    .offset(offset)
    .$narrowType<{ status: OrderStatus; flag: OrderFlag; flaggedAt: Date }>()
    .execute();
}

export const countFlaggedOrders = (db: Connection, flag: OrderFlag | undefined): Promise<number> =>
  countUpTo(db, flagged(db, flag));

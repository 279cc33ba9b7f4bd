import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

const DAYS = 90;

/** Disputes that were opened in the last 90 days, and how many of them are answered. */
export type DisputeCount = { opened: number; answered: number };

/** Counts disputes. One is answered if an answer was mailed, or if its case is closed. */
export function countDisputes(db: Connection, at: Date): Promise<DisputeCount> {
  return db
    .selectFrom("disputes as d")
    .select((eb) => {
      const mailed = eb
        .selectFrom("auditEntries as a")
        .select("a.auditId")
        .whereRef("a.subjectId", "=", "d.userId")
        .where("a.action", "=", "mailDispute")
        .where(sql<boolean>`a.after ->> 'disputeId' = d.dispute_id::text`);
      const closed = eb
        .selectFrom("caseSignals as s")
        .innerJoin("cases as c", "c.caseId", "s.caseId")
        .select("c.caseId")
        .whereRef("s.userId", "=", "d.userId")
        .where(sql<boolean>`s.subject = d.dispute_id::text`)
        .where("s.kind", "=", "Dispute")
        .where("c.status", "=", "Closed");
      const isAnswered = eb.or([eb.exists(mailed), eb.exists(closed)]);
      const all = eb.fn.countAll<number>();
      return [all.as("opened"), all.filterWhere(isAnswered).as("answered")];
    })
    .where("d.openedAt", ">", new Date(at.getTime() - DAYS * 24 * 60 * 60 * 1_000))
    .where("d.openedAt", "<=", at)
    .executeTakeFirstOrThrow();
}

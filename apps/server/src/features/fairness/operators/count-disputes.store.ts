import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

const DAYS = 90;

/** Disputes that were opened in the last 90 days, and how many of them are answered. */
export type DisputeCount = { opened: number; answered: number };

/** Counts disputes. One is answered if an answer was mailed, or if its case is closed. */
export async function countDisputes(db: Connection, at: Date): Promise<DisputeCount> {
  const opened = await db
    .selectFrom("disputes")
    .select(["disputeId", "userId"])
    .where("openedAt", ">", new Date(at.getTime() - DAYS * 24 * 60 * 60 * 1_000))
    .where("openedAt", "<=", at)
    .execute();
  if (opened.length === 0) return { opened: 0, answered: 0 };
  // Audit entries and cases are the shop's, so a cluster stores them apart from people's disputes.
  const { rows } = await sql<{ answered: number }>`
    select count(*) as answered from unnest(${opened.map(({ userId }) => userId)}::uuid[], ${opened.map(({ disputeId }) => disputeId)}::text[])
      as d (user_id, id)
    where exists (select from audit_entries a where a.subject_id = d.user_id and a.action = 'mailDispute' and a.after ->> 'disputeId' = d.id)
      or exists (select from case_signals s join cases c on c.case_id = s.case_id
        where s.user_id = d.user_id and s.kind = 'Dispute' and s.subject = d.id and c.status = 'Closed')`.execute(db);
  return { opened: opened.length, answered: rows[0]?.answered ?? 0 };
}

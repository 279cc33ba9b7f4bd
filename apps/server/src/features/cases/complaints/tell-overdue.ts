import type { Job } from "../../../jobs.ts";
import { notify } from "../../notifications/index.ts";
import type { OperationParts } from "../../operators/index.ts";
import { caseNumber } from "../case-response.ts";
import { readDue } from "./complaints.store.ts";

/** Maximum notifications per run and kind. The next run sends the others. */
const MOST = 100;
/** Time before the deadline at which operators are warned. */
const WARNING_MS = 3 * 86_400_000;

/**
 * A background job that tells operators, once each, of complaints that have to be answered within three days, and of
 * those that had to be answered by now.
 */
export function tellOverdueJob({ db, now }: Pick<OperationParts, "db" | "now">): Job {
  const tell = async (kind: "complaintDue" | "complaintOverdue", prefix: string, by: Date) => {
    for (const { caseId, number } of await readDue(db, by, prefix, MOST)) {
      const happening = { kind, params: { caseId, number: caseNumber(number) } };
      const topic = { topic: `${prefix}${caseId}`, at: now() };
      await db.transaction().execute((tx) => notify(tx, { permission: "cases.read" }, happening, topic));
    }
  };
  const run = async () => {
    await tell("complaintOverdue", "complaint ", now());
    await tell("complaintDue", "complaint due ", new Date(now().getTime() + WARNING_MS));
  };
  return { name: "tell-overdue", everySeconds: 600, run };
}

import type { Job } from "../../../jobs.ts";
import { notify, readTopics } from "../../notifications/index.ts";
import type { OperationParts } from "../../operators/index.ts";
import { caseNumber } from "../case-response.ts";
import { readOverdue } from "./complaints.store.ts";

/** Maximum notifications per run. The next run sends the others. */
const MOST = 100;

const topicOf = (caseId: string) => `complaint ${caseId}`;

/** A background job that tells operators, once each, of complaints that had to be answered by now. */
export function tellOverdueJob({ db, now }: Pick<OperationParts, "db" | "now">): Job {
  const run = async () => {
    const at = now();
    const overdue = await readOverdue(db, at, MOST);
    const told = await readTopics(
      db,
      overdue.map(({ caseId }) => topicOf(caseId)),
    );
    for (const { caseId, number } of overdue.filter((each) => !told.has(topicOf(each.caseId)))) {
      const happening = { kind: "complaintOverdue" as const, params: { caseId, number: caseNumber(number) } };
      await db
        .transaction()
        .execute((tx) => notify(tx, { permission: "cases.read" }, happening, { topic: topicOf(caseId), at }));
    }
  };
  return { name: "tell-overdue", everySeconds: 600, run };
}

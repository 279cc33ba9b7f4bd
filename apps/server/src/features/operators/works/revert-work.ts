import { randomUUIDv7 } from "node:crypto";
import { Refusal } from "../../../command/refusal.ts";
import { operate } from "../acts/operate.ts";
import { requireWork, workOperation, type WorkParts, type WorkRequest } from "./change-work.ts";
import { insertWork, readRows } from "./works.store.ts";

/**
 * Plans work that reverts the changes of ended work. Rows whose subject has changed since are Invalid. Throws
 * NOT_FOUND, VERSION_CONFLICT, and STATUS_CONFLICT if the work has not ended, has changed nothing, or can't be
 * reverted.
 */
export async function revertWork(parts: WorkParts, request: WorkRequest, version: number): Promise<string> {
  const { workId } = request;
  const actorId = request.person.userId;
  const facts = await operate(parts, await workOperation(parts, request, "revertWork"), async (tx, at) => {
    const { kind, status, title } = await requireWork(tx, workId, version);
    const done = await readRows(tx, workId, ["Done"]);
    const { planRevert } = parts.workRules[kind];
    const hasEnded = ["Done", "Cancelled", "Failed"].includes(status);
    if (planRevert === undefined || !hasEnded || done.length === 0) throw new Refusal("STATUS_CONFLICT");
    const settings = { columns: ["Id", "Name"] };
    const work = { workId: randomUUIDv7(), kind: "ItemRevert", title, actorId, settings, revertsId: workId } as const;
    const rows = await planRevert(tx, done);
    await insertWork(tx, work, rows, at);
    const after = { kind: work.kind, revertsId: workId, rows: rows.length };
    return { facts: { workId: work.workId }, audit: { subjectId: work.workId, before: null, after } };
  });
  return facts.workId;
}

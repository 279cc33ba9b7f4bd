import { randomUUIDv7 } from "node:crypto";
import { Refusal } from "../../../command/refusal.ts";
import { judgeReverts } from "../catalogue/bulk/judge-revert.ts";
import { operate } from "../operations/operate.ts";
import type { AdminParts } from "../parts.ts";
import { requireWork, type WorkRequest } from "./change-work.ts";
import { insertWork, readRows } from "./works.store.ts";

/**
 * Plans work that takes back what ended work has changed. Rows of things that were changed since are Invalid. Throws
 * NOT_FOUND, VERSION_CONFLICT, and STATUS_CONFLICT unless the work has ended and changed something.
 */
export async function revertWork(
  parts: Pick<AdminParts, "db" | "now">,
  { workId, ...request }: WorkRequest,
  version: number,
): Promise<string> {
  const actorId = request.person.userId;
  const operation = { ...request, action: "revertWork", subject: actorId };
  const facts = await operate(parts, operation, async (tx, at) => {
    const { status, title } = await requireWork(tx, workId, version);
    const done = await readRows(tx, workId, ["Done"]);
    if (!["Done", "Cancelled", "Failed"].includes(status) || done.length === 0) throw new Refusal("STATUS_CONFLICT");
    const settings = { columns: ["Id", "Name"] };
    const work = { workId: randomUUIDv7(), kind: "ItemRevert", title, actorId, settings, revertsId: workId } as const;
    const rows = await judgeReverts(tx, done);
    await insertWork(tx, work, rows, at);
    const after = { kind: work.kind, revertsId: workId, rows: rows.length };
    return { facts: { workId: work.workId }, audit: { subjectId: work.workId, before: null, after } };
  });
  return facts.workId;
}

import { randomUUIDv7 } from "node:crypto";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { OperatorCall } from "../acts/act.ts";
import { requireWork, type WorkParts } from "./change-work.ts";
import { insertWork, readRows } from "./works.store.ts";

/**
 * Plans work that reverts the changes of ended work. Rows whose subject has changed since are Invalid. Throws
 * NOT_FOUND, VERSION_CONFLICT, and STATUS_CONFLICT if the work has not ended, has changed nothing, or can't be
 * reverted.
 */
export async function revertWork(
  { workRules }: WorkParts,
  tx: Transaction,
  at: Date,
  { person, params: { id: revertsId }, body: { version } }: OperatorCall<"revertWork">,
) {
  const { kind, status, title } = await requireWork(tx, revertsId, version);
  const done = await readRows(tx, revertsId, ["Done"]);
  const { planRevert } = workRules[kind];
  const hasEnded = ["Done", "Cancelled", "Failed"].includes(status);
  if (planRevert === undefined || !hasEnded || done.length === 0) throw new Refusal("STATUS_CONFLICT");
  const own = { kind: "ItemRevert", title, actorId: person.userId, revertsId } as const;
  const work = { ...own, workId: randomUUIDv7(), settings: { columns: ["Id", "Name"] } };
  const rows = await planRevert(tx, done);
  await insertWork(tx, work, rows, at);
  const after = { kind: work.kind, revertsId, rows: rows.length };
  return { facts: { workId: work.workId }, audit: { subjectId: work.workId, before: null, after } };
}

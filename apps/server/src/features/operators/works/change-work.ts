import { type WorkStatus, WORK_RIGHTS, WORK_TRANSITIONS } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { type ItemBox, requireConfirmedPrice } from "../../lootboxes/index.ts";
import { auditedBoxes } from "./audited-boxes.ts";
import type { OperatorCall } from "../acts/act.ts";
import { visibleWork } from "./shown-work.ts";
import type { WorkRulesByKind } from "./work-rules.ts";
import {
  type ApprovedOdds,
  lockWork,
  readRows,
  readUnclosedRows,
  rewriteRows,
  setWorkStatus,
  type Work,
} from "./works.store.ts";

export type WorkParts = { workRules: WorkRulesByKind };
type Call = Pick<OperatorCall, "person"> & { params: { id: string } };
/** A change of a work's status. `act` returns additional content for the audit entry. */
type Move = { to: WorkStatus; act: (work: Work) => Promise<Partial<Audited> | void> };
type Audited = { before: object; after: object };

/** Reads a work and locks it. Throws NOT_FOUND and VERSION_CONFLICT. */
export async function requireWork(tx: Transaction, workId: string, version: number): Promise<Work> {
  const work = await lockWork(tx, workId);
  if (work === undefined) throw new Refusal("NOT_FOUND");
  if (work.version !== version) throw new Refusal("VERSION_CONFLICT");
  return work;
}

/** A change of a work needs the permission of the work's kind. Throws NOT_FOUND. */
export async function workPermission(db: Connection, { person, params }: Call) {
  const { kind } = await visibleWork({ db }, person, params.id);
  return { permission: WORK_RIGHTS[kind].change };
}

async function moveWork(
  tx: Transaction,
  { params: { id: workId }, body: { version } }: Pick<Call, "params"> & { body: { version: number } },
  moveOf: (work: Work) => Move,
) {
  const work = await requireWork(tx, workId, version);
  const { to, act } = moveOf(work);
  if (!WORK_TRANSITIONS[work.status].includes(to)) throw new Refusal("STATUS_CONFLICT");
  const { before, after } = (await act(work)) ?? {};
  const change = { before: { status: work.status, ...before }, after: { status: to, ...after } };
  return { facts: {}, audit: { subjectId: workId, ...change } };
}

/** Returns the odds tables that the work will publish for the given boxes that are open. */
function oddsToApprove(boxes: readonly ItemBox[]): ApprovedOdds {
  const open = boxes.filter(({ status }) => status === "Active");
  return Object.fromEntries(
    open.map(({ lootboxId, tableVersion, oddsHash }) => [lootboxId, { tableVersion, oddsHash }]),
  );
}

/**
 * Starts planned, cancelled or failed work. Its waiting rows then run in the background. Throws NOT_FOUND,
 * VERSION_CONFLICT, PAYOUT_UNCONFIRMED, and STATUS_CONFLICT if no row waits. Failed work may start without waiting
 * rows, because its end must be repeated.
 */
export function startWork(
  { workRules }: WorkParts,
  tx: Transaction,
  at: Date,
  call: OperatorCall<"startWork">,
  { auditId }: { auditId: string },
) {
  const started = { startedBy: call.person.userId, startedAt: at, startedIn: auditId, endedAt: null };
  return moveWork(tx, call, () => ({
    to: "Running",
    act: async ({ workId, kind, status }) => {
      const rows = await readUnclosedRows(tx, workId);
      if (rows.every((row) => row.status === "Done") && status !== "Failed") {
        throw new Refusal("STATUS_CONFLICT", { detail: "No rows are waiting" });
      }
      const boxes = await workRules[kind].boxes(tx, rows);
      requireConfirmedPrice(boxes, call.body.confirmedPayout);
      await setWorkStatus(tx, workId, "Running", { ...started, approvedOdds: oddsToApprove(boxes) });
      return auditedBoxes(boxes);
    },
  }));
}

/**
 * Stops work after its current row. Rows that are done stay done. Throws NOT_FOUND, VERSION_CONFLICT, STATUS_CONFLICT.
 */
export function cancelWork(tx: Transaction, at: Date, call: OperatorCall<"cancelWork">) {
  return moveWork(tx, call, ({ status }) => {
    const to = status === "Running" ? "Stopping" : "Cancelled";
    return { to, act: ({ workId }) => setWorkStatus(tx, workId, to, to === "Cancelled" ? { endedAt: at } : {}) };
  });
}

/**
 * Plans the failed rows of ended work again. They run when the work is started. Throws NOT_FOUND, VERSION_CONFLICT, and
 * STATUS_CONFLICT if no row has failed.
 */
export function retryWork({ workRules }: WorkParts, tx: Transaction, call: OperatorCall<"retryWork">) {
  return moveWork(tx, call, () => ({
    to: "Planned",
    act: async (work) => {
      const failed = await readRows(tx, work.workId, ["Failed"]);
      if (failed.length === 0) throw new Refusal("STATUS_CONFLICT", { detail: "No rows failed" });
      await rewriteRows(tx, work.workId, await workRules[work.kind].planAgain(tx, work, failed));
      await setWorkStatus(tx, work.workId, "Planned");
    },
  }));
}

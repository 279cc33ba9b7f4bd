import { type BodyOf, type Endpoints, type WorkStatus, WORK_RIGHTS, WORK_TRANSITIONS } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { type ItemBox, requireConfirmedPrice } from "../../lootboxes/index.ts";
import { auditedBoxes } from "./audited-boxes.ts";
import { operate, type OperationParts } from "../acts/operate.ts";
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

export type WorkParts = OperationParts & { workRules: WorkRulesByKind };
export type WorkRequest = { person: Person; idempotency: Idempotency; workId: string };
/** A change of a work's status. `act` returns additional content for the audit entry. */
type Move = {
  to: WorkStatus;
  act: (tx: Transaction, work: Work, at: Date, auditId: string) => Promise<Partial<Audited> | void>;
};
type Audited = { before: object; after: object };

/** Reads a work and locks it. Throws NOT_FOUND and VERSION_CONFLICT. */
export async function requireWork(tx: Transaction, workId: string, version: number): Promise<Work> {
  const work = await lockWork(tx, workId);
  if (work === undefined) throw new Refusal("NOT_FOUND");
  if (work.version !== version) throw new Refusal("VERSION_CONFLICT");
  return work;
}

/** Describes the operation that changes a work. It needs the permission of the work's kind. Throws NOT_FOUND. */
export async function workOperation(parts: WorkParts, { workId, ...request }: WorkRequest, action: string) {
  const { kind } = await visibleWork(parts, request.person, workId);
  return { ...request, action, subject: request.person.userId, permission: WORK_RIGHTS[kind].change };
}

async function moveWork(
  parts: WorkParts,
  request: WorkRequest,
  { action, version }: { action: string; version: number },
  moveOf: (work: Work) => Move,
): Promise<void> {
  const { workId } = request;
  await operate(parts, await workOperation(parts, request, action), async (tx, at, auditId) => {
    const work = await requireWork(tx, workId, version);
    const { to, act } = moveOf(work);
    if (!WORK_TRANSITIONS[work.status].includes(to)) throw new Refusal("STATUS_CONFLICT");
    const { before, after } = (await act(tx, work, at, auditId)) ?? {};
    const change = { before: { status: work.status, ...before }, after: { status: to, ...after } };
    return { facts: {}, audit: { subjectId: workId, ...change } };
  });
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
  parts: WorkParts,
  request: WorkRequest,
  { version, confirmedPayout }: BodyOf<Endpoints["startWork"]>,
): Promise<void> {
  const started = { startedBy: request.person.userId, endedAt: null };
  return moveWork(parts, request, { action: "startWork", version }, () => ({
    to: "Running",
    act: async (tx, { workId, kind, status }, at, startedIn) => {
      const rows = await readUnclosedRows(tx, workId);
      if (rows.every((row) => row.status === "Done") && status !== "Failed") {
        throw new Refusal("STATUS_CONFLICT", { detail: "No rows are waiting" });
      }
      const boxes = await parts.workRules[kind].boxes(tx, rows);
      requireConfirmedPrice(boxes, confirmedPayout);
      const approvedOdds = oddsToApprove(boxes);
      await setWorkStatus(tx, workId, "Running", { ...started, startedAt: at, startedIn, approvedOdds });
      return auditedBoxes(boxes);
    },
  }));
}

/**
 * Stops work after its current row. Rows that are done stay done. Throws NOT_FOUND, VERSION_CONFLICT, STATUS_CONFLICT.
 */
export function cancelWork(parts: WorkParts, request: WorkRequest, version: number): Promise<void> {
  return moveWork(parts, request, { action: "cancelWork", version }, ({ status }) => {
    const to = status === "Running" ? "Stopping" : "Cancelled";
    return {
      to,
      act: (tx, { workId }, at) => setWorkStatus(tx, workId, to, to === "Cancelled" ? { endedAt: at } : {}),
    };
  });
}

/**
 * Plans the failed rows of ended work again. They run when the work is started. Throws NOT_FOUND, VERSION_CONFLICT, and
 * STATUS_CONFLICT if no row has failed.
 */
export function retryWork(parts: WorkParts, request: WorkRequest, version: number): Promise<void> {
  return moveWork(parts, request, { action: "retryWork", version }, () => ({
    to: "Planned",
    act: async (tx, work) => {
      const failed = await readRows(tx, work.workId, ["Failed"]);
      if (failed.length === 0) throw new Refusal("STATUS_CONFLICT", { detail: "No rows failed" });
      await rewriteRows(tx, work.workId, await parts.workRules[work.kind].planAgain(tx, work, failed));
      await setWorkStatus(tx, work.workId, "Planned");
    },
  }));
}

import { randomUUIDv7 } from "node:crypto";
import type { EndpointName, Endpoints, ResponseOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Act, OperatorCall } from "../acts/act.ts";
import type { ActParts } from "../acts/act-parts.ts";
import { operate, type OperationParts, type Seen } from "../acts/operate.ts";
import { type ApprovalRow, findAsked } from "./approvals.store.ts";
import { enqueue } from "./enqueue.ts";
import { concerns, needsApproval } from "./needs-approval.ts";
import { rehearse } from "./rehearse.ts";

/** A call with its body in wire form, as it was before its schemas transformed it. */
export type BoundCall<Name extends EndpointName = EndpointName> = OperatorCall<Name> & { sentBody: unknown };

function refuse({ approvalId, status, decisionReason }: ApprovalRow): never {
  const details = {
    Waiting: "Nothing has changed yet. Someone else has to approve this first",
    Approved: "Someone else has approved this, and it has been done",
    Rejected: `Someone else has rejected this: ${decisionReason ?? ""}`,
    Withdrawn: "You have withdrawn this",
    Expired: "Nobody decided on this in time",
  };
  throw new Refusal("APPROVAL_NEEDED", { detail: details[status], params: { approvalId, status } });
}

/**
 * If a call with this key is already in the queue, throws APPROVAL_NEEDED for an equal call and IDEMPOTENCY_REUSED for
 * any other.
 */
async function refuseRepetition(
  { db }: ActParts,
  { person, idempotency }: Pick<OperatorCall, "person" | "idempotency">,
): Promise<void> {
  const asked = idempotency.key === null ? undefined : await findAsked(db, person.userId, idempotency.key);
  if (asked === undefined) return;
  if (!asked.requestHash.equals(idempotency.requestHash)) throw new Refusal("IDEMPOTENCY_REUSED");
  refuse(asked);
}

/**
 * Puts a call into the queue in wire form. Always throws: APPROVAL_NEEDED, APPROVAL_LIMIT, or FORBIDDEN if the change
 * concerns the operator who requests it. Operators may request changes of their own rights.
 */
async function ask(
  parts: ActParts,
  {
    name: action,
    approval,
  }: { name: EndpointName; approval?: Pick<NonNullable<Act["approval"]>, "kind" | "whenAsked"> | undefined },
  {
    person,
    idempotency,
    params,
    sentBody: body,
  }: Pick<BoundCall, "person" | "idempotency" | "sentBody"> & { params: unknown },
  change: Seen,
): Promise<never> {
  if (approval?.kind !== "rights" && change.people.includes(person.userId)) {
    throw new Refusal("FORBIDDEN", { detail: "Someone else has to request changes to your account" });
  }
  const waiting = {
    approvalId: randomUUIDv7(),
    action,
    ...change,
    request: { params, body, revertsId: parts.cause?.revertsId ?? null },
    idempotencyKey: idempotency.key,
    requestHash: idempotency.requestHash,
    requestedBy: person.userId,
    requestedAt: parts.now(),
  };
  const asked = await enqueue(parts, waiting, (tx) => approval?.whenAsked?.(tx, change) ?? Promise.resolve());
  return refuse(asked);
}

/** Thrown if a change needed no approval in the rehearsal, but needs one now because something else has changed. */
class Overtaken extends Error {}

/**
 * Returns the handler that runs an act. If a second person has to approve a call, the handler puts it into the queue
 * instead and throws APPROVAL_NEEDED. The act's own refusals come first. A repeat of a queued call with the same key
 * gets the status of its approval in the error.
 */
export function throughApproval<Name extends EndpointName>(parts: ActParts, act: Act<Name>) {
  const { db, fourEyes } = parts;
  return async function handle(call: BoundCall<Name>): Promise<ResponseOf<Endpoints[Name]>> {
    await refuseRepetition(parts, call);
    const mayWait = concerns(act, fourEyes, call);
    if (mayWait) {
      const waiting = await rehearse(
        parts,
        (rehearsed) => operate(rehearsed, act, call),
        (change, tx, at) => needsApproval(act, fourEyes, call, change, { tx, at }),
      );
      if (waiting !== undefined) await ask(parts, act, call, waiting);
    }
    // Checks again within the transaction, because other changes may have been made since the rehearsal.
    const refuseOvertaken: OperationParts["onAudit"] = async (change, tx, at) => {
      await parts.onAudit?.(change, tx, at);
      if (mayWait && (await needsApproval(act, fourEyes, call, change, { tx, at }))) throw new Overtaken();
    };
    try {
      const facts = await operate({ ...parts, onAudit: refuseOvertaken }, act, call);
      return await act.response(db, facts, call);
    } catch (error) {
      if (error instanceof Overtaken) return handle(call);
      throw error;
    }
  };
}

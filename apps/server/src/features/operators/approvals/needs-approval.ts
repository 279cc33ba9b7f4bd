import type { EndpointName, Endpoints, ResponseOf } from "@trove/contract";
import { refusedFor } from "../../../command/refused-for.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { Act, OperatorCall } from "../acts/act.ts";
import type { FourEyes } from "../acts/act-parts.ts";
import { operate, type OperationParts, type Seen } from "../acts/operate.ts";
import { noteGiven } from "./given-alone.ts";

/** True if the call can need an approval, depending on the change that it would make. */
export function concerns<Name extends EndpointName>(
  { approval }: Act<Name>,
  fourEyes: FourEyes,
  call: OperatorCall<Name>,
): boolean {
  if (approval === undefined) return false;
  if (approval.isAlways !== true && !fourEyes.kinds.includes(approval.kind)) return false;
  return approval.concerns?.(call) ?? true;
}

/**
 * True if a second person has to approve the change. Adds its amount to the sums of the last 24 hours; the amount
 * remains there if the transaction commits.
 */
export async function needsApproval<Name extends EndpointName>(
  { approval }: Act<Name>,
  fourEyes: FourEyes,
  call: OperatorCall<Name>,
  change: Seen,
  { tx, at }: { tx: Transaction; at: Date },
): Promise<boolean> {
  if (approval === undefined || approval.isNeeded?.(change) === false) return false;
  const amountCents = approval.amount?.(call, change) ?? null;
  if (amountCents === null || amountCents > fourEyes.above) return true;
  if (amountCents === 0) return false;
  const recipientId = approval.recipientId?.(change) ?? change.people.at(-1) ?? change.subjectId;
  const given = { operatorId: call.person.userId, recipientId, kind: approval.kind, amountCents };
  const kinds = [...new Set([...fourEyes.kinds, approval.kind])];
  return (await noteGiven(tx, given, kinds, at)) > fourEyes.above;
}

/**
 * Runs an act in the background, where an approval can't be requested. Throws APPROVAL_NEEDED, within the act's
 * transaction, if a second person would have to approve the act.
 */
export async function runUnapproved<Name extends EndpointName>(
  act: Act<Name>,
  { fourEyes, ...context }: OperationParts & { fourEyes: FourEyes },
  call: OperatorCall<Name>,
): Promise<ResponseOf<Endpoints[Name]>> {
  const refuse: OperationParts["onAudit"] = async (change, tx, at) => {
    await context.onAudit?.(change, tx, at);
    const isRefused = concerns(act, fourEyes, call) && (await needsApproval(act, fourEyes, call, change, { tx, at }));
    if (isRefused) throw refusedFor("APPROVAL_NEEDED", [{ code: "ApprovalNeeded", params: {} }]);
  };
  const { db } = context;
  const facts = await operate({ ...context, onAudit: refuse }, act, call);
  return act.response(db, facts, call);
}

import { randomUUIDv7 } from "node:crypto";
import type { Endpoints, ResponseOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { notify } from "../../notifications/index.ts";
import type { Command, OperatorCall, SentCall } from "../operations/command.ts";
import { type CommandName, commands } from "../operations/commands.ts";
import type { AdminParts } from "../parts.ts";
import { type ApprovalRow, findApproval, findAsked, insertApproval, type NewApproval } from "./approvals.store.ts";
import { rehearse, type Rehearsed } from "./rehearse.ts";

function refuse({ approvalId, status, decisionReason }: ApprovalRow): never {
  const details = {
    Waiting: "Nothing is changed yet: this waits for somebody else, who has to approve it",
    Approved: "Somebody else has approved this, and it is done",
    Rejected: `Somebody else has rejected this: ${decisionReason ?? ""}`,
  };
  throw new Refusal("APPROVAL_NEEDED", { detail: details[status], params: { approvalId, status } });
}

/** Throws APPROVAL_NEEDED if a call with the same key was put into the queue, IDEMPOTENCY_REUSED if it was another one. */
async function refuseRepetition<Name extends CommandName>(
  { db }: AdminParts,
  { person, idempotency }: OperatorCall<Name>,
): Promise<void> {
  const asked = idempotency.key === null ? undefined : await findAsked(db, person.userId, idempotency.key);
  if (asked === undefined) return;
  if (!asked.requestHash.equals(idempotency.requestHash)) throw new Refusal("IDEMPOTENCY_REUSED");
  refuse(asked);
}

function concerns<Name extends CommandName>(
  { approval }: Command<Name>,
  { fourEyes }: AdminParts,
  call: OperatorCall<Name>,
): boolean {
  if (approval === undefined || !fourEyes.kinds.includes(approval.kind)) return false;
  return approval.concerns?.(call) ?? true;
}

function needsApproval<Name extends CommandName>(
  { approval }: Command<Name>,
  { fourEyes }: AdminParts,
  call: OperatorCall<Name>,
  change: Rehearsed,
): boolean {
  const amount = approval?.amount?.(call, change);
  return amount === undefined || amount > fourEyes.above;
}

/** Puts an approval into the queue, and tells those who may decide it. Does nothing if the call has asked already. */
function enqueue(db: Connection, approval: NewApproval): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { approvalId, requestedAt: at } = approval;
    if (!(await insertApproval(tx, approval))) return;
    const asked = await findApproval(tx, approvalId);
    const params = { approvalId, userName: asked?.requestedByName ?? "" };
    await notify(tx, { permission: "approvals.decide" }, { kind: "approvalWaiting", params }, { at });
  });
}

/** Puts a call into the queue as it was sent. Throws APPROVAL_NEEDED. */
async function ask<Name extends CommandName>(
  { db, now, cause }: AdminParts,
  action: Name,
  { person, idempotency }: OperatorCall<Name>,
  { params, body }: SentCall,
  change: Rehearsed,
): Promise<never> {
  const approvalId = randomUUIDv7();
  await enqueue(db, {
    approvalId,
    action,
    ...change,
    request: { params, body, revertsId: cause?.revertsId ?? null },
    idempotencyKey: idempotency.key,
    requestHash: idempotency.requestHash,
    requestedBy: person.userId,
    requestedAt: now(),
  });
  const key = idempotency.key;
  const asked = (await findApproval(db, approvalId)) ?? (key && (await findAsked(db, person.userId, key)));
  if (!asked) throw new Error("an approval that was just asked for is not there");
  return refuse(asked);
}

/**
 * Runs a command, unless somebody else has to approve it first: then it waits in the queue, and this throws
 * APPROVAL_NEEDED. What the command would refuse, it refuses at once, and whoever asks again with the same key learns
 * what was decided.
 */
export async function throughApproval<Name extends CommandName>(
  parts: AdminParts,
  action: Name,
  call: OperatorCall<Name>,
  sent: SentCall,
): Promise<ResponseOf<Endpoints[Name]>> {
  const command: Command<Name> = commands[action];
  await refuseRepetition(parts, call);
  if (concerns(command, parts, call)) {
    const change = await rehearse(parts, (rehearsed) => command.run(rehearsed, call));
    if (change !== undefined && needsApproval(command, parts, call, change))
      await ask(parts, action, call, sent, change);
  }
  return command.run(parts, call);
}

import { randomUUIDv7 } from "node:crypto";
import type { Endpoints, ResponseOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Command, OperatorCall, SentCall } from "../operations/command.ts";
import { type CommandName, commands } from "../operations/commands.ts";
import type { Seen } from "../operations/operate.ts";
import type { AdminParts } from "../parts.ts";
import { type ApprovalRow, findAsked } from "./approvals.store.ts";
import { enqueue } from "./enqueue.ts";
import { concerns, needsApproval } from "./needs-approval.ts";
import { rehearse } from "./rehearse.ts";

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

/**
 * Puts a call into the queue as it was sent. Throws APPROVAL_NEEDED, APPROVAL_LIMIT, and FORBIDDEN for what concerns
 * whoever asks. One's own rights are an exception: whoever wants to give them up may ask for it.
 */
async function ask<Name extends CommandName>(
  parts: AdminParts,
  action: Name,
  { person, idempotency }: OperatorCall<Name>,
  { params, body }: SentCall,
  change: Seen,
): Promise<never> {
  if (commands[action].approval?.kind !== "rights" && change.people.includes(person.userId)) {
    throw new Refusal("FORBIDDEN", { detail: "Someone else has to request changes to your account" });
  }
  const asked = await enqueue(parts, {
    approvalId: randomUUIDv7(),
    action,
    ...change,
    request: { params, body, revertsId: parts.cause?.revertsId ?? null },
    idempotencyKey: idempotency.key,
    requestHash: idempotency.requestHash,
    requestedBy: person.userId,
    requestedAt: parts.now(),
  });
  return refuse(asked);
}

/** A change that doesn't need an approval, until something else has changed before it is made. */
class Overtaken extends Error {}

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
  // Within the transaction: what the rehearsal found may have changed since.
  const refuseOvertaken: AdminParts["onAudit"] = async (change, tx, at) => {
    await parts.onAudit?.(change, tx, at);
    if (await needsApproval(command, parts, call, change, { tx, at })) throw new Overtaken();
  };
  if (concerns(command, parts, call)) {
    const waiting = await rehearse(
      parts,
      (rehearsed) => command.run(rehearsed, call),
      (change, tx, at) => needsApproval(command, parts, call, change, { tx, at }),
    );
    if (waiting !== undefined) await ask(parts, action, call, sent, waiting);
    try {
      return await command.run({ ...parts, onAudit: refuseOvertaken }, call);
    } catch (error) {
      if (error instanceof Overtaken) return throughApproval(parts, action, call, sent);
      throw error;
    }
  }
  return command.run(parts, call);
}

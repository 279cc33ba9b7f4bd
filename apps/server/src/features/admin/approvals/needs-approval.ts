import type { Endpoints, ResponseOf } from "@trove/contract";
import { refusedFor } from "../../../command/refused-for.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { Command, OperatorCall } from "../operations/command.ts";
import type { CommandName } from "../operations/commands.ts";
import type { Seen } from "../operations/operate.ts";
import type { AdminParts } from "../parts.ts";
import { noteGiven } from "./given-alone.ts";

/** Whether it is a call that may have to wait for an approval at all. */
export function concerns<Name extends CommandName>(
  { approval }: Command<Name>,
  { fourEyes }: AdminParts,
  call: OperatorCall<Name>,
): boolean {
  if (approval === undefined || !fourEyes.kinds.includes(approval.kind)) return false;
  return approval.concerns?.(call) ?? true;
}

/**
 * Whether a second person has to approve what such a call changes. An amount is counted with those of the last 24 hours,
 * and stays counted if the transaction commits.
 */
export async function needsApproval<Name extends CommandName>(
  { approval }: Command<Name>,
  { fourEyes }: AdminParts,
  call: OperatorCall<Name>,
  change: Seen,
  { tx, at }: { tx: Transaction; at: Date },
): Promise<boolean> {
  if (approval === undefined || approval.isNeeded?.(change) === false) return false;
  const amountCents = approval.amount?.(call, change) ?? null;
  if (amountCents === null || amountCents > fourEyes.above) return true;
  if (amountCents === 0) return false;
  const recipientId = change.people.at(-1) ?? change.subjectId;
  const given = { operatorId: call.person.userId, recipientId, kind: approval.kind, amountCents };
  return (await noteGiven(tx, given, fourEyes.kinds, at)) > fourEyes.above;
}

/**
 * Runs a command in the background, where nobody can be asked: throws APPROVAL_NEEDED for one that somebody else has to
 * approve first, within its transaction.
 */
export function runUnapproved<Name extends CommandName>(
  command: Command<Name>,
  parts: AdminParts,
  call: OperatorCall<Name>,
): Promise<ResponseOf<Endpoints[Name]>> {
  if (!concerns(command, parts, call)) return command.run(parts, call);
  const refuse: AdminParts["onAudit"] = async (change, tx, at) => {
    await parts.onAudit?.(change, tx, at);
    if (!(await needsApproval(command, parts, call, change, { tx, at }))) return;
    throw refusedFor("APPROVAL_NEEDED", [{ code: "ApprovalNeeded", params: {} }]);
  };
  return command.run({ ...parts, onAudit: refuse }, call);
}

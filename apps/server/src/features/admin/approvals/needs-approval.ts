import type { Endpoints, ResponseOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Command, OperatorCall } from "../operations/command.ts";
import type { CommandName } from "../operations/commands.ts";
import type { Seen } from "../operations/operate.ts";
import type { AdminParts } from "../parts.ts";

/** Whether it is a call that may have to wait for an approval at all. */
export function concerns<Name extends CommandName>(
  { approval }: Command<Name>,
  { fourEyes }: AdminParts,
  call: OperatorCall<Name>,
): boolean {
  if (approval === undefined || !fourEyes.kinds.includes(approval.kind)) return false;
  return approval.concerns?.(call) ?? true;
}

/** Whether a second person has to approve what such a call changes. */
export function needsApproval<Name extends CommandName>(
  { approval }: Command<Name>,
  { fourEyes }: AdminParts,
  call: OperatorCall<Name>,
  change: Seen,
): boolean {
  if (approval?.isNeeded?.(change) === false) return false;
  const amount = approval?.amount?.(call, change) ?? null;
  return amount === null || amount > fourEyes.above;
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
  const refuse = (change: Seen) => {
    parts.onAudit?.(change);
    if (!needsApproval(command, parts, call, change)) return;
    throw new Refusal("APPROVAL_NEEDED", {
      detail: "Someone else has to approve this one. Request it on its own page",
    });
  };
  return command.run({ ...parts, onAudit: refuse }, call);
}

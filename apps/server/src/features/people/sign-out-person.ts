import { endSessions } from "../auth/index.ts";
import { operate, requireOwnerForOperator } from "../operators/index.ts";
import type { AccountParts } from "./account-parts.ts";
import { type PersonRequest, requirePerson } from "./person-request.ts";

/**
 * Ends all sessions of a person. Throws NOT_FOUND, and FORBIDDEN for another operator's account unless the caller is an
 * Owner.
 */
export async function signOutPerson(
  parts: AccountParts,
  { userId, ...request }: PersonRequest,
  reason: string,
): Promise<{ endedSessions: number }> {
  const operation = { ...request, action: "endPersonSessions", subject: userId };
  return operate(parts, operation, async (tx, at) => {
    await requirePerson(tx, userId);
    await requireOwnerForOperator(tx, request.person.userId, userId);
    const endedSessions = await endSessions(tx, userId, at);
    const audit = { subjectId: userId, before: null, after: { endedSessions }, reason };
    const afterCommit = () => parts.security("sessions_revoked", { account: userId, reason: "by an operator" });
    return { facts: { endedSessions }, audit, afterCommit };
  });
}

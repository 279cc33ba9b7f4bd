import type { Transaction } from "../../database/connection.ts";
import { endSessions } from "../auth/index.ts";
import { endOffers } from "../fairness/index.ts";
import { type OperatorCall, requireOwnerForOperator } from "../operators/index.ts";
import type { AccountParts } from "./account-parts.ts";
import { requirePerson } from "./person-request.ts";

/**
 * Ends all sessions and the offers of a person. Throws NOT_FOUND, and FORBIDDEN for another operator's account unless
 * the caller is an Owner.
 */
export async function signOutPerson(
  { security }: AccountParts,
  tx: Transaction,
  at: Date,
  { person, params: { id: userId }, body: { reason } }: OperatorCall<"endPersonSessions">,
) {
  await endOffers(tx, userId);
  await requirePerson(tx, userId);
  await requireOwnerForOperator(tx, person.userId, userId);
  const endedSessions = await endSessions(tx, userId, at);
  const audit = { subjectId: userId, before: null, after: { endedSessions }, reason };
  const afterCommit = () => security("sessions_revoked", { account: userId, reason: "by an operator" });
  return { facts: { endedSessions }, audit, afterCommit };
}

import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import { type OperatorCall, requireOwnerForOperator } from "../operators/index.ts";
import { callCorrectIdentity, requireAdult } from "../protection/index.ts";
import { requirePerson } from "./person-request.ts";

/**
 * Corrects the birth date and residence that a person has declared. Both count at once. Throws NOT_FOUND,
 * VALIDATION_FAILED for somebody under 18, STATUS_CONFLICT if nothing was declared, and FORBIDDEN for the own account,
 * and for another operator's unless the caller is an Owner.
 */
export async function correctIdentity(
  tx: Transaction,
  at: Date,
  { person, params: { id: userId }, body: { reason, ...identity } }: OperatorCall<"correctPersonIdentity">,
) {
  if (userId === person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own account" });
  await requirePerson(tx, userId);
  await requireOwnerForOperator(tx, person.userId, userId);
  requireAdult(identity.birthDate, at);
  const before = await callCorrectIdentity(tx, userId, identity);
  const audit = { subjectId: userId, before, after: identity, reason };
  return { facts: { userId, ...identity }, audit, people: [userId] };
}

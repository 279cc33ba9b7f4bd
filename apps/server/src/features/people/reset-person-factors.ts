import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import { resetFactors } from "../auth/index.ts";
import { endOffers } from "../fairness/index.ts";
import { type DirectCall, requireOwnerForOperator } from "../operators/index.ts";
import type { AccountParts } from "./account-parts.ts";
import { requirePerson } from "./person-request.ts";

/**
 * Removes all second factors of a person who has lost them, ends their sessions and mails them. Throws NOT_FOUND, and
 * STATUS_CONFLICT if they have no factor. Throws FORBIDDEN for the operator's own account, and for another operator's
 * unless the caller is an Owner.
 */
export async function resetPersonFactors(
  parts: AccountParts,
  tx: Transaction,
  { person, params: { id: userId }, body: { reason }, language }: DirectCall<"resetPersonFactors">,
) {
  if (userId === person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own account" });
  await endOffers(tx, userId);
  await requirePerson(tx, userId);
  await requireOwnerForOperator(tx, person.userId, userId);
  await resetFactors(parts, tx, userId, language);
  const audit = { subjectId: userId, before: { hasFactor: true }, after: { hasFactor: false }, reason };
  return { facts: { userId }, audit, people: [userId] };
}

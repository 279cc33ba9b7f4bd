import { Refusal } from "../../command/refusal.ts";
import { resetFactors } from "../auth/index.ts";
import { operate, requireOwnerForOperator } from "../operators/index.ts";
import type { AccountParts } from "./account-parts.ts";
import { type PersonRequest, requirePerson } from "./person-request.ts";

/**
 * Removes all second factors of a person who has lost them, ends their sessions and mails them. Throws NOT_FOUND, and
 * STATUS_CONFLICT if they have no factor. Throws FORBIDDEN for the operator's own account, and for another operator's
 * unless the caller is an Owner.
 */
export function resetPersonFactors(
  parts: AccountParts,
  { userId, ...request }: PersonRequest,
  { reason, language }: { reason: string; language: string },
): Promise<{ userId: string }> {
  if (userId === request.person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own account" });
  return operate(parts, { ...request, action: "resetPersonFactors", subject: userId }, async (tx) => {
    await requirePerson(tx, userId);
    await requireOwnerForOperator(tx, request.person.userId, userId);
    await resetFactors(parts, tx, userId, language);
    const audit = { subjectId: userId, before: { hasFactor: true }, after: { hasFactor: false }, reason };
    return { facts: { userId }, audit, people: [userId] };
  });
}

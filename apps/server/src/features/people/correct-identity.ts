import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import { type OperatorCall, requireOwnerForOperator } from "../operators/index.ts";
import { callCorrectIdentity, readRaiseHours, requireAdult } from "../protection/index.ts";
import type { AccountParts } from "./account-parts.ts";
import { requirePerson } from "./person-request.ts";

/**
 * Corrects the birth date and residence that a person has declared. Both count at once, and the residence before beside
 * them for the hours of a raise, because one operator alone must not loosen a market at once. If a second person
 * approves that, they count alone.
 * - Throws NOT_FOUND, VALIDATION_FAILED for somebody under 18, and STATUS_CONFLICT if nothing was declared.
 * - Throws FORBIDDEN for the own account, and for another operator's unless the caller is an Owner.
 */
export async function correctIdentity(
  { settings }: Pick<AccountParts, "settings">,
  tx: Transaction,
  at: Date,
  { person, params: { id: userId }, body: { reason, countsAlone, ...identity } }: OperatorCall<"correctPersonIdentity">,
) {
  if (userId === person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own account" });
  await requirePerson(tx, userId);
  await requireOwnerForOperator(tx, person.userId, userId);
  requireAdult(identity.birthDate, at);
  const raiseHours = countsAlone ? 0 : await readRaiseHours(tx, settings, userId, at);
  const before = await callCorrectIdentity(tx, userId, identity, { raiseHours, at });
  const audit = { subjectId: userId, before, after: { ...identity, ...(countsAlone && { countsAlone }) }, reason };
  return { facts: { userId, ...identity }, audit, people: [userId] };
}

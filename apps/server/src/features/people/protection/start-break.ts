import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { lockAccount } from "../../auth/index.ts";
import { accountRecipient } from "../../mail/index.ts";
import { hasPermission, type OperatorCall, requireOwnerForOperator } from "../../operators/index.ts";
import { imposeBreak } from "../../protection/index.ts";
import { readProvenPlaces } from "../../purchases/index.ts";
import type { AccountParts } from "../account-parts.ts";
import { requirePerson } from "../person-request.ts";

/**
 * Starts a break or an exclusion of a person and mails them. Nobody can end it early, and a longer one stays in force.
 * Locks the fairness row, the counters and the account. Throws:
 * - NOT_FOUND, and VALIDATION_FAILED for an end that is too early or too late
 * - FORBIDDEN for another operator's account unless the caller is an Owner, and for an exclusion without its permission
 */
export async function startBreak(
  { mail, secrets, publicUrl }: Pick<AccountParts, "mail" | "secrets" | "publicUrl">,
  tx: Transaction,
  at: Date,
  { person, params: { id: userId }, body: { kind, until, reason } }: OperatorCall<"startPersonBreak">,
) {
  await requirePerson(tx, userId);
  await requireOwnerForOperator(tx, person.userId, userId);
  if (kind === "Exclusion" && !(await hasPermission(tx, person.userId, "people.protect"))) {
    throw new Refusal("FORBIDDEN", { detail: "An exclusion needs the permission people.protect" });
  }
  const { before, taken } = await imposeBreak({ secrets, readProvenPlaces }, tx, userId, { kind, until }, at);
  const account = await lockAccount(tx, userId);
  if (account === undefined) throw new Refusal("NOT_FOUND");
  const payload = { kind: taken.kind, untilUtc: taken.until, link: `${publicUrl}/account/protection` };
  await mail.queue(tx, { kind: "breakStarted", payload, to: accountRecipient(account), language: account.language });
  return { facts: taken, audit: { subjectId: userId, before, after: taken, reason }, people: [userId] };
}

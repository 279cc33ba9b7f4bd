import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import { lockAccount, mailResetLink } from "../auth/index.ts";
import { accountRecipient } from "../mail/index.ts";
import { type OperatorCall, requireOwnerForOperator } from "../operators/index.ts";
import type { AccountParts } from "./account-parts.ts";

/**
 * Mails a person a link to set a new password, in their language. Throws NOT_FOUND, RATE_LIMITED after too many links
 * for one person, and FORBIDDEN for an operator's account unless the caller is an Owner or it is their own.
 */
export async function mailPassword(
  parts: AccountParts,
  tx: Transaction,
  at: Date,
  { person, params: { id: userId }, body: { reason } }: OperatorCall<"mailPersonPassword">,
) {
  await requireOwnerForOperator(tx, person.userId, userId);
  const account = await lockAccount(tx, userId);
  if (account === undefined) throw new Refusal("NOT_FOUND");
  await parts.countLink(tx, account);
  await mailResetLink(parts, tx, { userId, to: accountRecipient(account) }, { language: account.language, at });
  return { facts: { sentAt: at.toISOString() }, audit: { subjectId: userId, before: null, after: null, reason } };
}

import { Refusal } from "../../command/refusal.ts";
import { lockAccount, mailResetLink } from "../auth/index.ts";
import { accountRecipient } from "../mail/index.ts";
import { operate, requireOwnerForOperator } from "../operators/index.ts";
import type { AccountParts } from "./account-parts.ts";
import type { PersonRequest } from "./person-request.ts";

/**
 * Mails a person a link to set a new password, in their language. Throws NOT_FOUND, RATE_LIMITED after too many links
 * for one person, and FORBIDDEN for an operator's account unless the caller is an Owner or it is their own.
 */
export function mailPassword(
  parts: AccountParts,
  { userId, ...request }: PersonRequest,
  reason: string,
): Promise<{ sentAt: string }> {
  return operate(parts, { ...request, action: "mailPersonPassword", subject: userId }, async (tx, at) => {
    await requireOwnerForOperator(tx, request.person.userId, userId);
    const account = await lockAccount(tx, userId);
    if (account === undefined) throw new Refusal("NOT_FOUND");
    await parts.countLink(tx, account);
    await mailResetLink(parts, tx, { userId, to: accountRecipient(account) }, { language: account.language, at });
    return { facts: { sentAt: at.toISOString() }, audit: { subjectId: userId, before: null, after: null, reason } };
  });
}

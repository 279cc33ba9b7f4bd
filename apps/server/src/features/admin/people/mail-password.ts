import { Refusal } from "../../../command/refusal.ts";
import { lockAccount, mailResetLink } from "../../auth/index.ts";
import { operate } from "../operations/operate.ts";
import type { AdminParts } from "../parts.ts";
import type { PersonRequest } from "./person-request.ts";

/** Mails a person a link to set a new password. Throws NOT_FOUND. */
export function mailPassword(
  parts: Pick<AdminParts, "db" | "now" | "mail" | "publicUrl">,
  { userId, ...request }: PersonRequest,
  { reason, language }: { reason: string; language: string },
): Promise<{ sentAt: string }> {
  return operate(parts, { ...request, action: "mailPersonPassword", subject: userId }, async (tx, at) => {
    const account = await lockAccount(tx, userId);
    if (account === undefined) throw new Refusal("NOT_FOUND");
    await mailResetLink(parts, tx, account, { language, at });
    return { facts: { sentAt: at.toISOString() }, audit: { subjectId: userId, before: null, after: null, reason } };
  });
}

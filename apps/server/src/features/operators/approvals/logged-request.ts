import { z } from "zod";
import { withMaskedEmails } from "../audit/masked-emails.ts";
import type { ApprovalRow } from "./approvals.store.ts";

const kept = z.looseObject({ body: z.looseObject({ birthDate: z.unknown(), until: z.unknown() }) });

/**
 * The request as the audit log keeps it, which is for ever: without what a person's document states, and with masked
 * e-mail addresses, whose owners may not know the shop.
 */
export function loggedRequest({ action, request }: Pick<ApprovalRow, "action" | "request">): unknown {
  if (action !== "decideIdentity") return withMaskedEmails(request);
  const { body, ...rest } = kept.parse(request);
  const { birthDate: _, until: __, ...others } = body;
  return { ...rest, body: others };
}

import { z } from "zod";
import type { ApprovalRow } from "./approvals.store.ts";

const kept = z.looseObject({ body: z.looseObject({ birthDate: z.unknown(), until: z.unknown() }) });

/** The request as the audit log keeps it, which is for ever: without what a person's document states. */
export function loggedRequest({ action, request }: Pick<ApprovalRow, "action" | "request">): unknown {
  if (action !== "decideIdentity") return request;
  const { body, ...rest } = kept.parse(request);
  const { birthDate: _, until: __, ...others } = body;
  return { ...rest, body: others };
}

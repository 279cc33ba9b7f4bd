import type { Endpoints, ResponseOf } from "@trove/contract";
import type { AuditRow } from "./audit.store.ts";
import type { Acts } from "../acts/act.ts";
import { operatorName } from "./operator-name.ts";
import { revertCallOf } from "./revert-call.ts";

type AuditEntryResponse = ResponseOf<Endpoints["listAudit"]>["items"][number];

export function auditResponse(acts: Acts, row: AuditRow): AuditEntryResponse {
  const { auditId, action, subjectId, before, after, reason, approvedBy, revertsId, revertedById } = row;
  const { partOf, lineCount, sequence, hash, isIntact } = row;
  return {
    id: auditId,
    actor: operatorName(row.actorId, row.userName),
    action,
    subjectId,
    before,
    after,
    reason,
    approvedBy: approvedBy === null ? null : operatorName(approvedBy, row.approvedByName),
    revertsId,
    partOfId: partOf,
    lineCount,
    createdAtUtc: row.createdAt.toISOString(),
    link: sequence === null || hash === null ? null : { sequence, hash: hash.toString("hex") },
    isIntact,
    canRevert: revertedById === null && revertCallOf(acts, action, row, "") !== undefined,
  };
}

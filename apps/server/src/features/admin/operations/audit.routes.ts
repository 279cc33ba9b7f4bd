import type { Bind } from "../../../http/bind.ts";
import { pageResponse, pageRange } from "../../../http/page.ts";
import { countAudit, readAudit } from "./audit.store.ts";
import type { AdminParts } from "../parts.ts";

export function auditRoutes(bind: Bind, { db }: AdminParts): void {
  bind("listAudit", async ({ query }) => {
    const [rows, totalCount] = await Promise.all([
      readAudit(db, query.subjectId, pageRange(query)),
      countAudit(db, query.subjectId),
    ]);
    const entries = rows.map(({ auditId, actorId, userName, createdAt, ...entry }) => ({
      id: auditId,
      actor: { userInfoId: actorId, userName: userName ?? "npm run admin" },
      ...entry,
      createdAtUtc: createdAt.toISOString(),
    }));
    return pageResponse(query, entries, totalCount);
  });
}

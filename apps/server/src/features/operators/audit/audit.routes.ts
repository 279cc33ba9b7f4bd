import type { Bind } from "../../../http/bind.ts";
import { Download } from "../../../http/caller.ts";
import { pageResponse, pageRange } from "../../../http/page.ts";
import { auditCsv } from "./audit-export.ts";
import { auditRead } from "./audit-read.ts";
import { auditResponse } from "./audit-response.ts";
import { countAudit, readAudit } from "./audit.store.ts";
import { revertAudit } from "./revert-audit.ts";
import type { ActParts } from "../acts/act-parts.ts";

export function auditRoutes(bind: Bind, parts: ActParts): void {
  const { acts, db, now } = parts;

  bind("listAudit", async ({ query }) => {
    const [rows, totalCount] = await Promise.all([readAudit(db, query, pageRange(query)), countAudit(db, query)]);
    return pageResponse(
      query,
      rows.map((row) => auditResponse(acts, row)),
      totalCount,
    );
  });

  bind("exportAudit", async ({ person, query }) => {
    await auditRead(parts, { person, action: "exportAudit", subjectId: person.userId, query });
    const fileName = `audit-log-${now().toISOString().slice(0, 10)}.csv`;
    return new Download({
      fileName,
      mediaType: "text/csv; charset=utf-8",
      pieces: auditCsv(db, { ...query, withLines: true }),
    });
  });

  bind("revertAudit", async ({ person, idempotency, params, body }) => {
    await revertAudit(parts, { person, idempotency, auditId: params.id }, body.reason);
    return undefined;
  });
}

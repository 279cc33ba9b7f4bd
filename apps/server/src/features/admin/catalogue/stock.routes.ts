import type { Bind } from "../../../http/bind.ts";
import { Refusal } from "../../../command/refusal.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { countStockEntries, readAnyItem, readStockEntries } from "../../items/index.ts";
import { sentCall } from "../approvals/sent-call.ts";
import { throughApproval } from "../approvals/through-approval.ts";
import { readUserNames } from "../operations/user-names.store.ts";
import type { AdminParts } from "../parts.ts";

export function adminStockRoutes(bind: Bind, parts: AdminParts): void {
  const { db } = parts;

  bind("listStock", async ({ params, query }) => {
    const [item, rows, totalCount] = await Promise.all([
      readAnyItem(db, params.id),
      readStockEntries(db, params.id, pageRange(query)),
      countStockEntries(db, params.id),
    ]);
    if (item === undefined) throw new Refusal("NOT_FOUND");
    const names = await readUserNames(
      db,
      rows.flatMap(({ actorId }) => actorId ?? []),
    );
    const entries = rows.map(({ sequence, actorId, createdAt, ...entry }) => ({
      id: String(sequence),
      ...entry,
      actor: actorId === null ? null : { userInfoId: actorId, userName: names.get(actorId) ?? "" },
      createdAtUtc: createdAt.toISOString(),
    }));
    return pageResponse(query, entries, totalCount);
  });

  bind("changeStock", (call) => throughApproval(parts, "changeStock", call, sentCall(call)));
}

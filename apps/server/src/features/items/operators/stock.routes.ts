import type { Bind } from "../../../http/bind.ts";
import { Refusal } from "../../../command/refusal.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { countStockEntries, readAnyItem, readStockEntries } from "../index.ts";
import { readUserNames, type OperationParts } from "../../operators/index.ts";

export function stockRoutes(bind: Bind, { db }: Pick<OperationParts, "db">): void {
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
}

import { Refusal } from "../../../../command/refusal.ts";
import type { Connection } from "../../../../database/connection.ts";
import type { Bind } from "../../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../../http/page.ts";
import { reductionDetail, reductionResponse } from "./reduction-response.ts";
import { countReductions, readReductions } from "./reductions.store.ts";

export function reductionRoutes(bind: Bind, { db, now }: { db: Connection; now: () => Date }): void {
  bind("listReductions", async ({ query }) => {
    const direction = query.sortDirection === "Asc" ? "asc" : "desc";
    const [rows, count] = await Promise.all([
      readReductions(db, query, { ...pageRange(query), direction }),
      countReductions(db, query),
    ]);
    return pageResponse(query, rows.map(reductionResponse), count);
  });

  bind("getReduction", async ({ params: { id } }) => {
    const detail = await reductionDetail(db, id, now());
    if (detail === undefined) throw new Refusal("NOT_FOUND");
    return detail;
  });
}

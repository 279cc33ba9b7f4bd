import type { Bind } from "../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { listedWithdrawal, type ReadingParts, shownWithdrawal } from "./withdrawal-response.ts";
import { countWithdrawals, readWithdrawals } from "./withdrawals.store.ts";

export function operatorWithdrawalRoutes(bind: Bind, parts: ReadingParts): void {
  const { db, now } = parts;

  bind("listWithdrawals", async ({ query }) => {
    const direction = query.sortDirection === "Asc" ? "asc" : "desc";
    const [rows, totalCount] = await Promise.all([
      readWithdrawals(db, query, { ...pageRange(query), direction }),
      countWithdrawals(db, query),
    ]);
    const at = now();
    return pageResponse(
      query,
      rows.map((row) => listedWithdrawal(row, at)),
      totalCount,
    );
  });

  bind("getWithdrawal", ({ params }) => shownWithdrawal(parts, params.id));
}

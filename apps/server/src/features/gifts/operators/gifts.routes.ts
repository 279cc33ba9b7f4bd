import { toEuros } from "@trove/money";
import type { Bind } from "../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import type { OperationParts } from "../../operators/index.ts";
import { giftResponses } from "./gift-response.ts";
import { countGifts, readGifts, readOwed } from "./list-gifts.store.ts";

export function operatorGiftRoutes(bind: Bind, { db, now }: Pick<OperationParts, "db" | "now">): void {
  bind("listAdminGifts", async ({ query }) => {
    const at = now();
    const direction = query.sortDirection === "Asc" ? "asc" : "desc";
    const [rows, count, owed] = await Promise.all([
      readGifts(db, query, { ...pageRange(query), direction }, at),
      countGifts(db, query, at),
      readOwed(db),
    ]);
    return { ...pageResponse(query, await giftResponses(db, rows, at), count), owedAmount: toEuros(owed) };
  });
}

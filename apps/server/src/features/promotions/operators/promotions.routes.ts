import type { Bind } from "../../../http/bind.ts";
import { Download } from "../../../http/caller.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { exportList, inBatches, type OperationParts } from "../../operators/index.ts";
import { promoColumns } from "./promo-csv.ts";
import { countPromoCodes, type ListedPromoCode, readPromoCodes } from "./promo-figures.store.ts";
import { promoResponse } from "./promo-response.ts";

const EXPORT_BATCH = 500;

export function operatorPromotionRoutes(bind: Bind, { db, now }: Pick<OperationParts, "db" | "now">): void {
  bind("listPromoCodes", async ({ query }) => {
    const at = now();
    const direction = query.sortDirection === "Asc" ? "asc" : "desc";
    const [rows, count] = await Promise.all([
      readPromoCodes(db, query, { ...pageRange(query), direction }, at),
      countPromoCodes(db, query, at),
    ]);
    const listed = rows.map((row) => promoResponse(row, at));
    return pageResponse(query, listed, count);
  });

  bind("downloadPromoCodes", async ({ person, query }) => {
    const at = now();
    const asked = { person, action: "downloadPromoCodes", query, name: "promo-codes" };
    let offset = 0;
    const batches = inBatches<ListedPromoCode>(EXPORT_BATCH, async (_last, limit) => {
      const rows = await readPromoCodes(db, query, { limit, offset, direction: "desc" }, at);
      offset += rows.length;
      return rows;
    });
    return new Download(await exportList({ db, now }, asked, promoColumns(at), batches));
  });
}

import type { Bind } from "../../../../http/bind.ts";
import { Download } from "../../../../http/caller.ts";
import { type AnyItemRow, readAllCategories, readItemsAfter } from "../../index.ts";
import { exportList, inBatches, type OperationParts } from "../../../operators/index.ts";
import { itemCsv } from "./item-columns.ts";

const EXPORT_BATCH = 500;

export function bulkItemRoutes(bind: Bind, parts: OperationParts): void {
  const { db } = parts;

  bind("exportItems", async ({ person, query }) => {
    const sort = { by: query.sortBy, direction: query.sortDirection };
    const selection = { ...query, language: "en" } as const;
    const batches = inBatches<AnyItemRow>(EXPORT_BATCH, (last, limit) =>
      readItemsAfter(db, selection, sort, { after: last?.itemId, limit }),
    );
    const asked = { person, action: "exportItems", query, name: "items" };
    return new Download(await exportList(parts, asked, itemCsv(await readAllCategories(db)), batches));
  });
}

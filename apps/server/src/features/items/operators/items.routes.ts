import type { Bind } from "../../../http/bind.ts";
import { pageResponse, pageRange } from "../../../http/page.ts";
import { Refusal } from "../../../command/refusal.ts";
import { countItems, type ItemRow, itemResponse, itemInLanguages, readAnyItem, readItemPage } from "../index.ts";
import type { OperationParts, PreviewParts } from "../../operators/index.ts";
import { readMakers } from "./makers.store.ts";
import { previewItem } from "./preview-item.ts";

const withGaps = (row: ItemRow) => ({ ...itemResponse(row), safetyGaps: row.safetyGaps });

export function operatorItemRoutes(bind: Bind, parts: OperationParts & PreviewParts): void {
  const { db } = parts;

  bind("listAdminItems", async ({ query }) => {
    const sort = { by: query.sortBy, direction: query.sortDirection };
    const selection = { ...query, language: "en" } as const;
    const [rows, totalCount] = await Promise.all([
      readItemPage(db, selection, sort, pageRange(query)),
      countItems(db, selection),
    ]);
    return pageResponse(query, rows.map(withGaps), totalCount);
  });

  bind("listMakers", async () => (await readMakers(db)).map(({ maker, itemCount }) => ({ ...maker, itemCount })));

  bind("getAdminItem", async ({ params }) => {
    const row = await readAnyItem(db, params.id);
    if (row === undefined) throw new Refusal("NOT_FOUND");
    return itemInLanguages(row);
  });

  bind("previewItem", ({ params, query }) => previewItem(parts, params.id, query));
}

import type { Bind } from "../../../../http/bind.ts";
import { Download } from "../../../../http/caller.ts";
import { type AnyItemRow, readAllCategories, readItemsAfter } from "../../index.ts";
import { exportList, inBatches, shownWork, type OperationParts } from "../../../operators/index.ts";
import { itemCsv } from "./item-columns.ts";
import { planEdit } from "./plan-edit.ts";
import { planImport } from "./plan-import.ts";

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

  bind("planItemImport", async ({ person, idempotency, query, rawBody }) =>
    shownWork(parts, await planImport(parts, { person, idempotency }, { title: query.title, bytes: rawBody })),
  );

  bind("planItemEdit", async ({ person, idempotency, body }) =>
    shownWork(parts, await planEdit(parts, { person, idempotency }, body)),
  );
}

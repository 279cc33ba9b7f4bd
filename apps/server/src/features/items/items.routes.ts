import { type ResponseOf, type Endpoints, MOST_SIMILAR_ITEMS } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import { categoryResponse, itemResponse, itemWithTexts } from "./item-response.ts";
import { oneSearch } from "./one-search.ts";
import { countItems, readCategories, readItem, readItemPage } from "./items.store.ts";
import { readSimilarItems } from "./similar.store.ts";

/** A box that holds an item, in wire form. */
export type RelatedBox = NonNullable<ResponseOf<Endpoints["getItem"]>["relatedLootBoxes"]>[number];
/** Open boxes that hold the item. The lootboxes room provides it. */
export type RelatedBoxes = (db: Connection, itemId: string) => Promise<RelatedBox[]>;

type ItemParts = { publicReads: Connection; relatedBoxes: RelatedBoxes };

export function itemRoutes(bind: Bind, { publicReads: db, relatedBoxes }: ItemParts): void {
  bind("listItems", async ({ query }) => {
    const selection = { ...query, isActive: true };
    const sort = { by: query.sortBy, direction: query.sortDirection };
    const read = () =>
      Promise.all([readItemPage(db, selection, sort, pageRange(query)), countItems(db, selection)] as const);
    const [rows, totalCount] = await (query.search ? oneSearch(read) : read());
    return pageResponse(query, rows.map(itemResponse), totalCount);
  });

  bind("getItem", async ({ params, query }) => {
    const row = await readItem(db, params.id);
    if (row === undefined) throw new Refusal("NOT_FOUND");
    if (!query.includeRelatedLootBoxes) return itemWithTexts(row);
    return { ...itemWithTexts(row), relatedLootBoxes: await relatedBoxes(db, row.itemId) };
  });

  bind("listSimilarItems", async ({ query }) =>
    (await readSimilarItems(db, query.to, MOST_SIMILAR_ITEMS)).map(itemResponse),
  );

  bind("listCategories", async () => (await readCategories(db)).map(categoryResponse));
}

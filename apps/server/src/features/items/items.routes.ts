import { type ResponseOf, type Endpoints, MOST_SIMILAR_ITEMS } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import { Refusal } from "../../command/refusal.ts";
import type { Connection } from "../../database/connection.ts";
import { withAskedPrice } from "./asked-price.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import { categoryResponse, itemResponse, itemWithTexts } from "./item-response.ts";
import { oneSearch } from "./one-search.ts";
import { countItems, readCategories, readItem, readItemPage } from "./items.store.ts";
import { readSimilarItems } from "./similar.store.ts";

/** A box that holds an item, in wire form. */
export type RelatedBox = NonNullable<ResponseOf<Endpoints["getItem"]>["relatedLootBoxes"]>[number];
/** Returns the open boxes that hold an item. The lootboxes room provides this function. */
export type RelatedBoxes = (db: Connection, itemId: string, language: Language) => Promise<RelatedBox[]>;

type Rating = ResponseOf<Endpoints["getItem"]>["rating"];
/** Returns the average of an item's reviews. The reviews room provides this function. */
type ReadRating = (db: Connection, itemId: string, at: Date) => Promise<Rating>;

type ItemParts = { publicReads: Connection; relatedBoxes: RelatedBoxes; readRating: ReadRating; now: () => Date };

export function itemRoutes(bind: Bind, { publicReads: db, relatedBoxes, readRating, now }: ItemParts): void {
  bind("listItems", async ({ query, language }) => {
    const selection = { ...withAskedPrice(query), language, isActive: true };
    const by = query.sortBy === "MarketPrice" ? "PriceNow" : query.sortBy;
    const sort = { by, direction: query.sortDirection } as const;
    const read = () =>
      Promise.all([readItemPage(db, selection, sort, pageRange(query)), countItems(db, selection)] as const);
    const [rows, totalCount] = await (query.search ? oneSearch(read) : read());
    return pageResponse(query, rows.map(itemResponse), totalCount);
  });

  bind("getItem", async ({ params, query, language }) => {
    const row = await readItem(db, params.id, language);
    if (row === undefined) throw new Refusal("NOT_FOUND");
    const item = { ...itemWithTexts(row, language), rating: await readRating(db, row.itemId, now()) };
    if (!query.includeRelatedLootBoxes) return item;
    return { ...item, relatedLootBoxes: await relatedBoxes(db, row.itemId, language) };
  });

  bind("listSimilarItems", async ({ query, language }) =>
    (await readSimilarItems(db, query.to, MOST_SIMILAR_ITEMS, language)).map(itemResponse),
  );

  bind("listCategories", async ({ language }) => (await readCategories(db, language)).map(categoryResponse));
}

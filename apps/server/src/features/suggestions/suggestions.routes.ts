import { toEuros } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import {
  type AskedPrice,
  offeredItem,
  oneSearch,
  withAskedPrice,
  readCategoriesFound,
  readItemPage,
} from "../items/index.ts";
import { readBoxesFound } from "../lootboxes/index.ts";

export function suggestionRoutes(bind: Bind, { publicReads: db }: { publicReads: Connection }): void {
  // The queries run one after the other, so that a search uses only one of the few database connections at a time.
  bind("listSuggestions", ({ query, language }) =>
    oneSearch(async () => {
      const asked = { ...withAskedPrice<AskedPrice>(query), language };
      const featured = { by: "Featured", direction: "Desc" } as const;
      const items = await readItemPage(db, { ...asked, isActive: true }, featured, { limit: 5, offset: 0 });
      const boxes = await readBoxesFound(db, asked, 3);
      const { search } = asked;
      const categories = search === undefined ? [] : await readCategoriesFound(db, { search, language }, 2);
      return {
        items: items.map(offeredItem),
        boxes: boxes.map(({ lootboxId: id, name, imageUrl, hue, priceCents }) => {
          return { id, name, imageUrl, hue, price: toEuros(priceCents) };
        }),
        categories: categories.map(({ categoryId: id, name, imageUrl }) => ({ id, name, imageUrl })),
      };
    }),
  );
}

import { toEuros } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import { itemBrief, oneSearch, readCategoriesFound, readItemPage } from "../items/index.ts";
import { readBoxesFound } from "../lootboxes/index.ts";

export function suggestionRoutes(bind: Bind, { publicReads: db }: { publicReads: Connection }): void {
  // One after the other: a search takes one of the few connections at a time.
  bind("listSuggestions", ({ query: { search }, language }) =>
    oneSearch(async () => {
      const featured = { by: "Featured", direction: "Desc" } as const;
      const items = await readItemPage(db, { search, language, isActive: true }, featured, { limit: 5, offset: 0 });
      const boxes = await readBoxesFound(db, { search, language }, 3);
      const categories = await readCategoriesFound(db, { search, language }, 2);
      return {
        items: items.map(itemBrief),
        boxes: boxes.map(({ lootboxId: id, name, imageUrl, hue, priceCents }) => {
          return { id, name, imageUrl, hue, price: toEuros(priceCents) };
        }),
        categories: categories.map(({ categoryId: id, name, imageUrl }) => ({ id, name, imageUrl })),
      };
    }),
  );
}

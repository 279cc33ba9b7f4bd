import { expect, it } from "vitest";
import { countPlaces } from "./count-places.ts";

const places = (...paths: string[]) =>
  countPlaces(
    { words: ["item", "items"], budget: 1 },
    paths.map((path) => ({ path, text: "" })),
  );

it("counts a room once, with its operators' side and its SQL", () => {
  const room = "apps/server/src/features/items";
  expect(places(`${room}/index.ts`, `${room}/operators/bulk/work.ts`, `${room}/sql/item_stock_reserve.sql`)).toEqual([
    [room, 3],
  ]);
});

it("counts another room with a file of that name, and the web's room, as places of their own", () => {
  const files = ["apps/server/src/features/inventory/sell-item.ts", "apps/web/app/features/items/item-page.tsx"];
  expect(places(...files).map(([place]) => place)).toEqual([
    "apps/server/src/features/inventory",
    "apps/web/app/features/items",
  ]);
});

it("takes whole words only, and no tests, texts or styles", () => {
  expect(
    places(
      "apps/server/src/itemise.ts",
      "apps/server/src/features/items/item.test.ts",
      "apps/web/app/locales/en/items.ts",
      "apps/web/app/features/items/item.module.css",
    ),
  ).toEqual([]);
});

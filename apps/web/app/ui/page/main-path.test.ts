import { expect, it } from "vitest";
import { mainPath } from "./main-path.ts";

it.each([
  ["/", "", "/"],
  ["/faq/", "?lang=fr", "/faq"],
  ["/shop", "", "/"],
  ["/shop", "?lang=ar&page=3", "/?page=3"],
  ["/lootboxes/list", "?page=1", "/lootboxes"],
  ["/lootboxes", "?search=watch&page=2", "/lootboxes"],
  ["/lootboxes", "?page=x", "/lootboxes"],
  ["/shop/items/1", "?utm_source=x", "/shop/items/1"],
])("search engines know %s%s as %s", (pathname, search, main) => {
  expect(mainPath(pathname, search)).toBe(main);
});

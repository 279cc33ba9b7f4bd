import { expect, test } from "vitest";
import { inventoryQuery, readInventoryFilters } from "./inventory-filters.ts";

const query = (text: string) => inventoryQuery(readInventoryFilters(new URLSearchParams(text))).query;

test("the filters come from the URL", () => {
  expect(query("status=Sold&search=lamp&sort=price-asc&page=3")).toEqual({
    status: "Sold",
    search: "lamp",
    sortBy: "MarketPrice",
    sortDirection: "Asc",
    pageNumber: 3,
    pageSize: 24,
  });
});

test.each(["", "status=Lost&sort=constructor&page=0", "status=All"])("%j shows everything, newest first", (text) => {
  const everything = { search: "", sortBy: "CreatedAtUtc", sortDirection: "Desc", pageNumber: 1, pageSize: 24 };
  expect(query(text)).toEqual(everything);
});

import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { changedQuery, priceText, readChoice, readPage, readPrice } from "./address.ts";

const query = (text: string) => new URLSearchParams(text);

test("the page is a positive whole number; anything else is the first page", () => {
  expect(["page=3", "page=0", "page=-2", "page=1e3", "page=x", ""].map((text) => readPage(query(text)))).toEqual([
    3, 1, 1, 1, 1, 1,
  ]);
});

test("prices are read with comma or point and written with a point", () => {
  expect(readPrice(query("minPrice=12,50"), "minPrice")).toBe(1250);
  expect(readPrice(query("minPrice=12.5"), "minPrice")).toBe(1250);
  expect(readPrice(query("minPrice=-1"), "minPrice")).toBeUndefined();
  expect(readPrice(query(""), "minPrice")).toBeUndefined();
  expect(priceText(cents(1250))).toBe("12.5");
  expect(priceText(undefined)).toBe("");
});

test("an unknown choice is the first one", () => {
  expect(readChoice(query("sort=price-asc"), "sort", ["newest", "price-asc"])).toBe("price-asc");
  expect(readChoice(query("sort=worst"), "sort", ["newest", "price-asc"])).toBe("newest");
});

test("a changed filter leads to the first page, and an empty one is removed from the URL", () => {
  expect(changedQuery(query("search=ring&page=4"), { sort: "price-asc" })).toBe("?search=ring&sort=price-asc");
  expect(changedQuery(query("search=ring"), { search: "" })).toBe("");
  expect(changedQuery(query("search=ring&tag=Hot"), { search: undefined })).toBe("?tag=Hot");
  expect(changedQuery(query("tag=Hot"), { tag: ["New", "Sale"] })).toBe("?tag=New&tag=Sale");
});

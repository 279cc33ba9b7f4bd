import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { won } from "../inventory-item.fixture.ts";
import { NOTHING, onPage, pageState, pageToggled, sellValue, toggled, without } from "./selection.ts";

const page = [won("a"), won("b"), won("c", { status: "Sold" }), won("d", { sellPrice: cents(150) }), won("e")];
const [a, b, c, d, e] = page as [
  (typeof page)[0],
  (typeof page)[0],
  (typeof page)[0],
  (typeof page)[0],
  (typeof page)[0],
];
const ids = ({ items }: typeof NOTHING) => [...items.keys()];

test("an item can be selected and deselected; what can't be sold is never selected", () => {
  const one = toggled(NOTHING, page, b);
  expect(ids(one)).toEqual(["b"]);
  expect(ids(toggled(one, page, b))).toEqual([]);
  expect(ids(toggled(one, page, c))).toEqual(["b"]);
});

test("Shift gives everything in between the state of the toggled item, in both directions", () => {
  const upward = toggled(toggled(NOTHING, page, e), page, b, { extend: true });
  expect(ids(upward).toSorted()).toEqual(["b", "d", "e"]);
  expect(ids(toggled(upward, page, e, { extend: true }))).toEqual([]);
  expect(ids(toggled(NOTHING, page, d, { extend: true }))).toEqual(["d"]);
});

test("the page is selected as a whole, and deselected the second time", () => {
  const all = pageToggled(toggled(NOTHING, page, a), page);
  expect(ids(all)).toEqual(["a", "b", "d", "e"]);
  expect([pageState(NOTHING, page), pageState(toggled(NOTHING, page, a), page), pageState(all, page)]).toEqual([
    "none",
    "some",
    "all",
  ]);
  expect(ids(pageToggled(all, page))).toEqual([]);
});

test("the selection is counted; what is no longer on the page isn't selected", () => {
  const other = won("z", { sellPrice: cents(5000) });
  const both = toggled(toggled(NOTHING, [other], other), page, d);
  expect(sellValue(both)).toBe(5150);
  expect(ids(without(both, new Set(["z"])))).toEqual(["d"]);
  expect(ids(onPage(both, page))).toEqual(["d"]);
  expect(sellValue(onPage(both, page))).toBe(150);
});

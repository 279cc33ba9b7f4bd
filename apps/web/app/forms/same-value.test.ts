import { expect, test } from "vitest";
import { isSameValue } from "./same-value.ts";

const picture = { url: "/a.webp", alt: "A cup" };

test("values are the same by what they say, in any order of their names", () => {
  expect(isSameValue([picture], [{ alt: "A cup", url: "/a.webp" }])).toBe(true);
  expect(isSameValue({ fr: { name: "Tasse" }, vi: { name: "C" } }, { vi: { name: "C" }, fr: { name: "Tasse" } })).toBe(
    true,
  );
  expect(isSameValue("", "")).toBe(true);
});

test.each([
  ["a text that differs", [picture], [{ ...picture, alt: "" }]],
  ["another order of a list", [picture, { url: "/b.webp", alt: "" }], [{ url: "/b.webp", alt: "" }, picture]],
  ["a list that is longer", [picture], [picture, picture]],
  ["a name that one lacks", { fr: undefined }, { vi: undefined }],
  ["a list instead of an object", [], {}],
  ["a text instead of a tick", "true", true],
  ["nothing instead of an object", null, {}],
])("%s makes values differ", (_, one, other) => {
  expect([isSameValue(one, other), isSameValue(other, one)]).toEqual([false, false]);
});

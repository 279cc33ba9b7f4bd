import { expect, test } from "vitest";
import { tagName, tagsOf } from "./listed-box.ts";

test.each([
  ["Hot", "Tendance"],
  ["hot", "Tendance"],
  ["Vinyl", "Vinyl"],
  ["constructor", "constructor"],
])("the tag %s is called %s in a language that knows hot boxes", (tag, name) => {
  expect(tagName(tag, { hot: "Tendance" })).toBe(name);
});

test("tags come by how many boxes have them", () => {
  expect(tagsOf([{ tags: ["Gift"] }, { tags: ["Hot", "Gift"] }, { tags: ["Budget"] }])).toEqual([
    "Gift",
    "Budget",
    "Hot",
  ]);
});

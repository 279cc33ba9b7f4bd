import { expect, test } from "vitest";
import { changedFields, isLong, titleOf, valueText } from "./difference-words.ts";
import { audit } from "../../../../locales/en/operators/audit.ts";

test("a difference names the fields that differ, in words and with money in euros", () => {
  const before = { name: "Pot", marketPriceCents: 1250, isActive: true, version: 1, tags: ["a"] };
  const after = { name: "Pot", marketPriceCents: 900, isActive: false, version: 2, tags: ["a"], stock: null };
  expect(changedFields(before, after)).toEqual(["marketPriceCents", "isActive", "stock"]);
  expect(["marketPriceCents", "requestedPaidCents"].map(titleOf)).toEqual(["Market price", "Requested paid cents"]);
  expect(valueText(audit, "marketPriceCents", 1250)).toBe("€12.50");
  expect(valueText(audit, "isActive", false)).toBe("no");
  expect(valueText(audit, "stock", null)).toBeUndefined();
});

test("a list of sentences is read line by line, one of words in one line", () => {
  expect([isLong(["1,000 tickets: Pot, €12.50"]), isLong(["new", "warm"]), isLong("a text")]).toEqual([
    true,
    false,
    false,
  ]);
});

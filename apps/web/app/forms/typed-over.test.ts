import { expect, test } from "vitest";
import { typedOver } from "./typed-over.ts";

test("what was typed stays, and everything else takes its present value, also within records", () => {
  const base = { min: "5", max: "9", countries: { NL: { vat: "21", ships: true }, DE: { vat: "19" } }, list: ["a"] };
  const typed = { ...base, min: "7", countries: { ...base.countries, NL: { vat: "25", ships: true } }, list: ["b"] };
  const present = { ...base, max: "8", countries: { NL: { vat: "21", ships: false }, FR: { vat: "20" } }, list: [] };
  expect(typedOver(present, base, typed)).toEqual({
    min: "7",
    max: "8",
    countries: { NL: { vat: "25", ships: false }, FR: { vat: "20" } },
    list: ["b"],
  });
});

test("an entry that was removed stays removed, and one that was added stays", () => {
  expect(typedOver({ a: "1", b: "2", d: "4" }, { a: "1", b: "2" }, { b: "2", c: "3" })).toEqual({
    b: "2",
    c: "3",
    d: "4",
  });
});

import { expect, it } from "vitest";
import { settingGroups } from "../settings/setting-groups.ts";
import { countries } from "./countries.ts";
import { isPostalPattern } from "./postal-pattern.ts";

const slow = ["^(1|1|1|1|1|1|1)+$", "^(1+)+$", "^1*1*1*1*1*$", String.raw`^(\d?){9}$`, `^${"1?".repeat(40)}$`];

it("the patterns of all countries are of the form that operators may use", () => {
  expect(countries.filter(({ postalPattern }) => !isPostalPattern(postalPattern))).toEqual([]);
});

it.each([
  ...slow,
  "",
  "1012",
  "^$",
  "^(?=1)1$",
  String.raw`^(1)\1$`,
  "^[Z-A]$",
  "^[^1]$",
  "^1{3,1}$",
  "^(1(2)?)?$",
  String.raw`^\w$`,
  "^.$",
  "^[A-Z$",
])("the pattern %s is refused", (pattern) => {
  expect(isPostalPattern(pattern)).toBe(false);
});

it("a slow pattern is refused without being tried on its example", () => {
  const NL = {
    canShip: true,
    vatPercent: 21,
    postalPattern: "^(1|1|1|1|1|1|1|1|1|1|1|1)+$",
    postalExample: "111111111X",
    stateRequired: false,
    vatAtTopUp: false,
  };
  const { error } = settingGroups.countries.safeParse({ countries: { NL } });
  const wrong = error?.issues.map(({ path }) => path.join(".")).filter((path) => path.startsWith("countries.NL"));
  expect(wrong).toEqual(["countries.NL.postalPattern"]);
});

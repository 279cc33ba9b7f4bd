import { expect, it } from "vitest";
import { countries, normalizePostalCode } from "./countries.ts";
import { otherCountries, placeOf } from "./other-countries.ts";
import { isPostalPattern } from "./postal-pattern.ts";

it("every country that can be added has a calling code, and a postal code that addresses take", () => {
  const wrong = [...otherCountries].filter(([code, { callingCode, postalPattern, postalExample }]) => {
    const isLong = postalExample.length < 3 || postalExample.length > 10;
    const isMatch =
      isPostalPattern(postalPattern) && RegExp(postalPattern).test(normalizePostalCode(code, postalExample));
    return isLong || !isMatch || !/^[1-9]\d{0,2}$/.test(callingCode);
  });
  expect(wrong).toEqual([]);
});

it("every country has one place, with its name in English", () => {
  expect(countries.filter(({ code }) => otherCountries.has(code))).toEqual([]);
  expect(placeOf("IN")).toEqual({ name: "India", callingCode: "91" });
  expect(placeOf("NL")).toMatchObject({ name: "Netherlands", callingCode: "31" });
  expect([placeOf("ZZ"), placeOf("nl"), placeOf("")]).toEqual([undefined, undefined, undefined]);
});

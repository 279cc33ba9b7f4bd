import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isIban } from "@trove/contract/iban";
import { referencesIn, referenceWith, spacedReference } from "./reference.ts";

const digits = fc.stringMatching(/^\d{16}$/);

describe("a reference", () => {
  it("has the check digits of ISO 11649", () => {
    // The example of the standard, lengthened with zeros, which count for nothing in front.
    expect(referenceWith("0000539007547034")).toBe("RF180000539007547034");
  });

  it("is found in any text around it, also in groups, small letters and pieces", () => {
    const around = fc.stringMatching(/^[A-QS-Z ,.:/-]{0,20}$/);
    fc.assert(
      fc.property(digits, around, around, (own, before, after) => {
        const reference = referenceWith(own);
        for (const typed of [reference, spacedReference(reference), spacedReference(reference).toLowerCase()]) {
          expect(referencesIn(`${before}${typed}${after}`)).toEqual([reference]);
        }
      }),
    );
  });

  it("is not found if one digit is wrong or two are exchanged", () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 2, max: 19 }), fc.integer({ min: 1, max: 9 }), (own, place, by) => {
        const reference = referenceWith(own);
        const wrong = (Number(reference[place]) + by) % 10;
        expect(referencesIn(reference.slice(0, place) + String(wrong) + reference.slice(place + 1))).toEqual([]);
        const [one = "", other = ""] = reference.slice(place - 1, place + 1);
        const exchanged = reference.slice(0, place - 1) + other + one + reference.slice(place + 1);
        if (place > 2 && one !== other) expect(referencesIn(exchanged)).toEqual([]);
      }),
    );
  });
});

it("an IBAN is accepted with right check digits alone", () => {
  for (const iban of ["DE89370400440532013000", "GB33BUKB20201555555555", "MT84MALT011000012345MTLCAST001S"]) {
    expect(isIban(iban)).toBe(true);
    expect(isIban(iban.replace("0", "1"))).toBe(false);
  }
  for (const text of ["", "DE89", "89DE370400440532013000", "DE89 3704 0044 0532 0130 00"])
    expect(isIban(text)).toBe(false);
});

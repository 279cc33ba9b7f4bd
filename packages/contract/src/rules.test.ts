import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultSettings } from "./settings/setting-groups.ts";
import { countries, isPostalCode, normalizePostalCode } from "./places/countries.ts";
import { addressInput } from "./endpoints/addresses.ts";
import { brokenRule, repeatsAccount, violationText } from "./rules.ts";

describe("rules of typed texts", () => {
  it.each([
    ["userName", "ab", "userName"],
    ["userName", "_abc", "userName"],
    ["userName", "a.b-c_9", undefined],
    ["password", "short1", "passwordLength"],
    ["password", "password1", "passwordLength"],
    ["password", "correct horse battery staple", undefined],
    ["password", "0987612345", undefined],
    ["password", "correct horse 1", undefined],
    ["firstName", "Zoë-Anne O'Neil Jr.", undefined],
    ["firstName", "R2D2", "personName"],
    ["email", "mara@trove.example", undefined],
    ["email", "mara@trove", "email"],
    ["email", "ma\u0007ra@trove.example", "noControls"],
    ["email", "ma\u200Bra@trove.example", "noControls"],
    ["email", "mara@tro\u00ADve.example", "noControls"],
    ["email", "\u202Emara@trove.example", "noControls"],
    ["email", "mara\u2066@trove.example", "noControls"],
    ["email", "mara@trove.\uFEFFexample", "noControls"],
    ["email", "mara\uD83D@trove.example", "noControls"],
    ["email", "mara\uFE0F@trove.example", "email"],
    ["email", "mara\u034F@trove.example", "email"],
    ["email", "mara\u3164@trove.example", "email"],
    ["email", "zoë@bücher.example", undefined],
    ["emailOrUserName", "mara\u200B", "noControls"],
    ["phoneNumber", "0612345678", "phoneNumber"],
    ["phoneNumber", "+31612345678", undefined],
    ["houseNumber", "A", "houseNumber"],
    ["clientSeed", "  ", "required"],
    ["clientSeed", "a\u200Bb", "noControls"],
    ["clientSeed", "\uD800", "noControls"],
    ["clientSeed", "glück ✓", undefined],
  ] as const)("%s %j breaks %s", (name, text, rule) => {
    expect(brokenRule(name, text)).toBe(rule);
  });

  it("begins the message with the field's label", () => {
    expect(violationText("firstName", " ")).toBe("First name is required");
  });

  it("finds a password that repeats the account in any case", () => {
    expect(repeatsAccount("MARA2026", { userName: "mara2026", email: "mara@trove.example" })).toBe(true);
  });
});

const rules = defaultSettings.countries.countries;

describe("postal codes", () => {
  it.each(countries.map((country) => [country.code, country.postalExample] as const))(
    "%s accepts %s",
    (code, example) => {
      expect(isPostalCode(rules, code, example)).toBe(true);
      expect(normalizePostalCode(code, example.toLowerCase())).toBe(example);
    },
  );

  it("stay valid and unchanged when they are normalized again, in every country", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 -]{1,8}[A-Za-z0-9]$/),
        (country, text) => {
          fc.pre(isPostalCode(rules, country.code, text));
          const normalized = normalizePostalCode(country.code, text);
          expect(isPostalCode(rules, country.code, normalized)).toBe(true);
          expect(normalizePostalCode(country.code, normalized)).toBe(normalized);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

const lane = {
  label: "Home",
  firstName: "Mara",
  lastName: "Lind",
  street: "Lijnbaansgracht",
  houseNumber: "12a",
  postalCode: "1016vz",
  city: "Amsterdam",
  countryCode: "NL",
  phoneNumber: "+31612345678",
};

describe("an address", () => {
  it("is accepted without its optional parts", () => {
    expect(addressInput.parse(lane)).toMatchObject({ company: null, state: null, isDefault: false });
  });
});

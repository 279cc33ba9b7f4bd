import { expect, test } from "vitest";
import { resolveLanguage } from "./resolve-language.ts";

test("the cookie decides, else the browser's languages, else English", () => {
  expect(resolveLanguage("a=b; i18nextLng=en", "fr")).toBe("en");
  expect(resolveLanguage(undefined, "en-GB,en;q=0.9")).toBe("en");
  expect(resolveLanguage("i18nextLng=klingon", undefined)).toBe("en");
  expect(resolveLanguage(undefined, undefined)).toBe("en");
});

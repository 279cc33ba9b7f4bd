import { expect, it } from "vitest";
import { languageOf, pageLanguageOf } from "./language.ts";

it.each([
  ["what was chosen in the shop", { cookie: "a=b; i18nextLng=fr", "accept-language": "ar" }, "fr"],
  ["Chinese, which the shop calls cn", { cookie: "i18nextLng=cn" }, "cn"],
  ["the browser's first that the shop speaks", { "accept-language": "de, vi;q=0.4, ar-SA;q=0.8, fr;q=0" }, "ar"],
  [
    "the browser's, where the choice is none of the shop's",
    { cookie: "i18nextLng=tlh", "accept-language": "vi" },
    "vi",
  ],
  ["English, where nothing is known", {}, "en"],
])("a page and a mail are in %s", (_what, headers, language) => {
  expect(languageOf(headers, ["en", "fr", "vi", "cn", "ar"])).toBe(language);
});

it.each([
  ["the one that its address names, whoever asks", "/faq?lang=fr", "fr"],
  ["the reader's, if its address names none", "/faq", "vi"],
  ["the reader's, if its address names none of the shop's", "/faq?lang=tlh", "vi"],
])("a page is in %s", (_what, url, language) => {
  expect(pageLanguageOf({ url, headers: { cookie: "i18nextLng=vi", "accept-language": "ar" } })).toBe(language);
});

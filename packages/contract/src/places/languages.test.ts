import { expect, it } from "vitest";
import { languages, offeredLanguages } from "./languages.ts";

it("a language has a value, a label and a country code", { tags: ["S3-54"] }, () => {
  const options = offeredLanguages.map((value) => {
    const { label, countryCode } = languages[value];
    return { value, label, countryCode };
  });
  expect(options).toEqual([
    { value: "en", label: "English", countryCode: "GB" },
    { value: "fr", label: "Français", countryCode: "FR" },
    { value: "vi", label: "Tiếng Việt", countryCode: "VN" },
    { value: "cn", label: "中文", countryCode: "CN" },
    { value: "ar", label: "العربية", countryCode: "SA" },
  ]);
});

import { expect, test } from "vitest";
import { defaultSettings } from "../../../shell/settings/settings.ts";
import { navLook } from "./nav-colour.ts";

test("the navigation has the page's colours, or dark ones in both schemes", () => {
  expect(navLook(defaultSettings)).toEqual({});
  const apparent = { ...defaultSettings, navColor: "apparent", colorScheme: "light", primaryColor: "blue" } as const;
  expect(navLook(apparent)).toMatchObject({ "data-apparent": true, "data-scheme": "dark", "data-primary": "blue" });
});

test("a colour that isn't one of the two raises an error", { tags: ["S8-18"] }, () => {
  const wrong = JSON.parse('{ "navColor": "transparent" }');
  expect(() => navLook({ ...defaultSettings, ...wrong })).toThrow("Invalid nav colour: transparent");
});

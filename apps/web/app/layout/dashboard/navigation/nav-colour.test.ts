import { expect, test } from "vitest";
import { defaultSettings } from "../../../shell/settings/settings.ts";
import { navLook } from "./nav-colour.ts";

test("an apparent navigation is dark, and an invalid colour is an error", { tags: ["S8-18"] }, () => {
  expect(navLook(defaultSettings)).toEqual({});
  expect(navLook({ ...defaultSettings, navColor: "apparent" })).toMatchObject({ "data-scheme": "dark" });
  const invalid = Object.assign({ ...defaultSettings }, { navColor: "rainbow" }) as typeof defaultSettings;
  expect(() => navLook(invalid)).toThrow("Invalid nav colour: rainbow");
});

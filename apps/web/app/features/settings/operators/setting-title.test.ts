import { expect, test } from "vitest";
import { settings } from "../../../locales/en/operators/settings.ts";
import { settingKinds } from "./fields/setting-kinds.ts";

test("each field of the settings has a label", () => {
  const names = Object.values(settingKinds).flatMap((kinds) => Object.keys(kinds));
  expect(names.filter((name) => !(name in settings.fields))).toEqual([]);
});

import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { SettingsContext, defaultSettings } from "./settings.ts";
import { useSettings } from "./settings-store.ts";

const Scheme = () => useSettings().colorScheme;

test("settings are read below their provider, and raise an error outside of it", { tags: ["S8-17"] }, () => {
  const below = (
    <SettingsContext value={{ ...defaultSettings, colorScheme: "light" }}>
      <Scheme />
    </SettingsContext>
  );
  expect(renderToString(below)).toBe("light");
  expect(() => renderToString(<Scheme />)).toThrow("outside of the settings' provider");
});

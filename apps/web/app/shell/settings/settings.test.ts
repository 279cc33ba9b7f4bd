import { afterEach, expect, test, vi } from "vitest";
import { emptyBrowser } from "../../storage/memory-storage.fixture.ts";
import { readSettings, writeSettings } from "./stored-settings.ts";

afterEach(() => vi.unstubAllGlobals());

const specified = {
  colorScheme: "dark",
  direction: "ltr",
  contrast: "default",
  navLayout: "vertical",
  primaryColor: "default",
  navColor: "integrate",
  compactLayout: true,
  fontFamily: "Public Sans",
} as const;

test(
  "an empty browser has the specified settings",
  { tags: ["S3-59", "S3-60", "S3-61", "S3-62", "S3-63", "S3-64", "S3-65", "S3-66"] },
  () => {
    emptyBrowser();
    expect(readSettings()).toEqual(specified);
  },
);

test(
  "settings are stored under app-settings, and the scheme also under theme-mode, which wins",
  { tags: ["S3-57", "S3-58", "S3-67"] },
  () => {
    const { local } = emptyBrowser();
    const changed = { ...specified, colorScheme: "light", navLayout: "mini" } as const;
    writeSettings(changed);
    expect(JSON.parse(local.getItem("app-settings") ?? "")).toEqual(changed);
    expect(local.getItem("theme-mode")).toBe("light");
    expect(readSettings()).toEqual(changed);
    local.setItem("theme-mode", "dark");
    expect(readSettings()).toEqual({ ...changed, colorScheme: "dark" });
  },
);

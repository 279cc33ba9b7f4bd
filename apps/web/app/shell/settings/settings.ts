import * as v from "valibot";
import { readStored, store, storeAsText, storedText } from "../../storage/browser-storage.ts";
import { readBy } from "../../storage/schemas.ts";

/** A person's settings as stored. The navigation fields are for the dashboard. */
export type Settings = {
  colorScheme: "dark" | "light";
  direction: "ltr" | "rtl";
  contrast: "default" | "high";
  navLayout: "vertical" | "horizontal" | "mini";
  primaryColor: (typeof PRIMARY_COLORS)[number];
  navColor: "integrate" | "apparent";
  compactLayout: boolean;
  fontFamily: (typeof FONT_FAMILIES)[number];
};

export const PRIMARY_COLORS = ["default", "cyan", "purple", "blue", "orange", "red"] as const;
export const FONT_FAMILIES = ["Public Sans", "Inter", "DM Sans", "Nunito Sans"] as const;

export const SETTINGS_KEY = "app-settings";
export const MODE_KEY = "theme-mode";

export const defaultSettings: Settings = {
  colorScheme: "dark",
  direction: "ltr",
  contrast: "default",
  navLayout: "vertical",
  primaryColor: "default",
  navColor: "integrate",
  compactLayout: true,
  fontFamily: "Public Sans",
};

const choice = <const T extends string>(choices: readonly T[], missing: T) => v.fallback(v.picklist(choices), missing);

/** Missing or unknown values get their defaults. The old `hight` is read as high. */
const settingsSchema: v.GenericSchema<unknown, Settings> = v.object({
  colorScheme: choice(["dark", "light"], defaultSettings.colorScheme),
  direction: choice(["ltr", "rtl"], defaultSettings.direction),
  contrast: v.pipe(
    choice(["default", "high", "hight"], defaultSettings.contrast),
    v.transform((contrast) => (contrast === "hight" ? "high" : contrast)),
  ),
  navLayout: choice(["vertical", "horizontal", "mini"], defaultSettings.navLayout),
  primaryColor: choice(PRIMARY_COLORS, defaultSettings.primaryColor),
  navColor: choice(["integrate", "apparent"], defaultSettings.navColor),
  compactLayout: v.fallback(v.boolean(), defaultSettings.compactLayout),
  fontFamily: choice(FONT_FAMILIES, defaultSettings.fontFamily),
});

/** Reads the stored settings. `theme-mode` overrides the scheme in `app-settings`. */
export function readSettings(): Settings {
  const settings = readStored("local", SETTINGS_KEY, readBy(settingsSchema)) ?? defaultSettings;
  const mode = storedText("local", MODE_KEY);
  return { ...settings, colorScheme: mode === "dark" || mode === "light" ? mode : settings.colorScheme };
}

export function writeSettings(settings: Settings): void {
  store("local", SETTINGS_KEY, settings);
  storeAsText("local", MODE_KEY, settings.colorScheme);
}

/** The part of `<html>` that settings change. */
export type SettingsRoot = Pick<HTMLElement, "dir" | "setAttribute" | "removeAttribute">;

function toggle(root: SettingsRoot, name: string, value: string | undefined): void {
  if (value === undefined) root.removeAttribute(name);
  else root.setAttribute(name, value);
}

/** Writes the settings to `<html>`, where the design tokens read them. A right-to-left language always stays so. */
export function applySettings(root: SettingsRoot, settings: Settings, languageDirection: "ltr" | "rtl" = "ltr"): void {
  const { colorScheme, contrast, primaryColor, fontFamily, direction } = settings;
  root.setAttribute("data-scheme", colorScheme);
  toggle(root, "data-contrast", contrast === "high" ? "high" : undefined);
  toggle(root, "data-primary", primaryColor === "default" ? undefined : primaryColor);
  toggle(root, "data-font", fontFamily === "Public Sans" ? undefined : fontFamily.toLowerCase().replaceAll(" ", "-"));
  root.dir = direction === "rtl" ? "rtl" : languageDirection;
}

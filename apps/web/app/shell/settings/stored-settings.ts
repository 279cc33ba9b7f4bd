import * as v from "valibot";
import { readStored, store, storeAsText, storedText } from "../../storage/browser-storage.ts";
import { readBy } from "../../storage/schemas.ts";
import { FONT_FAMILIES, MODE_KEY, PRIMARY_COLORS, SETTINGS_KEY, type Settings, defaultSettings } from "./settings.ts";

const choice = <const T extends string>(choices: readonly T[], missing: T) => v.fallback(v.picklist(choices), missing);

/** Missing or unknown values get their defaults. Earlier releases stored `hight`, which is read as high. */
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

/** Reads the stored settings. `theme-mode` has priority over the scheme in `app-settings`. */
export function readSettings(): Settings {
  const settings = readStored("local", SETTINGS_KEY, readBy(settingsSchema)) ?? defaultSettings;
  const mode = storedText("local", MODE_KEY);
  return { ...settings, colorScheme: mode === "dark" || mode === "light" ? mode : settings.colorScheme };
}

export function writeSettings(settings: Settings): void {
  store("local", SETTINGS_KEY, settings);
  storeAsText("local", MODE_KEY, settings.colorScheme);
}

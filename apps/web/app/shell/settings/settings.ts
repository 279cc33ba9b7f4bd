/** A person's settings as they are stored. Navigation fields belong to the dashboard. */
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

function oneOf<const T>(choices: readonly T[], value: unknown, fallback: T): T {
  return choices.find((choice) => choice === value) ?? fallback;
}

/** Settings from an unknown value; whatever is missing or unknown takes its default. The old `hight` reads as high. */
export function toSettings(value: unknown): Settings {
  const stored = Object(value) as Record<string, unknown>;
  const contrast = stored["contrast"] === "hight" ? "high" : stored["contrast"];
  return {
    colorScheme: oneOf(["dark", "light"], stored["colorScheme"], defaultSettings.colorScheme),
    direction: oneOf(["ltr", "rtl"], stored["direction"], defaultSettings.direction),
    contrast: oneOf(["default", "high"], contrast, defaultSettings.contrast),
    navLayout: oneOf(["vertical", "horizontal", "mini"], stored["navLayout"], defaultSettings.navLayout),
    primaryColor: oneOf(PRIMARY_COLORS, stored["primaryColor"], defaultSettings.primaryColor),
    navColor: oneOf(["integrate", "apparent"], stored["navColor"], defaultSettings.navColor),
    compactLayout: oneOf([true, false], stored["compactLayout"], defaultSettings.compactLayout),
    fontFamily: oneOf(FONT_FAMILIES, stored["fontFamily"], defaultSettings.fontFamily),
  };
}

/** Reads the stored settings. `theme-mode` wins over the scheme in `app-settings`. */
export function readSettings(storage: Pick<Storage, "getItem">): Settings {
  try {
    const settings = toSettings(JSON.parse(storage.getItem(SETTINGS_KEY) ?? "null"));
    return { ...settings, colorScheme: oneOf(["dark", "light"], storage.getItem(MODE_KEY), settings.colorScheme) };
  } catch {
    return defaultSettings;
  }
}

export function writeSettings(storage: Storage, settings: Settings): void {
  storage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  storage.setItem(MODE_KEY, settings.colorScheme);
}

/** The part of `<html>` that settings write. */
export type SettingsRoot = Pick<HTMLElement, "dir" | "setAttribute" | "removeAttribute">;

function toggle(root: SettingsRoot, name: string, value: string | undefined): void {
  if (value === undefined) root.removeAttribute(name);
  else root.setAttribute(name, value);
}

/** Writes the settings onto `<html>`, where the tokens read them. A language written right to left stays so. */
export function applySettings(root: SettingsRoot, settings: Settings, languageDirection: "ltr" | "rtl" = "ltr"): void {
  const { colorScheme, contrast, primaryColor, fontFamily, direction } = settings;
  root.setAttribute("data-scheme", colorScheme);
  toggle(root, "data-contrast", contrast === "high" ? "high" : undefined);
  toggle(root, "data-primary", primaryColor === "default" ? undefined : primaryColor);
  toggle(root, "data-font", fontFamily === "Public Sans" ? undefined : fontFamily.toLowerCase().replaceAll(" ", "-"));
  root.dir = direction === "rtl" ? "rtl" : languageDirection;
}

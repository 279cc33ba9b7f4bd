import { createContext } from "react";

/** A person's settings in the form in which they are stored. The navigation's fields are for the dashboard. */
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

export const isSetting = (key: string): boolean => key === SETTINGS_KEY || key === MODE_KEY;

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

/** The settings with which a page is rendered until the settings stored in this browser are known. */
export const SettingsContext = createContext<Settings | undefined>(undefined);

/** The members of `<html>` that the settings use. */
export type SettingsRoot = Pick<HTMLElement, "dir" | "setAttribute" | "removeAttribute">;

function toggle(root: SettingsRoot, name: string, value: string | undefined): void {
  if (value === undefined) root.removeAttribute(name);
  else root.setAttribute(name, value);
}

/**
 * Writes the settings to attributes of `<html>`, which the design tokens use. A right-to-left language can't be
 * switched to left-to-right.
 */
export function applySettings(root: SettingsRoot, settings: Settings, languageDirection: "ltr" | "rtl" = "ltr"): void {
  const { colorScheme, contrast, primaryColor, fontFamily, direction } = settings;
  root.setAttribute("data-scheme", colorScheme);
  toggle(root, "data-contrast", contrast === "high" ? "high" : undefined);
  toggle(root, "data-primary", primaryColor === "default" ? undefined : primaryColor);
  toggle(root, "data-font", fontFamily === "Public Sans" ? undefined : fontFamily.toLowerCase().replaceAll(" ", "-"));
  root.dir = direction === "rtl" ? "rtl" : languageDirection;
}

import { languages } from "@trove/contract/languages";
import { use, useSyncExternalStore } from "react";
import { pageLanguage } from "../../locales/page-language.ts";
import { paintBrowserBar } from "./browser-bar.ts";
import { type Settings, SettingsContext, applySettings, defaultSettings } from "./settings.ts";
import { readSettings, writeSettings } from "./stored-settings.ts";

let current: Settings | undefined;
const listeners = new Set<() => void>();

function become(settings: Settings): void {
  current = settings;
  applySettings(document.documentElement, settings, languages[pageLanguage()].dir);
  paintBrowserBar();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The person's settings. Throws outside of the provider, which is in the root. */
export function useSettings(): Settings {
  const rendered = use(SettingsContext);
  if (rendered === undefined) throw new Error("useSettings() is called outside of the settings' provider");
  return useSyncExternalStore(
    subscribe,
    () => (current ??= readSettings()),
    () => rendered,
  );
}

/**
 * Applies some settings at once and stores them. If the browser can't store them, they last until the page is closed.
 */
export function changeSettings(change: Partial<Settings>): void {
  const next = { ...(current ?? readSettings()), ...change };
  writeSettings(next);
  become(next);
}

/** Applies the stored settings after another tab has changed them. */
export function rereadSettings(): void {
  become(readSettings());
}

export function resetSettings(): void {
  changeSettings(defaultSettings);
}

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

/** The person's settings. Throws outside of their provider, which the root has. */
export function useSettings(): Settings {
  const rendered = use(SettingsContext);
  if (rendered === undefined) throw new Error("useSettings() is called outside of the settings' provider");
  return useSyncExternalStore(
    subscribe,
    () => (current ??= readSettings()),
    () => rendered,
  );
}

/** Applies some settings at once and stores them; if storage is blocked, they last until the page is closed. */
export function changeSettings(change: Partial<Settings>): void {
  const next = { ...(current ?? readSettings()), ...change };
  writeSettings(next);
  become(next);
}

/** Applies what is stored, after another tab has changed it. */
export function rereadSettings(): void {
  become(readSettings());
}

export function resetSettings(): void {
  changeSettings(defaultSettings);
}

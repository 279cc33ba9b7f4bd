import { languages } from "@trove/contract/languages";
import { useSyncExternalStore } from "react";
import { pageLanguage } from "../../locales/page-language.ts";
import { followStored } from "../../storage/browser-storage.ts";
import {
  MODE_KEY,
  SETTINGS_KEY,
  type Settings,
  applySettings,
  defaultSettings,
  readSettings,
  writeSettings,
} from "./settings.ts";
import { matchThemeColor } from "./theme-color.ts";

let current: Settings | undefined;
const listeners = new Set<() => void>();

function become(settings: Settings): void {
  current = settings;
  applySettings(document.documentElement, settings, languages[pageLanguage()].dir);
  matchThemeColor();
  for (const listener of listeners) listener();
}

const isSetting = (key: string) => key === SETTINGS_KEY || key === MODE_KEY;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = followStored(isSetting, () => become(readSettings()));
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The person's settings; the defaults during rendering on the server. */
export function useSettings(): Settings {
  return useSyncExternalStore(
    subscribe,
    () => (current ??= readSettings()),
    () => defaultSettings,
  );
}

/** Applies some settings at once and stores them; if storage is blocked, they last until the page is closed. */
export function changeSettings(change: Partial<Settings>): void {
  const next = { ...(current ?? readSettings()), ...change };
  writeSettings(next);
  become(next);
}

export function resetSettings(): void {
  changeSettings(defaultSettings);
}

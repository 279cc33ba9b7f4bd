import { useSyncExternalStore } from "react";
import {
  MODE_KEY,
  SETTINGS_KEY,
  type Settings,
  applySettings,
  defaultSettings,
  readSettings,
  writeSettings,
} from "./settings.ts";

let current: Settings | undefined;
const listeners = new Set<() => void>();

function become(settings: Settings): void {
  current = settings;
  applySettings(document.documentElement, settings);
  for (const listener of listeners) listener();
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === SETTINGS_KEY || key === MODE_KEY) become(readSettings(localStorage));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTabs);
  };
}

/** The person's settings; the defaults while a page is rendered on the server. */
export function useSettings(): Settings {
  return useSyncExternalStore(
    subscribe,
    () => (current ??= readSettings(localStorage)),
    () => defaultSettings,
  );
}

/** Changes some settings at once, on the page and in the browser's storage. */
export function changeSettings(change: Partial<Settings>): void {
  const next = { ...(current ?? readSettings(localStorage)), ...change };
  writeSettings(localStorage, next);
  become(next);
}

export function resetSettings(): void {
  changeSettings(defaultSettings);
}

import { forgetStored, readStored, store } from "../../../storage/browser-storage.ts";

/** In this browser only: the shop keeps nothing of it. */
const KEY = "recentlySeen";
const MOST = 12;

/** The ids among a stored value, without repeats. */
export function readIds(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.filter((id): id is string => typeof id === "string" && /^[0-9a-f-]{36}$/.test(id));
  return [...new Set(ids)].slice(0, MOST);
}

/** The items that were looked at in this browser, latest first. */
export const recentIds = (): readonly string[] => readStored("local", KEY, readIds) ?? [];

export function noteSeen(id: string): void {
  store("local", KEY, readIds([id, ...recentIds()]));
}

export const forgetSeen = (): void => forgetStored("local", KEY);

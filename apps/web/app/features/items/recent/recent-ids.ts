import { forgetStored, readStored, store } from "../../../storage/browser-storage.ts";

/** Key in this browser's storage. The shop's database doesn't store viewed items. */
const KEY = "recentlySeen";
const MOST = 12;

/** Reads ids without duplicates from a stored value; undefined if it is malformed. */
export function readIds(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.filter((id): id is string => typeof id === "string" && /^[0-9a-f-]{36}$/.test(id));
  return [...new Set(ids)].slice(0, MOST);
}

/** The ids of the items that were viewed in this browser, latest first. */
export const recentIds = (): readonly string[] => readStored("local", KEY, readIds) ?? [];

export function noteSeen(id: string): void {
  store("local", KEY, readIds([id, ...recentIds()]));
}

export const forgetSeen = (): void => forgetStored("local", KEY);

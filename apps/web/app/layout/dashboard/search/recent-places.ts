import * as v from "valibot";
import { readStored, store } from "../../../storage/browser-storage.ts";
import { listOf, readBy } from "../../../storage/schemas.ts";

const KEY = "dashboard-recent";
const MOST = 3;
const readPaths = readBy(listOf(v.string()));

/** The paths that were last chosen in the search of this browser, newest first. */
export function recentPaths(): readonly string[] {
  return readStored("local", KEY, readPaths)?.slice(0, MOST) ?? [];
}

export function rememberPath(path: string): void {
  store("local", KEY, [path, ...recentPaths().filter((known) => known !== path)].slice(0, MOST));
}

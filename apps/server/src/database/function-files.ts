import { glob, readFile } from "node:fs/promises";
import { sep } from "node:path";
import { rooms } from "../rooms.ts";

const sources = new URL("../", import.meta.url);
const homes = ["command", ...rooms.map((room) => `features/${room}`)];

export type SqlFile = { name: string; text: string };

function rank(path: string): number {
  const home = homes.indexOf(path.slice(0, path.indexOf("/sql/")));
  return path.endsWith("/sql/types.sql") ? home : homes.length + home;
}

/**
 * Sorts every folder's types.sql before all functions, because functions name the types. Within both, follows the order
 * of the rooms.
 */
export function inOrder(paths: readonly string[]): string[] {
  return paths.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** The SQL files of the schema `command`: all files in folders called `sql`, in the order in which they are applied. */
export async function functionFiles(): Promise<SqlFile[]> {
  const found = await Array.fromAsync(glob("**/sql/**/*.sql", { cwd: sources }));
  const paths = inOrder(found.map((path) => path.replaceAll(sep, "/")));
  return Promise.all(paths.map(async (name) => ({ name, text: await readFile(new URL(name, sources), "utf8") })));
}

import { readFile } from "node:fs/promises";
import type { Language } from "@trove/contract/languages";
import type { Part } from "./parts.ts";
import type { ListName } from "./route-lists.ts";

/** A build, as far as the server needs it to write pages. It is in `pages.json` of the build. */
export type BuiltPages = {
  /** The part of each page by its route's id. */
  parts: Readonly<Record<string, Part>>;
  /** The names of the lists of routes below `/assets/`. */
  lists: Readonly<Record<ListName, string>>;
  /** The name below `/assets/` and the hash of the import maps of each part, by language. */
  maps: Readonly<Record<Part, Readonly<Record<string, MapFile>>>>;
};

export type MapFile = { name: string; hash: string };

/** A page's statement of its code: the addresses of its list of routes and its import map, and the map's hash. */
export type PageCode = { part: Part; routeList: string; importMap: string; mapHash: string };

export const PAGES_FILE = "pages.json";

/**
 * Returns what pages say of their code, by the ids of their routes. Pages of payments are of their own only if the
 * shop's payment provider has scripts.
 */
export async function readPageCode(build: string, hasPaymentScripts: boolean) {
  const { parts, lists, maps } = JSON.parse(await readFile(`${build}/${PAGES_FILE}`, "utf8")) as BuiltPages;
  return (routes: readonly string[], language: Language): PageCode => {
    const own = routes.map((id) => parts[id]).find((each) => each !== undefined) ?? "shop";
    const part = own === "payments" && !hasPaymentScripts ? "shop" : own;
    const list = part === "shop" && !hasPaymentScripts ? "shop-with-payments" : part;
    const map = maps[part][language];
    if (map === undefined) throw new Error(`the build has no import map in ${language}`);
    return { part, routeList: `/assets/${lists[list]}`, importMap: `/assets/${map.name}`, mapHash: map.hash };
  };
}

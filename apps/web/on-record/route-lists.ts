import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { shortHash } from "./file-hashes.ts";
import { chainOf, type Part, partsOf } from "./parts.ts";

const START = "window.__reactRouterManifest=";

export type ListedRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports: readonly string[];
  css?: readonly string[];
};

export type RouteManifest = {
  entry: { module: string; imports: string[] };
  version: string;
  routes: Record<string, ListedRoute>;
};

/** The lists of routes that there are: of one part each, or of the shop's pages with those of payments. */
export type ListName = Part | "shop-with-payments";

const LISTS: Record<ListName, readonly Part[]> = {
  shop: ["shop"],
  payments: ["payments"],
  "shop-with-payments": ["shop", "payments"],
  dashboard: ["dashboard"],
};

/**
 * The pages that customers visit most. When the pointer is over a link to such a page, the browser loads all modules
 * that the page imports.
 */
const AHEAD = new Set([
  "root",
  "routes/public-route",
  "layout/frames/user-layout",
  "front",
  "shop",
  "features/items/item/item-page",
  "boxes",
  "boxes-list",
  "features/lootboxes/box/box-page",
  "features/checkout/cart-page",
  "routes/inventory-route",
]);

/** Reads React Router's list of all routes, and removes it. Throws if the list has an unexpected form. */
export async function takeRouteManifest(assets: string): Promise<RouteManifest> {
  const [name, ...others] = await Array.fromAsync(glob("manifest-*.js", { cwd: assets }));
  if (name === undefined || others.length > 0) throw new Error("the build has no list of routes, or several");
  const script = await readFile(`${assets}/${name}`, "utf8");
  if (!script.startsWith(START)) throw new Error("the list of routes is not what this reads");
  await rm(`${assets}/${name}`);
  return JSON.parse(script.slice(START.length).replace(/;\s*$/, "")) as RouteManifest;
}

/** The address `/`, in lists of parts without it. Otherwise React Router would show the frame without a page there. */
function frontOf(routes: RouteManifest["routes"]): ListedRoute[] {
  const [unknown] = Object.values(routes).filter(({ path }) => path === "*");
  if (unknown === undefined) throw new Error("the pages have no route for unknown paths");
  const { path: _, ...asIndex } = unknown;
  return [{ ...asIndex, id: "front", index: true }];
}

/** The routes of some parts: their pages, the layouts around them, and the one for unknown paths. */
export function routesOf({ routes }: RouteManifest, parts: readonly Part[]): ListedRoute[] {
  const pages = [...partsOf(routes)].filter(([, part]) => part === undefined || parts.includes(part));
  const kept = new Set(pages.flatMap(([id]) => chainOf(routes, id).map((route) => route.id)));
  const listed = Object.values(routes).filter(({ id }) => kept.has(id));
  return kept.has("front") ? listed : [...listed, ...frontOf(routes)];
}

/**
 * Shortens a list of routes, which every page loads. Leaves out false values, imports that every page has, and the
 * imports of rarely visited pages, which the browser finds in their own scripts.
 */
function shortened(routes: readonly ListedRoute[]): Record<string, Partial<ListedRoute>> {
  const everywhere = new Set(routes.find(({ id }) => id === "root")?.imports);
  const short = routes.map(({ imports, ...entry }) => ({
    ...entry,
    ...(AHEAD.has(entry.id) && { imports: imports.filter((path) => entry.id === "root" || !everywhere.has(path)) }),
  }));
  return Object.fromEntries(
    short.map((entry) => [
      entry.id,
      Object.fromEntries(Object.entries<unknown>(entry).filter(([, value]) => value !== false)),
    ]),
  );
}

/** Writes the lists of routes as scripts into the folder. Returns their names. */
export async function writeRouteLists(assets: string, manifest: RouteManifest): Promise<Record<ListName, string>> {
  const written = Object.entries(LISTS).map(async ([name, parts]) => {
    const list = { entry: manifest.entry, version: manifest.version, routes: shortened(routesOf(manifest, parts)) };
    const text = `${START}${JSON.stringify(list)};`;
    const file = `routes-${name}-${shortHash(text)}.js`;
    await writeFile(`${assets}/${file}`, text);
    return [name, file];
  });
  return Object.fromEntries(await Promise.all(written)) as Record<ListName, string>;
}

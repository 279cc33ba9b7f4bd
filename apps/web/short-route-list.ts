import { glob, readFile, writeFile } from "node:fs/promises";

const START = "window.__reactRouterManifest=";

type Entry = Record<string, unknown> & { id: string; imports: readonly string[] };

/** The pages to which customers go most. When a link to one is pointed at, all that it imports is loaded ahead. */
const AHEAD = new Set([
  "root",
  "layout/frames/public-layout",
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

/**
 * Shortens the list of all routes, which every page loads: without what is false anyway, without the imports that every
 * page has already, and without the imports of pages that few visit. The browser finds those in the page's own script.
 * Throws if the builder doesn't write the list as expected.
 */
export async function shortenRouteList(assets: string): Promise<void> {
  const [name, ...others] = await Array.fromAsync(glob("manifest-*.js", { cwd: assets }));
  if (name === undefined || others.length > 0) throw new Error("the build has no list of routes, or several");
  const script = await readFile(`${assets}/${name}`, "utf8");
  if (!script.startsWith(START)) throw new Error("the list of routes is not what this reads");
  const { routes, ...rest } = JSON.parse(script.slice(START.length).replace(/;\s*$/, "")) as {
    routes: Record<string, Entry>;
  };
  const { root } = routes;
  if (root === undefined) throw new Error("the list of routes has no root");
  const everywhere = new Set(root.imports);
  const shortened = ({ imports, ...entry }: Entry) => ({
    ...Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== false)),
    ...(AHEAD.has(entry.id) && { imports: imports.filter((path) => entry.id === "root" || !everywhere.has(path)) }),
  });
  const short = Object.entries(routes).map(([id, entry]) => [id, shortened(entry)]);
  await writeFile(`${assets}/${name}`, `${START}${JSON.stringify({ ...rest, routes: Object.fromEntries(short) })};`);
}

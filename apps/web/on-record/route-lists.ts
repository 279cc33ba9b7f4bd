import { glob, readFile, writeFile } from "node:fs/promises";

const START = "window.__reactRouterManifest=";

type Entry = Record<string, unknown> & { id: string; imports: readonly string[] };

/**
 * The pages that customers visit most. When the pointer is over a link to such a page, the browser loads all modules
 * that the page imports.
 */
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
 * Shortens the list of all routes, which every page loads. Leaves out false values, imports that every page has, and
 * the imports of rarely visited pages, which the browser finds in their own scripts. Throws if the list has an
 * unexpected form.
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

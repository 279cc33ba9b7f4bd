import { glob, readFile, writeFile } from "node:fs/promises";

const START = "window.__reactRouterManifest=";

type Entry = Record<string, unknown> & { id: string; parentId?: string };

const DASHBOARD = "layout/frames/admin-layout";

/** Files to load ahead when a link is pointed at. The dashboard's are left out: customers' pages never need them. */
const isNeeded = ({ id, parentId }: Entry, [key, value]: [string, unknown]) =>
  value !== false && !(key === "imports" && (id === DASHBOARD || parentId === DASHBOARD));

/**
 * Shortens the list of all routes, which every page loads: without the files that the dashboard's pages import and
 * without what is false anyway. The browser finds a page's imports in the page's own script.
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
  const short = Object.entries(routes).map(([id, entry]) => [
    id,
    Object.fromEntries(Object.entries(entry).filter((field) => isNeeded(entry, field))),
  ]);
  await writeFile(`${assets}/${name}`, `${START}${JSON.stringify({ ...rest, routes: Object.fromEntries(short) })};`);
}

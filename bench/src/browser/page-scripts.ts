import { readdir, readFile } from "node:fs/promises";

const assets = new URL("../../../apps/web/build/client/assets/", import.meta.url);

type Part = { module: string; imports?: readonly string[] };
type Manifest = { entry: Part; routes: Record<string, Part & { parentId?: string }> };

/** The built scripts, and the ones that each page loads before any press. */
export type PageScripts = {
  texts: ReadonlyMap<string, string>;
  /** The file names of the scripts that each page loads; the key is the route's id. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
};

const nameOf = (address: string) => address.split("/").at(-1) ?? "";

/** Finds the static imports of a built script. */
function importsOf(text: string): string[] {
  const found = text.matchAll(/(?:^|[;}\n])import(?:[\w*{}$,\s]+from)?\s*["']\.\/([\w.-]+\.js)["']/g);
  return [...found].map(([, file = ""]) => file);
}

function loadedWith(
  names: readonly string[],
  texts: ReadonlyMap<string, string>,
  found = new Set<string>(),
): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    loadedWith(importsOf(texts.get(name) ?? ""), texts, found);
  }
  return found;
}

/** Reads the built scripts and computes which of them each page loads. */
export async function readPageScripts(): Promise<PageScripts> {
  const names = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(new URL(name, assets), "utf8")] as const)),
  );
  // One list has the routes of customers, and one those of the dashboard.
  const lists = ["routes-shop-with-payments-", "routes-dashboard-"].map((start) => {
    const text = [...texts].find(([name]) => name.startsWith(start))?.[1] ?? "";
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
  });
  const entry = lists[0]?.entry ?? { module: "" };
  const routes = Object.assign({}, ...lists.map((list) => list.routes)) as Manifest["routes"];

  const filesOf = ({ module, imports = [] }: Part) => [module, ...imports].map(nameOf);
  function partsOf(id: string): string[] {
    const route = routes[id];
    if (route === undefined) return filesOf(entry);
    return [...filesOf(route), ...partsOf(route.parentId ?? "")];
  }
  const pages = Object.keys(routes).map((id) => [id, loadedWith(partsOf(id), texts)] as const);
  return { texts, pages: new Map(pages) };
}

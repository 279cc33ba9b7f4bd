import { type ChunkGraph, reachedFrom } from "./chunk-graph.ts";
import type { Part } from "./parts.ts";
import { type ListedRoute, type ListName, type RouteManifest, routesOf } from "./route-lists.ts";

const PARTS: Record<Part, { parts: readonly Part[]; lists: readonly ListName[] }> = {
  shop: { parts: ["shop", "payments"], lists: ["shop", "shop-with-payments"] },
  payments: { parts: ["payments"], lists: ["payments"] },
  dashboard: { parts: ["dashboard"], lists: ["dashboard"] },
};

/** The texts of import maps by language. */
export type ImportMaps = Readonly<Record<Part, Readonly<Record<string, string>>>>;

export type MapInputs = {
  manifest: RouteManifest;
  /** The names of the lists of routes. */
  lists: Readonly<Record<ListName, string>>;
  graph: ChunkGraph;
  /** Integrity by URL path. */
  hashes: Readonly<Record<string, string>>;
  /** The folder of each language's texts, such as `/assets/texts/en-1a2b3c4d/`. */
  folders: Readonly<Partial<Record<string, string>>>;
  /** The paths of the scripts with which the sandbox gateway takes payments. */
  gatewayForm: readonly string[];
};

/** All scripts that React Router loads for a route: a clientLoader, for example, may be a script of its own. */
function modulesOf(route: ListedRoute): string[] {
  const named = Object.values<unknown>(route).flat();
  return named.filter((value) => typeof value === "string").filter((value) => /^\/assets\/.*\.js$/.test(value));
}

/** The module that every language's other modules of texts import. */
const FOR_EVERY = "texts/every.js";

/**
 * The import maps of each part in each language. They name the integrity of every script and style sheet that the
 * part's pages may load, because some browsers accept one import map only.
 * - A map has up to 20 kB compressed. So it is a file, which browsers keep, and the page's script adds it before it
 *   loads a module. The page's policy has its hash, as of any inline script.
 */
export function importMaps({ manifest, lists, graph, hashes, folders, gatewayForm }: MapInputs): ImportMaps {
  function mapOf(part: Part, folder: string): string {
    const { entry } = manifest;
    const { parts, lists: names } = PARTS[part];
    const modules = routesOf(manifest, parts).flatMap(modulesOf);
    const scripts = [entry.module, ...entry.imports, ...modules].map((path) => path.slice(1));
    const reached = [...reachedFrom(graph, scripts), FOR_EVERY];
    const paths = reached.map((path) =>
      path.startsWith("texts/") ? folder + path.slice("texts/".length) : `/${path}`,
    );
    const forms = parts.includes("payments") ? gatewayForm : [];
    const integrity = [...new Set([...paths, ...forms, ...names.map((name) => `/assets/${lists[name]}`)])]
      .toSorted()
      .map((path) => {
        const hash = hashes[path];
        if (hash === undefined) throw new Error(`the build has no file ${path}`);
        return [path, hash];
      });
    return JSON.stringify({ imports: { "texts/": folder }, integrity: Object.fromEntries(integrity) });
  }
  const inAll = (part: Part) =>
    Object.fromEntries(Object.entries(folders).map(([language, folder = ""]) => [language, mapOf(part, folder)]));
  return { shop: inAll("shop"), payments: inAll("payments"), dashboard: inAll("dashboard") };
}

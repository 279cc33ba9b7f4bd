import type { Visitor } from "./visitor.ts";

/** The languages' parameter of a page's address. */
const LANGUAGE = /[?&]lang=([\w-]+)/u;

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/giu;

async function textAt(visit: Visitor, path: string): Promise<string> {
  const response = await visit(path);
  if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
  return response.text();
}

const decoded = (text: string) => text.replaceAll("&amp;", "&");

/** The addresses in a sitemap or its index, as paths. */
function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/gu)].map(([, address = ""]) => {
    const { pathname, search } = new URL(decoded(address));
    return pathname + search;
  });
}

/** The kind of a page: its path without ids, and its language. */
function kindOf(address: string): string {
  const [, language = ""] = LANGUAGE.exec(address) ?? [];
  return `${address.replace(/\?.*$/u, "").replace(ID, ":id")} ${language}`;
}

/**
 * The addresses of one page of each kind in each language: of the sitemap, and of the paths that robots.txt keeps from
 * search engines.
 */
export async function pagesOf(visit: Visitor): Promise<readonly string[]> {
  const kinds = new Map<string, string>();
  for (const part of addressesIn(await textAt(visit, "/sitemap.xml")))
    for (const address of addressesIn(await textAt(visit, part))) {
      const kind = kindOf(address);
      if (!kinds.has(kind)) kinds.set(kind, address);
    }
  const languages = new Set([...kinds.keys()].map((kind) => kind.split(" ")[1] ?? ""));
  const robots = await textAt(visit, "/robots.txt");
  const hidden = [...robots.matchAll(/^Disallow: (\/[\w/-]*[\w-])$/gmu)].map(([, path = ""]) => path);
  const inAll = hidden.flatMap((path) => [...languages].map((name) => (name === "" ? path : `${path}?lang=${name}`)));
  return [...kinds.values(), ...inAll];
}

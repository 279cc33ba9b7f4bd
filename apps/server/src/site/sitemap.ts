import { PAGE_SIZE_MAX } from "@trove/contract";
import { addressesByLanguage, addressIn, offeredLanguages } from "@trove/contract/languages";
import type { ReadApi } from "./read-api.ts";

/** The public pages that every shop has. */
const PAGES = [
  "/",
  "/lootboxes",
  "/lootboxes/compare",
  "/provably-fair",
  "/faq",
  "/withdraw",
  "/complaints",
  "/accessibility",
  "/gift-cards",
];

type List = { list: string; page: string };
/** Public lists of the API, each with the path prefix of its entries' pages. */
const lists: ReadonlyMap<string, List> = new Map([
  ["boxes", { list: "/api/lootboxes", page: "/lootboxes/" }],
  ["items", { list: "/api/items", page: "/shop/items/" }],
]);
/** Each page has one address per language, so a part of 200 pages has about a thousand addresses and a megabyte. */
const PAGES_OF_A_PART = 200;
const MOST_PARTS = 250;

type Page = { path: string; changedAt?: string };
type ListPage = { items: { id: string; updatedAtUtc: string }[]; totalCount: number };

async function read(api: ReadApi, list: string, pageSize: number, pageNumber: number): Promise<ListPage> {
  // Oldest first, so that new entries only change the last part.
  const response = await api(`${list}?pageSize=${pageSize}&pageNumber=${pageNumber}&sortDirection=Asc`);
  if (!response.ok) throw new Error(`${list} responded with ${response.status}`);
  return (await response.json()) as ListPage;
}

const xml = (element: string, spaces: string, lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${spaces}>\n${lines.join("\n")}\n</${element}>\n`;
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Returns one entry for each language of the page. Every entry names all of them, as Google requires. */
function entriesOf(origin: string, { path, changedAt }: Page): string[] {
  const changed = changedAt === undefined ? "" : `<lastmod>${changedAt}</lastmod>`;
  const links = addressesByLanguage(origin + path)
    .map(({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`)
    .join("");
  return offeredLanguages.map(
    (language) => `<url><loc>${addressIn(language, origin + path)}</loc>${changed}${links}</url>`,
  );
}

const partText = (origin: string, pages: readonly Page[]) =>
  xml(
    "urlset",
    `${SPACE} ${LINKS}`,
    pages.flatMap((page) => entriesOf(origin, page)),
  );

/** The pages in one part of a list's sitemap. The first part has the number 1. */
async function pagesOf(api: ReadApi, { list, page }: List, part: number): Promise<Page[]> {
  const reads = PAGES_OF_A_PART / PAGE_SIZE_MAX;
  const pages: Page[] = [];
  for (let number = (part - 1) * reads + 1; number <= part * reads; number += 1) {
    const { items } = await read(api, list, PAGE_SIZE_MAX, number);
    pages.push(...items.map(({ id, updatedAtUtc }) => ({ path: page + id, changedAt: updatedAtUtc })));
    if (items.length < PAGE_SIZE_MAX) break;
  }
  return pages;
}

/** The index of the sitemap's parts, at `/sitemap.xml`. */
export async function sitemapIndex(api: ReadApi, origin: string): Promise<string> {
  const names = ["pages"];
  for (const [name, { list }] of lists) {
    const { totalCount } = await read(api, list, 1, 1);
    const parts = Math.min(Math.ceil(totalCount / PAGES_OF_A_PART), MOST_PARTS);
    for (let part = 1; part <= parts; part += 1) names.push(`${name}-${part}`);
  }
  return xml(
    "sitemapindex",
    SPACE,
    names.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`),
  );
}

/** One part of the sitemap (sitemaps.org), at `/sitemaps/NAME.xml`; undefined if no part has this name. */
export async function sitemapPart(api: ReadApi, origin: string, name: string): Promise<string | undefined> {
  if (name === "pages")
    return partText(
      origin,
      PAGES.map((path) => ({ path })),
    );
  const [, kind = "", part = ""] = /^(boxes|items)-([1-9]\d{0,2})$/.exec(name) ?? [];
  const list = lists.get(kind);
  if (list === undefined || Number(part) > MOST_PARTS) return undefined;
  const pages = await pagesOf(api, list, Number(part));
  return pages.length === 0 ? undefined : partText(origin, pages);
}

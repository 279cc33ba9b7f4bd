import { PAGE_SIZE_MAX } from "@trove/contract";
import { LRUCache } from "lru-cache";

/** The public pages that every shop has. */
const PAGES = ["/", "/shop", "/lootboxes", "/provably-fair", "/faq"];
/** Public lists of the API, each with the path prefix of its entries' pages. */
const LISTS = [
  { list: "/api/lootboxes", page: "/lootboxes/" },
  { list: "/api/items", page: "/shop/items/" },
] as const;
/** Keeps the sitemap below its limit of 50,000 URLs. */
const MOST_OF_A_LIST = 20_000;
const KEPT_MS = 600_000;

/** Calls the API within this process, with a path and its query. */
export type ReadApi = (path: string) => Promise<Response>;

type ListPage = { items: { id: string }[]; totalPages: number };

/** The ids in a public list. Reads them through the API, so the sitemap reveals nothing that the API doesn't. */
async function idsIn(api: ReadApi, list: string): Promise<string[]> {
  const ids: string[] = [];
  for (let pageNumber = 1, totalPages = 1; pageNumber <= totalPages && ids.length < MOST_OF_A_LIST; pageNumber += 1) {
    const response = await api(`${list}?pageSize=${PAGE_SIZE_MAX}&pageNumber=${pageNumber}`);
    if (!response.ok) throw new Error(`${list} responded with ${response.status}`);
    const page = (await response.json()) as ListPage;
    totalPages = page.totalPages;
    ids.push(...page.items.map(({ id }) => id));
  }
  return ids;
}

async function sitemapText(api: ReadApi, origin: string): Promise<string> {
  const paths = [...PAGES];
  for (const { list, page } of LISTS) paths.push(...(await idsIn(api, list)).map((id) => `${page}${id}`));
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/** The sitemap (sitemaps.org). Made at most every ten minutes; concurrent requests share one computation. */
export function makeSitemap(api: ReadApi, origin: string): () => Promise<string> {
  const kept = new LRUCache<"sitemap", string>({
    max: 1,
    ttl: KEPT_MS,
    fetchMethod: () => sitemapText(api, origin),
  });
  return () => kept.forceFetch("sitemap");
}

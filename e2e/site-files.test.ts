import { mainPath } from "../apps/web/app/ui/page/main-path.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "@trove/contract";
import routes from "../apps/web/app/routes.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";

let shop: DemoShop;
beforeAll(async () => {
  shop = await openDemoShop({ APP_NAME: "Kistje" });
});
afterAll(() => shop.close());

const get = (path: string, method = "GET") => fetch(`${shop.url}${path}`, { method, redirect: "manual" });

async function textOf(path: string): Promise<string> {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

const disallowed = async () =>
  [...(await textOf("/robots.txt")).matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
const locations = (xml: string) => [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = ""]) => new URL(url));

/** Returns every address in all parts of the sitemap. */
async function listedInAll(): Promise<URL[]> {
  const parts = locations(await textOf("/sitemap.xml")).map(({ pathname }) => textOf(pathname));
  return (await Promise.all(parts)).flatMap(locations);
}
/** Returns every page in the sitemap by its address without a language. */
const listed = async () => (await listedInAll()).filter(({ search }) => search === "");

type Route = { path?: string; index?: boolean; file: string; children?: Route[] };

/** Returns every page with a fixed path, and the module that renders it. */
function pagesOf(entries: readonly Route[]): { path: string; file: string }[] {
  return entries.flatMap(({ path, index, file, children = [] }) => [
    ...(path !== undefined || index ? [{ path: `/${path ?? ""}`, file }] : []),
    ...pagesOf(children),
  ]);
}

describe("a file that browsers and crawlers request from every site", () => {
  it("is an icon, in the format expected at its URL", async () => {
    const icon = await get("/favicon.ico");
    expect(icon.status).toBe(200);
    expect(icon.headers.get("content-type")).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
    expect([...new Uint8Array(await icon.arrayBuffer()).slice(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  });

  it(
    "is a manifest with the shop's name and icons of the sizes it names, linked from every page",
    { tags: ["S9-34"] },
    async () => {
      const response = await get("/manifest.webmanifest");
      expect(response.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
      const manifest = (await response.json()) as {
        name: string;
        icons: Record<"src" | "sizes" | "purpose", string>[];
      };
      expect(manifest).toMatchObject({ name: "Kistje", short_name: "Kistje", start_url: "/", display: "standalone" });
      expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
        "192x192 any",
        "512x512 any",
        "192x192 maskable",
        "512x512 maskable",
      ]);
      for (const { src, sizes } of manifest.icons) {
        const png = Buffer.from(await (await get(src)).arrayBuffer());
        expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
      }
      const page = await textOf("/faq");
      const hrefOf = (rel: string) => new RegExp(`<link [^>]*rel="${rel}"[^>]*?href="(.+?)"`).exec(page)?.[1];
      expect([hrefOf("manifest"), hrefOf("icon")]).toEqual(["/manifest.webmanifest", "/favicon.ico"]);
      expect((await get(hrefOf("apple-touch-icon") ?? "")).headers.get("content-type")).toBe("image/png");
    },
  );

  it("is a robots.txt that names the sitemap and keeps crawlers out of what is private", async () => {
    const response = await get("/robots.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
    expect(await disallowed()).toEqual(
      expect.arrayContaining(["/api/", "/auth/", "/cart", "/inventory", "/dashboard"]),
    );
  });

  it("is a sitemap of the public pages, all boxes and all items, whose URLs work", async () => {
    const [urls, kept] = [await listed(), await disallowed()];
    const paths = urls.map(({ pathname }) => pathname);
    expect(new Set(paths).size).toBe(paths.length);
    const countOf = async (list: string) => ((await (await get(list)).json()) as { totalCount: number }).totalCount;
    const under = (prefix: string) => paths.filter((path) => path.startsWith(prefix)).length;
    expect(under("/shop/items/")).toBe(await countOf("/api/items?pageSize=1"));
    const ofBoxes = paths.filter((path) => path.startsWith("/lootboxes/") && path !== "/lootboxes/compare");
    expect(ofBoxes).toHaveLength(await countOf("/api/lootboxes?pageSize=1"));
    expect(paths.filter((path) => kept.some((prefix) => path.startsWith(prefix)))).toEqual([]);
    for (const { href } of [...urls.slice(0, 8), ...urls.slice(-2)]) expect((await fetch(href)).status).toBe(200);
  });

  it("is a sitemap in parts of bounded size, with every page in each language and the day of its last change", async () => {
    const index = await textOf("/sitemap.xml");
    expect(locations(index).map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining(["/sitemaps/pages.xml", "/sitemaps/boxes-1.xml", "/sitemaps/items-1.xml"]),
    );
    const items = await textOf("/sitemaps/items-1.xml");
    const [first = ""] = /<url>.*?<\/url>/s.exec(items) ?? [];
    expect(first).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    expect([...first.matchAll(/hreflang="([\w-]+)"/g)].map(([, code]) => code)).toEqual(
      "en fr vi zh ar x-default".split(" "),
    );
    const searches = (await listedInAll()).map(({ search }) => search);
    const count = (search: string) => searches.filter((one) => one === search).length;
    for (const search of ["?lang=fr", "?lang=vi", "?lang=cn", "?lang=ar"]) expect(count(search)).toBe(count(""));
    expect(items.match(/<url>/g)?.length).toBeLessThanOrEqual(1000);
    const unknown = ["items-0", "items-999", "items-1000", "boxes-99", "people-1", "items-1.xml"];
    for (const name of unknown) expect([name, (await get(`/sitemaps/${name}.xml`)).status]).toEqual([name, 404]);
  });

  it("lists every page of the app in the sitemap, or keeps crawlers out of it", async () => {
    const paths = (await listed()).map(({ pathname }) => pathname);
    const kept = await disallowed();
    const pages = pagesOf(routes).filter(({ path }) => !/[:*]/.test(path));
    const shown = new Set(pages.filter(({ path }) => paths.includes(mainPath(path, ""))).map(({ file }) => file));
    const forgotten = pages.filter(({ path, file }) => !shown.has(file) && !kept.some((each) => path.startsWith(each)));
    expect(forgotten).toEqual([]);
  });

  it("leads search engines to pages with a title and a description of their own", async () => {
    const paths = (await listed()).map(({ pathname }) => pathname);
    // The pages that every shop has, three boxes and two items.
    const some = [...paths.slice(0, 7), ...paths.slice(-2)];
    const heads = await Promise.all(
      some.map(async (path) => {
        const page = await textOf(path);
        const [, title = ""] = /<title>(.+?)<\/title>/.exec(page) ?? [];
        const [, description = ""] = /<meta name="description" content="(.+?)"/.exec(page) ?? [];
        return { path, title, description };
      }),
    );
    expect(heads.filter(({ title, description }) => title === "" || description === "")).toEqual([]);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(some.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(some.length);
  });
});

describe("a URL without a page", () => {
  it.each(["/foo.txt", "/x.php", "/wp-login.php?a=1", "/.env", "/.git/config", "/shop/items/a.json", "/favicon.png"])(
    "%s looks like a file, and gets a 404 as text",
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
      expect(await response.text()).toBe("Not found\n");
    },
  );

  it("leads to /404 if it looks like a page", { tags: ["S2-18"] }, async () => {
    const response = await get("/no-such-page");
    expect([response.status, response.headers.get("location")]).toEqual([302, "/404"]);
  });
});

it("lists the endpoints of the contract in the OpenAPI document, and no page", async () => {
  const document = (await (await get("/api/openapi.json")).json()) as { paths: Record<string, unknown> };
  expect(Object.keys(document.paths).toSorted()).toEqual(
    [...new Set(Object.values(endpoints).map(({ path }) => path))].toSorted(),
  );
});

describe("HEAD", () => {
  it.each(["/", "/faq", "/cart", "/404", "/no-such-page", "/foo.txt", "/favicon.ico", "/sitemap.xml", "/robots.txt"])(
    "%s gets the headers and status of GET without a body",
    async (path) => {
      const [head, got] = [await get(path, "HEAD"), await get(path)];
      expect([path, head.status, await head.text()]).toEqual([path, got.status, ""]);
      for (const name of ["content-type", "location", "cache-control", "x-frame-options"]) {
        expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)]);
      }
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { looksOf } from "../apps/server/test/catalogue/pictures.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";

let shop: DemoShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers, redirect: "manual" });
const pageOf = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();

type Listed = { items: { id: string; name: string; isSellable: boolean }[] };
async function firstOf(list: string) {
  const { items } = (await (await get(`${list}?pageSize=1`)).json()) as Listed;
  const [first] = items;
  if (first === undefined) throw new Error(`the demo shop has nothing in ${list}`);
  return first;
}

const canonical = (page: string) => /<link rel="canonical" href="(.+?)"/.exec(page)?.[1];
const property = (page: string, name: string) => new RegExp(`<meta property="${name}" content="(.+?)"`).exec(page)?.[1];
const alternates = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<link rel="alternate" hrefLang="(.+?)" href="(.+?)"/gi)].map(([, code, url]) => [code, url]),
  );

type Fact = Record<string, unknown> & { "@type": string };
function factsOf(page: string): Fact[] {
  const [, text = "[]"] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(page) ?? [];
  return JSON.parse(text) as Fact[];
}
const fact = (page: string, type: string) => factsOf(page).find((one) => one["@type"] === type);

describe("a page's head", () => {
  it("tells search engines one address for each language, whichever way the page was found", async () => {
    const english = await pageOf("/shop?sort=price-asc&utm_source=mail");
    expect(canonical(english)).toBe(`${shop.url}/`);
    expect(alternates(english)).toEqual({
      en: `${shop.url}/`,
      fr: `${shop.url}/?lang=fr`,
      vi: `${shop.url}/?lang=vi`,
      zh: `${shop.url}/?lang=cn`,
      ar: `${shop.url}/?lang=ar`,
      "x-default": `${shop.url}/`,
    });
    const french = await pageOf("/faq", { "accept-language": "fr" });
    expect(canonical(french)).toBe(`${shop.url}/faq?lang=fr`);
    expect(alternates(french)).toMatchObject({ "x-default": `${shop.url}/faq` });
    expect(canonical(await pageOf("/lootboxes/list"))).toBe(`${shop.url}/lootboxes`);
    expect(canonical(await pageOf("/shop?page=2"))).toBe(`${shop.url}/?page=2`);
  });

  it("is in the language that the address names, whatever the reader's is", async () => {
    const arabic = await pageOf("/lootboxes?lang=ar", { cookie: "i18nextLng=vi", "accept-language": "fr" });
    expect(arabic).toContain('<html lang="ar" dir="rtl"');
    expect(canonical(arabic)).toBe(`${shop.url}/lootboxes?lang=ar`);
    expect(property(arabic, "og:locale")).toBe("ar_SA");
    expect(await pageOf("/lootboxes?lang=tlh", { "accept-language": "fr" })).toContain('<html lang="fr"');
  });

  it("keeps search engines away from pages that belong to a person or are none", async () => {
    for (const path of [
      "/cart",
      "/inventory",
      "/openings/1",
      "/auth/jwt/sign-in",
      "/maintenance",
      "/error/404",
      "/offline",
    ]) {
      const response = await get(path);
      const page = await response.text();
      expect([path, response.headers.get("x-robots-tag"), canonical(page)]).toEqual([path, "noindex", undefined]);
    }
    expect((await get("/faq")).headers.get("x-robots-tag")).toBeNull();
  });

  it("describes an item with its price, a box, the shop with its search, and the answers that the page shows", async () => {
    const item = await firstOf("/api/items");
    const page = await pageOf(`/shop/items/${item.id}`);
    const price = expect.stringMatching(/^\d+\.\d\d$/) as unknown;
    expect(fact(page, "Product")).toMatchObject({
      name: item.name,
      offers: { "@type": "Offer", priceCurrency: "EUR", price, availability: expect.stringContaining("schema.org/") },
    });
    expect(fact(page, "BreadcrumbList")).toMatchObject({ itemListElement: [{ position: 1 }, {}, { name: item.name }] });
    const box = await firstOf("/api/lootboxes");
    const boxPage = await pageOf(`/lootboxes/${box.id}`);
    expect(fact(boxPage, "Product")).toMatchObject({ name: box.name, offers: { price } });
    expect(fact(await pageOf("/"), "WebSite")).toMatchObject({
      potentialAction: { target: { urlTemplate: `${shop.url}/shop?search={search_term_string}` } },
    });
    const faq = await pageOf("/faq?lang=fr");
    const questions = fact(faq, "FAQPage")?.["mainEntity"] as { name: string }[];
    expect(questions.length).toBeGreaterThan(10);
    for (const { name } of questions) expect(faq.replaceAll("&#x27;", "'")).toContain(name);
  });
});

describe("the picture of a shared link", () => {
  it.each(["/api/items", "/api/lootboxes"])(
    "is drawn for what %s lists, once, and named by its contents",
    async (list) => {
      const { id } = await firstOf(list);
      const page = await pageOf(list === "/api/items" ? `/shop/items/${id}` : `/lootboxes/${id}`);
      const picture = new URL(property(page, "og:image") ?? "");
      const path = picture.pathname + picture.search;
      const response = await get(path);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
      const etag = response.headers.get("etag") ?? "";
      expect(await looksOf(response)).toEqual({ format: "jpeg", width: 1200, height: 630 });
      const again = await get(path, { "if-none-match": etag });
      expect([again.status, again.headers.get("etag")]).toEqual([304, etag]);
    },
  );

  it("is one of the shop for every other page", async () => {
    expect(property(await pageOf("/faq"), "og:image")).toBe(`${shop.url}/share/shop.jpg`);
    expect(await looksOf(await get("/share/shop.jpg"))).toEqual({ format: "jpeg", width: 1200, height: 630 });
  });

  it("is not drawn for ids that the shop doesn't have, however they are written", async () => {
    const { id } = await firstOf("/api/items");
    const unknown = ["00000000-0000-4000-8000-000000000000", "x", "..%2F..%2Fapi%2Fitems", `${id}%3Fa=b`];
    for (const each of unknown) {
      for (const kind of ["items", "boxes"]) {
        expect([each, (await get(`/share/${kind}/${each}.jpg`)).status]).toEqual([each, 404]);
      }
    }
    expect((await get(`/share/boxes/${id}.jpg`)).status).toBe(404);
    expect((await get(`/share/people/${id}.jpg`)).status).toBe(404);
  });
});

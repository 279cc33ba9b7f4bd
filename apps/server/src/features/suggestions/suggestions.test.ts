import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadCatalogue } from "../../demo/load-catalogue.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "0" });
  await loadCatalogue(shop.owner.connection, shop.clock.now);
  shop.app.publicCache.clear();
});
afterAll(() => shop.close());

const items = async (search: string) =>
  (await shop.call("listItems", { query: { search, sortBy: "Featured" } })).body.items.map(({ name }) => name);
const boxes = async (search: string) =>
  (await shop.call("listLootboxes", { query: { search, sortBy: "Featured" } })).body.items.map(({ name }) => name);
const suggested = async (search: string) => (await shop.call("listSuggestions", { query: { search } })).body;

const cameras = [expect.stringMatching(/camera$/), expect.stringMatching(/camera$/), expect.stringMatching(/camera$/)];

describe("a search of the demo shop", () => {
  it("finds words by their beginnings and stems, and nothing that only contains them", async () => {
    expect(new Set(await items("ring"))).toEqual(
      new Set(["Orsoline topaz ring", "Orsoline sapphire ring", "Orsoline solitaire ring", "Tarnvik ring buoy"]),
    );
    expect(await items("rings")).toEqual(await items("ring"));
    expect((await items("camer")).slice(0, 3)).toEqual(cameras);
    expect(await items("the cameras")).toEqual(await items("cameras"));
  });

  it.each([
    ["wacth", /watch$/],
    ["camra", /camera$/],
    ["cammera", /camera$/],
    ["kamera", /camera$/],
    ["handbga", /handbag$/],
    ["teapto", /teapot$/],
  ])("takes “%s” for the word that was meant", async (search, meant) => {
    expect((await items(search))[0]).toMatch(meant);
  });

  it.each([
    ["headfones", /headphones$/],
    ["hedphones", /headphones$/],
    ["hedfones", /headphones$/],
    ["bycicle", /bicycle$/],
    ["bisycle", /bicycle$/],
    ["bysicle", /bicycle$/],
    ["stopwach", /watch$/],
  ])("takes “%s” for the word that sounds like it, or that has the same consonants", async (search, meant) => {
    expect((await items(search))[0]).toMatch(meant);
    expect((await suggested(search)).items[0]?.name).toMatch(meant);
  });

  it.each([
    ["watch under 200", "watch", undefined, "200"],
    ["watch 200-500", "watch", "200", "500"],
    ["montre moins de 200", "montre", undefined, "200"],
    ["đồng hồ dưới 200", "đồng hồ", undefined, "200"],
    ["腕表低于200", "腕表", undefined, "200"],
    ["ساعة أقل من ٢٠٠", "ساعة", undefined, "200"],
  ])("finds by “%s” what the words find at such a price", async (search, words, minPrice, maxPrice) => {
    const language = { watch: "en", montre: "fr", "đồng hồ": "vi", 腕表: "cn" }[words] ?? "ar";
    const spoken = { headers: { "accept-language": language === "cn" ? "zh" : language } };
    const query = { sortBy: "Featured" as const, pageSize: 100 };
    const found = (await shop.call("listItems", { query: { ...query, search } }, spoken)).body;
    const same = await shop.call("listItems", { query: { ...query, search: words, minPrice, maxPrice } }, spoken);
    const all = (await shop.call("listItems", { query: { ...query, search: words } }, spoken)).body;
    expect(found.totalCount).toBeGreaterThan(0);
    expect(found.totalCount).toBeLessThan(all.totalCount);
    expect(found).toEqual(same.body);
    const { items: suggestedItems } = (await shop.call("listSuggestions", { query: { search } }, spoken)).body;
    expect(suggestedItems.map(({ id }) => id)).toEqual(found.items.slice(0, 5).map(({ id }) => id));
  });

  it("a search for a price alone finds what costs that, and a price of its own field replaces it", async () => {
    const query = { search: "under 30", sortBy: "MarketPrice" as const, pageSize: 100 };
    const { items: cheap } = (await shop.call("listItems", { query })).body;
    expect(cheap.length).toBeGreaterThan(0);
    expect(Math.max(...cheap.map(({ marketPrice }) => marketPrice))).toBeLessThanOrEqual(30);
    const dear = (await shop.call("listItems", { query: { ...query, minPrice: "500" } })).body.items;
    expect(Math.min(...dear.map(({ marketPrice }) => marketPrice))).toBeGreaterThanOrEqual(500);
    for (const { price } of (await shop.call("listLootboxes", { query: { search: "under 30" } })).body.items) {
      expect(price).toBeLessThanOrEqual(30);
    }
  });

  it("looks for mistakes and parts of words only where nothing else is found", async () => {
    expect(await items("skis")).toEqual(["Spindrel touring skis"]);
    expect(await items("opwatch")).toEqual(["Corvane stopwatch"]);
  });

  it("finds boxes by what is in them", async () => {
    const { body } = await shop.call("listLootboxes", { query: { search: "solitaire" } });
    expect(body.items.length).toBeGreaterThan(0);
    for (const { id } of body.items) {
      const { drops } = (await shop.call("getLootbox", { params: { id } })).body;
      expect(drops.map(({ item }) => item.name)).toContain("Orsoline solitaire ring");
    }
    expect(await boxes("rummage")).toContain("Rummage Tray");
    expect((await boxes("rummage"))[0]).toBe("Rummage Tray");
  });
});

describe("suggestions", () => {
  it("have items, boxes and categories with picture and price, best first", async () => {
    const { items: found, boxes: holding, categories } = await suggested("watch");
    expect(found.map(({ name }) => name)).toEqual((await items("watch")).slice(0, 5));
    expect(found[0]).toEqual({
      id: expect.any(String),
      reduction: null,
      name: expect.stringMatching(/watch$/),
      imageUrl: expect.stringMatching(/^\/pictures\//),
      marketPrice: expect.any(Number),
      tier: expect.any(String),
    });
    expect(holding).toHaveLength(3);
    expect(Object.keys(holding[0] ?? {}).sort()).toEqual(["hue", "id", "imageUrl", "name", "price"]);
    expect(categories.map(({ name }) => name)).toEqual([expect.stringMatching(/watch/i)]);
  });

  it("survive mistakes, and are empty where nothing fits", async () => {
    expect((await suggested("camra")).items.slice(0, 3).map(({ name }) => name)).toEqual(cameras);
    expect(await suggested("qqqqq")).toEqual({ items: [], boxes: [], categories: [] });
  });

  it("need a text", async () => {
    const { status, text } = await shop.call("listSuggestions", { query: { search: "  " } });
    expect([status, JSON.parse(text).code]).toEqual([400, "VALIDATION_FAILED"]);
  });
});

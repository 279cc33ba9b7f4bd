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

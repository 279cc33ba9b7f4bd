import { safetyGaps } from "@trove/contract/product-safety";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { boxes, categories, items } from "./index.ts";
import { cutoutOf, WIDTHS } from "./photographs/views.ts";

const pictures = new URL("../pictures/", import.meta.url);
const entries = [...categories, ...items, ...boxes];
const bands = [0, 1000, 5000, 20_000, 100_000, Infinity];

describe("the catalogue", () => {
  test("is large enough for a real shop", () => {
    expect(categories).toHaveLength(12);
    expect(items.length).toBeGreaterThanOrEqual(200);
    expect(boxes.filter(({ status }) => status === "Active")).toHaveLength(30);
    expect(boxes.filter(({ status }) => status === "Paused")).toHaveLength(1);
  });

  test("has ids that are version 7 UUIDs, carry their date and occur once", () => {
    for (const { id } of entries) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    for (const { id, createdAtUtc } of [...items, ...boxes]) {
      expect(new Date(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toISOString()).toBe(createdAtUtc);
      expect(createdAtUtc > "2026-02-02" && createdAtUtc < "2026-11-16").toBe(true);
    }
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test("keeps the ids that running shops already have", () => {
    expect(categories[0]?.id).toBe("019c1d26-ad80-7865-8faa-eaaf278cf57c");
    expect(items.find(({ slug }) => slug === "sixpip-acrylic-die")?.id).toBe("019cb3ef-2440-75b6-a229-0815d6fe5d1e");
    expect(boxes.find(({ slug }) => slug === "game-night")?.id).toBe("019e8d7b-c780-7f92-899a-3600ca1ba269");
  });

  test.each([
    ["categories", categories],
    ["items", items],
    ["boxes", boxes],
  ])("gives every one of the %s its own slug and name", (_, list) => {
    expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  });

  test("states of every item who made it and what else offers need", () => {
    expect(items.filter(({ safety }) => safetyGaps(safety).length > 0).map(({ slug }) => slug)).toEqual([]);
    expect(items.every(({ safety }) => /[.]example$/.test(safety.manufacturerContact))).toBe(true);
  });

  test("uses every picture that it ships, and no other", () => {
    const used = [
      ...categories.map(({ picture }) => picture),
      // Shops that were set up with these older pictures still show them in orders.
      ...items.map(({ motif }) => `${motif}.webp`),
      ...items.flatMap((item) =>
        item.pictures.flatMap((file) => WIDTHS.map((width) => file.replace("-800.", `-${width}.`))),
      ),
      ...items.map(({ slug }) => cutoutOf(slug)),
      ...boxes.map(({ picture }) => picture),
    ];
    const shipped = readdirSync(pictures, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(webp|svg)$/.test(file),
    );
    expect([...new Set(used)].toSorted()).toEqual(shipped.toSorted());
    expect(shipped.length).toBeGreaterThanOrEqual(150);
  });

  test("names the origin of every picture that is not ours", () => {
    const notice = readFileSync(new URL("NOTICE.md", pictures), "utf8");
    const foreign = readdirSync(pictures).filter((file) => file.endsWith(".webp"));
    expect(foreign.filter((file) => !notice.includes(`| ${file} |`))).toEqual([]);
    expect(readFileSync(new URL("LICENSE", pictures), "utf8")).toContain("MIT License");
  });

  test("sells from €0.50 to €5,000, in every category and every band of value", () => {
    const prices = items.map(({ marketPrice }) => Number(marketPrice));
    expect(Math.min(...prices)).toBe(50);
    expect(Math.max(...prices)).toBe(500_000);
    for (const { id } of categories) expect(items.filter((item) => item.categoryId === id).length).toBeGreaterThan(10);
    for (const [index, from] of bands.slice(0, -1).entries()) {
      const inBand = prices.filter((price) => price >= from && price < (bands[index + 1] ?? Infinity));
      expect(inBand.length).toBeGreaterThanOrEqual(15);
    }
  });

  test("has a few limited and a few sold-out items", () => {
    const limited = items.map(({ stock }) => stock).filter((stock) => stock !== null);
    expect(limited.filter((stock) => stock === 0)).toHaveLength(3);
    expect(limited.length).toBeLessThan(items.length / 4);
    for (const stock of limited) expect(stock === 0 || (stock >= 3 && stock <= 40)).toBe(true);
  });

  test("puts no item into a box that is older than the item", () => {
    const arrived = new Map(items.map(({ id, createdAtUtc }) => [id, createdAtUtc]));
    for (const { drops, createdAtUtc, name } of boxes) {
      for (const { itemId } of drops) expect((arrived.get(itemId) ?? "never") < createdAtUtc, name).toBe(true);
    }
    const latest = [...arrived.values()].toSorted().at(-1);
    expect(latest?.slice(0, 10)).toBe("2026-11-15");
  });

  test("files every box under a category", () => {
    const known = new Set(categories.map(({ id }) => id));
    expect(boxes.filter(({ categoryIds }) => categoryIds.length === 0)).toEqual([]);
    expect(boxes.flatMap(({ categoryIds }) => categoryIds).filter((id) => !known.has(id))).toEqual([]);
  });

  test("shows items above €20 in at least three views, and in four above €1,000", () => {
    for (const { slug, marketPrice, pictures: views } of items) {
      const [least, most] = marketPrice > 100_000 ? [4, 4] : marketPrice > 2000 ? [3, 4] : [1, 1];
      expect(views.length, slug).toBeGreaterThanOrEqual(least);
      expect(views.length, slug).toBeLessThanOrEqual(most);
    }
  });
});

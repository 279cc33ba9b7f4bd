import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { emptyShelves, putOnShelf } from "../../../test/catalogue/shelf.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const seed = fc.record({
  name: fc.constantFrom("anvil", "Anvil", "Ångström", "apple", "Zebra", "æon"),
  euroCents: fc.constantFrom(100, 101, 5_000),
  at: fc.constantFrom(new Date("2026-01-01T00:00:00Z"), new Date("2026-01-02T00:00:00Z")),
});
const sorts = { MarketPrice: "marketPrice", Name: "name", CreatedAtUtc: "createdAtUtc" } as const;
const sortNames = ["MarketPrice", "Name", "CreatedAtUtc"] as const;

type Query = { pageSize: number; sortBy: keyof typeof sorts; sortDirection: "Asc" | "Desc" };

/** Reads all pages and the empty one after the last, and returns all their items. */
async function readAll(query: Query, count: number) {
  const totalPages = Math.ceil(count / query.pageSize);
  const pages = [];
  for (let pageNumber = 1; pageNumber <= totalPages + 1; pageNumber += 1) {
    const { body } = await shop.call("listItems", { query: { ...query, pageNumber } });
    expect(body).toMatchObject({ pageNumber, pageSize: query.pageSize, totalCount: count, totalPages });
    pages.push(body.items);
  }
  return pages.flat();
}

const plain = (value: string | number) =>
  typeof value === "number" ? value : value.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace("æ", "ae");

it(
  "lists every item once over all pages, in one order for each sort, with ties ordered by id",
  { tags: ["S4-55", "S4-56", "S4-57", "S4-58", "S4-59"] },
  async () => {
    const pageSizes = fc.integer({ min: 1, max: 7 });
    const property = fc.asyncProperty(
      fc.array(seed, { maxLength: 30 }),
      pageSizes,
      fc.constantFrom(...sortNames),
      async (seeds, pageSize, sortBy) => {
        await emptyShelves(shop);
        const ids = await putOnShelf(shop, seeds);
        const rising = await readAll({ pageSize, sortBy, sortDirection: "Asc" }, ids.length);
        const falling = await readAll({ pageSize, sortBy, sortDirection: "Desc" }, ids.length);
        expect(rising.map(({ id }) => id).sort()).toEqual([...ids].sort());
        expect(falling.map(({ id }) => id)).toEqual(rising.map(({ id }) => id).reverse());
        for (const [index, next] of rising.slice(1).entries()) {
          const item = rising[index] ?? next;
          const [here, there] = [plain(item[sorts[sortBy]]), plain(next[sorts[sortBy]])];
          expect(here < there || (here === there && item.id < next.id)).toBe(true);
        }
      },
    );
    await fc.assert(property, { numRuns: inject("size").allLooks ? 40 : 12 });
  },
);

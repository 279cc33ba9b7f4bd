import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { LootboxStatus } from "@trove/contract";
import { type Cents, cents } from "@trove/money";
import { insertBox, insertCategories, insertItems, setBoxStatus } from "../../src/demo/demo.store.ts";
import { publishVersion } from "../../src/features/lootboxes/index.ts";
import type { Shop } from "../shop/shop.ts";

export type TestItem = { itemId: string; name: string; marketPrice: Cents };
export type TestBox = {
  lootboxId: string;
  price: Cents;
  drops: { itemId: string; tickets: number; marketPrice: Cents }[];
};

/** Adds items with the given prices in a new category. */
export async function stockItems(
  shop: Shop,
  prices: readonly number[],
  stock: number | null = null,
): Promise<TestItem[]> {
  const now = shop.clock.now;
  // Items that were for sale for less than 30 days can't be reduced.
  const sinceLongAgo = new Date(now.getTime() - 40 * 86_400_000);
  const slug = randomUUID();
  const category = {
    categoryId: randomUUIDv7(),
    name: `Shelf ${slug}`,
    slug,
    description: "",
    imageUrl: "/c.webp",
    sortOrder: 1,
  };
  const items = prices.map((price, index) => ({
    itemId: randomUUIDv7(),
    name: `Thing ${index} of ${slug}`,
    marketPrice: cents(price),
  }));
  await shop.owner.connection.transaction().execute(async (tx) => {
    await insertCategories(tx, [category], now);
    await insertItems(
      tx,
      items.map(({ itemId, name, marketPrice }) => ({
        itemId,
        name,
        slug: itemId,
        description: "A thing.",
        imageUrl: `/pictures/${itemId}.webp`,
        galleryUrls: [],
        categoryId: category.categoryId,
        brand: "Nordlys",
        marketPriceCents: marketPrice,
        stock,
        createdAt: sinceLongAgo,
      })),
    );
  });
  return items;
}

const TICKETS = [1000, 49_000, 250_000, 700_000];

/** Adds an active box of four new items, with odds like those in fairness.md. */
export async function stockBox(
  shop: Shop,
  price: Cents = cents(499),
  status: LootboxStatus = "Active",
): Promise<TestBox> {
  const items = await stockItems(shop, [50_000, 1500, 400, 100]);
  const drops = items.map(({ itemId, marketPrice }, index) => ({ itemId, marketPrice, tickets: TICKETS[index] ?? 0 }));
  return putUpBox(shop, price, drops, status);
}

/** Adds an active box with a single item. */
export async function stockSureBox(shop: Shop, price: Cents, { itemId, marketPrice }: TestItem): Promise<TestBox> {
  return putUpBox(shop, price, [{ itemId, marketPrice, tickets: 1_000_000 }], "Active");
}

async function putUpBox(shop: Shop, price: Cents, drops: TestBox["drops"], status: LootboxStatus): Promise<TestBox> {
  const lootboxId = randomUUIDv7();
  const at = shop.clock.now;
  await shop.owner.connection.transaction().execute(async (tx) => {
    const row = {
      lootboxId,
      name: `Box ${lootboxId}`,
      slug: lootboxId,
      description: "A box.",
      imageUrl: "/pictures/box.svg",
      hue: 150,
      priceCents: price,
      tags: ["New"],
      categoryIds: [],
      createdAt: at,
    };
    await insertBox(tx, row);
    await publishVersion(tx, { lootboxId, tableVersion: 1, price, drops, at });
    await setBoxStatus(tx, lootboxId, status);
  });
  return { lootboxId, price, drops };
}

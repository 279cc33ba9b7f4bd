import { type Cover, coverOf } from "@trove/lootboxes";
import { multiplyRational } from "@trove/money";
import { Refusal } from "../../../../command/refusal.ts";
import type { Connection } from "../../../../database/connection.ts";
import { type ItemRow, type NearItem, readItemPage, readItemsBetween } from "../../../items/index.ts";
import { planOf, readOpenBoxes, readPlannedBox } from "../../index.ts";
import { readOwed } from "./owed.store.ts";

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 7;
/** Maximum price difference, in percent, between an item and its substitute. */
const NEAR_PERCENT = 15;
const MOST_NEAR = 50;

/** The demand of a box: its openings per day, and the tickets of its items. */
type Promising = {
  id: string;
  name: string;
  openingsPerDay: number;
  drops: readonly { itemId: string; tickets: number }[];
};

export type CoveredItem = {
  item: ItemRow;
  owed: number;
  cover: Cover;
  boxes: readonly { id: string; name: string; tickets: number; openingsPerDay: number }[];
  /** A substitute: an item of about the same price with sufficient stock. Null if none is needed or found. */
  substitute: ItemRow | null;
};

export type CoverWish = { leadDays: number; lootboxId?: string | undefined; openingsPerDay?: number | undefined };

/**
 * Returns the open boxes with their openings per day: averaged over the last seven days, or over the days since the
 * first publication if they are fewer.
 */
async function openBoxes(db: Connection, now: Date): Promise<Promising[]> {
  const since = new Date((Math.floor(now.getTime() / DAY_MS) - WINDOW_DAYS + 1) * DAY_MS);
  const rows = await readOpenBoxes(db, since);
  return rows.map(({ lootboxId, name, publishedAt, opened, drops }) => {
    const age = (now.getTime() - (publishedAt?.getTime() ?? 0)) / DAY_MS;
    return { id: lootboxId, name, openingsPerDay: opened / Math.min(WINDOW_DAYS, Math.max(1, age)), drops };
  });
}

/** Replaces the published odds of one box by its plan, if the wish names a box. Throws NOT_FOUND. */
async function withPlan(db: Connection, boxes: Promising[], { lootboxId, openingsPerDay }: CoverWish) {
  if (lootboxId === undefined)
    return { boxes, itemIds: boxes.flatMap(({ drops }) => drops.map(({ itemId }) => itemId)) };
  const box = await readPlannedBox(db, lootboxId);
  if (box === undefined) throw new Refusal("NOT_FOUND");
  const others = boxes.filter(({ id }) => id !== lootboxId);
  const own = boxes.find(({ id }) => id === lootboxId)?.openingsPerDay;
  const average = others.reduce((sum, other) => sum + other.openingsPerDay, 0) / Math.max(1, others.length);
  const { drops } = planOf(box);
  const rate = openingsPerDay ?? own ?? average;
  const planned = { id: lootboxId, name: box.name, openingsPerDay: rate, drops };
  return { boxes: [...others, planned], itemIds: drops.map(({ itemId }) => itemId) };
}

async function readItems(db: Connection, ids: string[]): Promise<ItemRow[]> {
  return readItemPage(
    db,
    { ids, language: "en" },
    { by: "MarketPrice", direction: "Desc" },
    { limit: ids.length, offset: 0 },
  );
}

/** Finds for each weak item the suitable item with the nearest price. Items without a suitable one are missing. */
async function findSubstitutes(
  db: Connection,
  weak: readonly ItemRow[],
  isSuited: (other: NearItem) => boolean,
): Promise<ReadonlyMap<string, ItemRow>> {
  const ranges = weak.map(({ marketPriceCents: price }) => ({
    minPrice: multiplyRational(price, 100 - NEAR_PERCENT, 100),
    maxPrice: multiplyRational(price, 100 + NEAR_PERCENT, 100),
  }));
  const suited = (await readItemsBetween(db, ranges, MOST_NEAR)).filter(isSuited);
  const chosen = weak.flatMap(({ itemId, marketPriceCents: price }, place) => {
    const distance = (other: NearItem) => Math.abs(other.marketPriceCents - price);
    const [nearest] = suited.filter((other) => other.place === place).toSorted((a, b) => distance(a) - distance(b));
    return nearest === undefined ? [] : [[itemId, nearest.itemId] as const];
  });
  const rows = await readItems(db, [...new Set(chosen.map(([, otherId]) => otherId))]);
  const byId = new Map(rows.map((row) => [row.itemId, row]));
  return new Map(
    chosen.flatMap(([itemId, otherId]) => {
      const row = byId.get(otherId);
      return row === undefined ? [] : [[itemId, row]];
    }),
  );
}

/**
 * Computes how far the stock of each item covers owed pieces and expected wins until new stock can arrive: for all open
 * boxes, or for one box by its plan. Throws NOT_FOUND for an unknown box.
 */
export async function readPrizeCover(
  db: Connection,
  wish: CoverWish,
  now: Date,
): Promise<{ countedAt: Date | null; items: CoveredItem[] }> {
  const { countedAt, pieces } = await readOwed(db);
  const { boxes, itemIds } = await withPlan(db, await openBoxes(db, now), wish);
  const ids = [...new Set([...itemIds, ...(wish.lootboxId === undefined ? pieces.keys() : [])])];
  const boxed = new Set(boxes.flatMap(({ drops }) => drops.map(({ itemId }) => itemId)));
  const promisesOf = (itemId: string) =>
    boxes.flatMap(({ id, name, openingsPerDay, drops }) => {
      const tickets = drops.find((drop) => drop.itemId === itemId)?.tickets ?? 0;
      return tickets === 0 ? [] : [{ id, name, tickets, openingsPerDay }];
    });
  const owedOf = (itemId: string) => pieces.get(itemId) ?? 0;
  const coverAs = (promises: ReturnType<typeof promisesOf>, { itemId, stock }: Pick<ItemRow, "itemId" | "stock">) =>
    coverOf({ stock, owed: owedOf(itemId), boxes: promises, leadDays: wish.leadDays });
  const items = (await readItems(db, ids)).map((item) => {
    const promises = promisesOf(item.itemId);
    return { item, owed: owedOf(item.itemId), cover: coverAs(promises, item), boxes: promises };
  });
  const weak = items.filter(({ cover, boxes: by }) => by.length > 0 && ["Short", "AtRisk"].includes(cover.state));
  const isSuited = ({ place, ...other }: NearItem) =>
    !boxed.has(other.itemId) && ["Unlimited", "Covered"].includes(coverAs(weak[place]?.boxes ?? [], other).state);
  const substitutes = await findSubstitutes(
    db,
    weak.map(({ item }) => item),
    isSuited,
  );
  return {
    countedAt,
    items: items.map((one) => ({ ...one, substitute: substitutes.get(one.item.itemId) ?? null })),
  };
}

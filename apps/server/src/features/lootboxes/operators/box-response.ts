import type { Endpoints, ResponseOf } from "@trove/contract";
import { payoutOf, ticketsOf } from "@trove/lootboxes";
import { TICKETS_PER_BOX } from "@trove/fairness";
import { type Cents, toEuros } from "@trove/money";
import { type ItemRow, itemBrief } from "../../items/index.ts";
import { isChanged, type Plan, planOf, type PlannedBoxRow } from "../index.ts";

type ListedBox = ResponseOf<Endpoints["listAdminLootboxes"]>["items"][number];
type Box = ResponseOf<Endpoints["getAdminLootbox"]>;
type Items = ReadonlyMap<string, ItemRow>;

function currentOf({ tableVersion, oddsTable, oddsHash, versionPublishedAt, versionPrice }: PlannedBoxRow) {
  if (tableVersion === null || oddsTable === null || oddsHash === null) return null;
  if (versionPublishedAt === null || versionPrice === null) return null;
  return { tableVersion, oddsHash, price: toEuros(versionPrice), publishedAtUtc: versionPublishedAt.toISOString() };
}

function ownFields(box: PlannedBoxRow, plan: Plan) {
  return {
    id: box.lootboxId,
    name: box.name,
    slug: box.slug,
    imageUrl: box.imageUrl,
    hue: box.hue,
    status: box.status,
    tags: box.tags,
    price: toEuros(plan.price),
    // A box without a plan of its own keeps its published odds, so it counts as changed only if it was never published.
    isChanged: box.plannedPrice === null ? box.oddsTable === null : isChanged(box, plan),
    openedCount: box.openedCount,
    current: currentOf(box),
    createdAtUtc: box.createdAt.toISOString(),
    updatedAtUtc: box.updatedAt.toISOString(),
    version: box.version,
  };
}

/** `prices` are the current prices of the plan's items, by id. */
export function listedBox(box: PlannedBoxRow, plan: Plan, prices: ReadonlyMap<string, Cents>): ListedBox {
  const drops = plan.drops.flatMap(({ itemId, tickets }) => {
    const marketPriceCents = prices.get(itemId);
    return marketPriceCents === undefined ? [] : [{ tickets, marketPriceCents }];
  });
  const isWhole = ticketsOf(drops) === TICKETS_PER_BOX;
  const payoutRatio = isWhole ? payoutOf({ priceCents: plan.price, drops }) / 10_000 : null;
  return { ...ownFields(box, plan), dropCount: drops.length, payoutRatio };
}

/** Leaves out items that don't exist. A plan can't name any of these. */
export function adminBox(box: PlannedBoxRow, items: Items, announced: Box["announced"]): Box {
  const plan = planOf(box);
  return {
    ...ownFields(box, plan),
    description: box.description,
    translations: box.translations,
    categoryIds: box.categoryIds,
    publishedAtUtc: box.publishedAt?.toISOString() ?? null,
    drops: plan.drops.flatMap(({ itemId, tickets }) => {
      const item = items.get(itemId);
      if (item === undefined) return [];
      return [{ itemId, tickets, item: { ...itemBrief(item), isActive: item.isActive, stock: item.stock } }];
    }),
    nextTableVersion: box.lastVersion + 1,
    announced,
  };
}

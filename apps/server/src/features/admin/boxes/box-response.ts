import type { Endpoints, ResponseOf } from "@trove/contract";
import { payoutOf, ticketsOf } from "@trove/lootboxes";
import { TICKETS_PER_BOX } from "@trove/fairness";
import { toEuros } from "@trove/money";
import { type ItemRow, itemBrief } from "../../items/index.ts";
import { isChanged, planOf, type PlannedBoxRow } from "../../lootboxes/index.ts";

type ListedBox = ResponseOf<Endpoints["listAdminLootboxes"]>["items"][number];
type Box = ResponseOf<Endpoints["getAdminLootbox"]>;
type Items = ReadonlyMap<string, ItemRow>;

function currentOf({ tableVersion, oddsTable, oddsHash, versionPublishedAt, versionPrice }: PlannedBoxRow) {
  if (tableVersion === null || oddsTable === null || oddsHash === null) return null;
  if (versionPublishedAt === null || versionPrice === null) return null;
  return { tableVersion, oddsHash, price: toEuros(versionPrice), publishedAtUtc: versionPublishedAt.toISOString() };
}

function ownFields(box: PlannedBoxRow) {
  const plan = planOf(box);
  return {
    id: box.lootboxId,
    name: box.name,
    slug: box.slug,
    imageUrl: box.imageUrl,
    hue: box.hue,
    status: box.status,
    tags: box.tags,
    price: toEuros(plan.price),
    isChanged: isChanged(box, plan),
    openedCount: box.openedCount,
    current: currentOf(box),
    createdAtUtc: box.createdAt.toISOString(),
    updatedAtUtc: box.updatedAt.toISOString(),
    version: box.version,
  };
}

/** The drops of a plan with their items. Items that don't exist are left out; a plan can't name any. */
function dropsOf(box: PlannedBoxRow, items: Items) {
  return planOf(box).drops.flatMap(({ itemId, tickets }) => {
    const item = items.get(itemId);
    return item === undefined ? [] : [{ itemId, tickets, item }];
  });
}

export function listedBox(box: PlannedBoxRow, items: Items): ListedBox {
  const drops = dropsOf(box, items).map(({ tickets, item }) => ({ tickets, marketPriceCents: item.marketPriceCents }));
  const isWhole = ticketsOf(drops) === TICKETS_PER_BOX;
  const payoutRatio = isWhole ? payoutOf({ priceCents: planOf(box).price, drops }) / 10_000 : null;
  return { ...ownFields(box), dropCount: drops.length, payoutRatio };
}

export function adminBox(box: PlannedBoxRow, items: Items, announced: Box["announced"]): Box {
  return {
    ...ownFields(box),
    description: box.description,
    categoryIds: box.categoryIds,
    publishedAtUtc: box.publishedAt?.toISOString() ?? null,
    drops: dropsOf(box, items).map(({ itemId, tickets, item }) => {
      return { itemId, tickets, item: { ...itemBrief(item), isActive: item.isActive, stock: item.stock } };
    }),
    nextTableVersion: box.lastVersion + 1,
    announced,
  };
}

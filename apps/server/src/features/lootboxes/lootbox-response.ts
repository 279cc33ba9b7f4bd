import type { ResponseOf, Endpoints } from "@trove/contract";
import { TICKETS_PER_BOX } from "@trove/fairness";
import { toEuros } from "@trove/money";
import type { Language } from "@trove/contract/languages";
import { itemBrief, translatedName } from "../items/index.ts";
import type { BoxVersion } from "./box-versions.ts";
import type { DropRow, ListedBox, LootboxRow, RelatedBoxRow } from "./lootboxes.store.ts";
import { figuresOf } from "./odds.ts";

type Drop = ResponseOf<Endpoints["getLootbox"]>["drops"][number];
type Card = ResponseOf<Endpoints["listLootboxes"]>["items"][number];
type Lootbox = Omit<Card, "topDrops" | "winCategoryIds" | "wanted">;

const TOP_DROPS = 4;

export function dropResponse(drop: DropRow): Drop {
  return {
    id: drop.dropId,
    itemId: drop.itemId,
    item: itemBrief(drop),
    translatedName: drop.translatedName,
    tickets: drop.tickets,
    ticketFrom: drop.ticketFrom,
    ticketTo: drop.ticketFrom + drop.tickets - 1,
    probability: drop.tickets / TICKETS_PER_BOX,
  };
}

/** Renders the drops of an odds table, in its order. */
export function versionDrops({ drops }: BoxVersion, language: Language): Drop[] {
  return drops.map((drop) => dropResponse({ ...drop, translatedName: translatedName(language, drop.translations) }));
}

function lootboxResponse(row: LootboxRow, drops: readonly DropRow[]): Lootbox {
  const priced = drops.map((drop) => ({ tickets: drop.tickets, marketPrice: drop.marketPriceCents }));
  const figures = figuresOf(priced, row.priceCents);
  return {
    id: row.lootboxId,
    name: row.name,
    slug: row.slug,
    description: row.description,
    imageUrl: row.imageUrl,
    hue: row.hue,
    price: toEuros(row.priceCents),
    status: row.status,
    tags: row.tags,
    categoryIds: row.categoryIds,
    openedCount: row.openedCount,
    publishedAtUtc: row.publishedAt.toISOString(),
    tableVersion: row.tableVersion,
    lowestItemPrice: toEuros(figures.lowestItemPrice),
    highestItemPrice: toEuros(figures.highestItemPrice),
    expectedValue: toEuros(figures.expectedValue),
    medianValue: toEuros(figures.medianValue),
    chanceToBeatPrice: figures.chanceToBeatPrice,
    createdAtUtc: row.createdAt.toISOString(),
    updatedAtUtc: row.updatedAt.toISOString(),
    version: row.version,
  };
}

export function lootboxCard(row: ListedBox, drops: readonly DropRow[]): Card {
  const top = drops.toSorted((a, b) => b.marketPriceCents - a.marketPriceCents).slice(0, TOP_DROPS);
  return {
    ...lootboxResponse(row, drops),
    topDrops: top.map(dropResponse),
    winCategoryIds: [...new Set(drops.map(({ categoryId }) => categoryId))],
    wanted: row.wantedTickets === null ? null : { probability: row.wantedTickets / TICKETS_PER_BOX },
  };
}

type Detail = ResponseOf<Endpoints["getLootbox"]>;

export function lootboxDetail(row: LootboxRow, drops: readonly DropRow[], announced: Detail["announced"]): Detail {
  return { ...lootboxResponse(row, drops), oddsHash: row.oddsHash, drops: drops.map(dropResponse), announced };
}

type RelatedBox = NonNullable<ResponseOf<Endpoints["getItem"]>["relatedLootBoxes"]>[number];

/** Renders a box in the form of an item's page, which lists the boxes that can drop the item. */
export function relatedBoxResponse(row: RelatedBoxRow): RelatedBox {
  const { lootboxId: id, name, imageUrl, hue, priceCents, tickets } = row;
  return { id, name, imageUrl, hue, price: toEuros(priceCents), probability: tickets / TICKETS_PER_BOX };
}

import type { Cents } from "@trove/money";
import type { Language } from "@trove/contract/languages";
import type { SHOP_LOOTBOX_SORTS } from "@trove/contract/statuses";
import { type NotNull, sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import { fitOf, inLanguage, translated, translationsOf } from "../items/index.ts";
import { matchesBox, searchedBox } from "./matches-box.store.ts";
import { asksForWins, dropsWanted, noTickets, type Wanted, wantedTickets } from "./wanted.store.ts";

export type LootboxSelection = {
  language: Language;
  search?: string | undefined;
  categoryId?: string | undefined;
  tag?: string | undefined;
  minPrice?: Cents | undefined;
  maxPrice?: Cents | undefined;
  ids?: readonly string[] | undefined;
} & Wanted;

export type LootboxSort = { by: (typeof SHOP_LOOTBOX_SORTS)[number]; direction: "Asc" | "Desc" };

function sortColumn(by: LootboxSort["by"], selection: LootboxSelection) {
  switch (by) {
    case "Alphabetical":
      return sql`lower(${inLanguage(selection.language, "b", "name")})`;
    case "Price":
      return sql`b.price_cents`;
    case "CreatedAtUtc":
      return sql`b.created_at`;
    case "Featured":
      return featuredBoxes(selection);
    case "WinChance":
      return sql`w.tickets`;
  }
}

/**
 * The values by which the shop sorts boxes, named `b`, highest first: how well the search matches, openings in the last
 * 30 days, and creation time.
 */
function featuredBoxes({ search, language }: LootboxSelection) {
  return sql`array[
    ${fitOf(searchedBox("b", language), search)},
    coalesce((select sum(n.opened_count) from lootbox_days as n
      where n.lootbox_id = b.lootbox_id and n.day > now() - interval '30 days'), 0),
    extract(epoch from b.created_at)]::double precision[]`;
}

/** Selects boxes that have a published odds table, joined with the current version. */
function publishedBoxes(db: Connection) {
  return db
    .selectFrom("lootboxes as b")
    .innerJoin("lootboxVersions as v", (join) =>
      join.onRef("v.lootboxId", "=", "b.lootboxId").onRef("v.tableVersion", "=", "b.tableVersion"),
    )
    .leftJoin("lootboxCounts as c", "c.lootboxId", "b.lootboxId");
}

function selectBox(query: ReturnType<typeof publishedBoxes>, language: Language) {
  return query
    .select(["b.lootboxId", "b.slug", "b.imageUrl", "b.hue", "b.status", "b.tags"])
    .select([inLanguage(language, "b", "name").as("name"), inLanguage(language, "b", "description").as("description")])
    .select(["b.categoryIds", "b.publishedAt", "b.createdAt", "b.updatedAt", "b.version"])
    .select(["v.priceCents", "v.tableVersion", "v.oddsHash"])
    .select((eb) => eb.fn.coalesce("c.openedCount", eb.lit(0)).as("openedCount"))
    .$narrowType<{ publishedAt: NotNull }>();
}

function listed(db: Connection, selection: LootboxSelection) {
  const { search, language, categoryId, tag, minPrice, maxPrice, ids } = selection;
  let query = publishedBoxes(db).where("b.status", "=", "Active").where(matchesBox(search, language));
  if (categoryId !== undefined) {
    query = query.where((eb) => eb(eb.val(categoryId), "=", eb.fn.any("b.categoryIds")));
  }
  if (tag !== undefined) {
    query = query.where(sql<boolean>`exists (select from unnest(b.tags) t where lower(t) = lower(${tag}))`);
  }
  if (minPrice !== undefined) query = query.where("v.priceCents", ">=", minPrice);
  if (maxPrice !== undefined) query = query.where("v.priceCents", "<=", maxPrice);
  if (ids !== undefined) query = query.where((eb) => eb("b.lootboxId", "=", eb.fn.any(eb.val(ids))));
  return query;
}

export type LootboxRow = NonNullable<Awaited<ReturnType<typeof readLootbox>>>;

/** A box of a list, with the tickets that win something wanted; null if nothing was asked for. */
export type ListedBox = LootboxRow & { wantedTickets: number | null };

/** Returns a page of the boxes that can be opened. Adds up the tickets of a box at most once. */
export function readLootboxPage(
  db: Connection,
  selection: LootboxSelection,
  { by, direction: way }: LootboxSort,
  page: { limit: number; offset: number },
): Promise<ListedBox[]> {
  const direction = way === "Asc" ? "asc" : "desc";
  const isAsked = asksForWins(selection);
  const tickets = isAsked || by === "WinChance" ? wantedTickets(selection) : noTickets;
  return selectBox(listed(db, selection), selection.language)
    .innerJoinLateral(tickets.as("w"), (join) => join.onTrue())
    .select((isAsked ? sql<number | null>`w.tickets` : sql<null>`null`).as("wantedTickets"))
    .$if(isAsked, (boxes) => boxes.where(sql<boolean>`w.tickets > 0`))
    .orderBy(sortColumn(by, selection), direction)
    .orderBy("b.lootboxId", direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countLootboxes(db: Connection, selection: LootboxSelection): Promise<number> {
  const boxes = listed(db, selection);
  const { totalCount } = await (asksForWins(selection) ? boxes.where(dropsWanted(selection)) : boxes)
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return totalCount;
}

/** Finds a box that visitors may see: Active or Paused. */
export function readLootbox(db: Connection, lootboxId: string, language: Language) {
  const shown = publishedBoxes(db).where("b.lootboxId", "=", lootboxId).where("b.status", "in", ["Active", "Paused"]);
  return selectBox(shown, language).executeTakeFirst();
}

const dropColumns = [
  "d.dropId",
  "d.itemId",
  "d.tickets",
  "d.ticketFrom",
  "d.name",
  "d.marketPriceCents",
  "d.sellPriceCents",
  "i.imageUrl",
  "i.categoryId",
] as const;

export type DropRow = Omit<Awaited<ReturnType<typeof readCurrentDrops>>[number], "lootboxId">;

/**
 * Returns the drops of the boxes' current odds tables in published order, with the items' current pictures. Each drop
 * has the name from the odds table, and the item's name in the reader's language.
 */
export function readCurrentDrops(db: Connection, lootboxIds: readonly string[], language: Language) {
  return db
    .selectFrom("lootboxes as b")
    .innerJoin("lootboxDrops as d", (join) =>
      join.onRef("d.lootboxId", "=", "b.lootboxId").onRef("d.tableVersion", "=", "b.tableVersion"),
    )
    .innerJoin("items as i", "i.itemId", "d.itemId")
    .select("d.lootboxId")
    .select(dropColumns)
    .select(translated(language, "i", "name").as("translatedName"))
    .where((eb) => eb("b.lootboxId", "=", eb.fn.any(eb.val(lootboxIds))))
    .orderBy("d.lootboxId")
    .orderBy("d.position")
    .execute();
}

/** Reads one published odds table by its number or its hash. The box must be, or have been, open to the public. */
export async function readVersion(
  db: Connection,
  lootboxId: string,
  name: { tableVersion: number } | { oddsHash: string },
) {
  const version = await db
    .selectFrom("lootboxVersions")
    .select(["lootboxId", "tableVersion", "priceCents", "oddsTable", "oddsHash", "publishedAt"])
    .where("lootboxId", "=", lootboxId)
    .where((eb) => eb.and(name))
    .executeTakeFirst();
  if (version === undefined) return undefined;
  const drops = await db
    .selectFrom("lootboxDrops as d")
    .innerJoin("items as i", "i.itemId", "d.itemId")
    .select(dropColumns)
    .select(translationsOf("i").as("translations"))
    .where("d.lootboxId", "=", lootboxId)
    .where("d.tableVersion", "=", version.tableVersion)
    .orderBy("d.position")
    .execute();
  return { ...version, drops };
}

export type RelatedBoxRow = Awaited<ReturnType<typeof readRelatedBoxes>>[number];

/** Returns the open boxes that can drop an item, highest chance first. */
export function readRelatedBoxes(db: Connection, itemId: string, language: Language) {
  return db
    .selectFrom("lootboxDrops as d")
    .innerJoin("lootboxes as b", (join) =>
      join.onRef("b.lootboxId", "=", "d.lootboxId").onRef("b.tableVersion", "=", "d.tableVersion"),
    )
    .select(["b.lootboxId", "b.imageUrl", "b.hue", "b.priceCents", "d.tickets"])
    .select(inLanguage(language, "b", "name").as("name"))
    .where("d.itemId", "=", itemId)
    .where("b.status", "=", "Active")
    .orderBy("d.tickets", "desc")
    .orderBy("b.lootboxId")
    .execute();
}

/** Whether any box can be opened. */
export async function hasOpenBoxes(db: Connection): Promise<boolean> {
  const row = await db
    .selectFrom("lootboxes")
    .select("lootboxId")
    .where("status", "=", "Active")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

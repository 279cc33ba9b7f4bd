import type { LootboxStatus } from "@trove/contract";
import { type Cents, cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import { matchesSearch } from "../items/index.ts";
import type { BoxVersion } from "./box-versions.ts";

export type LootboxRow = {
  lootboxId: string;
  name: string;
  slug: string;
  description: string;
  imageUrl: string;
  hue: number;
  priceCents: number;
  status: LootboxStatus;
  tags: string[];
  categoryIds: string[];
  openedCount: number;
  publishedAt: Date;
  tableVersion: number;
  oddsHash: string;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

export type DropRow = {
  lootboxId: string;
  dropId: string;
  itemId: string;
  tickets: number;
  ticketFrom: number;
  name: string;
  imageUrl: string;
  marketPriceCents: number;
};

export type LootboxSelection = {
  search?: string | undefined;
  categoryId?: string | undefined;
  tag?: string | undefined;
  minPrice?: Cents | undefined;
  maxPrice?: Cents | undefined;
};

type Sort = { by: "CreatedAtUtc" | "Alphabetical" | "Price"; direction: "Asc" | "Desc" };

const sortColumns = {
  CreatedAtUtc: sql`b.created_at`,
  Alphabetical: sql`lower(b.name)`,
  Price: sql`b.price_cents`,
};

const boxColumns = sql`
  b.lootbox_id as "lootboxId", b.name, b.slug, b.description, b.image_url as "imageUrl", b.hue,
  v.price_cents as "priceCents", b.status, b.tags, b.category_ids as "categoryIds",
  coalesce(c.opened_count, 0)::int as "openedCount", b.published_at as "publishedAt",
  b.table_version as "tableVersion", v.odds_hash as "oddsHash", b.created_at as "createdAt",
  b.updated_at as "updatedAt", b.version`;

const boxTables = sql`
  lootboxes b
  join lootbox_versions v on v.lootbox_id = b.lootbox_id and v.table_version = b.table_version
  left join lootbox_counts c on c.lootbox_id = b.lootbox_id`;

function listed({ search, categoryId, tag, minPrice, maxPrice }: LootboxSelection) {
  return sql`b.status = 'Active'
    and ${matchesSearch(search, sql`b.name || ' ' || b.description`)}
    and (${categoryId ?? null}::uuid is null or ${categoryId ?? null}::uuid = any(b.category_ids))
    and (${tag ?? null}::text is null or exists (select from unnest(b.tags) t where lower(t) = lower(${tag ?? ""})))
    and (${minPrice ?? null}::bigint is null or v.price_cents >= ${minPrice ?? 0})
    and (${maxPrice ?? null}::bigint is null or v.price_cents <= ${maxPrice ?? 0})`;
}

export async function readLootboxPage(
  db: Connection,
  selection: LootboxSelection,
  sort: Sort,
  page: { limit: number; offset: number },
): Promise<{ rows: LootboxRow[]; totalCount: number }> {
  const direction = sort.direction === "Asc" ? sql`asc` : sql`desc`;
  const { rows } = await sql<LootboxRow>`
    select ${boxColumns} from ${boxTables} where ${listed(selection)}
    order by ${sortColumns[sort.by]} ${direction}, b.lootbox_id ${direction}
    limit ${page.limit} offset ${page.offset}`.execute(db);
  const counted = await sql<{ totalCount: number }>`
    select count(*) as "totalCount" from ${boxTables} where ${listed(selection)}`.execute(db);
  return { rows, totalCount: counted.rows[0]?.totalCount ?? 0 };
}

/** A box that visitors may look at: Active or Paused. */
export async function readLootbox(db: Connection, lootboxId: string): Promise<LootboxRow | undefined> {
  const { rows } = await sql<LootboxRow>`
    select ${boxColumns} from ${boxTables}
    where b.lootbox_id = ${lootboxId} and b.status in ('Active', 'Paused')`.execute(db);
  return rows[0];
}

/** Drops of the boxes' current tables in published order, with the items as they stand now. */
export async function readCurrentDrops(db: Connection, lootboxIds: readonly string[]): Promise<DropRow[]> {
  const { rows } = await sql<DropRow>`
    select d.lootbox_id as "lootboxId", d.drop_id as "dropId", d.item_id as "itemId", d.tickets,
      d.ticket_from as "ticketFrom", i.name, i.image_url as "imageUrl", i.market_price_cents as "marketPriceCents"
    from lootboxes b
    join lootbox_drops d on d.lootbox_id = b.lootbox_id and d.table_version = b.table_version
    join items i on i.item_id = d.item_id
    where b.lootbox_id = any(${lootboxIds})
    order by d.lootbox_id, d.position`.execute(db);
  return rows;
}

/** One published table of a box that is or was open to the public. */
export async function readVersion(
  db: Connection,
  lootboxId: string,
  tableVersion: number,
): Promise<BoxVersion | undefined> {
  const { rows } = await sql<{ priceCents: number; oddsTable: string; oddsHash: string; publishedAt: Date }>`
    select price_cents as "priceCents", odds_table as "oddsTable", odds_hash as "oddsHash",
      published_at as "publishedAt"
    from lootbox_versions where lootbox_id = ${lootboxId} and table_version = ${tableVersion}`.execute(db);
  const [version] = rows;
  if (version === undefined) return undefined;
  const drops = await sql<Omit<DropRow, "lootboxId">>`
    select d.drop_id as "dropId", d.item_id as "itemId", d.tickets, d.ticket_from as "ticketFrom", i.name,
      i.image_url as "imageUrl", i.market_price_cents as "marketPriceCents"
    from lootbox_drops d join items i using (item_id)
    where d.lootbox_id = ${lootboxId} and d.table_version = ${tableVersion} order by d.position`.execute(db);
  return {
    lootboxId,
    tableVersion,
    price: cents(version.priceCents),
    oddsTable: version.oddsTable,
    oddsHash: version.oddsHash,
    publishedAt: version.publishedAt,
    drops: drops.rows.map(({ marketPriceCents, ...drop }) => ({ ...drop, marketPrice: cents(marketPriceCents) })),
  };
}

export type RelatedBoxRow = Pick<LootboxRow, "lootboxId" | "name" | "imageUrl" | "hue" | "priceCents"> & {
  tickets: number;
};

/** Open boxes that hold an item, the likeliest first. */
export async function readRelatedBoxes(db: Connection, itemId: string): Promise<RelatedBoxRow[]> {
  const { rows } = await sql<RelatedBoxRow>`
    select b.lootbox_id as "lootboxId", b.name, b.image_url as "imageUrl", b.hue, b.price_cents as "priceCents",
      d.tickets
    from lootbox_drops d
    join lootboxes b on b.lootbox_id = d.lootbox_id and b.table_version = d.table_version
    where d.item_id = ${itemId} and b.status = 'Active'
    order by d.tickets desc, b.lootbox_id`.execute(db);
  return rows;
}

import type { Cents } from "@trove/money";
import { type NotNull, type Selectable, sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";

export type VersionRow = Selectable<Tables["lootboxVersions"]> & {
  drops: Omit<Selectable<Tables["lootboxDrops"]>, "lootboxId" | "tableVersion">[];
};

/** The number of the version that was published last, which is or will be in force. */
export const WANTED_VERSION = sql<number>`coalesce(b.next_version, b.table_version)`;

/** Returns the names and prices of the items, by id. */
export async function readNamesAndPrices(
  db: Connection,
  itemIds: readonly string[],
): Promise<Map<string, { name: string; marketPrice: Cents }>> {
  const rows = await db
    .selectFrom("items")
    .select(["itemId", "name", "marketPriceCents as marketPrice"])
    .where((eb) => eb("itemId", "=", eb.fn.any(eb.val(itemIds))))
    .execute();
  return new Map(rows.map(({ itemId, ...values }) => [itemId, values]));
}

/**
 * Locks every box that has a version with one of the items, in the order of the boxes' ids. Read the boxes' content
 * with a later statement: a statement that waits for a lock may see other tables as they were before.
 */
export async function lockBoxesWith(tx: Transaction, itemIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom("lootboxes")
    .select("lootboxId")
    .where(({ eb, selectFrom }) =>
      eb(
        "lootboxId",
        "in",
        selectFrom("lootboxDrops")
          .select("lootboxId")
          .where((drop) => drop("itemId", "=", drop.fn.any(drop.val(itemIds)))),
      ),
    )
    .orderBy("lootboxId")
    .forNoKeyUpdate()
    .execute();
}

/** Selects the boxes that can be opened now or in the future, with their last versions. */
function openableBoxes(db: Connection) {
  return db
    .selectFrom("lootboxes as b")
    .innerJoin("lootboxVersions as v", (join) =>
      join.onRef("v.lootboxId", "=", "b.lootboxId").on("v.tableVersion", "=", WANTED_VERSION),
    )
    .select((eb) => [
      "b.lootboxId",
      "b.name",
      "b.status",
      "v.oddsTable",
      "v.priceCents as price",
      "v.sellBasisPoints",
      eb
        .selectFrom("lootboxVersions as all")
        .select(({ fn }) => fn.max("all.tableVersion").as("last"))
        .whereRef("all.lootboxId", "=", "b.lootboxId")
        .as("lastVersion"),
    ])
    .$narrowType<{ lastVersion: NotNull }>()
    .where("b.status", "!=", "Archived")
    .orderBy("b.lootboxId");
}

export function readBoxes(db: Connection, lootboxIds: readonly string[]) {
  return openableBoxes(db)
    .where((eb) => eb("b.lootboxId", "=", eb.fn.any(eb.val(lootboxIds))))
    .execute();
}

/** Returns the boxes whose last version contains one of the items. */
export function readBoxesWith(db: Connection, itemIds: readonly string[]) {
  return openableBoxes(db)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("lootboxDrops as d")
          .select("d.itemId")
          .whereRef("d.lootboxId", "=", "v.lootboxId")
          .whereRef("d.tableVersion", "=", "v.tableVersion")
          .where((eb) => eb("d.itemId", "=", eb.fn.any(eb.val(itemIds)))),
      ),
    )
    .execute();
}

/** Returns the hash of a version's odds table. Undefined if there is no such version. */
export async function readOddsHash(tx: Transaction, lootboxId: string, tableVersion: number) {
  const row = await tx
    .selectFrom("lootboxVersions")
    .select("oddsHash")
    .where("lootboxId", "=", lootboxId)
    .where("tableVersion", "=", tableVersion)
    .executeTakeFirst();
  return row?.oddsHash;
}

export async function hasBox(tx: Transaction, lootboxId: string): Promise<boolean> {
  const row = await tx.selectFrom("lootboxes").select("status").where("lootboxId", "=", lootboxId).executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a new version. An open box keeps its present version until the new one is in force; any other box changes to
 * the new one at once.
 */
export async function insertVersion(tx: Transaction, { drops, ...version }: VersionRow): Promise<void> {
  const { lootboxId, tableVersion, priceCents, publishedAt } = version;
  await tx.insertInto("lootboxVersions").values(version).execute();
  await tx
    .insertInto("lootboxDrops")
    .values(drops.map((drop) => ({ ...drop, lootboxId, tableVersion })))
    .execute();
  await sql`
    update lootboxes set
      table_version = case when status = 'Active' then table_version else ${tableVersion}::integer end,
      price_cents = case when status = 'Active' then price_cents else ${priceCents}::bigint end,
      next_version = case when status = 'Active' then ${tableVersion}::integer end,
      published_at = coalesce(published_at, ${publishedAt}), updated_at = ${publishedAt}, version = version + 1
    where lootbox_id = ${lootboxId}`.execute(tx);
}

/**
 * Makes the versions with these odds the current versions of their boxes, because these odds are in force since
 * `validFrom`. No offer is dated before that from now on. Returns how many boxes had a different version before.
 */
export async function beginVersions(
  db: Connection,
  { validFrom, boxes: odds }: { validFrom: string; boxes: readonly { boxId: string; oddsHash: string }[] },
): Promise<number> {
  await callCommand(db, command("terms_head_begin", { at: new Date(validFrom) }));
  const { rows } = await sql`
    update lootboxes b set table_version = v.table_version, price_cents = v.price_cents,
      next_version = nullif(coalesce(b.next_version, b.table_version), v.table_version), updated_at = clock_timestamp(), version = b.version + 1
    from lootbox_versions v
    join unnest(${odds.map(({ boxId }) => boxId)}::uuid[], ${odds.map(({ oddsHash }) => oddsHash)}::text[])
      as force (lootbox_id, odds_hash) using (lootbox_id, odds_hash)
    where v.lootbox_id = b.lootbox_id and b.table_version <> v.table_version and b.status = 'Active'
    returning b.lootbox_id`.execute(db);
  return rows.length;
}

/** Returns the Active boxes with the hash of the odds published last, and when these were published. */
export function readWantedOdds(db: Connection) {
  return db
    .selectFrom("lootboxes as b")
    .innerJoin("lootboxVersions as v", (join) =>
      join.onRef("v.lootboxId", "=", "b.lootboxId").on("v.tableVersion", "=", WANTED_VERSION),
    )
    .select(["b.lootboxId as boxId", "v.oddsHash", "v.publishedAt"])
    .where("b.status", "=", "Active")
    .execute();
}

export function readOddsTables(db: Connection, odds: readonly { boxId: string; oddsHash: string }[]) {
  return db
    .selectFrom("lootboxVersions")
    .select(["oddsHash", "oddsTable"])
    .where((eb) => eb("lootboxId", "=", eb.fn.any(eb.val(odds.map(({ boxId }) => boxId)))))
    .where((eb) => eb("oddsHash", "=", eb.fn.any(eb.val(odds.map(({ oddsHash }) => oddsHash)))))
    .execute();
}

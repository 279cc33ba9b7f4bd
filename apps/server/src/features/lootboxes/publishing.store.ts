import type { Cents } from "@trove/money";
import type { NotNull, Selectable } from "kysely";
import type { Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";

export type VersionRow = Selectable<Tables["lootboxVersions"]> & {
  drops: Omit<Selectable<Tables["lootboxDrops"]>, "lootboxId" | "tableVersion">[];
};

/** What the items are called and worth, by id. */
export async function readItemTerms(
  tx: Transaction,
  itemIds: readonly string[],
): Promise<Map<string, { name: string; marketPrice: Cents }>> {
  const rows = await tx
    .selectFrom("items")
    .select(["itemId", "name", "marketPriceCents as marketPrice"])
    .where((eb) => eb("itemId", "=", eb.fn.any(eb.val(itemIds))))
    .execute();
  return new Map(rows.map(({ itemId, ...terms }) => [itemId, terms]));
}

/** The boxes that may be opened again and whose current version holds the item. Locks them, in the order of their ids. */
export function lockBoxesWith(tx: Transaction, itemId: string) {
  return tx
    .selectFrom("lootboxes as b")
    .innerJoin("lootboxVersions as v", (join) =>
      join.onRef("v.lootboxId", "=", "b.lootboxId").onRef("v.tableVersion", "=", "b.tableVersion"),
    )
    .select((eb) => [
      "b.lootboxId",
      "v.tableVersion",
      "v.priceCents as price",
      eb
        .selectFrom("lootboxVersions as all")
        .select(({ fn }) => fn.max("all.tableVersion").as("last"))
        .whereRef("all.lootboxId", "=", "b.lootboxId")
        .as("lastVersion"),
    ])
    .$narrowType<{ lastVersion: NotNull }>()
    .where("b.status", "!=", "Archived")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("lootboxDrops as d")
          .whereRef("d.lootboxId", "=", "b.lootboxId")
          .whereRef("d.tableVersion", "=", "b.tableVersion")
          .where("d.itemId", "=", itemId),
      ),
    )
    .orderBy("b.lootboxId")
    .forNoKeyUpdate("b")
    .execute();
}

export function readTickets(tx: Transaction, lootboxId: string, tableVersion: number) {
  return tx
    .selectFrom("lootboxDrops")
    .select(["itemId", "tickets"])
    .where("lootboxId", "=", lootboxId)
    .where("tableVersion", "=", tableVersion)
    .execute();
}

/** Stores a version and makes it the box's current one. */
export async function insertVersion(tx: Transaction, { drops, ...version }: VersionRow): Promise<void> {
  const { lootboxId, tableVersion, priceCents, publishedAt } = version;
  await tx.insertInto("lootboxVersions").values(version).execute();
  await tx
    .insertInto("lootboxDrops")
    .values(drops.map((drop) => ({ ...drop, lootboxId, tableVersion })))
    .execute();
  await tx
    .updateTable("lootboxes")
    .set((eb) => ({
      tableVersion,
      priceCents,
      publishedAt: eb.fn.coalesce("publishedAt", eb.val(publishedAt)),
      updatedAt: publishedAt,
      version: eb("version", "+", 1),
    }))
    .where("lootboxId", "=", lootboxId)
    .execute();
}

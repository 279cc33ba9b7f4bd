import type { Selectable } from "kysely";
import type { Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";

export type VersionRow = Selectable<Tables["lootboxVersions"]> & {
  drops: Omit<Selectable<Tables["lootboxDrops"]>, "lootboxId" | "tableVersion">[];
};

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

import type { SettingGroup } from "@trove/contract";
import type { Selectable } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";

export type VersionRow = Selectable<Tables["settingVersions"]>;

/** Maximum number of versions of a group that operators see. */
const SHOWN_VERSIONS = 30;

/** The versions of all groups that are in force at a time, and all later ones. */
export async function readVersionsFrom(db: Connection, at: Date): Promise<VersionRow[]> {
  const inForce = db
    .selectFrom("settingVersions")
    .selectAll()
    .distinctOn("name")
    .where("validFrom", "<=", at)
    .orderBy("name")
    .orderBy("validFrom", "desc")
    .orderBy("version", "desc");
  const planned = db.selectFrom("settingVersions").selectAll().where("validFrom", ">", at);
  const [current, later] = await Promise.all([inForce.execute(), planned.execute()]);
  return [...current, ...later];
}

/** The latest versions of a group, newest first. */
export function readLatestVersions(db: Connection, name: SettingGroup): Promise<VersionRow[]> {
  return db
    .selectFrom("settingVersions")
    .selectAll()
    .where("name", "=", name)
    .orderBy("version", "desc")
    .limit(SHOWN_VERSIONS)
    .execute();
}

/** The number of the latest version of each group that was ever changed. */
export async function readLatestNumbers(db: Connection): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("settingVersions")
    .select(["name", (eb) => eb.fn.max("version").as("version")])
    .groupBy("name")
    .execute();
  return new Map(rows.map(({ name, version }) => [name, version]));
}

/** Adds a version. Returns false if somebody else has written a version with this number. */
export async function insertVersion(tx: Transaction, row: VersionRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("settingVersions")
    .values({ ...row, value: JSON.stringify(row.value) })
    .onConflict((conflict) => conflict.columns(["name", "version"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

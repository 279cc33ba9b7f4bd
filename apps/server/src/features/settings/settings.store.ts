import type { SettingGroup } from "@trove/contract";
import type { ExpressionBuilder, Selectable } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";

export type VersionRow = Selectable<Tables["settingVersions"]>;

/** Maximum number of versions of a group that operators see. */
const SHOWN_VERSIONS = 30;

/**
 * True for a change for now that a later change for now replaces although its time is later: the clock of the process
 * that wrote it was ahead.
 */
const isReplaced = ({ exists, selectFrom }: ExpressionBuilder<Tables, "settingVersions">) =>
  exists(
    selectFrom("settingVersions as later")
      .select("later.version")
      .whereRef("later.name", "=", "settingVersions.name")
      .whereRef("later.version", ">", "settingVersions.version")
      .whereRef("later.validFrom", "<=", "settingVersions.validFrom")
      .whereRef("later.validFrom", "<=", "later.createdAt")
      .whereRef("settingVersions.validFrom", "<=", "settingVersions.createdAt"),
  );

/** The versions of all groups that are in force at a time, and all later ones. */
export async function readVersionsFrom(db: Connection, at: Date): Promise<VersionRow[]> {
  const versions = db
    .selectFrom("settingVersions")
    .selectAll()
    .where((eb) => eb.not(isReplaced(eb)));
  const current = await versions
    .distinctOn("name")
    .where("validFrom", "<=", at)
    .orderBy("name")
    .orderBy("validFrom", "desc")
    .orderBy("version", "desc")
    .execute();
  return [...current, ...(await versions.where("validFrom", ">", at).execute())];
}

/** The times from which versions of a group are or were in force, or were planned to be, in order. */
export async function readVersionTimes(db: Connection, name: SettingGroup): Promise<Date[]> {
  const rows = await db
    .selectFrom("settingVersions")
    .select("validFrom")
    .distinct()
    .where("name", "=", name)
    .orderBy("validFrom")
    .execute();
  return rows.map(({ validFrom }) => validFrom);
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

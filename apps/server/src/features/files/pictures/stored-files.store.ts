import { type Selectable, sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";

/** Adds a file. A name's contents never change, so one that is there stays. */
export async function insertFile(db: Connection, file: Selectable<Tables["storedFiles"]>): Promise<void> {
  await db
    .insertInto("storedFiles")
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findFile(db: Connection, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom("storedFiles").select("bytes").where("name", "=", name).executeTakeFirst();
  return row?.bytes;
}

export async function removeFile(db: Connection, name: string): Promise<void> {
  await db.deleteFrom("storedFiles").where("name", "=", name).execute();
}

/** Returns those of the names that the shop still uses, but whose files are not stored. */
export async function findMissing(db: Connection, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as local (name)
    where not exists (select from stored_files stored where stored.name = local.name)
      and (exists (select from pictures where hash = left(name, 64))
        or exists (select from legal_documents where hash = left(name, 64)))`.execute(db);
  return rows.map(({ name }) => name);
}

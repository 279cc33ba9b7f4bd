import type { BodyOf, Endpoints } from "@trove/contract";
import type { Connection, Transaction } from "../../../database/connection.ts";

export type BookSettings = Omit<BodyOf<Endpoints["changeBookSettings"]>, "version">;

/** Returns what is stored of the settings: nothing until they are changed first. */
export async function readStoredSettings(db: Connection) {
  const row = await db.selectFrom("bookSettings").select(["settings", "version"]).executeTakeFirstOrThrow();
  return row as { settings: Partial<BookSettings>; version: number };
}

/** Replaces the settings, if they still have this version. Returns true if they did. */
export async function replaceSettings(tx: Transaction, settings: BookSettings, version: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("bookSettings")
    .set((row) => ({ settings: JSON.stringify(settings), version: row("version", "+", 1) }))
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

import type { Translations } from "@trove/contract/translations";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";

export type LaunchRow = {
  name: string;
  description: string;
  translations: Translations;
  isPutAway: boolean;
  version: number;
};

const columns = ["name", "description", "isPutAway", "version"] as const;
const translations = sql<Translations>`translations`.as("translations");

export function readLaunch(db: Connection): Promise<LaunchRow> {
  return db.selectFrom("launch").select(columns).select(translations).executeTakeFirstOrThrow();
}

export function lockLaunch(tx: Transaction): Promise<LaunchRow> {
  return tx.selectFrom("launch").select(columns).select(translations).forUpdate().executeTakeFirstOrThrow();
}

export async function writeLaunchWords(
  tx: Transaction,
  words: Pick<LaunchRow, "name" | "description" | "translations">,
): Promise<void> {
  await tx
    .updateTable("launch")
    .set(words)
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .execute();
}

export async function writePutAway(tx: Transaction, isPutAway: boolean): Promise<void> {
  await tx.updateTable("launch").set({ isPutAway }).execute();
}

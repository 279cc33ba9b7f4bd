import type { PromoState } from "@trove/contract";
import type { Selectable } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";

export type PromoCodeRow = Selectable<Tables["promoCodes"]>;

/** The state of a code at a moment. */
export function promoState({ startsAt, endsAt, mostUses, uses }: PromoCodeRow, at: Date): PromoState {
  if (endsAt !== null && endsAt <= at) return "Ended";
  if (startsAt > at) return "Planned";
  return mostUses !== null && uses >= mostUses ? "UsedUp" : "Active";
}

/** Adds a code. Returns undefined if the code is taken. */
export function insertPromoCode(
  tx: Transaction,
  row: Omit<PromoCodeRow, "uses" | "version">,
): Promise<PromoCodeRow | undefined> {
  return tx
    .insertInto("promoCodes")
    .values(row)
    .onConflict((taken) => taken.column("code").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Reads a code and locks its row, so orders with it wait. */
export function lockPromoCode(tx: Transaction, promoCodeId: string): Promise<PromoCodeRow | undefined> {
  return tx.selectFrom("promoCodes").selectAll().where("promoCodeId", "=", promoCodeId).forUpdate().executeTakeFirst();
}

export function endPromoCodeAt(tx: Transaction, promoCodeId: string, endsAt: Date): Promise<PromoCodeRow> {
  return tx
    .updateTable("promoCodes")
    .set((eb) => ({ endsAt, version: eb("version", "+", 1) }))
    .where("promoCodeId", "=", promoCodeId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns those of these ids of items and categories that don't exist. */
export async function findUnknown(
  db: Connection,
  { itemIds, categoryIds }: Pick<PromoCodeRow, "itemIds" | "categoryIds">,
): Promise<string[]> {
  const [items, categories] = await Promise.all([
    db
      .selectFrom("items")
      .select("itemId as id")
      .where("itemId", "in", [...itemIds, NONE])
      .execute(),
    db
      .selectFrom("categories")
      .select("categoryId as id")
      .where("categoryId", "in", [...categoryIds, NONE])
      .execute(),
  ]);
  const known = new Set([...items, ...categories].map(({ id }) => id));
  return [...itemIds, ...categoryIds].filter((id) => !known.has(id));
}

/** A list must not be empty in SQL. */
const NONE = "00000000-0000-0000-0000-000000000000";

import { type Cents, cents } from "@trove/money";
import { sql } from "kysely";
import type { Transaction } from "../../../database/connection.ts";
import type { refundEntries } from "../index.ts";

/**
 * Returns the amount that cancelling a shipment credited to its owner's balance. Zero for a guest, who has no balance.
 */
export async function readCredited(
  tx: Transaction,
  userId: string,
  { itemsEntryId, shippingEntryId }: ReturnType<typeof refundEntries>,
): Promise<Cents> {
  const { credited } = await tx
    .selectFrom("ledgerEntries")
    .select(sql<string>`coalesce(sum(amount_cents), 0)`.as("credited"))
    .where("userId", "=", userId)
    .where("entryId", "in", [itemsEntryId, shippingEntryId])
    .executeTakeFirstOrThrow();
  return cents(Number(credited));
}

import { REFUND_DAYS, WARNING_DAYS } from "@trove/contract";
import { sql, type NotNull } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";

/** Finds withdrawals about which a case is due. `warnedAt` is when one is due because the refund is. */
export function findDue(db: Connection, at: Date, most: number) {
  return db
    .selectFrom("withdrawals")
    .select(["withdrawalId", "userId", "status", "caseDueAt"])
    .select(sql<Date>`due_at - ${`${REFUND_DAYS - WARNING_DAYS} days`}::interval`.as("warnedAt"))
    .where("caseDueAt", "<=", at)
    .orderBy("caseDueAt")
    .limit(most)
    .$narrowType<{ caseDueAt: NotNull }>()
    .execute();
}

export async function setNextCase(tx: Transaction, withdrawalId: string, caseDueAt: Date | null): Promise<void> {
  await tx.updateTable("withdrawals").set({ caseDueAt }).where("withdrawalId", "=", withdrawalId).execute();
}

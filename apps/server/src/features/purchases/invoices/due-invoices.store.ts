import type { DueInvoice } from "../../../command/functions.generated.ts";
import type { Connection } from "../../../database/connection.ts";

/** Returns up to `most` documents that wait for their number, in the order in which they became due. */
export function readDueInvoices(db: Connection, most: number): Promise<DueInvoice[]> {
  return db
    .selectFrom("invoiceQueue")
    .select(["userId", "purchaseId", "kind", "transactionNumber"])
    .orderBy("dueAt")
    .orderBy("transactionNumber")
    .orderBy("purchaseId")
    .orderBy("kind", "desc")
    .limit(most)
    .execute();
}

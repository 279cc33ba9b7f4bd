import { randomUUIDv7 } from "node:crypto";
import type { Transaction } from "../../../../database/connection.ts";
import { insertAudit } from "../../../operators/index.ts";
import type { Recorded } from "./record-steps.ts";

/** Writes an audit entry for each delivery. `partOf` is the entry of the file that reported them. */
export async function auditDeliveries(
  tx: Transaction,
  deliveries: readonly Recorded[],
  { actorId, partOf = null }: { actorId: string; partOf?: string | null },
  at: Date,
): Promise<void> {
  for (const { before, after } of deliveries) {
    await insertAudit(tx, {
      auditId: randomUUIDv7(),
      actorId,
      action: "confirmDelivery",
      subjectId: before.shipmentId,
      before: { status: "Shipped", deliveredAt: null, version: before.version },
      after: { status: "Shipped", deliveredAt: after.deliveredAt, version: after.version },
      partOf,
      at,
    });
  }
}

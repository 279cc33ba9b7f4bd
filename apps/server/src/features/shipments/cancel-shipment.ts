import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { sourcesOf } from "./order-move.ts";
import type { ShipmentParts } from "./parts.ts";
import { refundEntries } from "./refund-entries.ts";
import type { ShipmentFacts } from "./shipment-facts.ts";
import { callCancelShipment } from "./shipments.store.ts";

/**
 * Cancels a shipment for its owner, if the transition table allows it. Refunds the shipping cost. The items return to
 * the inventory; if they were bought and are still Ordered, the owner can choose their price as balance instead.
 * - Locks the shipment's row, so moves by operators wait.
 * - Throws NOT_FOUND and STATUS_CONFLICT.
 */
export async function cancelShipment(
  { db, now }: ShipmentParts,
  person: Person,
  idempotency: Idempotency,
  shipmentId: string,
  { reason, refund }: BodyOf<Endpoints["cancelShipment"]>,
): Promise<ShipmentFacts> {
  return callCancelShipment(db, person, idempotency, now(), shipmentId, {
    from: sourcesOf("Cancelled", "User", reason === undefined ? [] : ["reason"]),
    to: "Cancelled",
    actor: "User",
    version: null,
    carrier: null,
    trackingNumber: null,
    note: reason ?? null,
    refund,
    ...refundEntries(randomUUIDv7),
  });
}

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
 * Cancels a shipment for its owner, if the transition table lets a User do so. The shipping cost is given back. The
 * items return to the inventory; if they were bought and are still Ordered, their price can go to the balance instead.
 * Locks the shipment's row, which decides races with operators who move it. Throws NOT_FOUND and STATUS_CONFLICT.
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

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
 * Cancels a shipment for its owner, as far as the transition table lets a User. What was paid for the shipping comes
 * back; the goods return to the inventory or, bought and still Ordered, their price to the balance. The lock on the
 * shipment's row decides against an operator who moves it on. Throws NOT_FOUND and STATUS_CONFLICT.
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
    ...refundEntries([randomUUIDv7(), randomUUIDv7()]),
  });
}

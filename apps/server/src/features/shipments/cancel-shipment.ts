import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { admitDeposit } from "../protection/index.ts";
import { sourcesOf } from "./order-move.ts";
import type { ShipmentParts } from "./parts.ts";
import { refundEntries } from "./refund-entries.ts";
import type { ShipmentFacts } from "./shipment-facts.ts";
import { callCancelShipment } from "./shipments.store.ts";

/**
 * Cancels a shipment for its owner, if the transition table allows it. Refunds the shipping cost. The items return to
 * the inventory; if they were bought and are still Ordered, the owner can choose their price as balance instead.
 * - Money of a card goes back to the card where a break or a limit keeps it out of the balance.
 * - Locks the shipment's row, so moves by operators wait.
 * - Throws NOT_FOUND and STATUS_CONFLICT.
 */
export async function cancelShipment(
  parts: ShipmentParts,
  person: Person,
  idempotency: Idempotency,
  shipmentId: string,
  { reason, refund }: BodyOf<Endpoints["cancelShipment"]>,
  /** The country of the request, if it is known. */
  country: string | undefined,
): Promise<ShipmentFacts> {
  const at = parts.now();
  const terms = await admitDeposit(parts, person.userId, country, at);
  return callCancelShipment(parts.db, person, idempotency, at, shipmentId, {
    terms,
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

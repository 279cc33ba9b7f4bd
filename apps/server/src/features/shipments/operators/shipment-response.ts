import type { Endpoints, ResponseOf } from "@trove/contract";
import { isOfGuest, type ShipmentFacts, shipmentResponse } from "../index.ts";

/** Renders a shipment for the operator who has changed it. */
export function adminShipment(facts: ShipmentFacts): ResponseOf<Endpoints["setShipmentStatus"]> {
  const userInfoId = isOfGuest(facts) ? null : facts.userId;
  return { ...shipmentResponse(facts), userInfoId, contactEmail: facts.contactEmail };
}

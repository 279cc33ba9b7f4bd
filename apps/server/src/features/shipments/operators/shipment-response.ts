import type { Endpoints, ResponseOf } from "@trove/contract";
import { isOfGuest, type ShipmentFacts, shipmentResponse } from "../index.ts";

/** A shipment as an operator sees it after a change. */
export function adminShipment(facts: ShipmentFacts): ResponseOf<Endpoints["setShipmentStatus"]> {
  const userInfoId = isOfGuest(facts) ? null : facts.userId;
  return { ...shipmentResponse(facts), userInfoId, contactEmail: facts.contactEmail };
}

import { type Endpoints, operatorShipmentFields, type ResponseOf } from "@trove/contract";
import { isOfGuest, type ShipmentFacts, shipmentResponse } from "../index.ts";

type OperatorField = keyof typeof operatorShipmentFields;

/** Copies the fields that only operators see from the facts with the same names. */
function operatorFields(facts: ShipmentFacts): Pick<ShipmentFacts, OperatorField> {
  const names = Object.keys(operatorShipmentFields) as OperatorField[];
  return Object.fromEntries(names.map((name) => [name, facts[name]])) as Pick<ShipmentFacts, OperatorField>;
}

/** Renders a shipment for the operator who has changed it. */
export function adminShipment(facts: ShipmentFacts): ResponseOf<Endpoints["setShipmentStatus"]> {
  const userInfoId = isOfGuest(facts) ? null : facts.userId;
  return { ...shipmentResponse(facts), ...operatorFields(facts), userInfoId };
}

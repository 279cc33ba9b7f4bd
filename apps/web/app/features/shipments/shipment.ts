import type { CallResult } from "../../api/request.ts";

export type Shipment = CallResult<"getShipment">;

type CarrierStep = Shipment["carrierSteps"][number];
export type ShipmentEvent = Shipment["history"][number] & { isDelivery: boolean };

/** The history, oldest first. A delivery is stored as a second "Shipped" event, which `isDelivery` marks. */
export const eventsOf = ({ history, deliveredAtUtc }: Pick<Shipment, "history" | "deliveredAtUtc">): ShipmentEvent[] =>
  history.map((event) => ({ ...event, isDelivery: event.status === "Shipped" && event.atUtc === deliveredAtUtc }));

/**
 * The shop's events and the carrier's steps, oldest first. The carrier's word about the delivery replaces the shop's,
 * whose time is that of the report.
 */
export function wayOf(shipment: Pick<Shipment, "history" | "deliveredAtUtc" | "carrierSteps">) {
  const { carrierSteps, deliveredAtUtc } = shipment;
  const told = carrierSteps.filter(({ step, atUtc }) => step !== "Delivered" || atUtc !== deliveredAtUtc);
  const isTold = told.some(({ step }) => step === "Delivered");
  const events = eventsOf(shipment).filter(({ isDelivery }) => !isDelivery || !isTold);
  const way: (ShipmentEvent | CarrierStep)[] = [...events, ...told];
  return way.toSorted((one, other) => Date.parse(one.atUtc) - Date.parse(other.atUtc));
}

/** The number of pieces in the shipment. */
export const countOf = ({ items }: Pick<Shipment, "items">): number =>
  items.reduce((count, { quantity }) => count + quantity, 0);

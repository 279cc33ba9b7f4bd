import type { CallResult } from "../../api/request.ts";

export type Shipment = CallResult<"getShipment">;

export type ShipmentEvent = Shipment["history"][number] & { isDelivery: boolean };

/** The history, oldest first. A delivery is stored as a second "Shipped" event, which `isDelivery` marks. */
export const eventsOf = ({ history, deliveredAtUtc }: Pick<Shipment, "history" | "deliveredAtUtc">): ShipmentEvent[] =>
  history.map((event) => ({ ...event, isDelivery: event.status === "Shipped" && event.atUtc === deliveredAtUtc }));

/** The number of pieces in the shipment. */
export const countOf = ({ items }: Pick<Shipment, "items">): number =>
  items.reduce((count, { quantity }) => count + quantity, 0);

import type { Answer } from "../../api/request.ts";

export type Shipment = Answer<"getShipment">;

export type ShipmentEvent = Shipment["history"][number] & { isDelivery: boolean };

/** What happened to it, oldest first. The delivery is kept as one more "Shipped" with the time of the delivery. */
export const eventsOf = ({ history, deliveredAtUtc }: Pick<Shipment, "history" | "deliveredAtUtc">): ShipmentEvent[] =>
  history.map((event) => ({ ...event, isDelivery: event.status === "Shipped" && event.atUtc === deliveredAtUtc }));

/** How many things lie in it. */
export const countOf = ({ items }: Pick<Shipment, "items">): number =>
  items.reduce((count, { quantity }) => count + quantity, 0);

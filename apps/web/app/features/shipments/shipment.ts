import type { Answer } from "../../api/request.ts";

export type Shipment = Answer<"getShipment">;

/** How many things lie in it. */
export const countOf = ({ items }: Pick<Shipment, "items">): number =>
  items.reduce((count, { quantity }) => count + quantity, 0);

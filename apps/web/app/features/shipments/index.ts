import { later } from "../../ui/later.tsx";

export { ShipmentTimeline } from "./list/shipment-timeline.tsx";
export { LineNames } from "./line-names.tsx";
export { OrderStatusMark } from "./order-status.tsx";
export { Arrival } from "./parcel/arrival.tsx";
export { CancelParcel } from "./parcel/cancel-parcel.tsx";
export { NextSteps } from "./parcel/next-steps.tsx";
export { Parcel } from "./parcel/parcel.tsx";
export { ParcelHistory } from "./parcel/parcel-history.tsx";
export { countOf, eventsOf } from "./shipment.ts";

/** The returns of an order or shipment. */
export const Returns = later(() => import("./returns/returns.tsx"));

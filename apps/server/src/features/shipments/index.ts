export { createShipment } from "./create-shipment.ts";
export { missingDetails } from "./order-move.ts";
export { ORDER_NUMBERS, orderNumber, withFreeNumbers } from "./order-number.ts";
export { refundEntries } from "./refund-entries.ts";
export { promiseOf, shipmentResponse } from "./shipment-response.ts";
export { isOfGuest, type ShipmentFacts } from "./shipment-facts.ts";
export { shipmentRoutes } from "./shipments.routes.ts";
export {
  callAddCarrierSteps,
  callDeliverShipment,
  callHoldShipments,
  callMoveShipment,
  callReleaseShipments,
  findAnyShipment,
  findNamedShipments,
  findShipment,
  lockNamedShipments,
  type NamedShipment,
  readShipments,
  type ShipmentQuery,
} from "./shipments.store.ts";
export { type ParcelTimes, readParcelTimes } from "./parcel-times.store.ts";
export { openShipmentsValue } from "./shipments-value.store.ts";

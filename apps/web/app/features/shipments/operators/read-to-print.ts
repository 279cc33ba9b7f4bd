import { call } from "../../../api/call.ts";
import type { OperatorShipment } from "./operator-shipment.ts";

/**
 * Reads shipments as they are now, each with its entry in the audit log: a packing list takes an address out of the
 * shop.
 */
export function readToPrint(ids: readonly string[]): Promise<OperatorShipment[]> {
  return Promise.all(ids.map((id) => call("getAdminShipment", { params: { id } })));
}

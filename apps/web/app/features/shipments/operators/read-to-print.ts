import { call } from "../../../api/call.ts";
import type { OperatorShipment } from "./operator-shipment.ts";

/**
 * Reads the current state of shipments for printing. Each read makes an entry in the audit log, because a packing list
 * takes an address out of the shop.
 */
export function readToPrint(ids: readonly string[]): Promise<OperatorShipment[]> {
  return Promise.all(ids.map((id) => call("getAdminShipment", { params: { id } })));
}

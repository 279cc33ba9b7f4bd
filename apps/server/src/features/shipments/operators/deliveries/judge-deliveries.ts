import type { DeliveryOutcome } from "@trove/contract";
import type { NamedShipment } from "../../index.ts";
import type { DeliveryLine } from "./read-delivery-file.ts";

/** A line with its outcome. `shipment` is the one that the line names, if there is one. */
export type JudgedLine = DeliveryLine & { outcome: DeliveryOutcome; shipment: NamedShipment | undefined };

/**
 * Determines the outcome of each line. `shipments` must contain all shipments that the lines may name. If several lines
 * name one shipment, the first delivers it.
 */
export function judgeDeliveries(lines: readonly DeliveryLine[], shipments: readonly NamedShipment[]): JudgedLine[] {
  const named = new Set<string>();
  return lines.map((line) => {
    const found = shipments.filter(
      ({ number, trackingNumber }) => number === line.reference || trackingNumber === line.reference,
    );
    const [shipment] = found;
    if (shipment === undefined) return { ...line, shipment, outcome: "Unknown" };
    if (found.length > 1) return { ...line, shipment: undefined, outcome: "Ambiguous" };
    if (named.has(shipment.shipmentId)) return { ...line, shipment, outcome: "Repeated" };
    named.add(shipment.shipmentId);
    if (shipment.status !== "Shipped") return { ...line, shipment, outcome: "NotSent" };
    return { ...line, shipment, outcome: shipment.isDelivered ? "AlreadyDelivered" : "Delivered" };
  });
}

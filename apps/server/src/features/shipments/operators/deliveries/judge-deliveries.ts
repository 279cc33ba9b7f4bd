import type { DeliveryOutcome } from "@trove/contract";
import type { NamedShipment } from "../../index.ts";
import type { DeliveryLine } from "./read-delivery-file.ts";

/** A report about a parcel: a row of a file, or an event of a carrier's call. */
type Report = Pick<DeliveryLine, "reference" | "told">;

/** A report with its outcome. `shipment` is the one that it names, if there is one. */
export type Judged<Given extends Report = DeliveryLine> = Given & {
  outcome: DeliveryOutcome;
  shipment: NamedShipment | undefined;
};

/** Clocks of carriers may be this far ahead. */
const AHEAD_MS = 60 * 60_000;

function outcomeOf(
  { told }: Report,
  shipment: NamedShipment,
  { now, isReturning }: { now: Date; isReturning: boolean },
): DeliveryOutcome {
  if (shipment.status !== "Shipped") return "NotSent";
  if (told === null || (told.at === null && told.step !== "Delivered")) return "Unreadable";
  const at = told.at ?? now;
  if (at < shipment.createdAt || at.getTime() > now.getTime() + AHEAD_MS) return "WrongTime";
  if (told.step !== "Delivered") return "Noted";
  if (shipment.isDelivered) return "AlreadyDelivered";
  return isReturning ? "Returning" : "Delivered";
}

/**
 * Determines the outcome of each report. `shipments` must contain all shipments that the reports may name. The first of
 * several equal reports counts, and the first delivery of a shipment.
 */
export function judgeDeliveries<Given extends Report>(
  reports: readonly Given[],
  shipments: readonly NamedShipment[],
  now: Date,
): Judged<Given>[] {
  const seen = new Set<string>();
  const named = reports.map((report) => {
    const { reference } = report;
    const found = shipments.filter(
      ({ number, trackingNumber }) => number === reference || trackingNumber === reference,
    );
    return { report, found };
  });
  // Whatever the order of the reports: a parcel that goes back is not delivered to its buyer.
  const returning = new Set(
    named.flatMap(({ report, found }) =>
      found.flatMap(({ shipmentId, isReturning }) =>
        isReturning || report.told?.step === "Returning" ? [shipmentId] : [],
      ),
    ),
  );
  return named.map(({ report, found }): Judged<Given> => {
    const [shipment] = found;
    if (shipment === undefined) return { ...report, shipment, outcome: "Unknown" };
    if (found.length > 1) return { ...report, shipment: undefined, outcome: "Ambiguous" };
    const { step, at } = report.told ?? {};
    const same = [shipment.shipmentId, step, step === "Delivered" ? "" : at?.getTime()].join();
    if (seen.has(same)) return { ...report, shipment, outcome: "Repeated" };
    seen.add(same);
    const isReturning = returning.has(shipment.shipmentId);
    return { ...report, shipment, outcome: outcomeOf(report, shipment, { now, isReturning }) };
  });
}

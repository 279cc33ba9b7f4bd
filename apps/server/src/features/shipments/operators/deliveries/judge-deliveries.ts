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

/** Clocks of carriers may be this far ahead or behind. */
const AHEAD_MS = 60 * 60_000;

/** Times from before the parcel was sent are of another one, because carriers use numbers again. */
function isPossible({ sentAt }: NamedShipment, at: Date, now: Date): boolean {
  const from = sentAt?.getTime() ?? Infinity;
  return at.getTime() >= from - AHEAD_MS && at.getTime() <= now.getTime() + AHEAD_MS;
}

function outcomeOf(
  { told }: Report,
  shipment: NamedShipment,
  { now, isReturning }: { now: Date; isReturning: boolean },
): DeliveryOutcome {
  if (shipment.status !== "Shipped") return "NotSent";
  if (told === null || (told.at === null && told.step !== "Delivered")) return "Unreadable";
  const at = told.at ?? now;
  if (!isPossible(shipment, at, now)) return "WrongTime";
  if (told.step !== "Delivered") return "Noted";
  if (shipment.isDelivered) return "AlreadyDelivered";
  return isReturning ? "Returning" : "Delivered";
}

/**
 * Determines the outcome of each report. `shipments` must contain all shipments that the reports may name. Of several
 * that have its number, a report means the only one that is on the way. The first of several equal reports counts,
 * and the first possible delivery of a shipment.
 */
export function judgeDeliveries<Given extends Report>(
  reports: readonly Given[],
  shipments: readonly NamedShipment[],
  now: Date,
): Judged<Given>[] {
  const seen = new Set<string>();
  const named = reports.map((report) => {
    const { reference } = report;
    const all = shipments.filter(({ number, trackingNumber }) => number === reference || trackingNumber === reference);
    const waiting = all.filter(({ status, isDelivered }) => status === "Shipped" && !isDelivered);
    return { report, found: waiting.length === 1 ? waiting : all };
  });
  // A parcel that goes back is not delivered to its buyer, also if the report of its return comes later in the list.
  const returning = new Set(
    named.flatMap(({ report, found }) =>
      found.flatMap((shipment) => {
        const { step, at } = report.told ?? {};
        const isTold = step === "Returning" && at && isPossible(shipment, at, now);
        return shipment.isReturning || isTold ? [shipment.shipmentId] : [];
      }),
    ),
  );
  return named.map(({ report, found }): Judged<Given> => {
    const [shipment] = found;
    if (shipment === undefined) return { ...report, shipment, outcome: "Unknown" };
    if (found.length > 1) return { ...report, shipment: undefined, outcome: "Ambiguous" };
    const { step, at } = report.told ?? {};
    const same = [shipment.shipmentId, step, step === "Delivered" ? "" : at?.getTime()].join();
    if (seen.has(same)) return { ...report, shipment, outcome: "Repeated" };
    const outcome = outcomeOf(report, shipment, { now, isReturning: returning.has(shipment.shipmentId) });
    // A report that can't be true must not hide a later one that is.
    if (outcome !== "WrongTime" && outcome !== "Unreadable") seen.add(same);
    return { ...report, shipment, outcome };
  });
}

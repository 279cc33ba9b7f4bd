import type { Transaction } from "../../../../database/connection.ts";
import {
  callAddCarrierSteps,
  callDeliverShipment,
  findShipment,
  type NamedShipment,
  type ShipmentFacts,
} from "../../index.ts";
import { mailStep, type StepMailParts } from "./mail-step.ts";
import type { Judged } from "./judge-deliveries.ts";
import type { DeliveryLine } from "./read-delivery-file.ts";

type Report = Pick<DeliveryLine, "reference" | "told">;

/** A delivery that has been recorded: the shipment before and after it. */
export type Recorded = { before: NamedShipment; after: ShipmentFacts };

/**
 * Stores the steps of judged reports, delivers the shipments that arrived, and queues mails about the other steps. The
 * shipments must be locked. Returns the deliveries.
 */
export async function recordSteps(
  parts: StepMailParts,
  tx: Transaction,
  judged: readonly Judged<Report>[],
  now: Date,
): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const counting = judged.filter(({ outcome }) => outcome === "Noted" || outcome === "Delivered");
  for (const reports of Map.groupBy(counting, ({ shipment }) => shipment?.shipmentId).values()) {
    const before = reports[0]?.shipment;
    if (before === undefined) continue;
    const steps = reports.flatMap(({ told }) => (told === null ? [] : [{ ...told, at: told.at ?? now }]));
    const added = await callAddCarrierSteps(tx, before, steps);
    if (reports.some(({ outcome }) => outcome === "Delivered")) {
      recorded.push({ before, after: await callDeliverShipment(tx, before, before.version, now) });
    } else if (added.length > 0) {
      const facts = await findShipment(tx, before.userId, before.shipmentId);
      if (facts !== undefined) await mailStep(parts, tx, facts, added, now);
    }
  }
  return recorded;
}

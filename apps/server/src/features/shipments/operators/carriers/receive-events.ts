import type { BodyOf, DeliveryOutcome, Endpoints } from "@trove/contract";
import type { Connection } from "../../../../database/connection.ts";
import { lockNamedShipments } from "../../index.ts";
import { CARRIERS } from "../../../operators/index.ts";
import { auditDeliveries } from "../deliveries/audit-deliveries.ts";
import { judgeDeliveries } from "../deliveries/judge-deliveries.ts";
import type { StepMailParts } from "../deliveries/mail-step.ts";
import { placeOf } from "../deliveries/place-of.ts";
import { recordSteps } from "../deliveries/record-steps.ts";

type Event = BodyOf<Endpoints["receiveCarrierEvents"]>["events"][number];

const USUAL: readonly DeliveryOutcome[] = ["Noted", "Delivered", "Repeated", "AlreadyDelivered"];

type ReceivingParts = StepMailParts & {
  db: Connection;
  now: () => Date;
  log: { warn(fields: object, text: string): void };
};

/**
 * Records the steps of parcels in one transaction, with an audit entry for each delivery. Leaves out and logs steps of
 * numbers that name no sent parcel or several, and those whose time can't be true. Locks the parcels first.
 */
export async function receiveEvents(parts: ReceivingParts, events: readonly Event[]): Promise<void> {
  const now = parts.now();
  const reports = events.map(({ trackingNumber, step, atUtc, place }) => ({
    reference: trackingNumber,
    told: { step, at: new Date(atUtc), place: placeOf(place) },
  }));
  const references = [...new Set(reports.map(({ reference }) => reference))];
  await parts.db.transaction().execute(async (tx) => {
    const found = await lockNamedShipments(tx, references);
    // The shop's own number stands on labels and in mails, so it names no parcel here.
    const tracked = found.filter(({ trackingNumber }) => references.includes(trackingNumber ?? ""));
    const judged = judgeDeliveries(reports, tracked, now);
    await auditDeliveries(tx, await recordSteps(parts, tx, judged, now), { actorId: CARRIERS }, now);
    const leftOut = judged.filter(({ outcome }) => !USUAL.includes(outcome));
    const outcomes = leftOut.map(({ outcome, shipment }) => ({ outcome, shipmentId: shipment?.shipmentId }));
    if (outcomes.length > 0) parts.log.warn({ outcomes }, "left out steps that a carrier told");
  });
}

import type { BodyOf, Endpoints } from "@trove/contract";
import type { Connection } from "../../../../database/connection.ts";
import { lockNamedShipments } from "../../index.ts";
import { judgeDeliveries } from "../deliveries/judge-deliveries.ts";
import type { StepMailParts } from "../deliveries/mail-step.ts";
import { placeOf } from "../deliveries/place-of.ts";
import { recordSteps } from "../deliveries/record-steps.ts";

type Event = BodyOf<Endpoints["receiveCarrierEvents"]>["events"][number];

/**
 * Records the steps of parcels in one transaction. Leaves out steps of numbers that name no sent parcel or several, and
 * those whose time can't be true. Locks the parcels first.
 */
export async function receiveEvents(
  parts: StepMailParts & { db: Connection; now: () => Date },
  events: readonly Event[],
): Promise<void> {
  const now = parts.now();
  const reports = events.map(({ trackingNumber, step, atUtc, place }) => ({
    reference: trackingNumber,
    told: { step, at: new Date(atUtc), place: placeOf(place) },
  }));
  const references = [...new Set(reports.map(({ reference }) => reference))];
  await parts.db.transaction().execute(async (tx) => {
    const judged = judgeDeliveries(reports, await lockNamedShipments(tx, references), now);
    await recordSteps(parts, tx, judged, now);
  });
}

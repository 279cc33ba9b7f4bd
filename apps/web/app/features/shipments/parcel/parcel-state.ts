import { dayOf } from "../../../ui/date-text.ts";
import { eventsOf, type Shipment } from "../shipment.ts";

/** A shipment or a guest's order, as far as it is on its way. */
export type ParcelState = Pick<
  Shipment,
  "status" | "promise" | "deliveredAtUtc" | "carrierSteps" | "history" | "carrier" | "trackingNumber" | "trackingUrl"
>;

/** The steps of a parcel that its buyer sees. An approved order is not packed yet. */
export const PARCEL_STEPS = ["Ordered", "Shipping", "Shipped", "Delivered"] as const;

type Step = { name: (typeof PARCEL_STEPS)[number]; atUtc: string | undefined };

/** The steps with the times at which they were reached. */
export function stepsOf(parcel: Pick<ParcelState, "history" | "deliveredAtUtc">): Step[] {
  const events = eventsOf(parcel);
  return PARCEL_STEPS.map((name) => {
    const found = events.find(({ status, isDelivery }) => status === name && !isDelivery)?.atUtc;
    return { name, atUtc: name === "Delivered" ? (parcel.deliveredAtUtc ?? undefined) : found };
  });
}

/** The carrier's latest step of a parcel that has not arrived. */
export const latestStep = ({ carrierSteps, deliveredAtUtc }: Pick<ParcelState, "carrierSteps" | "deliveredAtUtc">) =>
  deliveredAtUtc === null ? carrierSteps.at(-1) : undefined;

/** True if the carrier has told today that it delivers the parcel today. */
export function comesToday(parcel: Pick<ParcelState, "carrierSteps" | "deliveredAtUtc">, now = new Date()): boolean {
  const latest = latestStep(parcel);
  return latest?.step === "OutForDelivery" && dayOf(latest.atUtc) === dayOf(now);
}

/** True if the last promised day has passed, and the shop knows of no delivery. */
export const isLate = (
  { promise, deliveredAtUtc }: Pick<ParcelState, "promise" | "deliveredAtUtc">,
  now = new Date(),
) => promise !== null && deliveredAtUtc === null && promise.until < dayOf(now);

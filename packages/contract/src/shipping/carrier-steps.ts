/** The steps of a parcel that its carrier reports. */
export const CARRIER_STEPS = ["InTransit", "OutForDelivery", "Held", "Returning", "Delivered"] as const;
export type CarrierStep = (typeof CARRIER_STEPS)[number];

/** The possible outcomes of a row in a file of deliveries. */
export const DELIVERY_OUTCOMES = [
  "Delivered",
  "Unknown",
  "Ambiguous",
  "Repeated",
  "NotSent",
  "AlreadyDelivered",
  /** A step that is not a delivery. */
  "Noted",
  /** The status or the time can't be read, or a step that is not a delivery has no time. */
  "Unreadable",
  /** The time lies before the order or in the future. */
  "WrongTime",
  /** A delivery of a parcel that is on its way back: it reached the shop, not its buyer. */
  "Returning",
] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

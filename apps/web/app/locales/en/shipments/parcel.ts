import type { CarrierStep } from "@trove/contract/carrier-steps";
import { defineTexts } from "../../texts.ts";

const steps = { Ordered: "Ordered", Shipping: "Being packed", Shipped: "On its way", Delivered: "Delivered" } as const;

const carrier = {
  InTransit: "In transit",
  OutForDelivery: "Out for delivery",
  Held: "Held by the carrier",
  Returning: "On its way back to us",
  Delivered: "Delivered",
} as const satisfies Record<CarrierStep, string>;

/** Texts about a parcel: when it arrives, how far it is, and what comes next. */
export const parcel = defineTexts({
  arrives: (days: string) => `Arrives ${days}`,
  arrivesBy: (day: string) => `Arrives by ${day}`,
  promised: (days: string) => `Promised for ${days}`,
  delivered: (day: string) => `Delivered ${day}`,
  workingDays: "Promised when you paid. Weekends and holidays don't count.",
  unpaid: "We tell you the days of delivery once it's paid.",
  late: (day: string) => `This was promised by ${day}, and we don't know that it has arrived.`,
  lateShort: (day: string) => `Late: promised by ${day}`,
  lateHint: "We're sorry. Write to us and we'll look for it, or withdraw from the order.",
  contact: "Write to us",
  progress: "Progress",
  steps,
  /** The steps that a carrier reports. */
  carrier,
  today: "Arrives today",
  held: "Waiting at the carrier",
  heldHint: "The carrier may need you: look at its page for the pick-up point or what customs asks.",
  returning: "On its way back to us",
  returningHint: "The carrier is bringing it back. Write to us, and we find out why.",
  next: {
    title: "What happens next",
    packed: "We pack your order.",
    sent: "You get an email with the tracking number when it leaves.",
    arrives: "It arrives at your door.",
    withdraw: "Changed your mind? You have 14 days from the delivery.",
  },
  account: "Want all your orders in one place?",
  createAccount: "Create an account",
});

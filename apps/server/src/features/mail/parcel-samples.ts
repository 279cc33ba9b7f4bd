import type { PayloadOf } from "./kinds.ts";

const shipment = { number: "S-730164829553" };
const promise = { from: "2026-03-18", until: "2026-03-20" };
const tracked = {
  carrier: "DHL",
  trackingNumber: "JJD000390007882912",
  trackingUrl: "https://www.dhl.com/en/express/tracking.html?AWB=JJD000390007882912",
};
const untracked = { carrier: "Fietskoerier", trackingNumber: "4711", trackingUrl: null };

type Kinds = "shipmentSent" | "parcelStep" | "shipmentCancelled";

/** Samples of the mails about shipments. */
export const shipmentSamples = (shop: string): { [Kind in Kinds]: Record<string, PayloadOf<Kind>> } => ({
  shipmentSent: {
    "with tracking": {
      ...shipment,
      link: `${shop}/shipments`,
      items: [
        { name: "Copper pour-over kettle", quantity: 1 },
        { name: "Stoneware mug", quantity: 2 },
      ],
      ...tracked,
      promise,
    },
    "to a guest, by an unknown carrier": {
      ...shipment,
      items: [{ name: "Copper pour-over kettle", quantity: 1 }],
      ...untracked,
      promise: null,
      link: null,
    },
  },
  parcelStep: {
    "out for delivery": { ...shipment, ...tracked, step: "OutForDelivery", link: `${shop}/shipments` },
    "held, of a guest": { ...shipment, ...untracked, step: "Held", link: null },
  },
  shipmentCancelled: {
    "with a reason": {
      ...shipment,
      cancelReason: "The kettle was damaged in our storeroom.",
      isGuest: false,
      keepsItems: true,
      link: `${shop}/shipments`,
    },
    "after a refund": {
      ...shipment,
      cancelReason: null,
      isGuest: false,
      keepsItems: false,
      link: `${shop}/shipments`,
    },
    "to a guest": { ...shipment, cancelReason: null, isGuest: true, keepsItems: false, link: null },
  },
});

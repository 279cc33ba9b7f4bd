import { promiseText } from "@trove/contract";
import type { Texts } from "../mail-texts.ts";

/** A button with a link. Undefined if there is no URL. */
const linkTo = (label: string, url: string | null) => (url === null ? undefined : { label, url });

export const parcelTexts: Pick<Texts, "shipmentSent" | "parcelStep" | "shipmentCancelled"> = {
  shipmentSent: ({ number, items, carrier, trackingNumber, trackingUrl, promise, link }, { brand }) => ({
    subject: `Your ${brand} shipment ${number} is on its way`,
    heading: "Your parcel is on its way",
    paragraphs: [
      `We've handed shipment ${number} to ${carrier}. The tracking number is ${trackingNumber}.`,
      `Items: ${items.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(", ")}.`,
      ...(promise ? [`It should arrive on ${promiseText(promise, "en")}.`] : []),
    ],
    action: linkTo(trackingUrl === null ? "View your shipment" : "Track your parcel", trackingUrl ?? link),
    closing: ["Something not right? Reply to this email and we'll look into it."],
  }),
  parcelStep: ({ number, step, carrier, trackingNumber, trackingUrl, link }, { brand }) => ({
    ...(step === "Held"
      ? {
          subject: `Your ${brand} parcel ${number} is held by the carrier`,
          heading: "Your parcel is waiting",
          paragraphs: [
            `${carrier} is holding shipment ${number}. It may be waiting for you to collect it, for another attempt, or for customs.`,
            `The tracking number is ${trackingNumber}.`,
          ],
        }
      : {
          subject: `Your ${brand} parcel ${number} comes today`,
          heading: "Your parcel comes today",
          paragraphs: [`${carrier} is out delivering shipment ${number}.`, `The tracking number is ${trackingNumber}.`],
        }),
    action: linkTo(trackingUrl === null ? "View your shipment" : "Track your parcel", trackingUrl ?? link),
    closing: ["Something not right? Reply to this email and we'll look into it."],
  }),
  shipmentCancelled: ({ number, cancelReason, isGuest, keepsItems, link }, { brand }) => ({
    subject: `Your ${brand} shipment ${number} was cancelled`,
    heading: "We had to cancel your shipment",
    paragraphs: [
      `We're sorry, but we can't send shipment ${number}.${cancelReason === null ? "" : ` Reason: ${cancelReason}`}`,
      isGuest
        ? "We're refunding what you paid to your original payment method. Depending on your bank, this takes a few days."
        : keepsItems
          ? "The shipping cost is back on your balance, and the items are in your inventory."
          : "We've refunded what you paid. Anything not refunded to your original payment method is on your balance.",
    ],
    action: linkTo("View your shipment", link),
    closing: [],
  }),
};

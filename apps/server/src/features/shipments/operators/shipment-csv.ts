import { formatDecimal } from "@trove/money";
import type { ShipmentFacts } from "../index.ts";
import type { CsvColumn } from "../../operators/index.ts";

const utc = (time: string | null) => (time === null ? null : new Date(time).toISOString());

/** The columns of the file of shipments that operators download. */
export const shipmentCsv: readonly CsvColumn<ShipmentFacts>[] = [
  { title: "Number", value: ({ number }) => number },
  { title: "Status", value: ({ status }) => status },
  { title: "Ordered (UTC)", value: ({ createdAt }) => utc(createdAt) },
  { title: "Email", value: ({ contactEmail }) => contactEmail },
  {
    title: "Recipient",
    value: ({ shippingAddress: { firstName, lastName } }) => `${firstName} ${lastName}`,
  },
  { title: "Postal code", value: ({ shippingAddress }) => shippingAddress.postalCode },
  { title: "City", value: ({ shippingAddress }) => shippingAddress.city },
  { title: "Country", value: ({ shippingAddress }) => shippingAddress.countryCode },
  { title: "Items", value: ({ lines }) => lines.map(({ name, quantity }) => `${quantity} × ${name}`).join("; ") },
  { title: "Shipping", value: ({ shippingMethod }) => shippingMethod },
  { title: "Shipping cost (EUR)", value: ({ shippingCostCents }) => formatDecimal(shippingCostCents) },
  { title: "Carrier", value: ({ carrier }) => carrier },
  { title: "Tracking number", value: ({ trackingNumber }) => trackingNumber },
  { title: "Promised until", value: ({ promisedUntil }) => promisedUntil },
  { title: "Delivered (UTC)", value: ({ deliveredAt }) => utc(deliveredAt) },
  { title: "Shipment id", value: ({ shipmentId }) => shipmentId },
];

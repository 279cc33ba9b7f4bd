import type { LabelTexts } from "./catalogue.ts";

export const en: LabelTexts = {
  title: (number) => `Return ${number}`,
  number: "Return",
  order: "Order or shipment",
  reason: "Reason",
  reasons: {
    Withdrawal: "Change of mind",
    Damaged: "Damaged",
    Wrong: "Wrong item",
    NotAsDescribed: "Not as described",
  },
  sendBy: "Post by",
  from: "From",
  to: "To",
  lines: "In the parcel",
  item: "Item",
  quantity: "Qty",
  allOfIt: "What you give back",
  steps: [
    "Put this sheet into the parcel, or stick it on the outside. The number tells us whose parcel it is.",
    "Write the address below “To” on the parcel, and keep the receipt of the carrier: it proves that you posted it.",
  ],
  shopPays: "The shop pays for sending it back. Keep the receipt: we refund what it cost.",
  personPays: "You pay for sending it back, unless the shop has told you otherwise.",
  code: (number) => `QR code of return ${number}`,
  page: "Page {page} of {pages}",
};

import { defineTexts } from "../../texts.ts";

/** What operators are told of. What stands between asterisks is bold. */
export const happenings = defineTexts("dashboard-happenings", {
  categories: {
    shipments: "Shipments",
    catalogue: "Catalogue",
    payments: "Payments",
    boxes: "Boxes",
    approvals: "Approvals",
  },
  orderWaiting: (number: string) => `Shipment *${number}* is waiting to be approved`,
  stocksLow: (count: number) => (count === 1 ? "*1 item* is low in stock" : `*${count} items* are low in stock`),
  stockLow: (name: string, available: number) =>
    available === 0 ? `*${name}* is sold out` : `Only *${available}* left of *${name}*`,
  captureQuarantined: (id: string) => `The payment *${id}* belongs to no order`,
  refundFailed: "*A refund was refused* by the payment provider",
  approvalWaiting: (name: string) => `*${name}* asks a second person for approval`,
  approvalDecided: (isApproved: boolean) => `What you asked for was *${isApproved ? "approved" : "rejected"}*`,
  approvalExpired: "*Nobody decided in time* what you asked for",
  boxStrays: (name: string) => `*${name}* pays out other than its odds say`,
  open: "Open",
  archive: "Archive",
});

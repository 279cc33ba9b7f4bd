import { defineTexts } from "../../../texts.ts";

/** Texts of notifications to operators. Text between asterisks is bold. */
export const happenings = defineTexts({
  categories: {
    shipments: "Shipments",
    catalogue: "Catalogue",
    payments: "Payments",
    boxes: "Boxes",
    approvals: "Approvals",
    cases: "Cases",
  },
  orderWaiting: (number: string) => `Shipment *${number}* is waiting for approval`,
  stocksLow: (count: number) => (count === 1 ? "*1 item* is low in stock" : `*${count} items* are low in stock`),
  boxesShort: (count: number) =>
    count === 1 ? "*1 open box* promises what the shop lacks" : `*${count} open boxes* promise what the shop lacks`,
  stockLow: (name: string, available: number) =>
    available === 0 ? `*${name}* is sold out` : `Only *${available}* left of *${name}*`,
  captureQuarantined: (id: string) => `Payment *${id}* doesn't belong to any order`,
  refundFailed: "*A refund was refused* by the payment provider",
  approvalWaiting: (name: string) => `*${name}* requested approval`,
  approvalDecided: (isApproved: boolean) => `Your request was *${isApproved ? "approved" : "rejected"}*`,
  approvalExpired: "*Your request expired* without a decision",
  boxesKept: (count: number) =>
    count === 1
      ? "*1 open box keeps its odds*: bulk work didn't end as approved"
      : `*${count} open boxes keep their odds*: bulk work didn't end as approved`,
  complaintReceived: (number: string) => `New complaint: *${number}*`,
  complaintDue: (number: string) => `Complaint *${number}* has to be answered within three days`,
  complaintOverdue: (number: string) => `Complaint *${number}* should have been answered by now`,
  identityWaiting: "*An identity* is waiting to be checked",
  payoutWaiting: (amount: string) => `*A payout of ${amount}* is waiting for a decision`,
  boxStrays: (name: string) => `*${name}* isn't paying out according to its odds`,
});

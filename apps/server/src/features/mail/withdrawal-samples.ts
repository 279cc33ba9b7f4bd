import type { PayloadOf } from "./kinds.ts";

type WithdrawalKind = "withdrawalReceived" | "withdrawalStep" | "withdrawalEnded";
type Samples = { [Kind in WithdrawalKind]: Record<string, PayloadOf<Kind>> };

/** Samples of the mails about withdrawals and returns; `shop` is the base URL of their links. */
export const withdrawalSamples = (shop: string, orderNumber: string): Samples => ({
  withdrawalReceived: {
    "of an order, by its buyer": {
      number: "W-204417730956",
      orderNumber,
      name: "Mara Lind",
      receivedAtUtc: "2026-03-14T09:26:53.000Z",
      seller: "Trove B.V. · Keizersgracht 1, Amsterdam",
      reason: "Withdrawal",
      isJudged: false,
      link: `${shop}/orders/sample`,
      withoutRight: [],
    },
    "of a shipment with an item that can't come back": {
      number: "W-204417730956",
      orderNumber: "S-204417730956",
      name: "Mara Lind",
      receivedAtUtc: "2026-03-14T09:26:53.000Z",
      seller: "Trove B.V. · Keizersgracht 1, Amsterdam",
      reason: "Withdrawal",
      isJudged: false,
      link: `${shop}/shipments/sample`,
      withoutRight: ["Desk lamp"],
    },
    "of a damaged item, which an operator judges": {
      number: "W-204417730956",
      orderNumber,
      name: "Mara Lind",
      receivedAtUtc: "2026-03-14T09:26:53.000Z",
      seller: "Trove B.V. · Keizersgracht 1, Amsterdam",
      reason: "Damaged",
      isJudged: true,
      link: `${shop}/orders/sample`,
      withoutRight: [],
    },
    "of top-ups": {
      number: "W-204417730956",
      orderNumber: null,
      name: null,
      receivedAtUtc: "2026-03-14T09:26:53.000Z",
      seller: "Trove B.V. · Keizersgracht 1, Amsterdam",
      reason: "Withdrawal",
      isJudged: false,
      link: `${shop}/withdraw/confirm#sample`,
      withoutRight: [],
    },
  },
  withdrawalStep: {
    "matched by an operator": { number: "W-204417730956", orderNumber, step: "Matched", link: null },
    "goods are noted": { number: "W-204417730956", orderNumber, step: "GoodsNoted", link: null },
    "a fault is accepted": {
      number: "W-204417730956",
      orderNumber,
      step: "Accepted",
      link: `${shop}/orders/sample`,
    },
  },
  withdrawalEnded: {
    "refunded to card and balance": {
      number: "W-204417730956",
      orderNumber,
      exception: null,
      balanceCents: 499,
      cardCents: 8_995,
      setOffCents: 199,
      nothing: "PaidBefore",
    },
    "without a refund": {
      number: "W-204417730956",
      orderNumber: null,
      exception: null,
      balanceCents: 0,
      cardCents: 0,
      setOffCents: 0,
      nothing: "WorthLost",
    },
    refused: {
      number: "W-204417730956",
      orderNumber,
      exception: "TooLate",
      balanceCents: 0,
      cardCents: 0,
      setOffCents: 0,
      nothing: "WorthLost",
    },
  },
});

import { z } from "zod";
import type { EndpointDefinition } from "../../../endpoint.ts";
import {
  day,
  euros,
  eurosInput,
  freeText,
  id,
  integerFrom,
  pageOf,
  pageQuery,
  sortDirection,
  timeUtc,
} from "../../../fields.ts";
import { idOf } from "../../../ids.ts";
import { ORDER_STATUSES, PAYMENT_PURPOSES, PAYMENT_STATUSES, PAYMENT_WARNINGS } from "../../../statuses.ts";
import { approvalErrors, search } from "../../operators/fields.ts";

export const reason = freeText("Reason", 300);

/** A sum in the currency of a payment. */
const paidSum = { currencyCode: z.string(), amount: euros };

const listedPayment = z.strictObject({
  id,
  purpose: z.enum(PAYMENT_PURPOSES),
  status: z.enum(PAYMENT_STATUSES),
  /** Null for a guest's payment. */
  userInfoId: id.nullable(),
  /** The payer's e-mail address; null if the account was deleted. */
  email: z.string().nullable(),
  order: z.strictObject({ id, number: z.string() }).nullable(),
  provider: z.string(),
  providerPaymentId: z.string().nullable(),
  /** In euros. */
  amount: euros,
  refundedAmount: euros,
  chargedBackAmount: euros,
  paid: z.strictObject(paidSum),
  warnings: z.array(z.enum(PAYMENT_WARNINGS)),
  /** The time at which an operator marked the warnings as handled. */
  handledAtUtc: timeUtc.nullable(),
  createdAtUtc: timeUtc,
});

const PAYMENT_SORTS = ["CreatedAtUtc", "Amount"] as const;

const filters = {
  /** An order's number, an e-mail address, or an id of the shop or of the payment provider. */
  search,
  status: z.enum(PAYMENT_STATUSES).optional(),
  purpose: z.enum(PAYMENT_PURPOSES).optional(),
  /** Payments with this warning. `Open` means any warning that no operator has handled. */
  warning: z.enum([...PAYMENT_WARNINGS, "Open"]).optional(),
  from: day.optional(),
  to: day.optional(),
  sortBy: z.enum(PAYMENT_SORTS).default("CreatedAtUtc"),
  sortDirection: sortDirection.default("Desc"),
};

const refund = z.strictObject({
  id,
  /** In the currency of the payment. */
  amount: euros,
  shippingAmount: euros,
  status: z.enum(["Requested", "Taken", "Refused", "Returned"]),
  lines: z.array(z.strictObject({ position: z.int(), quantity: z.int() })),
  /** The operator who refunded; null if the shop refunded by itself, because it owed the money. */
  operatorName: z.string().nullable(),
  /** The return of own money by which the person asked for it; null if none. */
  returnId: id.nullable(),
  reason: z.string().nullable(),
  createdAtUtc: timeUtc,
});

const ledgerRow = z.strictObject({
  id,
  from: z.string(),
  to: z.string(),
  amount: euros,
  description: z.string().nullable(),
  createdAtUtc: timeUtc,
});

const shownPayment = listedPayment.extend({
  /** The providers that did not answer before the payment's own did. */
  leftProviders: z.array(z.string()),
  /**
   * The amount that can still be refunded here, in the payment's currency. Pending refunds are already subtracted. Of a
   * person's order, what the shop owes to the card.
   */
  leftAmount: euros,
  /** In euros: the amount held back from the payer's balance for pending refunds. */
  heldAmount: euros,
  /**
   * `Lines`: lines of a guest's order can be refunded. `Amount`: an amount of a top-up can. `Owed`: all that the shop
   * owes to the card of a person's cancelled order can. Null if nothing can.
   */
  refundKind: z.enum(["Lines", "Amount", "Owed"]).nullable(),
  lines: z.array(
    z.strictObject({
      position: z.int(),
      name: z.string(),
      unitPrice: euros,
      quantity: z.int(),
      refundedQuantity: z.int(),
    }),
  ),
  shipping: z.strictObject({ shippingCost: euros, leftAmount: euros }).nullable(),
  orderStatus: z.enum(ORDER_STATUSES).nullable(),
  failureReason: z.string().nullable(),
  settledAtUtc: timeUtc.nullable(),
  refunds: z.array(refund),
  captures: z.array(z.strictObject({ id, amount: euros, release: z.string().nullable(), createdAtUtc: timeUtc })),
  /** Newest first. */
  ledger: z.array(ledgerRow),
});

const byPaymentId = z.strictObject({ id: idOf("payment") });
/** The refundable amount that the operator saw. If it differs by now, the refund is refused with VERSION_CONFLICT. */
const leftAmount = eurosInput;

export const adminPaymentEndpoints = {
  listPayments: {
    summary: "Everybody's payments",
    access: ["Admin"],
    permission: "payments.read",
    query: z.strictObject({ ...filters, ...pageQuery }),
    response: pageOf(listedPayment),
    isPersonal: true,
    errors: [],
  },
  downloadPayments: {
    summary: "Everybody's payments as a file",
    access: ["Admin"],
    permission: "payments.read",
    query: z.strictObject(filters),
    response: z.array(listedPayment),
    isDownload: true,
    errors: [],
  },
  getPayment: {
    summary: "A payment with its refunds, its ledger entries and what can be refunded",
    access: ["Admin"],
    permission: "payments.read",
    params: byPaymentId,
    response: shownPayment,
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
  recheckPayment: {
    summary: "Ask the provider about a payment again, and settle what it says",
    access: ["Admin"],
    permission: "payments.change",
    params: byPaymentId,
    body: z.strictObject({}),
    response: shownPayment,
    errors: ["NOT_FOUND", "GATEWAY_UNAVAILABLE"],
  },
  handlePayment: {
    summary: "Mark the warnings of a payment as handled",
    access: ["Admin"],
    permission: "payments.change",
    params: byPaymentId,
    body: z.strictObject({ reason }),
    response: shownPayment,
    errors: ["NOT_FOUND"],
  },
  refundPurchase: {
    summary:
      "Refund a guest's order: lines, shipping, or all that is left; or all that is owed to a person's card, which can " +
      "be credited to the balance instead",
    access: ["Admin"],
    permission: "payments.refund",
    params: z.strictObject({ id: idOf("guestPurchase") }),
    body: z.strictObject({
      isWhole: z.boolean().default(false),
      lines: z
        .array(z.strictObject({ position: integerFrom(1), quantity: z.int().min(1).max(1_000_000) }))
        .max(200)
        .default([]),
      hasShipping: z.boolean().default(false),
      /** Credits all that is owed to a person's card to their balance, as a deposit: limits and breaks hold. */
      toBalance: z.boolean().default(false),
      leftAmount,
      reason,
    }),
    response: shownPayment,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT", "GATEWAY_UNAVAILABLE", ...approvalErrors],
  },
  refundTopUp: {
    summary: "Refund a part of a top-up that has not been spent",
    access: ["Admin"],
    permission: "payments.refund",
    params: byPaymentId,
    body: z.strictObject({
      /** In the currency of the payment. */
      amount: eurosInput.refine((amount) => amount > 0, "Amount must be more than zero"),
      leftAmount,
      reason,
    }),
    response: shownPayment,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT", "INSUFFICIENT_BALANCE", ...approvalErrors],
  },
} as const satisfies Record<string, EndpointDefinition>;

import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, euros, field, id, pageOf, pageQuery, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { INVOICE_KINDS, ORDER_STATUSES, PAYMENT_OPTIONS, PURCHASE_OPTIONS, SHIPPING_METHODS } from "../../statuses.ts";
import { addressSnapshot } from "../addresses.ts";
import { balance } from "../balance.ts";
import { paymentResult, paymentSession, validationOf } from "../payments/payments.ts";
import { promise, shipmentFields } from "../shipments/shipments.ts";
import { withdrawnNumber } from "../withdrawals/withdrawals.ts";
import { balancePurchase, directPurchase, guestPurchase } from "./purchase-requests.ts";

const issuedDocument = z.strictObject({
  kind: z.enum(INVOICE_KINDS),
  /** `INV-000042`, or `CN-000042` for a credit note. Both series have no gaps. */
  number: z.string(),
  total: euros,
  issuedAtUtc: timeUtc,
});

/** The number of the order's invoice or of a credit note. Defaults to the invoice. */
const documentNumber = z
  .string()
  .regex(/^(INV|CN)-\d{6,15}$/)
  .optional();

/** The token of a tracking link. A text that can't be a token gets the same response as an unknown token. */
const token = z.string().max(200);

export const purchase = z.strictObject({
  id,
  /** The number that people see: `O-` and twelve digits. */
  number: z.string(),
  userInfoId: id.nullable(),
  isGuest: z.boolean(),
  /**
   * Set for guests' orders only. Masked except for the first letters. Operators see it unmasked, but the e-mail address
   * only if they may read people.
   */
  guestBuyerInfo: z
    .strictObject({ email: z.string(), firstName: z.string(), lastName: z.string(), phoneNumber: z.string() })
    .nullable(),
  /** Names and prices are those of the day of the order. */
  lines: z.array(
    z.strictObject({
      itemId: id,
      name: z.string(),
      imageUrl: z.string(),
      /** The price that was paid for a piece. */
      unitPrice: euros,
      /** The price of a piece before a promo code. */
      listPrice: euros,
      quantity: z.int(),
    }),
  ),
  purchaseOption: z.enum(PURCHASE_OPTIONS),
  paymentOption: z.enum(PAYMENT_OPTIONS),
  itemsTotal: euros,
  /** The amounts that a promo code took off. `itemsTotal` and `shippingCost` are without them, as they were paid. */
  discount: z.strictObject({ code: z.string(), itemsDiscount: euros, shippingDiscount: euros }).nullable(),
  shippingMethod: z.enum(SHIPPING_METHODS).nullable(),
  shippingCost: euros,
  /** Items plus shipping. */
  total: euros,
  /** The included VAT, by the country of the billing address. */
  vatAmount: euros,
  /** The VAT rate as a fraction. */
  vatRate: z.number(),
  currencyCode: z.literal("EUR"),
  status: z.enum(ORDER_STATUSES),
  billingAddress: addressSnapshot.nullable(),
  shippingAddress: addressSnapshot.nullable(),
  shipmentId: id.nullable(),
  deliveredAtUtc: timeUtc.nullable(),
  promise,
  /** The provider's id of the payment. Null before the payment, and for orders paid from the balance. */
  paymentId: z.string().nullable(),
  transactionIds: z.array(id),
  /** The order's invoice, if it is paid, followed by one credit note for each refund. */
  documents: z.array(issuedDocument),
  createdAtUtc: timeUtc,
  updatedAtUtc: timeUtc,
});

const begun = z.strictObject({
  purchaseId: id,
  shipmentId: id.nullable(),
  status: z.literal("PaymentPending"),
  paymentSessionResponse: paymentSession,
});

export const purchaseEndpoints = {
  buyFromBalance: {
    summary: "Buy what is in the cart with money of the balance",
    access: ["User"],
    body: balancePurchase,
    status: 201,
    response: z.strictObject({
      purchaseId: id,
      shipmentId: id.nullable(),
      status: z.enum(ORDER_STATUSES),
      balance,
    }),
    errors: [
      "NOT_FOUND",
      "COUNTRY_NOT_SERVED",
      "INSUFFICIENT_BALANCE",
      "OUT_OF_STOCK",
      "PRICE_CHANGED",
      "PROMO_REFUSED",
    ],
  },
  buyDirectly: {
    summary: "Order what is in the cart and get the session of the payment form",
    access: ["User"],
    body: directPurchase,
    status: 201,
    response: begun,
    errors: [
      "NOT_FOUND",
      "COUNTRY_NOT_SERVED",
      "NOT_OFFERED_HERE",
      "ACCOUNT_CLOSING",
      "OUT_OF_STOCK",
      "PRICE_CHANGED",
      "PROMO_REFUSED",
      "GATEWAY_UNAVAILABLE",
    ],
  },
  buyAsGuest: {
    summary: "The same without an account; STATUS_CONFLICT for a key whose order has ended",
    access: "optional",
    body: guestPurchase,
    status: 201,
    /** The token shows the order once it is paid. It is the same token as in the link in the guest's mails. */
    response: begun.extend({ trackingToken: token }),
    errors: [
      "FORBIDDEN",
      "NOT_FOUND",
      "NOT_OFFERED_HERE",
      "OUT_OF_STOCK",
      "PRICE_CHANGED",
      "PROMO_REFUSED",
      "STATUS_CONFLICT",
      "GATEWAY_UNAVAILABLE",
    ],
    rateLimit: "guest",
  },
  validatePurchase: {
    isEssential: true,
    summary: "Ask how the payment of an order ended: one of the person's own, or a guest's",
    access: "optional",
    body: validationOf("purchasePayment"),
    response: paymentResult,
    errors: ["NOT_FOUND", "GATEWAY_UNAVAILABLE"],
  },
  listPurchases: {
    summary: "The person's orders, newest first",
    access: ["User"],
    query: z.strictObject({ status: z.enum(ORDER_STATUSES).optional(), ...pageQuery }),
    response: pageOf(purchase),
    errors: [],
  },
  getPurchase: {
    summary: "One order, for its owner and operators; a guest's for whoever knows its id, with hidden contacts",
    access: "optional",
    params: z.strictObject({ id: idOf("purchase") }),
    response: purchase,
    errors: ["NOT_FOUND"],
  },
  downloadInvoice: {
    summary: "The invoice of a paid order, or one of its credit notes, as PDF in the caller's language",
    access: ["User"],
    params: z.strictObject({ id: idOf("purchase") }),
    query: z.strictObject({ document: documentNumber }),
    response: z.string(),
    isDownload: true,
    errors: ["NOT_FOUND"],
    rateLimit: "track",
  },
  trackOrder: {
    isEssential: true,
    summary: "A guest's order by the token of its link, without what would identify the guest",
    access: "public",
    body: z.strictObject({ token }),
    response: purchase
      .pick({
        number: true,
        status: true,
        createdAtUtc: true,
        deliveredAtUtc: true,
        lines: true,
        itemsTotal: true,
        discount: true,
      })
      .extend(purchase.pick({ shippingMethod: true, shippingCost: true, total: true, vatAmount: true }).shape)
      .extend(purchase.pick({ vatRate: true, documents: true, promise: true }).shape)
      .extend({
        /** The city and country of the shipping address. Tracking does not show the street. */
        destination: z.strictObject({ city: z.string(), countryCode: z.string() }).nullable(),
        carrier: shipmentFields.carrier,
        trackingNumber: shipmentFields.trackingNumber,
        trackingUrl: shipmentFields.trackingUrl,
        carrierSteps: shipmentFields.carrierSteps,
        history: shipmentFields.history,
      }),
    errors: ["NOT_FOUND"],
    rateLimit: "track",
  },
  mailTrackingLink: {
    isEssential: true,
    summary: "Mail a guest the link of an order again; the same response whether the order exists or not",
    access: "public",
    body: z.strictObject({
      /** The number of the order or of its shipment. */
      orderNumber: withdrawnNumber,
      email: field("email"),
    }),
    status: 202,
    response: empty,
    errors: [],
    rateLimit: "guest",
  },
  downloadTrackedInvoice: {
    isEssential: true,
    summary: "The invoice of that order, or one of its credit notes, as PDF",
    access: "public",
    body: z.strictObject({ token, document: documentNumber }),
    response: z.string(),
    isDownload: true,
    errors: ["NOT_FOUND"],
    rateLimit: "track",
  },
} as const satisfies Record<string, EndpointDefinition>;

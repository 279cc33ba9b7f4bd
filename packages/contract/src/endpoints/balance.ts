import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";
import { day, euros, eurosInput, id, timeUtc } from "../fields.ts";
import { idOf } from "../ids.ts";
import { countryCode } from "../settings/country-code.ts";
import { PAYMENT_STATUSES, TRANSACTION_TYPES } from "../statuses.ts";
import { paymentMethod } from "./payments/methods.ts";
import { paymentReference, paymentResult, validationOf } from "./payments/payments.ts";

export const balance = z.strictObject({ id, amount: euros });

export const transaction = z.strictObject({
  transactionId: id,
  userInfoId: id,
  transactionType: z.enum(TRANSACTION_TYPES),
  /** Positive if the balance grows. */
  amount: euros,
  createdAtUtc: timeUtc,
  /** In English, as the ledger stores it. */
  description: z.string(),
  /** The name of the opened box or sold item in the reader's language, if it has one. */
  relatedName: z.string().optional(),
  status: z.enum(PAYMENT_STATUSES),
  /** The id of the box of an opening, of the inventory item, or of the purchase. */
  relatedId: id.nullable(),
  /** The balance after the transaction; null if it has not moved money yet. */
  balanceAfter: euros.nullable(),
  balanceTopUpDetail: z.strictObject({ currencyCode: z.string(), paidAmount: euros, vatAmount: euros }).optional(),
});

const period = { from: day.optional(), to: day.optional() };

export const balanceEndpoints = {
  getBalance: { summary: "The balance in euros", access: ["User"], response: balance, errors: [] },
  topUp: {
    summary: "Begin a top-up and get the session of the payment form",
    access: ["User"],
    body: z.strictObject({
      /** Within the bounds of the settings. */
      amount: eurosInput,
      /** The billing address. Required if the way needs one. */
      addressId: idOf("address").optional(),
      /** The billing country of a top-up without an address. */
      countryCode: countryCode.optional(),
      currencyCode: z.string().length(3),
      /** Without it, the shop chooses. */
      method: paymentMethod.optional(),
    }),
    status: 201,
    response: z.strictObject(paymentReference),
    errors: [
      "NOT_FOUND",
      "COUNTRY_NOT_SERVED",
      "NOT_OFFERED_HERE",
      "ACCOUNT_CLOSING",
      "TAKING_BREAK",
      "REGISTER_REFUSED",
      "IDENTITY_REQUIRED",
      "CHECK_DUE",
      "LIMIT_REACHED",
      "GATEWAY_UNAVAILABLE",
    ],
  },
  validateTopUp: {
    isEssential: true,
    summary: "Ask how a top-up's payment ended",
    access: ["User"],
    body: validationOf("topUpPayment"),
    response: paymentResult,
    errors: ["NOT_FOUND", "GATEWAY_UNAVAILABLE"],
  },
  listTransactions: {
    summary: "Transactions between two days, both included: the newest 1,000, newest first. X-Total-Count counts all",
    access: ["User"],
    query: z.strictObject(period),
    response: z.array(transaction),
    errors: [],
  },
  downloadStatement: {
    summary: "All transactions between two days, both included, newest first, as a file",
    access: ["User"],
    query: z.strictObject({ ...period, format: z.enum(["csv", "json"]).default("csv") }),
    response: z.array(transaction),
    isDownload: true,
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;

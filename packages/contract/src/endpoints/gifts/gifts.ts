import { fromEuros } from "@trove/money";
import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, eurosInput, id, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { paymentMethod } from "../payments/methods.ts";
import { paymentReference, paymentResult, validationOf } from "../payments/payments.ts";
import { foldGiftCode, GIFT_LENGTH, GIFT_MAX, GIFT_MIN, GIFT_STATES } from "./kinds.ts";

/** The amount of a gift code, in whole or part euros. */
export const giftAmount = eurosInput.refine(
  (amount) => amount >= fromEuros(GIFT_MIN) && amount <= fromEuros(GIFT_MAX),
  `must be between €${GIFT_MIN} and €${GIFT_MAX}`,
);

/** Why a person may neither buy nor redeem gift codes. */
const protectionErrors = [
  "COUNTRY_NOT_SERVED",
  "NOT_OFFERED_HERE",
  "ACCOUNT_CLOSING",
  "TAKING_BREAK",
  "REGISTER_REFUSED",
  "IDENTITY_REQUIRED",
  "CHECK_DUE",
] as const;

export const giftEndpoints = {
  listGifts: {
    summary: "The gift codes that the person has bought, without the codes, the newest first",
    access: ["User"],
    response: z.array(
      z.strictObject({
        id,
        state: z.enum(GIFT_STATES),
        amount: euros,
        createdAtUtc: timeUtc,
        /** A day after the payment. */
        activeFromUtc: timeUtc,
        expiresAtUtc: timeUtc,
      }),
    ),
    errors: [],
  },
  buyGift: {
    summary:
      "Begin to buy a gift code, never from the balance, and get the session of the payment form; it counts as a top-up " +
      "for the limits of its buyer",
    access: ["User"],
    body: z.strictObject({
      amount: giftAmount,
      /** The billing address. */
      addressId: idOf("address"),
      /** Without it, the shop chooses. */
      method: paymentMethod.optional(),
    }),
    status: 201,
    /** `transactionId` is the id of the gift code. */
    response: z.strictObject(paymentReference),
    errors: ["NOT_FOUND", ...protectionErrors, "LIMIT_REACHED", "GATEWAY_UNAVAILABLE"],
  },
  validateGift: {
    isEssential: true,
    summary: "Ask how the payment for a gift code ended",
    access: ["User"],
    body: validationOf("giftPayment"),
    response: paymentResult,
    errors: ["NOT_FOUND", "GATEWAY_UNAVAILABLE"],
  },
  renewGiftCode: {
    summary:
      "Get a new code in the place of one's bought code, which is also mailed, if the person has confirmed who they are",
    access: ["User"],
    params: z.strictObject({ id: idOf("boughtGift") }),
    response: z.strictObject({ code: z.string() }),
    errors: ["NOT_FOUND", "CONFIRMATION_REQUIRED", "STATUS_CONFLICT"],
  },
  redeemGift: {
    summary: "Redeem a gift code: its amount comes into the balance, and counts as a top-up for all limits",
    access: ["User"],
    body: z.strictObject({
      /** As somebody typed it. A text that can't be a code gets the same response as an unknown code. */
      code: z
        .string()
        .min(1, "Please type a code")
        .max(3 * GIFT_LENGTH, "A code is shorter")
        .transform(foldGiftCode),
    }),
    response: z.strictObject({ transactionId: id, amount: euros }),
    errors: ["GIFT_REFUSED", ...protectionErrors, "LIMIT_REACHED"],
  },
} as const satisfies Record<string, EndpointDefinition>;

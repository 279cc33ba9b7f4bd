import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, euros, id, timeUtc } from "../../fields.ts";
import { naming } from "../../ids.ts";
import { paymentProviderName } from "./provider-names.ts";

/** The data that a page needs to show the gateway's payment form. */
export const paymentSession = z.strictObject({
  id: z.string(),
  provider: paymentProviderName,
  environment: z.enum(["sandbox", "production"]),
  publicKey: z.string(),
  token: z.string(),
  secret: z.string(),
  /** In `currencyCode`. */
  amount: euros,
  currencyCode: z.string(),
  expiresAtUtc: timeUtc,
  returnUrl: z.string(),
});

/**
 * `paymentId` is the provider's id of the payment. With `true` the payment is failed, unless it is successful or still
 * processing. With `false` the call only reads the payment's status.
 */
export const validationOf = (payment: "purchasePayment" | "topUpPayment") =>
  z.strictObject({
    paymentId: z.string().min(1).max(200).meta(naming(payment)),
    failTransactionIfUnsuccessful: z.boolean(),
  });

export const paymentResult = z.enum(["Pending", "Success", "Failed"]);

export const paymentReference = { paymentSessionResponse: paymentSession, transactionId: id };

export const paymentEndpoints = {
  receivePaymentWebhook: {
    isEssential: true,
    summary: "Signed notice of a payment provider",
    access: "public",
    params: z.strictObject({ provider: z.string().max(40) }),
    body: z.unknown(),
    status: 204,
    response: empty,
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, EndpointDefinition>;

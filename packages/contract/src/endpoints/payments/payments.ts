import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, euros, eurosQuery, id, timeUtc } from "../../fields.ts";
import { naming } from "../../ids.ts";
import { countryCode } from "../../settings/country-code.ts";
import { PAYMENT_PURPOSES } from "../../statuses.ts";
import { PAYER_NEEDS, PAYMENT_DECISIONS, PAYMENT_FORMS } from "./method-names.ts";
import { paymentMethod, transferInstructions } from "./methods.ts";
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
  /** The method that the session allows, if the provider's form has to know it. */
  method: paymentMethod.optional(),
  /** Lets the provider's form show the person's kept cards, and offer to keep another one. Signed-in people only. */
  customerSecret: z.string().optional(),
  /** The provider's or bank's page, if the person pays there. */
  redirectUrl: z.string().optional(),
  /** The account to which the person transfers the amount themselves. */
  instructions: transferInstructions.optional(),
});

/**
 * `paymentId` is the provider's id of the payment. With `true` the payment is failed, unless it is successful or still
 * processing. With `false` the call only reads the payment's status.
 */
export const validationOf = (payment: "purchasePayment" | "topUpPayment" | "giftPayment") =>
  z.strictObject({
    paymentId: z.string().min(1).max(200).meta(naming(payment)),
    failTransactionIfUnsuccessful: z.boolean(),
  });

export const paymentResult = z.enum(["Pending", "Success", "Failed"]);

export const paymentReference = { paymentSessionResponse: paymentSession, transactionId: id };

export const paymentEndpoints = {
  listPaymentWays: {
    summary: "The methods with which a sum can be paid, the preferred one first",
    access: "public",
    query: z.strictObject({
      purpose: z.enum(PAYMENT_PURPOSES),
      /** The country of the billing address. */
      country: countryCode,
      currency: z.string().length(3),
      /** The value of the payment in euros. */
      amount: eurosQuery,
    }),
    response: z.array(
      z.strictObject({
        method: paymentMethod,
        provider: paymentProviderName,
        /** Embedded: a form within the page. Redirect: a page of the provider. Instructions: text, as for transfers. */
        form: z.enum(PAYMENT_FORMS),
        /** The details of the payer that it needs: the billing country, or the whole address. */
        needs: z.enum(PAYER_NEEDS),
        /** Days: the bank decides later than a page waits. */
        decides: z.enum(PAYMENT_DECISIONS),
        /** Given if an order can begin with this wallet. `publicKey` is the provider's key for pages. */
        express: z.strictObject({ publicKey: z.string() }).optional(),
      }),
    ),
    errors: [],
  },
  listPendingTransfers: {
    summary: "The person's transfers that have not arrived yet, newest first, each with its account and reference",
    access: ["User"],
    /** `transactionId` is the id of the top-up in the statement, or that of the order. */
    response: z.array(z.strictObject(paymentReference)),
    errors: [],
  },
  receivePaymentWebhook: {
    isEssential: true,
    summary: "Signed notice of a payment provider",
    access: "public",
    params: z.strictObject({ provider: z.string().max(40) }),
    /** The key of a provider that does not sign. Others may add what they like. */
    query: z.looseObject({ key: z.string().max(200).optional() }),
    body: z.unknown(),
    takesForms: true,
    status: 204,
    response: empty,
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, EndpointDefinition>;

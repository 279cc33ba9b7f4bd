import { z } from "zod";
import type { EndpointDefinition } from "../../../endpoint.ts";
import { day, euros, id, timeUtc } from "../../../fields.ts";
import { PAYMENT_DIFFERENCES } from "../../../statuses.ts";
import { paymentProviderName } from "../provider-names.ts";

/** Amounts are in the currency that the same row states. */
const sums = z.strictObject({ paidAmount: euros, refundedAmount: euros, chargedBackAmount: euros });

export const reconciliationEndpoints = {
  reconcileDay: {
    summary: "Compares the payments of a day with the provider's list",
    access: ["Admin"],
    permission: "payments.read",
    query: z.strictObject({
      day,
      /** Without it, the preferred provider. */
      provider: paymentProviderName.optional(),
    }),
    response: z.strictObject({
      day: z.string(),
      provider: z.string(),
      /** Every provider of the shop, those that take no new payments last. */
      providers: z.array(paymentProviderName),
      comparedAtUtc: timeUtc,
      /** The sums of captured payments, one row per currency. */
      totals: z.array(z.strictObject({ currencyCode: z.string(), shop: sums, provider: sums })),
      /** The number of the day's captures that are or were in quarantine. */
      quarantined: z.int(),
      differences: z.array(
        z.strictObject({
          kinds: z.array(z.enum(PAYMENT_DIFFERENCES)).min(1),
          /** The id of the shop's payment; null if the reference names no payment of the shop. */
          paymentId: id.nullable(),
          providerPaymentId: z.string().nullable(),
          currencyCode: z.string(),
          shop: sums.nullable(),
          provider: sums.nullable(),
        }),
      ),
    }),
    errors: ["GATEWAY_UNAVAILABLE"],
  },
} as const satisfies Record<string, EndpointDefinition>;

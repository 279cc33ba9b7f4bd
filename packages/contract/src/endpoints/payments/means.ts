import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, timeUtc } from "../../fields.ts";
import { naming } from "../../ids.ts";
import { paymentProviderName } from "./provider-names.ts";

export const paymentMeansEndpoints = {
  listPaymentMeans: {
    summary: "The cards that payment providers keep for the person's next payments",
    access: ["User"],
    response: z.strictObject({
      /** False if the shop has no provider that keeps cards. */
      isOffered: z.boolean(),
      /** False if a provider does not answer. Its cards are missing then. */
      isComplete: z.boolean(),
      /** Until then, cards are neither shown nor kept, because the account's way to sign in changed. */
      hiddenUntilUtc: timeUtc.nullable(),
      means: z.array(
        z.strictObject({
          id: z.string(),
          provider: paymentProviderName,
          /** Such as Visa. */
          brand: z.string(),
          last4: z.string(),
          /** The last month in which the card is valid: YYYY-MM. */
          expires: z.string().nullable(),
        }),
      ),
    }),
    errors: [],
    rateLimit: "means",
  },
  removePaymentMeans: {
    summary: "Let the provider forget a kept card",
    access: ["User"],
    params: z.strictObject({ id: z.string().max(200).meta(naming("paymentMeans")) }),
    status: 204,
    response: empty,
    errors: ["NOT_FOUND", "GATEWAY_UNAVAILABLE"],
    rateLimit: "means",
  },
} as const satisfies Record<string, EndpointDefinition>;

import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, id } from "../../fields.ts";
import { foldGiftCode, GIFT_LENGTH } from "./kinds.ts";

export const giftEndpoints = {
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
    errors: [
      "GIFT_REFUSED",
      "COUNTRY_NOT_SERVED",
      "NOT_OFFERED_HERE",
      "ACCOUNT_CLOSING",
      "TAKING_BREAK",
      "REGISTER_REFUSED",
      "IDENTITY_REQUIRED",
      "CHECK_DUE",
      "LIMIT_REACHED",
    ],
  },
} as const satisfies Record<string, EndpointDefinition>;

import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, field, timeUtc } from "../../fields.ts";

/** A number as people type it, in the form that the shop writes: `O-000000000042`. */
export const withdrawnNumber = field("orderNumber").transform((text) => {
  const plain = text.toUpperCase().replace("-", "");
  return `${plain.slice(0, 1)}-${plain.slice(1)}`;
});

export const withdrawalEndpoints = {
  withdraw: {
    summary: "Withdraw from a contract; the same response whether the order exists or not",
    access: "optional",
    isEssential: true,
    body: z.strictObject({
      name: field("fullName"),
      /** The number of an order or of a shipment. Null for the top-ups of the account of the session. */
      orderNumber: withdrawnNumber.nullable(),
      email: field("email"),
    }),
    status: 201,
    response: z.strictObject({
      /** The withdrawal's own number: `W-` and twelve digits. */
      number: z.string(),
      receivedAtUtc: timeUtc,
    }),
    errors: [],
    rateLimit: "guest",
  },
  confirmWithdrawal: {
    summary: "Confirm, by the token of the mail, a withdrawal from top-ups that was typed without a session",
    access: "public",
    isEssential: true,
    body: z.strictObject({ token: z.string().max(200) }),
    status: 204,
    response: empty,
    errors: ["NOT_FOUND"],
    rateLimit: "track",
  },
} as const satisfies Record<string, EndpointDefinition>;

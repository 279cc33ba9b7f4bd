import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";
import { field, freeLines, timeUtc } from "../fields.ts";

export const complaintEndpoints = {
  complain: {
    isEssential: true,
    summary: "Complain, with or without an account. The address gets a mail at once that says when it is answered",
    access: "optional",
    body: z.strictObject({
      name: freeLines("Name", 100),
      email: field("email"),
      /** The number of an order or parcel, or another reference, if there is one. */
      reference: freeLines("Reference", 60, 0).default(""),
      text: freeLines("Complaint", 5_000),
    }),
    status: 201,
    response: z.strictObject({
      /** The number of the case: `C-` and six digits. */
      number: z.string(),
      answerByUtc: timeUtc,
    }),
    errors: ["OVERLOADED"],
    rateLimit: "guest",
  },
} as const satisfies Record<string, EndpointDefinition>;

import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";

const receiptMail = z.strictObject({ isOn: z.boolean() });

export const receiptMailEndpoints = {
  getReceiptMail: {
    summary: "Whether the person's records are sent by mail",
    access: ["User"],
    response: receiptMail,
    errors: [],
  },
  setReceiptMail: {
    summary: "Send the person's records by mail, from the next opening on, or no longer",
    access: ["User"],
    body: receiptMail,
    response: receiptMail,
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;

import { z } from "zod";
import type { EndpointDefinition } from "../../../endpoint.ts";
import { euros, id, pageOf, pageQuery, timeUtc } from "../../../fields.ts";
import { idOf } from "../../../ids.ts";
import { reason } from "./payments.ts";
import { approvalErrors } from "../../operators/fields.ts";

const capture = z.strictObject({
  id,
  provider: z.string(),
  providerPaymentId: z.string(),
  paid: z.strictObject({ currencyCode: z.string(), amount: euros }),
  /** The amount in euros, at the rate of the day of the capture; 0 if the shop doesn't know the currency. */
  valueAmount: euros,
  /** The amount that was returned to the payer, in euros. */
  returnedAmount: euros,
  reference: z.string(),
  /** The payment or order that the capture's reference names; null if it names none. */
  payment: z
    .strictObject({
      id,
      amount: euros,
      currencyCode: z.string(),
      userInfoId: id.nullable(),
      email: z.string().nullable(),
    })
    .nullable(),
  /** The way in which the capture left the quarantine; null while it waits. */
  release: z.enum(["Credit", "Refund", "Payment"]).nullable(),
  releasedAtUtc: timeUtc.nullable(),
  refundStatus: z.enum(["Requested", "Taken", "Refused"]).nullable(),
  createdAtUtc: timeUtc,
});

const byCaptureId = z.strictObject({ id: idOf("capture") });

export const quarantineEndpoints = {
  listCaptures: {
    summary: "Captures that matched no payment, newest first",
    access: ["Admin"],
    permission: "payments.read",
    query: z.strictObject({ state: z.enum(["Waiting", "Released"]).default("Waiting"), ...pageQuery }),
    response: pageOf(capture),
    isPersonal: true,
    errors: [],
  },
  getCapture: {
    summary: "A capture that matched no payment",
    access: ["Admin"],
    permission: "payments.read",
    params: byCaptureId,
    response: capture,
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
  creditCapture: {
    summary: "Credit a capture in quarantine to the person who paid it",
    access: ["Admin"],
    permission: "payments.change",
    params: byCaptureId,
    body: z.strictObject({ userInfoId: idOf("person"), reason }),
    response: capture,
    errors: ["NOT_FOUND", "STATUS_CONFLICT", "FORBIDDEN", ...approvalErrors],
  },
  refundCapture: {
    summary: "Refund a capture in quarantine to its payer",
    access: ["Admin"],
    permission: "payments.refund",
    params: byCaptureId,
    body: z.strictObject({ reason }),
    response: capture,
    errors: ["NOT_FOUND", "STATUS_CONFLICT", ...approvalErrors],
  },
  bookCapture: {
    summary: "Book a capture in quarantine to the payment that it was meant for",
    access: ["Admin"],
    permission: "payments.change",
    params: byCaptureId,
    body: z.strictObject({ paymentId: idOf("payment"), reason }),
    response: capture,
    errors: ["NOT_FOUND", "STATUS_CONFLICT", "FORBIDDEN", ...approvalErrors],
  },
} as const satisfies Record<string, EndpointDefinition>;

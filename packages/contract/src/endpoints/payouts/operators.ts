import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, eurosInput, id, pageOf, pageQuery, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { approvalErrors, reason } from "../operators/fields.ts";
import { PAYEE_KINDS, PAYOUT_DIFFERENCES, PAYOUT_STATES } from "./states.ts";

const adminPayout = z.strictObject({
  id,
  userInfoId: id,
  userName: z.string(),
  amount: euros,
  status: z.enum(PAYOUT_STATES),
  reason: z.string().nullable(),
  /** Both are null once the person's account is closed. */
  holder: z.string().nullable(),
  iban: z.string().nullable(),
  kind: z.enum(PAYEE_KINDS),
  /** Brand and last four digits of a card, or country and last four of an IBAN. */
  hint: z.string(),
  /** Other people who have added the same bank account or card. */
  sharedWith: z.int(),
  /** Whether something keeps it with the shop, such as a case: it is neither approved nor sent. */
  isStopped: z.boolean(),
  payeeAddedAtUtc: timeUtc,
  createdAtUtc: timeUtc,
  decidedAtUtc: timeUtc.nullable(),
  provider: z.string(),
  /** The file for the bank that it is in; null before, and at other providers. */
  fileId: id.nullable(),
});

const byId = z.strictObject({ id: idOf("payout") });
const moved = z.strictObject({ id, status: z.enum(PAYOUT_STATES) });

export const adminPayoutEndpoints = {
  listAdminPayouts: {
    summary: "Payouts of winnings: those that wait for a decision first, then the newest",
    access: ["Admin"],
    permission: "payments.read",
    query: z.strictObject({ status: z.enum(PAYOUT_STATES).optional(), ...pageQuery }),
    response: z.strictObject({
      payouts: pageOf(adminPayout),
      /** Payouts that are in no file for the bank yet. */
      due: z.int(),
    }),
    isPersonal: true,
    errors: [],
  },
  comparePayouts: {
    summary: "Payouts of the last 60 days that differ from the books of their provider",
    access: ["Admin"],
    permission: "payments.read",
    response: z.array(
      z.strictObject({
        difference: z.enum(PAYOUT_DIFFERENCES),
        /** Null if the shop does not know it. */
        payoutId: id.nullable(),
        provider: z.string(),
        amount: euros,
      }),
    ),
    errors: ["GATEWAY_UNAVAILABLE"],
  },
  approvePayout: {
    summary: "Approve a payout, so that it is sent. Above an amount, somebody else has to approve it too",
    access: ["Admin"],
    permission: "payments.refund",
    params: byId,
    /** The amount as the operator saw it. */
    body: z.strictObject({ amount: eurosInput }),
    response: moved,
    errors: ["NOT_FOUND", "STATUS_CONFLICT", "VERSION_CONFLICT", "FORBIDDEN", ...approvalErrors],
  },
  holdPayout: {
    summary: "Hold a payout that was not sent yet",
    access: ["Admin"],
    permission: "payments.refund",
    params: byId,
    body: z.strictObject({ reason }),
    response: moved,
    errors: ["NOT_FOUND", "STATUS_CONFLICT", "FORBIDDEN"],
  },
  refusePayout: {
    summary:
      "Refuse a payout: its money goes back to the balance. Once it was sent, only if its provider has not paid it",
    access: ["Admin"],
    permission: "payments.refund",
    params: byId,
    body: z.strictObject({ reason }),
    response: moved,
    errors: ["NOT_FOUND", "STATUS_CONFLICT", "FORBIDDEN", ...approvalErrors],
  },
  makeBankPayoutFile: {
    summary: "Make a file for the bank (pain.001) of all payouts that are in none yet",
    access: ["Admin"],
    permission: "payments.refund",
    response: z.strictObject({ id, fileHash: z.string(), payouts: z.int(), amount: euros }),
    status: 201,
    errors: ["STATUS_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;

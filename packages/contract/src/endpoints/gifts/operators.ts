import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, field, id, pageOf, pageQuery, sortDirection, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { offeredLanguages } from "../../places/languages.ts";
import { approvalErrors, operatorName, reason, version } from "../operators/fields.ts";
import { giftAmount } from "./gifts.ts";
import { GIFT_SOURCES, GIFT_STATES } from "./kinds.ts";

/** The person who bought or redeemed a code. */
const giftPerson = z.strictObject({ userInfoId: id, userName: z.string() });

const adminGift = z.strictObject({
  id,
  source: z.enum(GIFT_SOURCES),
  state: z.enum(GIFT_STATES),
  amount: euros,
  /** The part of it that is still owed: of a void one, what its buyer has not got back yet. */
  owedAmount: euros,
  /** Null if a person bought it. */
  issuedBy: operatorName.nullable(),
  /** Null if an operator issued it. */
  boughtBy: giftPerson.nullable(),
  /** Null until it is redeemed. */
  redeemedBy: giftPerson.nullable(),
  createdAtUtc: timeUtc,
  activeFromUtc: timeUtc,
  expiresAtUtc: timeUtc,
  /** When it was redeemed, expired or voided. */
  endedAtUtc: timeUtc.nullable(),
  version,
});

export const adminGiftEndpoints = {
  listAdminGifts: {
    summary: "Gift codes without the codes themselves, the newest first",
    access: ["Admin"],
    permission: "people.credit",
    isPersonal: true,
    query: z.strictObject({
      state: z.enum(GIFT_STATES).optional(),
      /** Only this one. */
      id: idOf("gift").optional(),
      ...pageQuery,
      sortBy: z.enum(["CreatedAtUtc"]).default("CreatedAtUtc"),
      sortDirection: sortDirection.default("Desc"),
    }),
    response: z.strictObject({
      ...pageOf(adminGift).shape,
      /** The amounts of all codes that can be redeemed, now or later. */
      owedAmount: euros,
    }),
    errors: [],
  },
  issueGift: {
    summary: "Issue a gift code as goodwill, which is mailed to its recipient and shown to nobody else",
    access: ["Admin"],
    permission: "people.credit",
    body: z.strictObject({
      amount: giftAmount,
      email: field("email"),
      /** The language of the mail. */
      language: z.enum(offeredLanguages),
      reason,
    }),
    status: 201,
    response: adminGift,
    errors: ["FORBIDDEN", "STATUS_CONFLICT", ...approvalErrors],
  },
  voidGift: {
    summary: "Void a gift code that nobody has redeemed; a bought one is refunded",
    access: ["Admin"],
    /** A bought one needs payments.refund, an issued one people.credit. */
    permission: ["people.credit", "payments.refund"],
    params: z.strictObject({ id: idOf("gift") }),
    body: z.strictObject({ version, reason }),
    response: adminGift,
    errors: ["NOT_FOUND", "FORBIDDEN", "STATUS_CONFLICT", "VERSION_CONFLICT", ...approvalErrors],
  },
} as const satisfies Record<string, EndpointDefinition>;

import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, eurosInput, flag, id, pageOf, pageQuery, sortDirection, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { INVENTORY_SOURCES, ORDER_STATUSES } from "../../statuses.ts";
import { approvalErrors, reason, version } from "../operators/fields.ts";
import {
  GOODS_CONDITIONS,
  REFUND_MEANS,
  WITHDRAWAL_EXCEPTIONS,
  WITHDRAWAL_REASONS,
  WITHDRAWAL_STATUSES,
  WITHDRAWAL_SUBJECTS,
} from "./states.ts";
import { pieces, sentPiece } from "./returns.ts";
import { withdrawnNumber } from "./withdrawals.ts";

const byWithdrawalId = z.strictObject({ id: idOf("withdrawal") });

const withdrawalFields = {
  id,
  number: z.string(),
  subject: z.enum(WITHDRAWAL_SUBJECTS),
  /** The number that the person typed; null for top-ups. */
  orderNumber: z.string().nullable(),
  reason: z.enum(WITHDRAWAL_REASONS),
  status: z.enum(WITHDRAWAL_STATUSES),
  receivedAtUtc: timeUtc,
  /** When its refund is due. */
  dueAtUtc: timeUtc,
  isOverdue: z.boolean(),
  version,
};

/** Pieces of one line of the order or shipment. */
const piece = {
  position: z.int(),
  itemId: id,
  name: z.string(),
  quantity: z.int(),
  /** The price paid for one. */
  price: euros,
};

const wholeWithdrawal = z.strictObject({
  ...withdrawalFields,
  name: z.string(),
  email: z.string(),
  hasBuyersName: z.boolean(),
  /** When the right ended or ends. Null while no parcel has arrived. */
  closesAtUtc: timeUtc.nullable(),
  isLate: z.boolean(),
  exception: z.enum(WITHDRAWAL_EXCEPTIONS).nullable(),
  /** The order, shipment or account that it was matched to; null while there is none. */
  thing: z
    .strictObject({
      /** Null for a guest. */
      userInfoId: id.nullable(),
      purchaseId: id.nullable(),
      shipmentId: id.nullable(),
      number: z.string().nullable(),
      status: z.enum(ORDER_STATUSES).nullable(),
      /** Whether at least one item won from a box comes back. */
      takesBoxes: z.boolean(),
    })
    .nullable(),
  /** The pieces that the person wants to give back; empty if they named none. */
  wanted: z.array(sentPiece),
  /** Until when the goods have to be posted; null unless they have to be. */
  sendByUtc: timeUtc.nullable(),
  /** When the shop no longer answers for faults. Null while no parcel has arrived. */
  guaranteeUntilUtc: timeUtc.nullable(),
  /** Pieces that can still come back. */
  pieces: z.array(
    z.strictObject({
      ...piece,
      source: z.enum(INVENTORY_SOURCES),
      /** Whether they left in a parcel. If not, they are in the person's inventory. */
      isSent: z.boolean(),
      /** Why nobody can withdraw from it; null if there is a right. A fault brings it back all the same. */
      exception: z.enum(WITHDRAWAL_EXCEPTIONS).nullable(),
    }),
  ),
  /** Pieces that have come back, or are on their way. */
  goods: z.array(
    z.strictObject({
      ...piece,
      condition: z.enum(GOODS_CONDITIONS).nullable(),
      isRestocked: z.boolean(),
    }),
  ),
  /** The price of standard delivery, as it would be refunded with all pieces. */
  standardShipping: euros,
  refunds: z.array(z.strictObject({ means: z.enum(REFUND_MEANS), amount: euros, refundedAtUtc: timeUtc })),
  /** The part of a refund to the balance that paid a charged back top-up which the shop had borne. */
  setOff: euros,
  /** Oldest first. */
  history: z.array(
    z.strictObject({
      status: z.enum(WITHDRAWAL_STATUSES),
      /** Null for the shop itself. */
      operatorName: z.string().nullable(),
      note: z.string().nullable(),
      atUtc: timeUtc,
    }),
  ),
});

const conflicts = ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT"] as const;

const act = {
  access: ["Admin"],
  permission: "shipments.change",
  params: byWithdrawalId,
  response: wholeWithdrawal,
} as const;

export const adminWithdrawalEndpoints = {
  listWithdrawals: {
    summary: "Withdrawals, the first due first",
    access: ["Admin"],
    permission: "shipments.read",
    query: z.strictObject({
      status: z.enum(WITHDRAWAL_STATUSES).optional(),
      isOpen: flag.optional(),
      ...pageQuery,
      sortBy: z.enum(["DueAtUtc"]).default("DueAtUtc"),
      sortDirection: sortDirection.default("Asc"),
    }),
    response: pageOf(z.strictObject(withdrawalFields)),
    errors: [],
  },
  getWithdrawal: {
    summary: "A withdrawal with what can come back, what came back, its refunds and its history",
    access: ["Admin"],
    permission: "shipments.read",
    params: byWithdrawalId,
    response: wholeWithdrawal,
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
  matchWithdrawal: {
    ...act,
    summary: "Say which order or shipment a withdrawal is about, that was matched to none",
    body: z.strictObject({ orderNumber: withdrawnNumber, reason, version }),
    errors: conflicts,
  },
  acceptReturn: {
    ...act,
    summary: "Accept a fault, so that the person sends the goods back",
    body: z.strictObject({ reason: reason.optional(), version }),
    errors: conflicts,
  },
  acceptPosting: {
    ...act,
    summary: "Accept a proof that pieces were posted",
    body: z.strictObject({ pieces: pieces(sentPiece), reason, version }),
    errors: conflicts,
  },
  receiveGoods: {
    ...act,
    summary: "Take pieces back that have arrived, and say in which condition and whether they are sold again",
    body: z.strictObject({
      pieces: pieces(sentPiece.extend({ condition: z.enum(GOODS_CONDITIONS), isRestocked: z.boolean() })),
      version,
    }),
    errors: conflicts,
  },
  refundWithdrawal: {
    ...act,
    permission: "payments.refund",
    summary: "Refund a withdrawal to what paid, less what the goods lost in value",
    body: z.strictObject({ deduction: eurosInput, reason: reason.optional(), version }),
    errors: [...conflicts, ...approvalErrors],
  },
  refuseWithdrawal: {
    ...act,
    summary: "Refuse a withdrawal, and name the exception",
    body: z.strictObject({ exception: z.enum(WITHDRAWAL_EXCEPTIONS), reason, version }),
    errors: conflicts,
  },
} as const satisfies Record<string, EndpointDefinition>;

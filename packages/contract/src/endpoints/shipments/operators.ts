import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { day, flag, freeText, id, pageOf, pageQuery, sortDirection } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { DELIVERY_OUTCOMES } from "../../shipping/carrier-steps.ts";
import { BULK_MOVES, ORDER_STATUSES, SHIPMENT_SORTS } from "../../statuses.ts";
import { byShipmentId, shipmentFields } from "./shipments.ts";
import { approvalErrors, search, several, version } from "../operators/fields.ts";
import { rowProblems, work } from "../operators/works.ts";

/** Fields that only operators see. Each has the name and value of a column of the table shipments. */
export const operatorShipmentFields = {
  contactEmail: z.string(),
};

const adminShipment = z.strictObject({
  ...shipmentFields,
  ...operatorShipmentFields,
  /** Null for a guest. */
  userInfoId: id.nullable(),
});

/**
 * A shipment with its items' stock. Winning an item doesn't reduce its stock, so the list shows which pieces are out of
 * stock before an operator approves the shipment.
 */
const listedShipment = adminShipment.extend({
  shortages: z.array(z.strictObject({ itemId: id, needed: z.int(), available: z.int() })),
});

/** Maximum number of shipments that an operator may select one by one. */
const CHOSEN_MAX = 1000;

const filters = {
  /** An order's number, an id, an e-mail address, a tracking number, or words of the recipient's name. */
  search,
  status: several(z.enum(ORDER_STATUSES), ORDER_STATUSES.length).optional(),
  carrier: several(freeText("Carrier", 60), 20).optional(),
  isDelivered: flag.optional(),
  /** Whether a shipment has not arrived although its last promised day has passed, in UTC. */
  isLate: flag.optional(),
  /** The first and last day of the order, in UTC. */
  from: day.optional(),
  to: day.optional(),
};

const selected = {
  ...filters,
  sortBy: z.enum(SHIPMENT_SORTS).default("CreatedAtUtc"),
  sortDirection: sortDirection.default("Desc"),
};

/** The effect of planned work: how many shipments would move from each status, and why others would not move. */
const movePreview = work.extend({
  moving: z.array(z.strictObject({ status: z.enum(ORDER_STATUSES), count: z.int() })),
  /** The most frequent problems. */
  problems: z.array(z.strictObject({ problem: z.string(), problems: rowProblems, count: z.int() })),
});

/**
 * A CSV file with the numbers or tracking numbers of about a thousand shipments. It may have columns for the carrier's
 * step, its time and its place; without them, each row is a delivery.
 */
const deliveryFile = z.strictObject({
  text: z.string().min(1, "The file is empty").max(50_000, "The file is too long"),
});

const deliveryReport = z.strictObject({
  /** The number of shipments that the file marked as delivered. */
  delivered: z.int(),
  /** The number of other steps in it. */
  noted: z.int(),
  lines: z.array(
    z.strictObject({
      line: z.int(),
      text: z.string(),
      shipmentId: id.nullable(),
      number: z.string().nullable(),
      outcome: z.enum(DELIVERY_OUTCOMES),
    }),
  ),
});

export const adminShipmentEndpoints = {
  listAdminShipments: {
    summary: "Everybody's shipments. `totalCount` is at most 1,001",
    access: ["Admin"],
    permission: "shipments.read",
    query: z.strictObject({ ...selected, ...pageQuery }),
    response: pageOf(listedShipment),
    isPersonal: true,
    errors: [],
  },
  exportShipments: {
    summary: "Everybody's shipments as a CSV file",
    access: ["Admin"],
    permission: "shipments.read",
    query: z.strictObject(selected),
    response: z.string(),
    isDownload: true,
    errors: [],
  },
  getAdminShipment: {
    summary: "One shipment with everything that is needed to pack it",
    access: ["Admin"],
    permission: "shipments.read",
    params: byShipmentId,
    response: listedShipment,
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
  setShipmentStatus: {
    summary: "Move a shipment on, or cancel it",
    access: ["Admin"],
    permission: "shipments.change",
    params: byShipmentId,
    body: z.strictObject({
      status: z.enum(ORDER_STATUSES),
      version,
      carrier: freeText("Carrier", 60).optional(),
      trackingNumber: freeText("Tracking number", 60).optional(),
      reason: freeText("Reason", 300).optional(),
    }),
    response: adminShipment,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT", "SHIPMENTS_ON_HOLD", ...approvalErrors],
  },
  planShipmentMoves: {
    summary: "Plan a move of chosen shipments, or of all that match, up to 10,000",
    access: ["Admin"],
    permission: "shipments.change",
    /**
     * Either `shipmentIds` or `matching` is given. Cancelling requires a reason, which the shipments' owners can read.
     */
    body: z.strictObject({
      shipmentIds: z.array(idOf("shipment")).min(1).max(CHOSEN_MAX).optional(),
      matching: z.strictObject(filters).optional(),
      status: z.enum(BULK_MOVES),
      reason: freeText("Reason", 300).optional(),
    }),
    status: 201,
    response: movePreview,
    errors: ["STATUS_CONFLICT"],
  },
  confirmDelivery: {
    summary: "Note that a shipment has arrived",
    access: ["Admin"],
    permission: "shipments.change",
    params: byShipmentId,
    body: z.strictObject({ version }),
    response: adminShipment,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT"],
  },
  rehearseDeliveries: {
    summary: "What a carrier's file of deliveries would do, row by row; changes nothing",
    access: ["Admin"],
    permission: "shipments.read",
    body: deliveryFile,
    response: deliveryReport,
    errors: [],
  },
  confirmDeliveries: {
    summary: "Note that the shipments in a carrier's file have arrived; rows with mistakes are left out",
    access: ["Admin"],
    permission: "shipments.change",
    body: deliveryFile,
    response: deliveryReport,
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;

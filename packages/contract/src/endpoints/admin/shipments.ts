import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { freeText, id, pageOf, pageQuery } from "../../fields.ts";
import { ORDER_STATUSES } from "../../statuses.ts";
import { byShipmentId, shipmentFields } from "../shipments.ts";
import { search, version } from "./fields.ts";

const adminShipment = z.strictObject({
  ...shipmentFields,
  /** Null for a guest. */
  userInfoId: id.nullable(),
  contactEmail: z.string(),
});

/** Won items take no stock, so the list shows which pieces are out of stock before the shipment is approved. */
const listedShipment = adminShipment.extend({
  shortages: z.array(z.strictObject({ itemId: id, needed: z.int(), available: z.int() })),
});

export const adminShipmentEndpoints = {
  listAdminShipments: {
    summary: "Everybody's shipments, newest first",
    access: ["Admin"],
    permission: "shipments.read",
    query: z.strictObject({ status: z.enum(ORDER_STATUSES).optional(), search, ...pageQuery }),
    response: pageOf(listedShipment),
    errors: [],
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
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT", "SHIPMENTS_ON_HOLD"],
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
} as const satisfies Record<string, EndpointDefinition>;

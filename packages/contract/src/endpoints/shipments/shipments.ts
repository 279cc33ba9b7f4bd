import { z } from "zod";
import { MAX_SHIPMENT_ITEMS } from "../../constants.ts";
import type { EndpointDefinition } from "../../endpoint.ts";
import { day, euros, eurosInput, flag, freeText, id, pageOf, pageQuery, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { CARRIER_STEPS } from "../../shipping/carrier-steps.ts";
import { ORDER_ACTORS, ORDER_STATUSES, REFUND_KINDS, SHIPPING_METHODS } from "../../statuses.ts";
import { TIERS } from "../../tiers.ts";
import { addressSnapshot } from "../addresses.ts";
import { balance } from "../balance.ts";

/**
 * The first and the last day on which the order is promised to arrive, in the shop's time zone. Null before the
 * payment, for cancelled orders, and for those from before promises.
 */
export const promise = z.strictObject({ from: day, until: day }).nullable();

export const shipmentFields = {
  id,
  /** The number that people see: `S-` and twelve digits. */
  number: z.string(),
  /** The purchase whose items are sent; null if inventory items are sent. */
  purchaseId: id.nullable(),
  status: z.enum(ORDER_STATUSES),
  /** Names and tiers are those of the day of the order. */
  items: z.array(
    z.strictObject({
      inventoryItemId: id.nullable(),
      itemId: id,
      name: z.string(),
      imageUrl: z.string(),
      tier: z.enum(TIERS),
      quantity: z.int(),
    }),
  ),
  shippingAddress: addressSnapshot,
  shippingMethod: z.enum(SHIPPING_METHODS),
  shippingCost: euros,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** The carrier's tracking page; null if the shop doesn't know the carrier. */
  trackingUrl: z.string().nullable(),
  deliveredAtUtc: timeUtc.nullable(),
  /** The carrier's steps, oldest first. The last is Delivered if the shop knows of the delivery. */
  carrierSteps: z.array(
    z.strictObject({
      step: z.enum(CARRIER_STEPS),
      atUtc: timeUtc,
      /** A town or depot. */
      place: z.string().nullable(),
    }),
  ),
  promise,
  cancelReason: z.string().nullable(),
  /** Oldest first. */
  history: z.array(
    z.strictObject({
      status: z.enum(ORDER_STATUSES),
      atUtc: timeUtc,
      actor: z.enum(ORDER_ACTORS),
      note: z.string().nullable(),
    }),
  ),
  /** True if the owner can cancel the shipment in its current status. */
  canCancel: z.boolean(),
  /** The refunds that the owner can choose from when cancelling; empty if nothing was paid yet. */
  refundOptions: z.array(z.enum(REFUND_KINDS)),
  createdAtUtc: timeUtc,
  updatedAtUtc: timeUtc,
  version: z.int(),
};

export const shipment = z.strictObject(shipmentFields);

const inventoryItemIds = z
  .array(idOf("inventoryItem"))
  .min(1)
  .max(MAX_SHIPMENT_ITEMS)
  .refine((ids) => new Set(ids).size === ids.length, "Each item can be sent once");

export const byShipmentId = z.strictObject({ id: idOf("shipment") });

export const shipmentEndpoints = {
  listShipments: {
    summary: "The person's shipments, newest first",
    access: ["User"],
    query: z.strictObject({
      status: z.enum(ORDER_STATUSES).optional(),
      /** Whether a shipment is still to arrive: neither delivered nor cancelled. */
      isComing: flag.optional(),
      ...pageQuery,
    }),
    response: pageOf(shipment),
    errors: [],
  },
  createShipment: {
    summary: "Ship inventory items, paid from the balance",
    access: ["User"],
    body: z.strictObject({
      inventoryItemIds,
      shippingAddressId: idOf("address"),
      shippingMethod: z.enum(SHIPPING_METHODS),
      expectedShippingCost: eurosInput,
    }),
    status: 201,
    response: z.strictObject({ shipmentId: id, status: z.enum(ORDER_STATUSES), balance }),
    errors: ["NOT_FOUND", "INSUFFICIENT_BALANCE", "ITEM_NOT_AVAILABLE", "PRICE_CHANGED"],
  },
  getShipment: {
    summary: "One shipment, for its owner and for operators",
    access: ["User", "Admin"],
    params: byShipmentId,
    response: shipment,
    errors: ["NOT_FOUND"],
  },
  cancelShipment: {
    summary: "Cancel a shipment that is not prepared yet; what was paid for it comes back",
    access: ["User"],
    params: byShipmentId,
    body: z.strictObject({ reason: freeText("Reason", 300).optional(), refund: z.enum(REFUND_KINDS).default("Items") }),
    response: shipment,
    errors: ["NOT_FOUND", "STATUS_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;

import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, id, timeUtc } from "../../fields.ts";
import {
  ORDER_ACTORS,
  ORDER_FLAGS,
  ORDER_STATUSES,
  PAYMENT_PURPOSES,
  PAYMENT_STATUSES,
  TIMELINE_TOPICS,
  TRANSACTION_TYPES,
} from "../../statuses.ts";
import { actor, byPersonId } from "./people.ts";

const entry = { key: z.string(), atUtc: timeUtc };

const timelineEntry = z.discriminatedUnion("kind", [
  /** A ledger entry of the balance. Entries of openings are `Opening` instead. */
  z.strictObject({
    ...entry,
    kind: z.literal("Money"),
    transactionId: id,
    transactionType: z.enum(TRANSACTION_TYPES),
    description: z.string(),
    amount: euros,
    balanceAfter: euros,
  }),
  z.strictObject({
    ...entry,
    kind: z.literal("Opening"),
    transactionId: id,
    boxName: z.string(),
    itemName: z.string(),
    price: euros,
    marketPrice: euros,
    balanceAfter: euros,
  }),
  /** An opening that ended in a void. */
  z.strictObject({ ...entry, kind: z.literal("Void"), boxName: z.string(), reason: z.string() }),
  /** An attempt to pay. A successful top-up is only a `Money` entry, unless its money was refunded or charged back. */
  z.strictObject({
    ...entry,
    kind: z.literal("Payment"),
    paymentId: id,
    purpose: z.enum(PAYMENT_PURPOSES),
    status: z.enum(PAYMENT_STATUSES),
    amount: euros,
    refunded: euros,
    chargedBack: euros,
  }),
  z.strictObject({
    ...entry,
    kind: z.literal("Order"),
    purchaseId: id,
    number: z.string(),
    total: euros,
    flag: z.enum(ORDER_FLAGS).nullable(),
  }),
  z.strictObject({
    ...entry,
    kind: z.literal("Shipment"),
    shipmentId: id,
    number: z.string(),
    status: z.enum(ORDER_STATUSES),
    actor: z.enum(ORDER_ACTORS),
    note: z.string().nullable(),
  }),
  /** A session. Sessions that have ended stay for a day. */
  z.strictObject({
    ...entry,
    kind: z.literal("Session"),
    expiresAtUtc: timeUtc,
    endedAtUtc: timeUtc.nullable(),
  }),
  z.strictObject({ ...entry, kind: z.literal("Note"), text: z.string(), author: actor }),
  z.strictObject({
    ...entry,
    kind: z.literal("Act"),
    /** The name of the endpoint. */
    action: z.string(),
    actor,
    reason: z.string().nullable(),
  }),
]);

export const timelineEndpoints = {
  listPersonTimeline: {
    summary: "All that happened with a person, newest first, a piece at a time",
    access: ["Admin"],
    permission: "people.read",
    params: byPersonId,
    query: z.strictObject({
      topic: z.enum(TIMELINE_TOPICS).optional(),
      /** The `next` of the previous page. By default the page begins with the newest entry. */
      after: z.string().max(300).optional(),
    }),
    response: z.strictObject({ entries: z.array(timelineEntry), next: z.string().nullable() }),
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, EndpointDefinition>;

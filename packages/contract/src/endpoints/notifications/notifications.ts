import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, euros, id, pageQuery, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { NOTIFICATION_TABS, TOLD_STEPS } from "../../statuses.ts";

const about = <Kind extends string, Params extends z.ZodRawShape>(kind: Kind, params: Params) =>
  z.strictObject({
    id,
    createdAtUtc: timeUtc,
    isUnread: z.boolean(),
    isArchived: z.boolean(),
    kind: z.literal(kind),
    params: z.strictObject(params),
  });

/** `kind` names the event, `params` has its details. Pages make the sentence from both, in the reader's language. */
export const notification = z.discriminatedUnion("kind", [
  about("orderWaiting", { shipmentId: id, number: z.string() }),
  about("stocksLow", { count: z.int() }),
  /** Open boxes promise more pieces of an item than are in stock. */
  about("boxesShort", { count: z.int() }),
  /** Stock of one item is low. Only earlier releases stored this kind. */
  about("stockLow", { itemId: id, name: z.string(), available: z.int() }),
  about("captureQuarantined", { providerPaymentId: z.string() }),
  about("refundFailed", { paymentId: id, refundId: id }),
  about("approvalWaiting", { approvalId: id, userName: z.string() }),
  about("approvalDecided", { approvalId: id, isApproved: z.boolean() }),
  about("approvalExpired", { approvalId: id }),
  /** Open boxes still have their old odds after bulk work has ended. */
  about("boxesKept", { workId: id, count: z.int() }),
  about("complaintReceived", { caseId: id, number: z.string() }),
  /** A complaint has to be answered within three days. */
  about("complaintDue", { caseId: id, number: z.string() }),
  /** A complaint had to be answered by now. */
  about("complaintOverdue", { caseId: id, number: z.string() }),
  about("boxStrays", { lootboxId: id, tableVersion: z.int(), name: z.string() }),
  /** A card payment arrived. `shipmentId` is null if the items went to the inventory. */
  about("orderPaid", { number: z.string(), shipmentId: id.nullable() }),
  /** A payment arrived after its order was cancelled, and was credited to the balance. */
  about("orderPaidLate", { number: z.string(), amount: euros }),
  about("orderUnpaid", { number: z.string() }),
  about("shipmentMoved", { shipmentId: id, number: z.string(), status: z.enum(TOLD_STEPS) }),
  about("toppedUp", { amount: euros }),
  about("topUpFailed", { amount: euros }),
  /** Money was refunded to the payment method that had paid. */
  about("refunded", { amount: euros }),
  /** A refund did not reach its payer, so its money is in the balance again. */
  about("refundCameBack", { amount: euros }),
  /** A payout of winnings has reached the bank, or its money is in the balance again. */
  about("payoutEnded", { amount: euros, status: z.enum(["Paid", "Returned", "Refused"]) }),
  /** Somebody has asked for a payout. */
  about("payoutWaiting", { amount: euros }),
  /** The shop credited goodwill. */
  about("credited", { amount: euros }),
  /** A check of the person's identity has ended; Declared means that nobody decided in time. */
  about("identityDecided", { state: z.enum(["Verified", "Refused", "Declared"]) }),
  /** Somebody has handed in a check of their identity. */
  about("identityWaiting", {}),
  /**
   * The price of a wished item fell below its price at the time of the wish, or of the last such notification. That
   * price is not to be shown: it may be higher than the lowest one of the 30 days before.
   */
  about("priceFell", { itemId: id, name: z.string(), price: euros, priceBefore: euros }),
  about("backInStock", { itemId: id, name: z.string(), price: euros }),
  /** An opening won an item that is worth many times its price. */
  about("bigWin", { lootboxId: id, itemId: id, name: z.string(), marketPrice: euros }),
]);

const MOST_IDS = 100;

/** Events of a stream besides notifications. Each tells a page that shows the thing to read it again. */
export type LiveEvent =
  | { name: "presence"; data: { subjectId: string } }
  | { name: "openings"; data: Record<string, never> }
  /** An order of the person has a new invoice or credit note. */
  | { name: "invoices"; data: Record<string, never> }
  /** The person's rights in the dashboard have changed. */
  | { name: "rights"; data: Record<string, never> };

export const notificationEndpoints = {
  listNotifications: {
    summary: "What happened that the person should hear of, newest first, and how many there are in each tab",
    access: "signedIn",
    query: z.strictObject({
      tab: z.enum(NOTIFICATION_TABS).default("all"),
      ...pageQuery,
    }),
    response: z.strictObject({
      items: z.array(notification),
      hasMore: z.boolean(),
      /** Counts among the newest thousand notifications. */
      counts: z.strictObject({ all: z.int(), unread: z.int(), archived: z.int() }),
    }),
    errors: [],
  },
  markNotifications: {
    summary: "Note which notifications were read or put away; without ids, that all were",
    access: "signedIn",
    body: z.strictObject({
      ids: z.array(idOf("notification")).min(1).max(MOST_IDS).optional(),
      mark: z.enum(["read", "archived"]),
    }),
    status: 204,
    response: empty,
    errors: ["NOT_FOUND"],
  },
  streamEvents: {
    summary:
      "Server-sent events: `notification` with each new one, `changed` when everything should be read again, and live events",
    access: "signedIn",
    isStream: true,
    response: empty,
    errors: ["OVERLOADED"],
  },
} as const satisfies Record<string, EndpointDefinition>;

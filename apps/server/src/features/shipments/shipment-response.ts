import {
  type ResponseOf,
  type Endpoints,
  type OrderStatus,
  orderMoves,
  type PromisedDays,
  type RefundKind,
  trackingUrl,
} from "@trove/contract";
import { toEuros } from "@trove/money";
import { tierOf } from "../items/index.ts";
import { isOfGuest, type ShipmentFacts } from "./shipment-facts.ts";

type Shipment = ResponseOf<Endpoints["getShipment"]>;

const utc = (time: string) => new Date(time).toISOString();

const canCancel = (status: OrderStatus) => orderMoves(status, "User").some(({ to }) => to === "Cancelled");

/**
 * The refunds that the owner can choose from when cancelling. Once a part of the payment has gone back to the payer,
 * the items can't be kept, and only a refund to the balance is left.
 */
function refundOptions(facts: ShipmentFacts): RefundKind[] {
  if (!canCancel(facts.status) || facts.status === "PaymentPending" || isOfGuest(facts)) return [];
  if (facts.purchaseId === null) return ["Items"];
  return facts.returnedCents > 0 ? ["Balance"] : ["Items", "Balance"];
}

/** The days on which an order is promised to arrive. Null if it is cancelled or not paid, or has no promise. */
export function promiseOf({
  status,
  promisedFrom: from,
  promisedUntil: until,
}: Pick<ShipmentFacts, "status" | "promisedFrom" | "promisedUntil">): PromisedDays | null {
  return status === "Cancelled" || from === null || until === null ? null : { from, until };
}

/** The carrier's steps. Adds the delivery if the shop knows of it from an operator only. */
function carrierStepsOf({ carrierSteps, deliveredAt }: ShipmentFacts): Shipment["carrierSteps"] {
  const steps = carrierSteps.map(({ at, ...told }) => ({ ...told, atUtc: utc(at) }));
  if (deliveredAt === null || steps.some(({ step }) => step === "Delivered")) return steps;
  return [...steps, { step: "Delivered", atUtc: utc(deliveredAt), place: null }];
}

/** Renders a shipment in wire form. The same facts give the same response. */
export function shipmentResponse(facts: ShipmentFacts): Shipment {
  const { carrier, trackingNumber, status } = facts;
  return {
    id: facts.shipmentId,
    number: facts.number,
    purchaseId: facts.purchaseId,
    status,
    items: facts.lines.map(({ marketPriceCents, ...line }) => ({ ...line, tier: tierOf(marketPriceCents) })),
    shippingAddress: facts.shippingAddress,
    shippingMethod: facts.shippingMethod,
    shippingCost: toEuros(facts.shippingCostCents),
    carrier,
    trackingNumber,
    trackingUrl: carrier === null || trackingNumber === null ? null : trackingUrl(carrier, trackingNumber),
    deliveredAtUtc: facts.deliveredAt === null ? null : utc(facts.deliveredAt),
    carrierSteps: carrierStepsOf(facts),
    promise: promiseOf(facts),
    cancelReason: facts.cancelReason,
    history: facts.events.map(({ at, ...event }) => ({ ...event, atUtc: utc(at) })),
    canCancel: canCancel(status),
    refundOptions: refundOptions(facts),
    createdAtUtc: utc(facts.createdAt),
    updatedAtUtc: utc(facts.updatedAt),
    version: facts.version,
  };
}

import type { Endpoints, ResponseOf } from "@trove/contract";
import { add, toEuros } from "@trove/money";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { findShipment, promiseOf, shipmentResponse } from "../../shipments/index.ts";
import { discountResponse, lineResponse } from "../reading/order-discount.ts";
import { documentsResponse } from "../reading/purchase-response.ts";
import { findPurchase, type PurchaseRow } from "../reading/read-purchases.store.ts";
import { hashOf } from "./tracking-links.ts";
import { findTracked } from "./tracking.store.ts";

type Tracked = ResponseOf<Endpoints["trackOrder"]>;

const TOKEN = /^[\w-]{43}$/;

/**
 * Finds the guest's order of a tracking link's token. Throws NOT_FOUND if there is none. A text that can't be a token
 * is refused without a query.
 */
export async function findTrackedPurchase(db: Connection, token: string): Promise<PurchaseRow> {
  const purchaseId = TOKEN.test(token) ? await findTracked(db, hashOf(token)) : undefined;
  const purchase = purchaseId === undefined ? undefined : await findPurchase(db, purchaseId, purchaseId);
  if (purchase === undefined) throw new Refusal("NOT_FOUND");
  return purchase;
}

/**
 * A guest's view of an order. Its addresses have only town and country, and its steps no places, because people pass
 * links on, and carriers write names into places.
 */
export async function trackOrder(db: Connection, token: string): Promise<Tracked> {
  const purchase = await findTrackedPurchase(db, token);
  const { purchaseId, shipmentId, shippingAddress, itemsTotalCents, shippingCostCents } = purchase;
  const facts = shipmentId === null ? undefined : await findShipment(db, purchaseId, shipmentId);
  const shipment = facts && shipmentResponse(facts);
  return {
    number: purchase.number,
    status: purchase.status,
    createdAtUtc: purchase.createdAt.toISOString(),
    deliveredAtUtc: purchase.deliveredAt?.toISOString() ?? null,
    promise: promiseOf(purchase),
    lines: purchase.lines.map((line) => lineResponse(line)),
    itemsTotal: toEuros(itemsTotalCents),
    discount: discountResponse(purchase),
    shippingMethod: purchase.shippingMethod,
    shippingCost: toEuros(shippingCostCents),
    total: toEuros(add(itemsTotalCents, shippingCostCents)),
    vatAmount: toEuros(purchase.vatCents),
    vatRate: purchase.vatBasisPoints / 10_000,
    destination: shippingAddress && { city: shippingAddress.city, countryCode: shippingAddress.countryCode },
    carrier: shipment?.carrier ?? null,
    trackingNumber: shipment?.trackingNumber ?? null,
    trackingUrl: shipment?.trackingUrl ?? null,
    carrierSteps: shipment?.carrierSteps.map((step) => ({ ...step, place: null })) ?? [],
    history: shipment?.history.map(({ status, atUtc, actor }) => ({ status, atUtc, actor, note: null })) ?? [],
    documents: documentsResponse(purchase),
  };
}

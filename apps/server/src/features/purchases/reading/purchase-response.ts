import type { ResponseOf, Endpoints } from "@trove/contract";
import { add, toEuros } from "@trove/money";
import type { AddressSnapshot } from "../../addresses/index.ts";
import { promiseOf } from "../../shipments/index.ts";
import { documentNumber } from "../invoices/issued-document.ts";
import { hideAddress, hideBuyer } from "./hide-contacts.ts";
import { discountResponse, lineResponse } from "./order-discount.ts";
import type { PurchaseRow } from "./read-purchases.store.ts";

type Purchase = ResponseOf<Endpoints["getPurchase"]>;

export function documentsResponse({ documents }: Pick<PurchaseRow, "documents">): Purchase["documents"] {
  return documents.map((document) => {
    const { kind, totalCents, issuedAt } = document;
    const issuedAtUtc = new Date(issuedAt).toISOString();
    return { kind, number: documentNumber(document), total: toEuros(totalCents), issuedAtUtc };
  });
}

/**
 * Renders a purchase in wire form. With `isHidden`, contact details are masked, so that only their owner recognises
 * them.
 */
export function purchaseResponse(row: PurchaseRow, isHidden = false): Purchase {
  const { buyer, itemsTotalCents, shippingCostCents } = row;
  const isGuest = buyer !== null;
  const address = (shown: AddressSnapshot | null) => (shown && isHidden ? hideAddress(shown) : shown);
  return {
    id: row.purchaseId,
    number: row.number,
    userInfoId: isGuest ? null : row.userId,
    isGuest,
    guestBuyerInfo: buyer && isHidden ? hideBuyer(buyer) : buyer,
    lines: row.lines.map((line) => lineResponse(line)),
    purchaseOption: row.purchaseOption,
    paymentOption: row.paymentOption,
    itemsTotal: toEuros(itemsTotalCents),
    discount: discountResponse(row),
    shippingMethod: row.shippingMethod,
    shippingCost: toEuros(shippingCostCents),
    total: toEuros(add(itemsTotalCents, shippingCostCents)),
    vatAmount: toEuros(row.vatCents),
    vatRate: row.vatBasisPoints / 10_000,
    currencyCode: "EUR",
    status: row.status,
    billingAddress: address(row.billingAddress),
    shippingAddress: address(row.shippingAddress),
    shipmentId: row.shipmentId,
    deliveredAtUtc: row.deliveredAt?.toISOString() ?? null,
    promise: promiseOf(row),
    paymentId: row.providerPaymentId,
    transactionIds: row.transactionIds,
    documents: documentsResponse(row),
    createdAtUtc: row.createdAt.toISOString(),
    updatedAtUtc: row.updatedAt.toISOString(),
  };
}

import type { AnswerOf, Endpoints } from "@trove/contract";
import { add, cents, toEuros } from "@trove/money";
import type { AddressSnapshot } from "../addresses/index.ts";
import { hideAddress, hideBuyer } from "./hide-contacts.ts";
import type { PurchaseRow } from "./read-purchases.store.ts";

type Purchase = AnswerOf<Endpoints["getPurchase"]>;

const euros = (amountCents: number) => toEuros(cents(amountCents));

/** In wire form. With `isHidden`, contacts are shortened to what their owner recognises. */
export function purchaseAnswer(row: PurchaseRow, isHidden = false): Purchase {
  const { buyer, itemsTotalCents, shippingCostCents } = row;
  const isGuest = buyer !== null;
  const address = (shown: AddressSnapshot | null) => (shown && isHidden ? hideAddress(shown) : shown);
  return {
    id: row.purchaseId,
    number: row.number,
    userInfoId: isGuest ? null : row.userId,
    isGuest,
    guestBuyerInfo: buyer && isHidden ? hideBuyer(buyer) : buyer,
    lines: row.lines.map(({ unitPriceCents, ...line }) => ({ ...line, unitPrice: euros(unitPriceCents) })),
    purchaseOption: row.purchaseOption,
    paymentOption: row.paymentOption,
    itemsTotal: euros(itemsTotalCents),
    shippingMethod: row.shippingMethod,
    shippingCost: euros(shippingCostCents),
    total: toEuros(add(cents(itemsTotalCents), cents(shippingCostCents))),
    vatAmount: euros(row.vatCents),
    currencyCode: "EUR",
    status: row.status,
    billingAddress: address(row.billingAddress),
    shippingAddress: address(row.shippingAddress),
    shipmentId: row.shipmentId,
    deliveredAtUtc: row.deliveredAt,
    paymentId: row.providerPaymentId,
    transactionIds: row.transactionIds,
    createdAtUtc: row.createdAt,
    updatedAtUtc: row.updatedAt,
  };
}

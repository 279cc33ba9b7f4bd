import { randomUUIDv7 } from "node:crypto";
import { promisedDays, type Settings, vatRateOf } from "@trove/contract";
import { ZERO_CENTS } from "@trove/money";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { recall } from "../../auth/index.ts";
import { accountRecipient } from "../../mail/index.ts";
import { promoHolders } from "../../promotions/index.ts";
import { withFreeNumbers } from "../../shipments/index.ts";
import type { BuyingParts } from "../parts.ts";
import { partiesOf } from "../invoices/parties.ts";
import { boughtItems } from "./bought-items.ts";
import type { OrderRequest } from "./order-addresses.ts";
import { confirmationFor } from "./order-mails.ts";
import { planPurchase, type PurchasePlan, purchaseRecord } from "./plan-purchase.ts";
import { type BalanceFacts, callBuyFromBalance, type OrderContext, readOrderContext } from "./purchases.store.ts";

function readerOf({ contact }: OrderContext, { userId }: Person, language: string) {
  if (contact === null) throw new Error(`no account ${userId}`);
  return { contact, to: accountRecipient(contact), language };
}

type Order = {
  plan: PurchasePlan;
  request: OrderRequest;
  reader: ReturnType<typeof readerOf>;
  isLimited: boolean;
  shop: Pick<Settings, "company" | "shipping">;
};

async function pay(
  { db, mail, publicUrl, chance, timeZone, secrets }: BuyingParts,
  person: Person,
  idempotency: Idempotency,
  at: Date,
  { plan, request, reader, isLimited, shop }: Order,
): Promise<BalanceFacts> {
  const transactionIds = plan.price.shippingCost > ZERO_CENTS ? [randomUUIDv7(), randomUUIDv7()] : [randomUUIDv7()];
  const shipmentId = plan.shipment?.shipmentId ?? null;
  const method = shipmentId === null ? null : (request.shippingMethod ?? null);
  const countryCode = plan.addresses.shipping?.countryCode;
  const promise = method && promisedDays(shop.shipping.delivery, { method, countryCode, at, timeZone });
  const purchase = purchaseRecord(plan, request, {
    paymentOption: "balance",
    status: plan.shipment === null ? "Approved" : "Ordered",
    language: reader.language,
    buyer: null,
    parties: partiesOf(shop.company, reader.contact),
    paymentId: null,
    transactionIds,
    promise,
    holders: promoHolders({ email: reader.contact.email, place: plan.addresses.shipping }, secrets.rootKeys[0]),
  });
  const lines = plan.lines.map((line) => ({ ...line, listPriceCents: line.marketPriceCents }));
  const items = boughtItems(lines, chance.newId, plan.sellBasisPoints);
  const discounted = { promoCode: purchase.promo?.code ?? null, shippingDiscountCents: plan.price.shippingDiscount };
  const story = { ...purchase, ...discounted, lines, shippingMethod: method, shipmentId, promise, isGuest: false };
  const confirmation = mail.ready(confirmationFor(story, reader, publicUrl));
  return callBuyFromBalance(db, person, idempotency, at, { purchase, items, mail: confirmation }, isLimited);
}

async function attempt(
  parts: BuyingParts,
  person: Person,
  idempotency: Idempotency,
  request: OrderRequest,
  language: string,
): Promise<BalanceFacts> {
  const { db, settings, chance, now } = parts;
  const at = now();
  const context = await readOrderContext(db, person.userId, request, at);
  const inForce = await settings.at(at);
  let plan: PurchasePlan;
  try {
    plan = planPurchase(context, chance.newId(), request, inForce, chance, (rules, code) =>
      context.isBalanceTaxed ? 0 : vatRateOf(rules, code),
    );
  } catch (refusal) {
    const recorded = refusal instanceof Refusal && (await recall<BalanceFacts>(db, person, idempotency, at));
    if (recorded) return recorded;
    throw refusal;
  }
  const isLimited = context.lines.some((line) => line.isLimited);
  const reader = readerOf(context, person, language);
  return pay(parts, person, idempotency, at, { plan, request, reader, isLimited, shop: inForce });
}

/**
 * Buys with the balance, using the server's own prices and VAT. Money, stock, inventory items and shipment change
 * together or not at all. A repeated request gets the first response.
 * - Locks the stock in the order of the item ids, then the wallet.
 * - Throws the errors of `planPurchase`, OUT_OF_STOCK and INSUFFICIENT_BALANCE.
 */
export function buyFromBalance(...order: Parameters<typeof attempt>): Promise<BalanceFacts> {
  return withFreeNumbers(() => attempt(...order));
}

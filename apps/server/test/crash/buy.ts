import { add, cents, fromEuros, sum, toEuros } from "@trove/money";
import { doorstep } from "../orders/orders.ts";
import type { OwnedItem } from "./account.ts";
import { allOf } from "./all-of.ts";
import type { Customer } from "./customer.ts";
import type { Offer } from "./market.ts";
import { Refused } from "./patient-client.ts";
import { type CardName, payAt } from "./payments/till.ts";

export const ORDER_SHIPPING = cents(500);

function chooseBasket(customer: Customer, offers: readonly Offer[]) {
  const chosen = customer.chance.some(offers, customer.chance.between(1, 2));
  const itemsTotal = sum(chosen.map(({ price }) => price));
  const isSent = customer.chance.next() < 0.5;
  const total = isSent ? add(itemsTotal, ORDER_SHIPPING) : itemsTotal;
  const body = {
    itemIds: chosen.map(({ id }) => id),
    expectedTotal: toEuros(total),
    ...(isSent
      ? {
          purchaseOption: "order" as const,
          shippingMethod: "standard" as const,
          shippingAddress: doorstep,
          useShippingAddressAsBilling: true,
        }
      : { purchaseOption: "inventory" as const, billingAddress: doorstep }),
  };
  return { body, itemsTotal, pieces: chosen.length };
}

export async function itemsOf(customer: Customer, purchaseId: string): Promise<OwnedItem[]> {
  const { scene, token } = customer;
  const wanted = { source: "Purchase" as const, status: "InInventory" as const, pageSize: 100 };
  const items = await allOf((pageNumber) =>
    scene.client.call("listInventory", { query: { ...wanted, pageNumber } }, token),
  );
  return items
    .filter((item) => item.purchaseId === purchaseId)
    .map(({ id, sellPrice }) => ({ id, sellPrice: fromEuros(sellPrice) }));
}

async function bought(
  customer: Customer,
  purchaseId: string,
  shipmentId: string | null,
  basket: ReturnType<typeof chooseBasket>,
) {
  const { account } = customer;
  const { itemsTotal, pieces } = basket;
  account.itemCount += pieces;
  account.purchases.set(purchaseId, shipmentId === null ? "Approved" : "Ordered");
  if (shipmentId === null) account.inventory.push(...(await itemsOf(customer, purchaseId)));
  else {
    account.shipments.set(shipmentId, "Ordered");
    account.activeShipments.push({
      shipmentId,
      purchaseId,
      items: [],
      pieces,
      itemsTotal,
      shippingCost: ORDER_SHIPPING,
    });
  }
}

/** Ignores OUT_OF_STOCK, because another person may have bought the last piece. Rethrows other errors. */
export function soldOut(error: unknown): undefined {
  if (error instanceof Refused && error.code === "OUT_OF_STOCK") return undefined;
  throw error;
}

export async function buy(customer: Customer, offers: readonly Offer[]): Promise<void> {
  const { account, scene } = customer;
  const basket = chooseBasket(customer, offers);
  const response = await scene.client.call("buyFromBalance", { body: basket.body }, customer.token).catch(soldOut);
  if (response === undefined) return;
  const { purchaseId, shipmentId } = response;
  account.move("ItemPurchase", cents(-basket.itemsTotal), { relatedId: purchaseId });
  if (shipmentId !== null) account.move("Shipping", cents(-ORDER_SHIPPING), { relatedId: purchaseId });
  customer.seeBalance("a purchase", response.balance.amount);
  await bought(customer, purchaseId, shipmentId, basket);
}

export async function buyDirectly(customer: Customer, card: CardName): Promise<void> {
  const { client, market } = customer.scene;
  const basket = chooseBasket(customer, [...market.items, ...market.scarce]);
  const response = await client.call("buyDirectly", { body: basket.body }, customer.token).catch(soldOut);
  if (response === undefined) return;
  const { purchaseId, shipmentId } = response;
  const paymentId = await payAt(customer.scene, response.paymentSessionResponse, card);
  const body = { paymentId, failTransactionIfUnsuccessful: true };
  const status = await client.call("validatePurchase", { body }, customer.token);
  if (status !== (card === "declined" ? "Failed" : "Success")) customer.complain(`an order with ${card} is ${status}`);
  if (status === "Success") return bought(customer, purchaseId, shipmentId, basket);
  customer.account.purchases.set(purchaseId, "Cancelled");
  if (shipmentId !== null) customer.account.shipments.set(shipmentId, "Cancelled");
}

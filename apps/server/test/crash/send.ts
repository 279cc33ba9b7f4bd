import { cents, toEuros } from "@trove/money";
import type { ActiveShipment } from "./account.ts";
import { itemsOf } from "./buy.ts";
import type { Customer } from "./customer.ts";

export const INVENTORY_SHIPPING = cents(1000);

export async function ship(customer: Customer): Promise<void> {
  const { account, chance, scene } = customer;
  const items = chance.some(account.inventory, chance.between(1, 2));
  const body = {
    inventoryItemIds: items.map(({ id }) => id),
    shippingAddressId: customer.addressId,
    shippingMethod: "standard" as const,
    expectedShippingCost: toEuros(INVENTORY_SHIPPING),
  };
  const { shipmentId, balance } = await scene.client.call("createShipment", { body }, customer.token);
  account.inventory = account.inventory.filter((each) => !items.includes(each));
  account.shipments.set(shipmentId, "Ordered");
  const nothing = cents(0);
  const shipment = { shipmentId, purchaseId: null, items, pieces: items.length, itemsTotal: nothing };
  account.activeShipments.push({ ...shipment, shippingCost: INVENTORY_SHIPPING });
  account.move("Shipping", cents(-INVENTORY_SHIPPING), { relatedId: shipmentId });
  customer.seeBalance("a shipment", balance.amount);
}

async function takeBack(
  customer: Customer,
  { shipmentId, purchaseId, ...shipment }: ActiveShipment,
  refund: "Items" | "Balance",
): Promise<void> {
  const { account } = customer;
  account.move("Shipping", shipment.shippingCost, { relatedId: purchaseId ?? shipmentId });
  if (purchaseId === null) account.inventory.push(...shipment.items);
  else if (refund === "Items") account.inventory.push(...(await itemsOf(customer, purchaseId)));
  else {
    account.move("ItemPurchase", shipment.itemsTotal, { relatedId: purchaseId });
    account.itemCount -= shipment.pieces;
  }
}

export async function cancel(customer: Customer): Promise<void> {
  const { account, chance, scene } = customer;
  const [shipment] = chance.some(account.activeShipments, 1);
  if (shipment === undefined) return;
  const { shipmentId, purchaseId } = shipment;
  const refund = purchaseId !== null && chance.next() < 0.5 ? ("Balance" as const) : ("Items" as const);
  await scene.client.call("cancelShipment", { params: { id: shipmentId }, body: { refund } }, customer.token);
  account.activeShipments = account.activeShipments.filter((each) => each !== shipment);
  account.shipments.set(shipmentId, "Cancelled");
  if (purchaseId !== null) account.purchases.set(purchaseId, "Cancelled");
  await takeBack(customer, shipment, refund);
}

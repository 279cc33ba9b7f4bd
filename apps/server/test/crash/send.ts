import { cents, toEuros } from "@trove/money";
import type { Parcel } from "./account.ts";
import { goodsOf } from "./buy.ts";
import type { Customer } from "./customer.ts";

export const PARCEL_SHIPPING = cents(1000);

export async function ship(customer: Customer): Promise<void> {
  const { account, chance, scene } = customer;
  const goods = chance.some(account.goods, chance.between(1, 2));
  const body = {
    inventoryItemIds: goods.map(({ id }) => id),
    shippingAddressId: customer.addressId,
    shippingMethod: "standard" as const,
    expectedShippingCost: toEuros(PARCEL_SHIPPING),
  };
  const { shipmentId, balance } = await scene.client.call("createShipment", { body }, customer.token);
  account.goods = account.goods.filter((each) => !goods.includes(each));
  account.shipments.set(shipmentId, "Ordered");
  const nothing = cents(0);
  const parcel = { shipmentId, purchaseId: null, goods, pieces: goods.length, itemsTotal: nothing };
  account.parcels.push({ ...parcel, shippingCost: PARCEL_SHIPPING });
  account.move("Shipping", cents(-PARCEL_SHIPPING), { relatedId: shipmentId });
  customer.seeBalance("a shipment", balance.amount);
}

async function takeBack(
  customer: Customer,
  { shipmentId, purchaseId, ...parcel }: Parcel,
  refund: "Items" | "Balance",
): Promise<void> {
  const { account } = customer;
  account.move("Shipping", parcel.shippingCost, { relatedId: purchaseId ?? shipmentId });
  if (purchaseId === null) account.goods.push(...parcel.goods);
  else if (refund === "Items") account.goods.push(...(await goodsOf(customer, purchaseId)));
  else {
    account.move("ItemPurchase", parcel.itemsTotal, { relatedId: purchaseId });
    account.goodsCount -= parcel.pieces;
  }
}

export async function cancel(customer: Customer): Promise<void> {
  const { account, chance, scene } = customer;
  const [parcel] = chance.some(account.parcels, 1);
  if (parcel === undefined) return;
  const { shipmentId, purchaseId } = parcel;
  const refund = purchaseId !== null && chance.next() < 0.5 ? ("Balance" as const) : ("Items" as const);
  await scene.client.call("cancelShipment", { params: { id: shipmentId }, body: { refund } }, customer.token);
  account.parcels = account.parcels.filter((each) => each !== parcel);
  account.shipments.set(shipmentId, "Cancelled");
  if (purchaseId !== null) account.purchases.set(purchaseId, "Cancelled");
  await takeBack(customer, parcel, refund);
}

import { buyFromBalance, putOnSale, toKeep, toSend } from "../orders/orders.ts";
import { makeAdmin, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import { numberOf, receiveGoods, returned, send, withdrawn } from "./withdrawals.ts";

/** Buys an item into the person's inventory, and returns the order's id. */
export async function keptOrder(shop: Shop, person: TestPerson): Promise<string> {
  return (await buyFromBalance(shop, person, toKeep([await putOnSale(shop)]))).body.purchaseId;
}

/** A withdrawal of an order whose pieces are in the person's inventory. */
export async function withdrawnOrder(shop: Shop, person: TestPerson) {
  const orderNumber = await numberOf(shop, await keptOrder(shop, person));
  return withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
}

/** A withdrawal that matches nothing, and an order with the number that the example of matching names. */
export async function unmatchedWithdrawal(shop: Shop, person: TestPerson) {
  const purchaseId = await keptOrder(shop, person);
  await shop.owner.connection
    .insertInto("orderNumbers")
    .values({ number: "O-000000000001", userId: person.userId, purchaseId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return withdrawn(shop, { name: "Mara Lind", orderNumber: "O-000000000002", email: person.email });
}

/** A return of a damaged piece that arrived a month ago, which an operator has to judge. */
export async function faultyGoods(shop: Shop, person: TestPerson) {
  const { body } = await buyFromBalance(shop, person, toSend([await putOnSale(shop)]));
  await send(shop, await makeAdmin(shop), body.shipmentId ?? "");
  await shop.owner.connection
    .updateTable("inventoryItems")
    .set({ deliveredAt: new Date(shop.clock.now.getTime() - 30 * 86_400_000) })
    .where("userId", "=", person.userId)
    .where("purchaseId", "=", body.purchaseId)
    .execute();
  return returned(shop, person, await numberOf(shop, body.purchaseId), "Damaged");
}

export async function arrivedGoods(shop: Shop, person: TestPerson) {
  const id = await withdrawnOrder(shop, person);
  await receiveGoods(shop, await makeAdmin(shop), id);
  return id;
}

import type { EndpointName, NamedThing } from "@trove/contract";
import { askForRights, changedRights } from "../operators/changed-rights.ts";
import { stockBox } from "../catalogue/stock.ts";
import { openBoxes } from "../openings/browser.ts";
import { buyDirectly, buyFromBalance, doorstep, putOnSale, toKeep, toSend } from "../orders/orders.ts";
import { giveItems, sendShipment } from "../orders/shipments.ts";
import { addAddress, cards, payWith, topUp } from "../payments/till.ts";
import { tellSomething } from "../notifications/tell.ts";
import { addBrowser } from "../people/browsers.ts";
import { moveOn } from "../people/operator.ts";
import { makeAdmin, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Request } from "./named-ids.ts";

async function pay(shop: Shop, begun: { paymentSessionResponse: { id: string; token: string; returnUrl: string } }) {
  return (await payWith(shop, begun.paymentSessionResponse, cards.succeeds)).paymentId;
}

const firstOf = async (ids: Promise<string[]>) => (await ids)[0] ?? "";

type Make = (shop: Shop, person: TestPerson) => Promise<string>;

/** Creates each thing that a request can name, and returns its id. A private thing belongs to the person. */
export const things: Record<NamedThing, Make> = {
  item: async (shop) => (await putOnSale(shop)).itemId,
  category: async (shop) => {
    const { itemId } = await putOnSale(shop);
    return (await shop.call("getItem", { params: { id: itemId }, query: {} })).body.categoryId;
  },
  signingKey: async (shop) => shop.secrets.signingKeys[0].keyId,
  approval: (shop) => askForRights(shop),
  auditEntry: async (shop) => changedRights(shop, await makeAdmin(shop)),
  operator: async (shop) => (await makeAdmin(shop)).userId,
  lootbox: async (shop) => (await stockBox(shop)).lootboxId,
  address: (shop, person) => addAddress(shop, person),
  browserKey: async (shop, person) => (await addBrowser(shop, person)).body.id,
  inventoryItem: (shop, person) => firstOf(giveItems(shop, person, 1)),
  notification: (shop, person) => tellSomething(shop, person),
  purchase: async (shop, person) =>
    (await buyFromBalance(shop, person, toKeep([await putOnSale(shop)]))).body.purchaseId,
  purchasePayment: async (shop, person) =>
    pay(shop, (await buyDirectly(shop, person, toSend([await putOnSale(shop)]))).body),
  shipment: (shop, person) => sendShipment(shop, person),
  topUpPayment: async (shop, person) =>
    pay(shop, (await topUp(shop, person, { addressId: await addAddress(shop, person) })).body),
  transaction: async (shop, person) => {
    const opened = await openBoxes(shop, person, await stockBox(shop));
    return opened.body.openings[0]?.transactionId ?? "";
  },
};

const oneItemSent = { purchaseOption: "order", shippingMethod: "standard", expectedTotal: 25 };
const validation = { failTransactionIfUnsuccessful: true };

async function sendByCarrier(shop: Shop, person: TestPerson) {
  const [id, admin] = await Promise.all([sendShipment(shop, person), makeAdmin(shop)]);
  for (const status of ["Approved", "Shipping"] as const) await moveOn(shop, admin, id, { status });
  await moveOn(shop, admin, id, { status: "Shipped", carrier: "DHL", trackingNumber: "1" });
  return id;
}

type Example = Request & {
  /** Creates the thing where it needs another state than in `things`. */
  made?: Make;
};

/** The fields besides ids with which the shop accepts the owner's request. */
export const examples: Partial<Record<EndpointName, Example>> = {
  markNotifications: { body: { mark: "read" } },
  updateAddress: { body: { label: "Office", ...doorstep } },
  sellInventoryItem: { body: { expectedSellPrice: 9 } },
  topUp: { body: { amount: 50, currencyCode: "EUR" } },
  validateTopUp: { body: validation },
  createShipment: { body: { shippingMethod: "standard", expectedShippingCost: 10 } },
  cancelShipment: { body: {} },
  buyFromBalance: { body: oneItemSent },
  buyDirectly: { body: oneItemSent },
  validatePurchase: { body: validation },
  setShipmentStatus: { body: { status: "Approved", version: 1 } },
  confirmDelivery: { body: { version: 4 }, made: sendByCarrier },
};

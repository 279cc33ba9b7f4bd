import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { stockBox } from "../catalogue/stock.ts";
import { sendShipment } from "../orders/shipments.ts";
import { deliver, moveOn } from "../people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";

const pot = {
  name: "Pot",
  description: "Pours.",
  imageUrl: "/pictures/pot.webp",
  galleryUrls: [],
  brand: "Nordlys",
  marketPrice: 10,
  isSellable: true,
  isActive: true,
};

type Room = Pick<Provocations, "setShipmentStatus" | "confirmDelivery" | "createItem" | "updateItem">;

/** Causes the refusals of operators' calls. `getShop` is called only when a refusal is provoked. */
export function provokeAdmin(getShop: () => Shop): Room {
  async function shipment() {
    const shop = getShop();
    const [admin, person] = await Promise.all([makeAdmin(shop), signUp(shop)]);
    await credit(shop, person, cents(1000));
    return { shop, admin, id: await sendShipment(shop, person) };
  }

  async function boxedItem() {
    const shop = getShop();
    const { drops } = await stockBox(shop);
    const { body } = await shop.call("getItem", { params: { id: drops[0]?.itemId ?? "" }, query: {} });
    return { shop, admin: await makeAdmin(shop), item: body };
  }

  const update = (shop: Shop, admin: TestPerson, id: string, changed: { categoryId: string; version: number }) =>
    shop.call("updateItem", { params: { id }, body: { ...pot, ...changed } }, admin);

  return {
    setShipmentStatus: {
      NOT_FOUND: async () => {
        const { shop, admin } = await shipment();
        const body = { status: "Approved" as const, version: 1 };
        return shop.call("setShipmentStatus", { params: { id: randomUUID() }, body }, admin);
      },
      VERSION_CONFLICT: async () => {
        const { shop, admin, id } = await shipment();
        return moveOn(shop, admin, id, { status: "Approved", version: 2 });
      },
      STATUS_CONFLICT: async () => {
        const { shop, admin, id } = await shipment();
        return moveOn(shop, admin, id, { status: "Shipped", carrier: "DHL", trackingNumber: "1" });
      },
    },
    confirmDelivery: {
      NOT_FOUND: async () => {
        const { shop, admin } = await shipment();
        return shop.call("confirmDelivery", { params: { id: randomUUID() }, body: { version: 1 } }, admin);
      },
      VERSION_CONFLICT: async () => {
        const { shop, admin, id } = await shipment();
        return shop.call("confirmDelivery", { params: { id }, body: { version: 2 } }, admin);
      },
      STATUS_CONFLICT: async () => {
        const { shop, admin, id } = await shipment();
        return deliver(shop, admin, id);
      },
    },
    createItem: {
      NOT_FOUND: async () => {
        const shop = getShop();
        return shop.call("createItem", { body: { ...pot, categoryId: randomUUID() } }, await makeAdmin(shop));
      },
    },
    updateItem: {
      NOT_FOUND: async () => {
        const { shop, admin, item } = await boxedItem();
        return update(shop, admin, randomUUID(), { categoryId: item.categoryId, version: 1 });
      },
      VERSION_CONFLICT: async () => {
        const { shop, admin, item } = await boxedItem();
        return update(shop, admin, item.id, { categoryId: item.categoryId, version: 2 });
      },
      STATUS_CONFLICT: async () => {
        const { shop, admin, item } = await boxedItem();
        return update(shop, admin, item.id, { categoryId: item.categoryId, version: 1 });
      },
      PAYOUT_UNCONFIRMED: async () => {
        const { shop, admin, item } = await boxedItem();
        const { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version } = item;
        const same = { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version };
        return shop.call("updateItem", { params: { id: item.id }, body: { ...same, marketPrice: 50_000 } }, admin);
      },
    },
  };
}

import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { stockBox } from "../catalogue/stock.ts";
import { buyAsGuest, putOnSale, toSend, validateOrder } from "../orders/orders.ts";
import { planMoves } from "../orders/shipment-moves.ts";
import { sendShipment } from "../orders/shipments.ts";
import { cards, payWith } from "../payments/till.ts";
import { deliver, holdShipments, moveOn } from "../people/operator.ts";
import { credit, signUp } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";
import { anyOwner, provokeApproval, type SharedShops } from "./shared-shops.ts";

type Room = Pick<
  Provocations,
  "getAdminShipment" | "getWatchedOdds" | "setShipmentStatus" | "planShipmentMoves" | "confirmDelivery"
>;

/** Provokes the refusals of operators' calls. `getShop` is called only when a refusal is provoked. */
export function provokeAdmin(getShop: () => Shop, shared: SharedShops): Room {
  async function shipment() {
    const shop = getShop();
    const [admin, person] = await Promise.all([anyOwner(shop), signUp(shop)]);
    await credit(shop, person, cents(1000));
    return { shop, admin, person, id: await sendShipment(shop, person) };
  }

  return {
    getAdminShipment: {
      NOT_FOUND: async () => {
        const shop = getShop();
        return shop.call("getAdminShipment", { params: { id: randomUUID() } }, await anyOwner(shop));
      },
    },
    getWatchedOdds: {
      NOT_FOUND: async () => {
        const shop = getShop();
        const { lootboxId } = await stockBox(shop);
        return shop.call("getWatchedOdds", { params: { id: lootboxId, tableVersion: 1 } }, await anyOwner(shop));
      },
    },
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
      SHIPMENTS_ON_HOLD: async () => {
        const { shop, admin, person, id } = await shipment();
        await holdShipments(shop, admin, person, true);
        return moveOn(shop, admin, id, { status: "Approved" });
      },
      ...provokeApproval(shared, async (shop, owner) => {
        const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop)]));
        await validateOrder(shop, (await payWith(shop, body.paymentSessionResponse, cards.succeeds)).paymentId);
        return () => moveOn(shop, owner, body.shipmentId ?? "", { status: "Cancelled" });
      }),
    },
    planShipmentMoves: {
      STATUS_CONFLICT: async () =>
        planMoves(getShop(), await anyOwner(getShop()), { shipmentIds: [randomUUID()], status: "Approved" }),
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
  };
}

import { randomUUID } from "node:crypto";
import type { TestItem } from "../catalogue/stock.ts";
import { buyAsGuest, buyDirectly, buyFromBalance, guest, putOnSale, toKeep, toSend } from "../orders/orders.ts";
import { addAddress, moveClock, runJob } from "../payments/till.ts";
import { signUp, type TestPerson } from "../people/people.ts";
import { openSilentShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { closingPerson } from "../people/provoke-account.ts";
import type { Provocations } from "./provocations.ts";
import type { SharedShops } from "./shared-shops.ts";

type Scene = { shop: Shop; person: TestPerson; poor: TestPerson };
type Purchases = Pick<
  Provocations,
  | "buyFromBalance"
  | "buyDirectly"
  | "buyAsGuest"
  | "validatePurchase"
  | "getPurchase"
  | "downloadInvoice"
  | "trackOrder"
  | "downloadTrackedInvoice"
  | "receiveCarrierEvents"
>;

/**
 * Makes a guest's order whose request never reaches the gateway, lets it expire, and repeats the request with its key.
 */
async function repeatEndedOrder() {
  const silent = await openSilentShop();
  const body = toSend([await putOnSale(silent)]);
  const key = randomUUID();
  await buyAsGuest(silent, body, key);
  moveClock(silent, 31 * 60);
  await runJob(silent, "watch-payments");
  const response = await buyAsGuest(silent, body, key);
  await silent.close();
  return response;
}

/** Provokes the refusals of purchases, in a shop whose gateway is unreachable. */
export function provokePurchases(scene: () => Scene, { listening }: SharedShops): Purchases {
  const unknown = (item: TestItem) => ({ ...item, itemId: randomUUID() });
  async function unserved() {
    const person = await signUp(scene().shop);
    await addAddress(scene().shop, person, "US");
    return person;
  }
  const onSale = (price?: number, stock?: number) => putOnSale(scene().shop, price, stock);
  return {
    buyFromBalance: {
      NOT_FOUND: async () => buyFromBalance(scene().shop, scene().person, toKeep([unknown(await onSale())])),
      COUNTRY_NOT_SERVED: async () => buyFromBalance(scene().shop, await unserved(), toKeep([await onSale()])),
      INSUFFICIENT_BALANCE: async () => buyFromBalance(scene().shop, scene().poor, toKeep([await onSale()])),
      OUT_OF_STOCK: async () => buyFromBalance(scene().shop, scene().person, toKeep([await onSale(100, 0)])),
      PRICE_CHANGED: async () =>
        buyFromBalance(scene().shop, scene().person, toKeep([await onSale()], { expectedTotal: 1 })),
      PROMO_REFUSED: async () =>
        buyFromBalance(scene().shop, scene().person, toKeep([await onSale()], { promoCode: "NOTHING" })),
    },
    buyDirectly: {
      NOT_FOUND: async () => buyDirectly(scene().shop, scene().person, toKeep([unknown(await onSale())])),
      NOT_OFFERED_HERE: async () =>
        buyDirectly(scene().shop, scene().person, toKeep([await onSale()], { method: "link" })),
      COUNTRY_NOT_SERVED: async () => buyDirectly(scene().shop, await unserved(), toKeep([await onSale()])),
      ACCOUNT_CLOSING: async () =>
        buyDirectly(scene().shop, await closingPerson(scene().shop), toKeep([await onSale()])),
      OUT_OF_STOCK: async () => buyDirectly(scene().shop, scene().person, toKeep([await onSale(100, 0)])),
      PRICE_CHANGED: async () =>
        buyDirectly(scene().shop, scene().person, toKeep([await onSale()], { expectedTotal: 1 })),
      PROMO_REFUSED: async () =>
        buyDirectly(scene().shop, scene().person, toKeep([await onSale()], { promoCode: "NOTHING" })),
      GATEWAY_UNAVAILABLE: async () => buyDirectly(scene().shop, scene().person, toKeep([await onSale()])),
    },
    buyAsGuest: {
      FORBIDDEN: async () => {
        const body = { ...toSend([await onSale()]), guestBuyerInfo: guest };
        return scene().shop.call("buyAsGuest", { body }, scene().person);
      },
      NOT_FOUND: async () => buyAsGuest(scene().shop, toSend([unknown(await onSale())])),
      NOT_OFFERED_HERE: async () => buyAsGuest(scene().shop, toSend([await onSale()], { method: "link" })),
      OUT_OF_STOCK: async () => buyAsGuest(scene().shop, toSend([await onSale(100, 0)])),
      PRICE_CHANGED: async () => buyAsGuest(scene().shop, toSend([await onSale()], { expectedTotal: 1 })),
      PROMO_REFUSED: async () => buyAsGuest(scene().shop, toSend([await onSale()], { promoCode: "NOTHING" })),
      STATUS_CONFLICT: repeatEndedOrder,
      GATEWAY_UNAVAILABLE: async () => buyAsGuest(scene().shop, toSend([await onSale()])),
    },
    validatePurchase: {
      NOT_FOUND: async () => {
        const body = { paymentId: `pay_${randomUUID()}`, failTransactionIfUnsuccessful: false };
        return (await listening()).call("validatePurchase", { body });
      },
      GATEWAY_UNAVAILABLE: () =>
        scene().shop.call("validatePurchase", {
          body: { paymentId: "pay_1", failTransactionIfUnsuccessful: false },
        }),
    },
    trackOrder: { NOT_FOUND: () => scene().shop.call("trackOrder", { body: { token: "x".repeat(43) } }) },
    receiveCarrierEvents: {
      NOT_FOUND: () => {
        const events = [{ trackingNumber: "1", step: "Held" as const, atUtc: "2026-12-01T08:00:00Z" }];
        return scene().shop.call("receiveCarrierEvents", { body: { events } });
      },
    },
    downloadTrackedInvoice: {
      NOT_FOUND: () => scene().shop.call("downloadTrackedInvoice", { body: { token: "no token" } }),
    },
    downloadInvoice: {
      NOT_FOUND: () =>
        scene().shop.call("downloadInvoice", { params: { id: randomUUID() }, query: {} }, scene().person),
    },
    getPurchase: { NOT_FOUND: () => scene().shop.call("getPurchase", { params: { id: randomUUID() } }) },
  };
}

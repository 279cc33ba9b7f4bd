import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestItem } from "../../../../test/catalogue/stock.ts";
import {
  buyAsGuest,
  buyDirectly,
  flagOf,
  guest,
  movesDuring,
  putOnSale,
  readOrder,
  stockOf,
  toSend,
  validateOrder,
} from "../../../../test/orders/orders.ts";
import { cards, moveClock, payWith, runGateway, runJob } from "../../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openListeningShop, openSilentShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let mara: TestPerson;
let lamp: TestItem;

beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
  lamp = await putOnSale(shop, 2000, 5);
});

const refunds = (purchaseId: string) =>
  shop.owner.connection
    .selectFrom("refunds")
    .select(["status", "paidCents"])
    .where("userId", "=", purchaseId)
    .execute();

describe("a guest's order", () => {
  it(
    "is paid without an account, and shows its contact details to operators only",
    { tags: ["S0-03", "S0-10", "S1-16"] },
    async () => {
      const { status, body } = await buyAsGuest(shop, toSend([lamp]));
      expect([status, body.paymentSessionResponse.returnUrl]).toEqual([201, `${shop.environment.PUBLIC_URL}/cart`]);
      const books = await movesDuring(shop, async () => {
        const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
        expect(await validateOrder(shop, paymentId)).toBe("Success");
      });
      expect(books).toEqual({ "gateway:sandbox": -2500, "house:items": 2000, "house:shipping": 500 });
      const order = await readOrder(shop, body.purchaseId);
      expect(order).toMatchObject({
        status: "Ordered",
        userInfoId: null,
        isGuest: true,
        guestBuyerInfo: { email: "g•••@t•••.example", firstName: "N•••", lastName: "H•••", phoneNumber: "•••21" },
        shippingAddress: { street: "K•••", houseNumber: "•••", postalCode: "•••", city: "Amsterdam" },
      });
      expect(JSON.stringify(order)).not.toMatch(/Keizersgracht|1015|guest@|612345/);
      const seen = await readOrder(shop, body.purchaseId, await makeAdmin(shop));
      expect(seen).toMatchObject({ guestBuyerInfo: guest, shippingAddress: { street: "Keizersgracht" } });
      expect((await readOrder(shop, body.purchaseId, mara)).guestBuyerInfo?.email).toBe("g•••@t•••.example");
    },
  );

  it("is created once per key, with an id derived from the key", async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 6 }, () => buyAsGuest(shop, toSend([lamp]), key)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.body.purchaseId).not.toBe(key);
    const other = await buyAsGuest(shop, toSend([lamp]), randomUUID());
    expect(other.body.purchaseId).not.toBe(responses[0]?.body.purchaseId);
    const reused = await buyAsGuest(shop, toSend([lamp, lamp]), key);
    expect([reused.status, JSON.parse(reused.text).code]).toEqual([409, "IDEMPOTENCY_REUSED"]);
    expect(await stockOf(shop, lamp)).toBe(3);
  });

  it("a guest's order that is paid too late is refunded through the gateway, once", async () => {
    const { body } = await buyAsGuest(shop, toSend([lamp]));
    const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.late);
    expect(await validateOrder(shop, paymentId)).toBe("Failed");
    const books = await movesDuring(shop, async () => {
      moveClock(shop, 60);
      await runGateway(shop);
    });
    expect(books).toEqual({ "gateway:sandbox": -2500, "house:refunds": 2500 });
    expect(await refunds(body.purchaseId)).toEqual([{ status: "Requested", paidCents: 2500 }]);
    const back = await movesDuring(shop, async () => {
      await runJob(shop, "send-refunds");
      await runJob(shop, "send-refunds");
      await runGateway(shop);
    });
    expect(back).toEqual({ "gateway:sandbox": 2500, "house:refunds": -2500 });
    expect(await refunds(body.purchaseId)).toEqual([{ status: "Taken", paidCents: 2500 }]);
    expect([(await readOrder(shop, body.purchaseId)).status, await flagOf(shop, body.purchaseId)]).toEqual([
      "Cancelled",
      "LatePayment",
    ]);
  });

  it("a guest's order that an operator cancels is refunded, items and shipping", async () => {
    const admin = await makeAdmin(shop);
    const { body } = await buyAsGuest(shop, toSend([lamp]));
    await payWith(shop, body.paymentSessionResponse, cards.succeeds);
    await runGateway(shop);
    const books = await movesDuring(shop, async () => {
      const params = { id: body.shipmentId ?? "" };
      const version = (await shop.call("getShipment", { params }, admin)).body.version;
      const cancelled = { status: "Cancelled" as const, reason: "Broken in the store", version };
      const response = await shop.call(
        "setShipmentStatus",
        { params, body: cancelled },
        { ...admin, key: randomUUID() },
      );
      expect(response.status).toBe(200);
      await runJob(shop, "send-refunds");
      await runGateway(shop);
    });
    expect(books).toEqual({ "gateway:sandbox": 2500, "house:items": -2000, "house:shipping": -500 });
    expect(await stockOf(shop, lamp)).toBe(5);
  });

  it("can't go into an inventory or use an address book", { tags: ["S0-07", "S1-16"] }, async () => {
    const asked = [{ purchaseOption: "inventory" }, { shippingAddressId: randomUUID() }];
    for (const changed of asked) expect((await buyAsGuest(shop, toSend([lamp], changed))).status).toBe(400);
  });

  it("can be made five times a minute from one IP address", async () => {
    const strict = await openSilentShop({ RATE_LIMIT_FACTOR: "1" });
    const order = () =>
      strict.call("buyAsGuest", { body: { ...toSend([lamp]), guestBuyerInfo: guest } }, { ip: "10.0.0.9" });
    for (let count = 0; count < 5; count += 1) expect((await order()).status).toBe(404);
    expect((await order()).status).toBe(429);
    await strict.close();
  });

  it("doesn't report payments of others", async () => {
    const order = (await buyDirectly(shop, mara, toSend([lamp]))).body;
    const { paymentId } = await payWith(shop, order.paymentSessionResponse, cards.succeeds);
    for (const by of [{}, await signUp(shop)]) {
      const asked = { paymentId, failTransactionIfUnsuccessful: true };
      const { status, text } = await shop.call("validatePurchase", { body: asked }, by);
      expect([status, JSON.parse(text).code]).toEqual([404, "NOT_FOUND"]);
    }
    const topUp = await shop.call("validateTopUp", { body: { paymentId, failTransactionIfUnsuccessful: true } }, mara);
    expect(topUp.status).toBe(404);
  });
});
